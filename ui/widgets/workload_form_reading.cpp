// SPDX-License-Identifier: GPL-3.0-or-later
// What the fields of a workload say, and what is wrong with them.
#include "core/workload/encoder.h"
#include "ui/session/words.h"
#include "ui/widgets/workload_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSpinBox>

namespace assay::ui {

namespace {

Error wrong(const QString& message, const QString& advice) {
    return {ErrorKind::invalid_input, message.toStdString(), advice.toStdString(), {}};
}

/// A number that the box cannot hold was cut to it on showing; left alone, it stays what it was.
std::int64_t numberOf(const QSpinBox& box, std::int64_t before) {
    return before > box.maximum() && box.value() == box.maximum() ? before : box.value();
}

}  // namespace

WorkloadForm::Reading WorkloadForm::read() const {
    Reading out;
    auto& w = out.value;
    w = shown_;
    const auto blame = [&out](QWidget* field, FieldNote* note, Error error) {
        if (out.field != nullptr) return;  // the first one counts
        out.field = field;
        out.note = note;
        out.error = std::move(error);
    };
    w.name = name_->text().trimmed().toStdString();
    // A point of a sweep is called NAME@VALUE; nobody types that.
    static const QRegularExpression nameRule(QStringLiteral("^[A-Za-z0-9_.-]{1,100}$"));
    if (w.name != shown_.name && !nameRule.match(shown(w.name)).hasMatch())
        blame(name_, nameNote_, wrong(tr("This is no name."), tr("Use letters, digits, '-', '_' and '.'.")));
    if (w.name != shown_.name && taken_ && taken_(w.name))
        blame(name_, nameNote_,
              wrong(tr("A workload of this name is there already."), tr("Choose another name.")));
    w.description = description_->text().toStdString();
    bool whole = false;
    w.command = commandFromWords(command_->toPlainText(), &whole);
    if (!whole || w.command.empty())
        blame(command_, commandNote_,
              wrong(tr("The command has an open quote, or is empty."),
                    tr("Write it as it is sent: SET {key} {value}")));
    w.setup.clear();
    for (const auto& line : setup_->toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        auto command = commandFromWords(line, &whole);
        if (!whole)
            blame(setup_, setupNote_,
                  wrong(tr("A set-up command has an open quote: %1").arg(line), tr("One command a line.")));
        if (!command.empty()) w.setup.push_back(std::move(command));
    }
    w.server_config.clear();
    for (const auto& line : config_->toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (line.trimmed().isEmpty()) continue;
        const QString directive = line.trimmed().section(QLatin1Char(' '), 0, 0);
        const QString value = line.trimmed().section(QLatin1Char(' '), 1).trimmed();
        if (value.isEmpty())
            blame(config_, configNote_,
                  wrong(tr("'%1' is no directive with a value.").arg(line.trimmed()),
                        tr("Write it as in redis.conf: appendonly yes")));
        // As in redis.conf: save "" switches saving off.
        w.server_config[directive.toStdString()] =
            value == QLatin1String("\"\"") ? std::string() : value.toStdString();
    }
    w.payload_bytes = numberOf(*payload_, shown_.payload_bytes);
    w.pipeline = pipeline_->value();
    w.connections = connections_->value();
    w.transport = static_cast<workload::Transport>(transport_->currentData().toInt());
    w.key_pattern = static_cast<workload::KeyPattern>(keyPattern_->currentData().toInt());
    w.key_space = numberOf(*keySpace_, shown_.key_space);
    w.key_prefix = keyPrefix_->text().toStdString();
    w.artefact = aof_->isChecked() ? workload::Artefact::aof : workload::Artefact::none;
    w.same_bytes = sameBytes_->isChecked() && aof_->isChecked();
    w.trim_artefact = trim_->isChecked();
    w.data_place = static_cast<workload::DataPlace>(dataPlace_->currentData().toInt());
    w.rounds = rounds_->value();
    w.warmup_rounds = warmup_->value();
    w.proof_operations = numberOf(*proof_, shown_.proof_operations);
    if (out.field != nullptr) return out;

    // One that stops a line earlier is about the command; then the set-up; then what is persisted.
    auto alone = w;
    alone.setup.clear();
    alone.artefact = workload::Artefact::none;
    alone.same_bytes = false;
    if (const auto valid = workload::validate(alone); !valid) blame(command_, commandNote_, valid.error());
    alone.setup = w.setup;
    if (const auto valid = workload::validate(alone); !valid) blame(setup_, setupNote_, valid.error());
    if (const auto valid = workload::validate(w); !valid) blame(aof_, persistedNote_, valid.error());
    return out;
}

}  // namespace assay::ui
