// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All plot models: plain values made from a plan's state, shared by the pages and the report.
#include "ui/plot/dose_response_model.h"
#include "ui/plot/forest_model.h"
#include "ui/plot/funnel_model.h"
#include "ui/plot/paired_differences_model.h"
#include "ui/plot/raincloud_model.h"
#include "ui/plot/run_order_model.h"
#include "ui/plot/sweep_model.h"
