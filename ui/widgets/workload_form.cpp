// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/workload_form.h"

#include "ui/session/words.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/forms/form_layout.h"
#include "ui/widgets/labels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include <limits>

namespace assay::ui {

namespace {

constexpr int payloadLimit = 512 << 20;

QPlainTextEdit* lines(int count, const QString& name, const QString& objectName) {
    auto* edit = textLines(count, name, objectName);
    edit->setFont(style::fixedFont());
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

template <class E>
void addItem(QComboBox& box, const QString& text, E value) {
    box.addItem(text, static_cast<int>(value));
}

QString configInWords(const std::map<std::string, std::string>& config) {
    QStringList out;
    for (const auto& [directive, value] : config)
        out << asWritten(directive) + QLatin1Char(' ') +
                   (value.empty() ? QStringLiteral("\"\"") : asWritten(value));
    return out.join(QLatin1Char('\n'));
}

}  // namespace

WorkloadForm::WorkloadForm(QWidget* parent)
    : QWidget(parent),
      name_(new QLineEdit),
      description_(new QLineEdit),
      command_(lines(2, tr("Command"), QStringLiteral("workloadCommand"))),
      setup_(lines(2, tr("Set-up commands"), QStringLiteral("workloadSetup"))),
      payload_(number(0, payloadLimit, QStringLiteral("workloadPayload"))),
      pipeline_(number(1, 10000, QStringLiteral("workloadPipeline"))),
      connections_(number(1, 1000, QStringLiteral("workloadConnections"))),
      transport_(new QComboBox),
      keyPattern_(new QComboBox),
      keySpace_(number(1, 1000000000, QStringLiteral("workloadKeySpace"))),
      keyPrefix_(new QLineEdit),
      config_(lines(5, tr("Server configuration"), QStringLiteral("workloadConfig"))),
      aof_(new QCheckBox(tr("The append-only file belongs to it"))),
      sameBytes_(new QCheckBox(tr("Persisted bytes of all variants must be identical"))),
      trim_(new QCheckBox(tr("Cut the file after each window"))),
      dataPlace_(new QComboBox),
      rounds_(number(0, 100000, QStringLiteral("workloadRounds"))),
      warmup_(number(-1, 100000, QStringLiteral("workloadWarmup"))),
      proof_(number(1, std::numeric_limits<int>::max(), QStringLiteral("workloadProof"))),
      measured_(
          new TextLabel(tr("It was measured. What was measured stays as it is: another specification is "
                           "measured under a plan of its own by the next run."),
                        style::Type::body, TextLabel::Tone::muted)),
      nameNote_(new FieldNote(QStringLiteral("workloadNameNote"))),
      commandNote_(new FieldNote(QStringLiteral("workloadCommandNote"))),
      setupNote_(new FieldNote(QStringLiteral("workloadSetupNote"))),
      configNote_(new FieldNote(QStringLiteral("workloadConfigNote"))),
      persistedNote_(new FieldNote(QStringLiteral("workloadPersistedNote"))),
      keep_(new QPushButton(tr("Keep the changes"))),
      drop_(new QPushButton(tr("Drop them"))) {
    setObjectName(QStringLiteral("workloadForm"));
    name();
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(keep_);
    buttons->addWidget(drop_);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.8));
    measured_->setObjectName(QStringLiteral("workloadMeasured"));
    measured_->hide();
    column->addWidget(measured_);
    column->addLayout(makeForm());
    column->addLayout(buttons);

    for (auto* edit : {name_, description_, keyPrefix_})
        connect(edit, &QLineEdit::textChanged, this, &WorkloadForm::follow);
    for (auto* edit : {command_, setup_, config_})
        connect(edit, &QPlainTextEdit::textChanged, this, &WorkloadForm::follow);
    for (auto* box : {payload_, pipeline_, connections_, keySpace_, rounds_, warmup_, proof_})
        connect(box, &QSpinBox::valueChanged, this, &WorkloadForm::follow);
    for (auto* box : {transport_, keyPattern_, dataPlace_})
        connect(box, &QComboBox::currentIndexChanged, this, &WorkloadForm::follow);
    for (auto* box : {aof_, sameBytes_, trim_})
        connect(box, &QCheckBox::toggled, this, &WorkloadForm::follow);
    connect(keep_, &QPushButton::clicked, this, &WorkloadForm::keepRequested);
    connect(drop_, &QPushButton::clicked, this, &WorkloadForm::drop);
    dressFields(*this);
    follow();
}

void WorkloadForm::name() {
    const auto call = [](QWidget* widget, const char* objectName, const QString& accessible) {
        widget->setObjectName(QLatin1String(objectName));
        if (!accessible.isEmpty()) widget->setAccessibleName(accessible);
    };
    call(name_, "workloadName", tr("Name"));
    call(description_, "workloadDescription", tr("Description"));
    call(keep_, "workloadKeep", {});
    call(drop_, "workloadDrop", {});
    call(aof_, "workloadAof", {});
    call(sameBytes_, "workloadSameBytes", {});
    call(trim_, "workloadTrim", {});
    trim_->setToolTip(tr("Every window then meets the same state."));
    call(transport_, "workloadTransport", tr("Transport"));
    call(keyPattern_, "workloadKeyPattern", tr("Keys"));
    call(keySpace_, "workloadKeySpace", tr("Number of keys"));
    call(keyPrefix_, "workloadKeyPrefix", tr("What keys begin with"));
    call(dataPlace_, "workloadDataPlace", tr("Where the data lies"));
    call(payload_, "workloadPayload", tr("Payload"));
    call(pipeline_, "workloadPipeline", tr("Pipeline"));
    call(connections_, "workloadConnections", tr("Connections"));
    call(rounds_, "workloadRounds", tr("Rounds a block"));
    call(warmup_, "workloadWarmup", tr("Warm-up rounds"));
    call(proof_, "workloadProof", tr("Operations of the proof pass"));
    addItem(*transport_, word(workload::Transport::unix_socket), workload::Transport::unix_socket);
    addItem(*transport_, word(workload::Transport::tcp), workload::Transport::tcp);
    addItem(*keyPattern_, tr("always the same key"), workload::KeyPattern::fixed);
    addItem(*keyPattern_, tr("one after the other"), workload::KeyPattern::sequential);
    addItem(*keyPattern_, tr("drawn from the seed"), workload::KeyPattern::random);
    addItem(*dataPlace_, tr("in memory"), workload::DataPlace::memory);
    addItem(*dataPlace_, tr("on disk, since the workload is about it"), workload::DataPlace::disk);
    payload_->setSuffix(tr(" B"));
    rounds_->setSpecialValueText(tr("as the plan says"));
    warmup_->setSpecialValueText(tr("as the plan says"));
    command_->setPlaceholderText(QStringLiteral("SET {key} {value}"));
    setup_->setPlaceholderText(tr("one command a line"));
}

QFormLayout* WorkloadForm::makeForm() {
    auto* form = newForm();
    form->setVerticalSpacing(style::em(0.55));
    const auto between = [](const QString& text, QWidget* buddy) {
        auto* label = new QLabel(text);
        label->setBuddy(buddy);
        return label;
    };
    form->addRow(tr("Na&me"), withNote(name_, nameNote_));
    form->addRow(tr("&Description"), description_);
    form->addRow(tr("Comma&nd"), withNote(command_, commandNote_));
    form->addRow(tr("Set-&up"), withNote(setup_, setupNote_));
    form->addRow(tr("Pay&load"),
                 inOneRow({{payload_, 0}, {between(tr("p&ipeline"), pipeline_), 0}, {pipeline_, 0}}));
    form->addRow(
        tr("Transp&ort"),
        inOneRow({{transport_, 0}, {between(tr("connec&tions"), connections_), 0}, {connections_, 0}}));
    form->addRow(tr("&Keys"), inOneRow({{keyPattern_, 0},
                                        {between(tr("out of"), keySpace_), 0},
                                        {keySpace_, 0},
                                        {between(tr("called"), keyPrefix_), 0},
                                        {keyPrefix_, 1}}));
    form->addRow(tr("Server confi&guration"), withNote(config_, configNote_));
    form->addRow(tr("Persisted"), withNote(aof_, persistedNote_));
    form->addRow(QString(), sameBytes_);
    form->addRow(QString(), trim_);
    form->addRow(tr("Data lies"), inOneRow({{dataPlace_, 0}}));
    form->addRow(tr("&Rounds a block"),
                 inOneRow({{rounds_, 0}, {between(tr("after &warm-up rounds"), warmup_), 0}, {warmup_, 0}}));
    form->addRow(tr("&Proof pass"), inOneRow({{proof_, 0}, {new QLabel(tr("operations")), 0}}));
    return form;
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
    name_->setText(asWritten(s.name));
    description_->setText(asWritten(s.description));
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
    keyPrefix_->setText(asWritten(s.key_prefix));
    config_->setPlainText(configInWords(s.server_config));
    aof_->setChecked(s.artefact == workload::Artefact::aof);
    sameBytes_->setChecked(s.same_bytes);
    trim_->setChecked(s.trim_artefact);
    dataPlace_->setCurrentIndex(dataPlace_->findData(static_cast<int>(s.data_place)));
    rounds_->setValue(s.rounds);
    warmup_->setValue(s.warmup_rounds);
    proof_->setValue(static_cast<int>(std::min<std::int64_t>(s.proof_operations, proof_->maximum())));
    filling_ = false;
    const auto now = read();
    untouched_ = now.value;
    untouchedProblem_ = now.field;
    follow();
}

void WorkloadForm::setEditable(bool editable) {
    editable_ = editable;
    for (auto* edit : {command_, setup_, config_})
        edit->setReadOnly(!editable);
    for (auto* edit : {description_, keyPrefix_})
        edit->setReadOnly(!editable);
    for (QWidget* widget : std::initializer_list<QWidget*>{payload_, pipeline_, connections_, transport_,
                                                           keyPattern_, keySpace_, aof_, sameBytes_, trim_,
                                                           dataPlace_, rounds_, warmup_, proof_})
        widget->setEnabled(editable);
    setRenamable(renamable_);
    follow();
}

void WorkloadForm::setRenamable(bool renamable) {
    renamable_ = renamable;
    name_->setReadOnly(!editable_ || !renamable);
    name_->setToolTip(renamable ? QString() : tr("What was measured goes by this name."));
}

void WorkloadForm::setMeasured(bool measured) {
    measured_->setVisible(measured && editable_);
}

bool WorkloadForm::isChanged() const {
    if (shown_.name.empty()) return false;
    const auto now = read();
    if (now.field == nullptr && now.value == shown_) return false;
    // Fields cannot hold everything that a file may say: that is no change of the person's.
    return now.field != untouchedProblem_ || !(now.value == untouched_);
}

QString WorkloadForm::workloadName() const {
    return shown(shown_.name);
}

void WorkloadForm::follow() {
    if (filling_) return;
    for (auto* note : {nameNote_, commandNote_, setupNote_, configNote_, persistedNote_})
        note->clear();
    const bool changed = editable_ && isChanged();
    keep_->setEnabled(changed);
    drop_->setEnabled(changed);
    sameBytes_->setEnabled(editable_ && aof_->isChecked());
    trim_->setEnabled(editable_ && aof_->isChecked());
}

Result<workload::Specification> WorkloadForm::specification() const {
    auto now = read();
    if (now.field != nullptr) return fail(std::move(now.error));
    return std::move(now.value);
}

bool WorkloadForm::check() {
    const auto now = read();
    if (now.field == nullptr) return true;
    now.note->showError(now.error);
    now.field->setFocus();
    return false;
}

}  // namespace assay::ui
