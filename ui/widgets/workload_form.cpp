// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/workload_form.h"

#include "core/workload/command_template.h"
#include "ui/session/words.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/labels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

namespace assay::ui {

namespace {

constexpr int payloadLimit = 512 << 20;

QPlainTextEdit* lines(int count, const QString& name, const QString& objectName) {
    auto* edit = new QPlainTextEdit;
    edit->setObjectName(objectName);
    edit->setAccessibleName(name);
    edit->setFont(style::fixedFont());
    edit->setTabChangesFocus(true);
    edit->setFixedHeight(QFontMetrics(style::fixedFont()).lineSpacing() * count + style::em(0.9));
    return edit;
}

QSpinBox* number(int low, int high, const QString& objectName) {
    auto* box = new QSpinBox;
    box->setRange(low, high);
    box->setGroupSeparatorShown(true);
    box->setObjectName(objectName);
    return box;
}

QString configInWords(const std::map<std::string, std::string>& config) {
    QStringList out;
    for (const auto& [directive, value] : config)
        out << shown(directive) + QLatin1Char(' ') + (value.empty() ? QStringLiteral("\"\"") : shown(value));
    return out.join(QLatin1Char('\n'));
}

tl::unexpected<Error> wrong(const QString& message, const QString& advice) {
    return fail(ErrorKind::invalid_input, message.toStdString(), advice.toStdString());
}

}  // namespace

WorkloadForm::WorkloadForm(QWidget* parent)
    : QWidget(parent),
      description_(new QLineEdit),
      command_(lines(2, tr("Command"), QStringLiteral("workloadCommand"))),
      setup_(lines(2, tr("Set-up commands"), QStringLiteral("workloadSetup"))),
      payload_(number(0, payloadLimit, QStringLiteral("workloadPayload"))),
      pipeline_(number(1, 10000, QStringLiteral("workloadPipeline"))),
      connections_(number(1, 1000, QStringLiteral("workloadConnections"))),
      transport_(new QComboBox),
      keyPattern_(new QComboBox),
      keySpace_(number(1, 1000000000, QStringLiteral("workloadKeySpace"))),
      config_(lines(5, tr("Server configuration"), QStringLiteral("workloadConfig"))),
      aof_(new QCheckBox(tr("The append-only file belongs to it"))),
      sameBytes_(new QCheckBox(tr("Persisted bytes of all variants must be identical"))),
      keep_(new QPushButton(tr("Keep the changes"))),
      drop_(new QPushButton(tr("Drop them"))) {
    setObjectName(QStringLiteral("workloadForm"));
    description_->setObjectName(QStringLiteral("workloadDescription"));
    keep_->setObjectName(QStringLiteral("workloadKeep"));
    drop_->setObjectName(QStringLiteral("workloadDrop"));
    aof_->setObjectName(QStringLiteral("workloadAof"));
    sameBytes_->setObjectName(QStringLiteral("workloadSameBytes"));
    transport_->addItem(word(workload::Transport::unix_socket),
                        static_cast<int>(workload::Transport::unix_socket));
    transport_->addItem(word(workload::Transport::tcp), static_cast<int>(workload::Transport::tcp));
    keyPattern_->addItem(tr("always the same key"), static_cast<int>(workload::KeyPattern::fixed));
    keyPattern_->addItem(tr("one after the other"), static_cast<int>(workload::KeyPattern::sequential));
    keyPattern_->addItem(tr("drawn from the seed"), static_cast<int>(workload::KeyPattern::random));
    payload_->setSuffix(tr(" B"));
    command_->setPlaceholderText(QStringLiteral("SET {key} {value}"));
    setup_->setPlaceholderText(tr("one command a line"));

    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setVerticalSpacing(style::em(0.55));
    form->setHorizontalSpacing(style::em(1.2));
    form->addRow(tr("&Description"), description_);
    form->addRow(tr("Co&mmand"), command_);
    form->addRow(tr("Set-&up"), setup_);
    const auto pair = [&](QWidget* first, const QString& label, QWidget* second) {
        auto* row = new QWidget;
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(style::em(0.8));
        line->addWidget(first);
        auto* name = new QLabel(label);
        name->setBuddy(second);
        line->addSpacing(style::em(0.8));
        line->addWidget(name);
        line->addWidget(second);
        line->addStretch(1);
        return row;
    };
    form->addRow(tr("Pay&load"), pair(payload_, tr("P&ipeline"), pipeline_));
    form->addRow(tr("Transp&ort"), pair(transport_, tr("Co&nnections"), connections_));
    form->addRow(tr("&Keys"), pair(keyPattern_, tr("ou&t of"), keySpace_));
    form->addRow(tr("Server confi&guration"), config_);
    form->addRow(tr("Persisted"), aof_);
    form->addRow(QString(), sameBytes_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(keep_);
    buttons->addWidget(drop_);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.8));
    column->addLayout(form);
    column->addLayout(buttons);

    connect(description_, &QLineEdit::textChanged, this, &WorkloadForm::follow);
    for (auto* edit : {command_, setup_, config_})
        connect(edit, &QPlainTextEdit::textChanged, this, &WorkloadForm::follow);
    for (auto* box : {payload_, pipeline_, connections_, keySpace_})
        connect(box, &QSpinBox::valueChanged, this, &WorkloadForm::follow);
    for (auto* box : {transport_, keyPattern_})
        connect(box, &QComboBox::currentIndexChanged, this, &WorkloadForm::follow);
    for (auto* box : {aof_, sameBytes_})
        connect(box, &QCheckBox::toggled, this, &WorkloadForm::follow);
    connect(keep_, &QPushButton::clicked, this, &WorkloadForm::keepRequested);
    connect(drop_, &QPushButton::clicked, this, [this] { fill(shown_); });
    dressFields(*this);
    follow();
}

void WorkloadForm::show(const workload::Specification& specification) {
    if (specification == shown_) return;
    const bool other = specification.name != shown_.name;
    const bool typing = isChanged();
    shown_ = specification;
    if (other || !typing) fill(specification);
    follow();
}

void WorkloadForm::fill(const workload::Specification& s) {
    filling_ = true;
    description_->setText(shown(s.description));
    command_->setPlainText(commandInWords(s.command));
    QStringList setup;
    for (const auto& command : s.setup)
        setup << commandInWords(command);
    setup_->setPlainText(setup.join(QLatin1Char('\n')));
    payload_->setValue(static_cast<int>(std::min<std::int64_t>(s.payload_bytes, payloadLimit)));
    pipeline_->setValue(s.pipeline);
    connections_->setValue(s.connections);
    transport_->setCurrentIndex(transport_->findData(static_cast<int>(s.transport)));
    keyPattern_->setCurrentIndex(keyPattern_->findData(static_cast<int>(s.key_pattern)));
    keySpace_->setValue(static_cast<int>(std::min<std::int64_t>(s.key_space, keySpace_->maximum())));
    config_->setPlainText(configInWords(s.server_config));
    aof_->setChecked(s.artefact == workload::Artefact::aof);
    sameBytes_->setChecked(s.same_bytes);
    filling_ = false;
    follow();
}

void WorkloadForm::setEditable(bool editable) {
    editable_ = editable;
    for (auto* edit : {command_, setup_, config_})
        edit->setReadOnly(!editable);
    description_->setReadOnly(!editable);
    for (QWidget* widget : std::initializer_list<QWidget*>{payload_, pipeline_, connections_, transport_,
                                                           keyPattern_, keySpace_, aof_, sameBytes_})
        widget->setEnabled(editable);
    follow();
}

bool WorkloadForm::isChanged() const {
    if (shown_.name.empty()) return false;
    const auto now = specification();
    return !now || !(*now == shown_);
}

QString WorkloadForm::workloadName() const {
    return shown(shown_.name);
}

void WorkloadForm::follow() {
    if (filling_) return;
    const bool changed = editable_ && isChanged();
    keep_->setEnabled(changed);
    drop_->setEnabled(changed);
    sameBytes_->setEnabled(editable_ && aof_->isChecked());
}

Result<workload::Specification> WorkloadForm::specification() const {
    auto out = shown_;
    bool ok = false;
    out.description = description_->text().toStdString();
    out.command = commandFromWords(command_->toPlainText(), &ok);
    if (!ok || out.command.empty())
        return wrong(tr("The command has an open quote, or is empty."),
                     tr("Write it as it is sent: SET {key} {value}"));
    if (auto parsed = workload::parse_command(out.command); !parsed) return fail(parsed.error());
    out.setup.clear();
    for (const auto& line : setup_->toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        auto command = commandFromWords(line, &ok);
        if (!ok)
            return wrong(tr("A set-up command has an open quote: %1").arg(line), tr("One command a line."));
        if (!command.empty()) out.setup.push_back(std::move(command));
    }
    out.server_config.clear();
    for (const auto& line : config_->toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QString directive = line.trimmed().section(QLatin1Char(' '), 0, 0);
        const QString value = line.trimmed().section(QLatin1Char(' '), 1).trimmed();
        if (value.isEmpty())
            return wrong(tr("'%1' is no directive with a value.").arg(line),
                         tr("Write it as in redis.conf: appendonly yes"));
        // As in redis.conf: save "" switches saving off.
        out.server_config[directive.toStdString()] =
            value == QLatin1String("\"\"") ? std::string() : value.toStdString();
    }
    out.payload_bytes = payload_->value();
    out.pipeline = pipeline_->value();
    out.connections = connections_->value();
    out.transport = static_cast<workload::Transport>(transport_->currentData().toInt());
    out.key_pattern = static_cast<workload::KeyPattern>(keyPattern_->currentData().toInt());
    out.key_space = keySpace_->value();
    out.artefact = aof_->isChecked() ? workload::Artefact::aof : workload::Artefact::none;
    out.same_bytes = sameBytes_->isChecked() && aof_->isChecked();
    return out;
}

}  // namespace assay::ui
