// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/specification.h"

#include "core/base/json_mapping.h"
#include "core/base/sha256.h"

namespace assay::workload {

std::string specification_sha256(Specification specification) {
    specification.description.clear();
    return sha256_hex(json::serialize(to_json(specification)));
}

}  // namespace assay::workload
