// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/definition/writing.h"

#include <fmt/format.h>

#include <algorithm>
#include <type_traits>

namespace assay::casefile::definition {

namespace {

template <class T>
struct is_table_list : std::false_type {};
template <class T>
struct is_table_list<std::vector<T>>
    : std::bool_constant<std::is_class_v<T> && !std::is_same_v<T, std::string> &&
                         !mapping::is_vector<T>::value> {};

std::string in_quotes(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            out += {'\\', c};
        else if (code < 0x20 || code == 0x7f)
            out += fmt::format("\\u{:04X}", code);
        else
            out += c;
    }
    return out + '"';
}

/// Bare where TOML allows it.
std::string as_key(const std::string& name) {
    const bool bare = !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    });
    return bare ? name : in_quotes(name);
}

/// A value on one line.
template <class T>
std::string inline_value(const T& value) {
    if constexpr (std::is_same_v<T, std::string>) {
        return in_quotes(value);
    } else if constexpr (std::is_same_v<T, bool>) {
        return value ? "true" : "false";
    } else if constexpr (std::is_enum_v<T>) {
        return in_quotes(enum_name(value));
    } else if constexpr (std::is_arithmetic_v<T>) {
        return fmt::format("{}", value);
    } else if constexpr (mapping::is_optional<T>::value) {
        return inline_value(*value);
    } else if constexpr (mapping::is_vector<T>::value) {
        std::string out;
        for (const auto& item : value)
            out += (out.empty() ? "" : ", ") + inline_value<typename T::value_type>(item);
        return "[" + out + "]";
    } else if constexpr (mapping::is_string_map<T>::value) {
        std::string out;
        for (const auto& [key, item] : value)
            out += (out.empty() ? " " : ", ") + as_key(key) + " = " + inline_value(item);
        return "{" + out + " }";
    } else {
        std::string out;
        const T usual{};
        boost::mp11::mp_for_each<mapping::members<T>>([&](auto member) {
            if (value.*member.pointer == usual.*member.pointer) return;
            out += (out.empty() ? " " : ", ") + key_of<T>(member.name) + " = " +
                   inline_value(value.*member.pointer);
        });
        return "{" + out + " }";
    }
}

template <class T>
bool is_said(const T& value, const T& usual) {
    if constexpr (mapping::is_optional<T>::value) {
        return value.has_value();
    } else {
        return !(value == usual);
    }
}

/// Key = value lines first, since TOML takes whatever follows a table's head as that table's.
template <class T>
void write_table(const T& value, const std::string& path, std::string& out) {
    const T usual{};
    const auto& required = Rules<T>::required;
    boost::mp11::mp_for_each<mapping::members<T>>([&](auto member) {
        using Member = std::remove_cvref_t<decltype(value.*member.pointer)>;
        if constexpr (!is_table_list<Member>::value && !std::is_same_v<Member, CaseTable>) {
            const auto key = key_of<T>(member.name);
            if (key.empty()) return;
            const bool must = std::find(required.begin(), required.end(), key) != required.end();
            if (must || is_said(value.*member.pointer, usual.*member.pointer))
                out += key + " = " + inline_value(value.*member.pointer) + "\n";
        }
    });
    boost::mp11::mp_for_each<mapping::members<T>>([&](auto member) {
        using Member = std::remove_cvref_t<decltype(value.*member.pointer)>;
        const auto key = path.empty() ? key_of<T>(member.name) : path + "." + key_of<T>(member.name);
        if constexpr (std::is_same_v<Member, CaseTable>) {
            out += "\n[" + key + "]\n";
            write_table(value.*member.pointer, key, out);
        } else if constexpr (is_table_list<Member>::value) {
            for (const auto& item : value.*member.pointer) {
                out += "\n[[" + key + "]]\n";
                write_table(item, key, out);
            }
        }
    });
}

}  // namespace

std::string to_toml(const Tables& tables) {
    std::string out = fmt::format("format = {}\n", tables.format);
    auto rest = tables;
    rest.format = Tables{}.format;  // written above, whether or not it is the usual one
    write_table(rest, "", out);
    return out;
}

}  // namespace assay::casefile::definition
