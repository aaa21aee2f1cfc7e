// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/definition/reading.h"

#include "core/base/json_mapping.h"
#include "core/casefile/definition/nearest.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <type_traits>

namespace assay::casefile::definition {

namespace {

std::string found_type(const toml::node& node) {
    switch (node.type()) {
        case toml::node_type::table:
            return "a table";
        case toml::node_type::array:
            return "a list";
        case toml::node_type::string:
            return "text";
        case toml::node_type::integer:
            return "a whole number";
        case toml::node_type::floating_point:
            return "a number with decimals";
        case toml::node_type::boolean:
            return "true or false";
        default:
            return "a date or time";
    }
}

class TableReader {
  public:
    explicit TableReader(Problems& problems) : problems_(problems) {}

    template <class T>
    void read(const toml::node& node, const std::string& path, T& out) {
        problems_.locate(path, static_cast<int>(node.source().begin.line));
        if constexpr (std::is_same_v<T, std::string>) {
            take<std::string>(node, path, "text in quotes", out);
        } else if constexpr (std::is_same_v<T, bool>) {
            take<bool>(node, path, "true or false", out);
        } else if constexpr (std::is_enum_v<T>) {
            read_word(node, path, out);
        } else if constexpr (std::is_floating_point_v<T>) {
            read_number(node, path, out);
        } else if constexpr (std::is_integral_v<T>) {
            read_whole_number(node, path, out);
        } else if constexpr (mapping::is_optional<T>::value) {
            read(node, path, out.emplace());
        } else if constexpr (mapping::is_vector<T>::value) {
            read_list(node, path, out);
        } else if constexpr (mapping::is_string_map<T>::value) {
            read_map(node, path, out);
        } else {
            read_table(node, path, out);
        }
    }

  private:
    void mismatch(const toml::node& node, const std::string& path, std::string_view expected) {
        problems_.add(path, fmt::format("expected {}, found {}", expected, found_type(node)));
    }

    template <class T>
    void take(const toml::node& node, const std::string& path, std::string_view expected, T& out) {
        if (const auto value = node.value_exact<T>()) {
            out = *value;
        } else {
            mismatch(node, path, expected);
        }
    }

    template <class T>
    void read_word(const toml::node& node, const std::string& path, T& out) {
        std::string word;
        if (!node.is_string()) return mismatch(node, path, "one of " + enum_names<T>());
        take(node, path, "", word);
        if (const auto value = enum_from_name<T>(word)) {
            out = *value;
        } else {
            problems_.add(path, fmt::format("'{}' is none of {}", word, enum_names<T>()));
        }
    }

    template <class T>
    void read_number(const toml::node& node, const std::string& path, T& out) {
        if (node.is_integer() || node.is_floating_point()) {
            out = *node.value<T>();
        } else {
            mismatch(node, path, "a number");
        }
    }

    template <class T>
    void read_whole_number(const toml::node& node, const std::string& path, T& out) {
        std::int64_t value = 0;
        if (!node.is_integer()) return mismatch(node, path, "a whole number");
        take(node, path, "", value);
        if (std::in_range<T>(value)) {
            out = static_cast<T>(value);
        } else {
            problems_.add(path, fmt::format("{} is out of range", value));
        }
    }

    template <class T>
    void read_list(const toml::node& node, const std::string& path, T& out) {
        const auto* array = node.as_array();
        if (array == nullptr) {
            using Item = typename T::value_type;
            return mismatch(node, path,
                            std::is_class_v<Item> && !std::is_same_v<Item, std::string>
                                ? "a list of tables ([[" + path + "]])"
                                : "a list");
        }
        for (const auto& item : *array) {
            out.emplace_back();
            read(item, fmt::format("{}[{}]", path, out.size() - 1), out.back());
        }
    }

    template <class T>
    void read_map(const toml::node& node, const std::string& path, T& out) {
        const auto* table = node.as_table();
        if (table == nullptr) return mismatch(node, path, "a table");
        for (const auto& [key, item] : *table)
            read(item, path + "." + std::string(key.str()), out[std::string(key.str())]);
    }

    template <class T>
    void read_table(const toml::node& node, const std::string& path, T& out) {
        const auto* table = node.as_table();
        if (table == nullptr) return mismatch(node, path, "a table");
        const auto prefix = path.empty() ? path : path + ".";
        std::vector<std::string> known;
        boost::mp11::mp_for_each<mapping::members<T>>([&](auto member) {
            const auto key = key_of<T>(member.name);
            if (key.empty()) return;
            known.push_back(key);
            if (const auto* item = table->get(key)) {
                read(*item, prefix + key, out.*member.pointer);
                check_range<T>(prefix + key, key, out.*member.pointer);
            }
        });
        for (const auto& [key, item] : *table) {
            const std::string name(key.str());
            if (std::find(known.begin(), known.end(), name) != known.end()) continue;
            problems_.locate(prefix + name, static_cast<int>(key.source().begin.line));
            problems_.add(prefix + name, "unknown key" + suggestion(name, known));
        }
        for (const std::string_view key : Rules<T>::required)
            if (!table->contains(key)) problems_.add(prefix + std::string(key), "this key is missing");
    }

    template <class Table, class Value>
    void check_range(const std::string& path, std::string_view key, const Value& value) {
        if constexpr (mapping::is_optional<Value>::value) {
            if (value) check_range<Table>(path, key, *value);
        } else if constexpr (std::is_arithmetic_v<Value> && !std::is_same_v<Value, bool>) {
            const auto number = static_cast<double>(value);
            for (const Range& range : Rules<Table>::ranges) {
                if (range.key != key) continue;
                const bool inside = range.open ? number > range.low && number < range.high
                                               : number >= range.low && number <= range.high;
                if (inside) continue;
                problems_.add(path, fmt::format("{} is out of range: {}", value, in_words(range)));
            }
        }
    }

    static std::string in_words(const Range& range) {
        const bool has_high = range.high < std::numeric_limits<double>::infinity();
        if (range.open)
            return has_high ? fmt::format("it must lie above {} and below {}", range.low, range.high)
                            : fmt::format("it must lie above {}", range.low);
        return has_high ? fmt::format("it must lie from {} to {}", range.low, range.high)
                        : fmt::format("it must be at least {}", range.low);
    }

    Problems& problems_;
};

}  // namespace

Result<Tables> read_tables(std::string_view text, const std::filesystem::path& file, Problems& problems) {
    Tables tables;
    try {
        const toml::table root = toml::parse(text, file.string());
        TableReader(problems).read(root, "", tables);
    } catch (const toml::parse_error& error) {
        return fail(ErrorKind::invalid_input,
                    fmt::format("'{}', line {}, column {}: {}", file.string(), error.source().begin.line,
                                error.source().begin.column, error.description()),
                    "a definition is written in TOML; the shipped samples show how");
    }
    return tables;
}

}  // namespace assay::casefile::definition
