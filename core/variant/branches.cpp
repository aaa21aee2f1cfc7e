// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/branches.h"

#include <capstone/capstone.h>
#include <fmt/format.h>

#include <algorithm>

namespace assay::variant {

namespace {

/// Owns a capstone handle and its one reused instruction.
class Disassembler {
  public:
    explicit Disassembler(Machine machine) {
        const bool x86 = machine == Machine::x86_64;
        if (::cs_open(x86 ? CS_ARCH_X86 : CS_ARCH_ARM64, x86 ? CS_MODE_64 : CS_MODE_LITTLE_ENDIAN,
                      &handle_) != CS_ERR_OK)
            return;
        ::cs_option(handle_, CS_OPT_DETAIL, CS_OPT_ON);
        ::cs_option(handle_, CS_OPT_SKIPDATA, CS_OPT_ON);
        instruction_ = ::cs_malloc(handle_);
    }
    ~Disassembler() {
        if (instruction_ != nullptr) ::cs_free(instruction_, 1);
        if (handle_ != 0) ::cs_close(&handle_);
    }
    Disassembler(const Disassembler&) = delete;
    Disassembler& operator=(const Disassembler&) = delete;
    [[nodiscard]] bool ready() const { return instruction_ != nullptr; }

    template <class Visit>
    void each(std::span<const std::uint8_t> bytes, std::uint64_t address, Visit visit) {
        const std::uint8_t* at = bytes.data();
        std::size_t left = bytes.size();
        while (::cs_disasm_iter(handle_, &at, &left, &address, instruction_))
            if (instruction_->id != 0 && instruction_->detail != nullptr) visit(*instruction_);
    }
    [[nodiscard]] bool in_group(const cs_insn& instruction, std::uint8_t group) const {
        return ::cs_insn_group(handle_, &instruction, group);
    }

  private:
    csh handle_ = 0;
    cs_insn* instruction_ = nullptr;
};

/// The address that a RIP-relative memory operand names; 0 for any other operand.
std::uint64_t slot_of(const cs_insn& instruction, const cs_x86_op& operand) {
    if (operand.type != X86_OP_MEM || operand.mem.base != X86_REG_RIP || operand.mem.index != X86_REG_INVALID)
        return 0;
    return instruction.address + instruction.size + static_cast<std::uint64_t>(operand.mem.disp);
}

void add_x86(const Disassembler& machine, const cs_insn& instruction, std::vector<Branch>& out) {
    const bool call = machine.in_group(instruction, CS_GRP_CALL);
    if (!call && !machine.in_group(instruction, CS_GRP_JUMP)) return;
    const cs_x86& detail = instruction.detail->x86;
    if (detail.op_count != 1) return;
    const cs_x86_op& operand = detail.operands[0];
    if (operand.type == X86_OP_IMM) {
        out.push_back({instruction.address, static_cast<std::uint64_t>(operand.imm), 0, call});
    } else if (const auto slot = slot_of(instruction, operand); slot != 0) {
        out.push_back({instruction.address, 0, slot, call});
    }
}

void add_arm(const Disassembler& machine, const cs_insn& instruction, std::vector<Branch>& out) {
    const bool call = instruction.id == ARM64_INS_BL;
    if (!call && !machine.in_group(instruction, CS_GRP_JUMP)) return;
    const cs_arm64& detail = instruction.detail->arm64;
    // The target is the last operand: b target; cbz register, target; tbz register, bit, target.
    if (detail.op_count == 0) return;
    const cs_arm64_op& operand = detail.operands[detail.op_count - 1];
    if (operand.type == ARM64_OP_IMM)
        out.push_back({instruction.address, static_cast<std::uint64_t>(operand.imm), 0, call});
}

Error cannot_disassemble(Machine machine) {
    if (machine == Machine::other)
        return {ErrorKind::unsupported,
                "machine code of this processor cannot be read here",
                "x86-64 and AArch64 are known",
                {}};
    return {ErrorKind::internal, "the disassembler (capstone) could not be started", "", {}};
}

/// An AArch64 stub loads its slot in two steps: adrp x16, page; ldr x17, [x16, offset].
struct PendingPage {
    std::uint64_t stub = 0;
    std::uint64_t page = 0;
};

}  // namespace

Result<std::vector<Branch>> branches_in(const CodeSection& section, std::uint64_t begin, std::uint64_t end,
                                        Machine machine) {
    Disassembler disassembler(machine);
    if (machine == Machine::other || !disassembler.ready()) return fail(cannot_disassemble(machine));
    std::vector<Branch> out;
    begin = std::max(begin, section.address);
    end = std::min(end, section.address + section.bytes.size());
    if (begin >= end) return out;
    disassembler.each(section.bytes.subspan(begin - section.address, end - begin), begin,
                      [&](const cs_insn& instruction) {
                          if (machine == Machine::x86_64) {
                              add_x86(disassembler, instruction, out);
                          } else {
                              add_arm(disassembler, instruction, out);
                          }
                      });
    return out;
}

Result<std::map<std::uint64_t, std::string>> plt_entries(const ElfFile& file) {
    Disassembler disassembler(file.machine());
    if (file.machine() == Machine::other || !disassembler.ready())
        return fail(cannot_disassemble(file.machine()));
    const auto slots = file.imported_slots();
    std::map<std::uint64_t, std::string> out;
    for (const auto& section : file.code()) {
        if (!section.is_plt()) continue;
        // An x86 stub is 8 or 16 bytes long and aligned; it jumps through its slot at once or after an
        // `endbr64` of 4 bytes. So the stub begins at the jump's address rounded down to 8.
        PendingPage pending;
        disassembler.each(section.bytes, section.address, [&](const cs_insn& instruction) {
            if (file.machine() == Machine::x86_64) {
                const cs_x86& detail = instruction.detail->x86;
                if (!disassembler.in_group(instruction, CS_GRP_JUMP) || detail.op_count != 1) return;
                const auto found = slots.find(slot_of(instruction, detail.operands[0]));
                if (found != slots.end()) out[instruction.address & ~std::uint64_t{7}] = found->second;
            } else if (instruction.id == ARM64_INS_ADRP) {
                pending = {instruction.address,
                           static_cast<std::uint64_t>(instruction.detail->arm64.operands[1].imm)};
            } else if (instruction.id == ARM64_INS_LDR && pending.stub + 4 == instruction.address) {
                const auto offset = instruction.detail->arm64.operands[1].mem.disp;
                const auto found = slots.find(pending.page + static_cast<std::uint64_t>(offset));
                if (found != slots.end()) out[pending.stub] = found->second;
            }
        });
    }
    return out;
}

}  // namespace assay::variant
