// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/proof_pass.h"

#include "core/base/lower_case.h"

#include <fmt/format.h>

namespace assay::runner {

using experiment::CheckKind;
using experiment::CheckResult;

Result<Proof> run_proof(const std::string& variant, const workload::Specification& workload,
                        const Bench& bench, std::uint64_t seed) {
    const auto where = fmt::format("proof pass of '{}' on '{}'", variant, workload.name);
    const auto prepared = workload::prepare(workload, workload.proof_operations, 0, seed);
    if (!prepared) return fail(Error(prepared.error()).within(where));
    auto arm = LiveArm::start(bench.binaries.at(variant), workload, bench, seed, {{}, bench.placed(seed)});
    if (!arm) return fail(std::move(arm.error()).within(where));
    auto window = (*arm)->window(*prepared, true);
    if (!window) return fail(std::move(window.error()).within(where));
    auto work = (*arm)->work_done();
    if (!work) return fail(std::move(work.error()).within(where));
    Proof proof{workload.name, variant, std::move(*work), window->load.reply_bytes, 0, {}};
    if (workload.artefact == workload::Artefact::aof) {
        const auto bytes = (*arm)->artefact_bytes();
        const auto hash = (*arm)->artefact_sha256();
        if (!bytes) return fail(bytes.error());
        if (!hash) return fail(hash.error());
        proof.artefact_bytes = *bytes;
        proof.artefact_sha256 = *hash;
    }
    if (auto stopped = (*arm)->stop(); !stopped) return fail(std::move(stopped.error()).within(where));
    return proof;
}

namespace {

std::int64_t observed_number(const Proof& proof, const experiment::CheckSpecification& check) {
    if (check.kind == CheckKind::aof_bytes) return proof.artefact_bytes;
    if (check.kind == CheckKind::dbsize) return proof.work.dbsize;
    const auto found = proof.work.calls.find(lower_case(check.command));
    return found == proof.work.calls.end() ? 0 : found->second;
}

}  // namespace

std::vector<CheckResult> checks_of(const Proof& proof, const CheckSpecifications& expected) {
    std::vector<CheckResult> out;
    const auto add = [&](const std::string& name, std::int64_t want, std::int64_t got,
                         std::optional<CheckKind> kind) {
        out.push_back({name, proof.variant, proof.workload, std::to_string(want), std::to_string(got),
                       want == got, kind});
    };
    add("no command failed", 0, proof.work.failed_calls, std::nullopt);
    for (const auto& check : expected) {
        const bool numeric = check.kind == CheckKind::aof_bytes || check.kind == CheckKind::command_calls ||
                             check.kind == CheckKind::dbsize;
        if (numeric && check.workload == proof.workload && check.expected)
            add(check.name, *check.expected, observed_number(proof, check), check.kind);
    }
    return out;
}

std::vector<CheckResult> compare(const std::vector<Proof>& proofs, const workload::Specification& workload,
                                 const CheckSpecifications& expected) {
    std::vector<CheckResult> out;
    if (proofs.empty()) return out;
    const auto& reference = proofs.front();
    std::vector<std::string> byte_checks;
    for (const auto& check : expected)
        if (check.kind == CheckKind::aof_identical && check.workload == workload.name)
            byte_checks.push_back(check.name);
    if (byte_checks.empty() && workload.same_bytes) byte_checks.emplace_back("same persisted bytes");
    for (const auto& proof : proofs) {
        const auto want = in_words(reference.work, reference.reply_bytes);
        const auto got = in_words(proof.work, proof.reply_bytes);
        out.push_back({"same work", proof.variant, workload.name, want, got, want == got});
        for (const auto& name : byte_checks)
            out.push_back(
                {name, proof.variant, workload.name, reference.artefact_sha256, proof.artefact_sha256,
                 !proof.artefact_sha256.empty() && proof.artefact_sha256 == reference.artefact_sha256,
                 CheckKind::aof_identical});
    }
    return out;
}

std::string in_words(const CheckResult& check) {
    std::string where = check.variant.empty() ? "" : " for '" + check.variant + "'";
    if (!check.workload.empty()) where += " on '" + check.workload + "'";
    return fmt::format("check '{}'{}: expected {}, observed {}", check.name, where, check.expected,
                       check.observed);
}

}  // namespace assay::runner
