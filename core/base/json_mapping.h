// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <fmt/format.h>

#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

// Value types that are described with BOOST_DESCRIBE_STRUCT / BOOST_DESCRIBE_ENUM become JSON and come back.
// Member names are the JSON keys, enumerators are strings by their name. Reading is forgiving about additions
// (an unknown key is ignored, a missing one keeps its default), so that older files stay readable, and strict
// about types: an error names the path, as in "arms[2].windows: expected an array".
// An empty optional is not written. Numbers that JSON cannot hold (NaN, infinity) are written as null and
// read back as NaN.
namespace assay {

namespace json = boost::json;

template <class T>
[[nodiscard]] json::value to_json(const T& value);
template <class T>
[[nodiscard]] Result<T> from_json(const json::value& value, const std::string& path = {});

namespace mapping {

/// `void_` stands for "void": an enumerator that would be a C++ keyword carries an underscore.
[[nodiscard]] constexpr std::string_view without_underscore(std::string_view name) {
    if (name.ends_with('_')) name.remove_suffix(1);
    return name;
}

}  // namespace mapping

/// The enumerator's name; "?" for a value outside the enumeration.
template <class E>
[[nodiscard]] std::string_view enum_name(E value) {
    return mapping::without_underscore(boost::describe::enum_to_string(value, "?"));
}
template <class E>
[[nodiscard]] std::optional<E> enum_from_name(std::string_view name) {
    std::optional<E> found;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto d) {
        if (mapping::without_underscore(d.name) == name) found = d.value;
    });
    return found;
}
/// "a, b, c": for the error that says what would have been right.
template <class E>
[[nodiscard]] std::string enum_names() {
    std::string out;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto d) {
        if (!out.empty()) out += ", ";
        out += mapping::without_underscore(d.name);
    });
    return out;
}

namespace mapping {

template <class T>
struct is_vector : std::false_type {};
template <class T>
struct is_vector<std::vector<T>> : std::true_type {};
template <class T>
struct is_optional : std::false_type {};
template <class T>
struct is_optional<std::optional<T>> : std::true_type {};
template <class T>
struct is_string_map : std::false_type {};
template <class T>
struct is_string_map<std::map<std::string, T>> : std::true_type {};

template <class T>
using members =
    boost::describe::describe_members<T, boost::describe::mod_public | boost::describe::mod_inherited>;

[[nodiscard]] inline tl::unexpected<Error> mismatch(const std::string& path, const char* expected) {
    return fail(ErrorKind::invalid_input,
                fmt::format("{}: expected {}", path.empty() ? std::string("value") : path, expected));
}

}  // namespace mapping

template <class T>
json::value to_json(const T& value) {
    if constexpr (std::is_same_v<T, json::value>) {
        return value;
    } else if constexpr (std::is_enum_v<T>) {
        return json::value(enum_name(value));
    } else if constexpr (std::is_floating_point_v<T>) {
        if (!(value - value == 0)) return nullptr;
        return value;
    } else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>) {
        return json::value(value);
    } else if constexpr (mapping::is_vector<T>::value) {
        json::array out;
        out.reserve(value.size());
        for (const auto& item : value)
            out.push_back(to_json<typename T::value_type>(item));
        return out;
    } else if constexpr (mapping::is_string_map<T>::value) {
        json::object out;
        for (const auto& [key, item] : value)
            out[key] = to_json(item);
        return out;
    } else if constexpr (mapping::is_optional<T>::value) {
        return value ? to_json(*value) : json::value(nullptr);
    } else {
        json::object out;
        boost::mp11::mp_for_each<mapping::members<T>>([&](auto d) {
            using Member = std::remove_cvref_t<decltype(value.*d.pointer)>;
            if constexpr (mapping::is_optional<Member>::value) {
                if (!(value.*d.pointer)) return;
            }
            out[d.name] = to_json(value.*d.pointer);
        });
        return out;
    }
}

template <class T>
Result<T> from_json(const json::value& value, const std::string& path) {
    if constexpr (std::is_same_v<T, json::value>) {
        return value;
    } else if constexpr (std::is_enum_v<T>) {
        if (!value.is_string()) return mapping::mismatch(path, "a word");
        if (const auto found = enum_from_name<T>(std::string_view(value.get_string()))) return *found;
        return fail(ErrorKind::invalid_input,
                    fmt::format("{}: '{}' is none of {}", path, std::string_view(value.get_string()),
                                enum_names<T>()));
    } else if constexpr (std::is_same_v<T, bool>) {
        if (!value.is_bool()) return mapping::mismatch(path, "true or false");
        return value.get_bool();
    } else if constexpr (std::is_integral_v<T>) {
        boost::system::error_code error;
        const T number = value.to_number<T>(error);
        if (error) return mapping::mismatch(path, "a whole number");
        return number;
    } else if constexpr (std::is_floating_point_v<T>) {
        if (value.is_null()) return std::numeric_limits<T>::quiet_NaN();
        boost::system::error_code error;
        const T number = value.to_number<T>(error);
        if (error) return mapping::mismatch(path, "a number");
        return number;
    } else if constexpr (std::is_same_v<T, std::string>) {
        if (!value.is_string()) return mapping::mismatch(path, "text");
        return std::string(value.get_string());
    } else if constexpr (mapping::is_vector<T>::value) {
        if (!value.is_array()) return mapping::mismatch(path, "an array");
        T out;
        out.reserve(value.get_array().size());
        for (const auto& item : value.get_array()) {
            // The path is only spelled out when something is wrong: a case holds a million numbers.
            auto read = from_json<typename T::value_type>(item, {});
            if (!read) {
                auto error = std::move(read.error());
                return fail(std::move(error).within(fmt::format("{}[{}]", path, out.size())));
            }
            out.push_back(std::move(*read));
        }
        return out;
    } else if constexpr (mapping::is_string_map<T>::value) {
        if (!value.is_object()) return mapping::mismatch(path, "an object");
        T out;
        for (const auto& [key, item] : value.get_object()) {
            auto read = from_json<typename T::mapped_type>(item, path + "." + std::string(key));
            if (!read) return fail(std::move(read.error()));
            out.emplace(std::string(key), std::move(*read));
        }
        return out;
    } else if constexpr (mapping::is_optional<T>::value) {
        if (value.is_null()) return T{};
        auto read = from_json<typename T::value_type>(value, path);
        if (!read) return fail(std::move(read.error()));
        return T(std::move(*read));
    } else {
        if (!value.is_object()) return mapping::mismatch(path, "an object");
        const auto& object = value.get_object();
        T out{};
        std::optional<Error> error;
        boost::mp11::mp_for_each<mapping::members<T>>([&](auto d) {
            if (error) return;
            const auto* found = object.if_contains(d.name);
            if (found == nullptr) return;
            using Member = std::remove_cvref_t<decltype(out.*d.pointer)>;
            auto read = from_json<Member>(*found, path.empty() ? std::string(d.name) : path + "." + d.name);
            if (read) {
                out.*d.pointer = std::move(*read);
            } else {
                error = std::move(read.error());
            }
        });
        if (error) return fail(std::move(*error));
        return out;
    }
}

}  // namespace assay
