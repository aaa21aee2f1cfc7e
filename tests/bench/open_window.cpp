// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/open_window.h"

#include "tests/support/assay_program.h"

#include <fmt/format.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <spawn.h>
#include <stdexcept>
#include <sys/wait.h>

namespace assay::bench {

OpenWindow::OpenWindow(const std::filesystem::path& file, const std::filesystem::path& home) {
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"})
        environment_.push_back(fmt::format("{}={}", name, home.string()));
    for (const char* name : {"PATH", "DISPLAY", "XDG_RUNTIME_DIR"})
        if (const char* value = std::getenv(name)) environment_.push_back(fmt::format("{}={}", name, value));
    if (std::getenv("DISPLAY") == nullptr) environment_.push_back("QT_QPA_PLATFORM=offscreen");
    std::vector<char*> environment;
    for (auto& one : environment_)
        environment.push_back(one.data());
    environment.push_back(nullptr);
    std::string program = (test::AssayProgram::path().parent_path() / "assay-workbench").string();
    std::string argument = file.string();
    char* arguments[] = {program.data(), argument.empty() ? nullptr : argument.data(), nullptr};
    if (::posix_spawn(&pid_, program.c_str(), nullptr, nullptr, arguments, environment.data()) != 0)
        throw std::runtime_error("cannot start " + program);
}

OpenWindow::~OpenWindow() {
    ::kill(pid_, SIGTERM);
    ::waitpid(pid_, nullptr, 0);
}

double OpenWindow::cpu_seconds() const {
    // A thread that has ended takes its time along, which a run of a second and a half can do without.
    double nanoseconds = 0;
    std::error_code gone;
    for (const auto& task : std::filesystem::directory_iterator(fmt::format("/proc/{}/task", pid_), gone)) {
        std::ifstream stat(task.path() / "schedstat");
        double spent = 0;
        if (stat >> spent) nanoseconds += spent;
    }
    siginfo_t ended{};
    ::waitid(P_PID, static_cast<id_t>(pid_), &ended, WEXITED | WNOHANG | WNOWAIT);
    if (gone || ended.si_pid != 0) throw std::runtime_error("the workbench ended by itself");
    return nanoseconds / 1e9;
}

double OpenWindow::peak_mib() const {
    std::ifstream status(fmt::format("/proc/{}/status", pid_));
    std::string word;
    while (status >> word)
        if (word == "VmHWM:" && status >> word) return std::strtod(word.c_str(), nullptr) / 1024;
    throw std::runtime_error("the workbench ended by itself");
}

}  // namespace assay::bench
