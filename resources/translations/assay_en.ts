<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>PlanSummary</name>
    <message numerus="yes">
        <source>about %Ln block(s) (%1) tell %2 apart</source>
        <translation>
            <numerusform>about %Ln block (%1) tells %2 apart</numerusform>
            <numerusform>about %Ln blocks (%1) tell %2 apart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the budget has room for about %Ln block(s)</source>
        <translation>
            <numerusform>the budget has room for about %Ln block</numerusform>
            <numerusform>the budget has room for about %Ln blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1, %Ln workload(s)</source>
        <translation>
            <numerusform>about %1, %Ln workload</numerusform>
            <numerusform>about %1, %Ln workloads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) of every workload</source>
        <translation>
            <numerusform>%Ln block of every workload</numerusform>
            <numerusform>%Ln blocks of every workload</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln workload(s)</source>
        <translation>
            <numerusform>%1, %Ln workload</numerusform>
            <numerusform>%1, %Ln workloads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message numerus="yes">
        <source>%Ln earlier entries are left out here; the attached case has them.</source>
        <translation>
            <numerusform>%Ln earlier entry is left out here; the attached case has it.</numerusform>
            <numerusform>%Ln earlier entries are left out here; the attached case has them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::EvidencePage</name>
    <message numerus="yes">
        <source>%Ln hold(s)</source>
        <translation>
            <numerusform>%Ln holds</numerusform>
            <numerusform>%Ln hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fail(s)</source>
        <translation>
            <numerusform>%Ln fails</numerusform>
            <numerusform>%Ln fail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not looked at yet</source>
        <translation>
            <numerusform>%Ln not looked at yet</numerusform>
            <numerusform>%Ln not looked at yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::Forest</name>
    <message numerus="yes">
        <source>%Ln comparison(s): %1.</source>
        <translation>
            <numerusform>%Ln comparison: %1.</numerusform>
            <numerusform>%Ln comparisons: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::ForestPlot</name>
    <message numerus="yes">
        <source>%1 on %2: %3 (%Ln block(s))</source>
        <translation>
            <numerusform>%1 on %2: %3 (%Ln block)</numerusform>
            <numerusform>%1 on %2: %3 (%Ln blocks)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::Funnel</name>
    <message numerus="yes">
        <source>%Ln block(s) counted; the interval is finite from about %1 blocks on.</source>
        <translation>
            <numerusform>%Ln block counted; the interval is finite from about %1 blocks on.</numerusform>
            <numerusform>%Ln blocks counted; the interval is finite from about %1 blocks on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::FunnelPlot</name>
    <message numerus="yes">
        <source>%Ln block(s): %1, %2</source>
        <translation>
            <numerusform>%Ln block: %1, %2</numerusform>
            <numerusform>%Ln blocks: %1, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with it %Ln block(s), %1, %2</source>
        <translation>
            <numerusform>with it %Ln block, %1, %2</numerusform>
            <numerusform>with it %Ln blocks, %1, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::PairedDifferences</name>
    <message numerus="yes">
        <source>A point is a block (%Ln counted), the bar beside them their interval.</source>
        <translation>
            <numerusform>A point is a block (%Ln counted), the bar beside them their interval.</numerusform>
            <numerusform>A point is a block (%Ln counted), the bar beside them their interval.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Crosses are void blocks (%Ln), which do not count.</source>
        <translation>
            <numerusform>A cross is a void block (%Ln), which does not count.</numerusform>
            <numerusform>Crosses are void blocks (%Ln), which do not count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::PlanPanel</name>
    <message numerus="yes">
        <source>Frozen before the first sample; %Ln block(s) measured. A change makes a new plan beside it.</source>
        <translation>
            <numerusform>Frozen before the first sample; %Ln block measured. A change makes a new plan beside it.</numerusform>
            <numerusform>Frozen before the first sample; %Ln blocks measured. A change makes a new plan beside it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::ResultsPage</name>
    <message numerus="yes">
        <source>This case was imported. Its %Ln figure(s) are kept as evidence, as they were read; no samples came with them, so nothing can be recomputed.</source>
        <translation>
            <numerusform>This case was imported. Its %Ln figure is kept as evidence, as it was read; no samples came with it, so nothing can be recomputed.</numerusform>
            <numerusform>This case was imported. Its %Ln figures are kept as evidence, as they were read; no samples came with them, so nothing can be recomputed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::RunBar</name>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln block</numerusform>
            <numerusform>%Ln blocks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::RunOrder</name>
    <message numerus="yes">
        <source>%Ln window(s)</source>
        <translation>
            <numerusform>%Ln window</numerusform>
            <numerusform>%Ln windows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln block</numerusform>
            <numerusform>%Ln blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2, %Ln of them void and not counted.</source>
        <translation>
            <numerusform>%1 in %2, %Ln of them void and not counted.</numerusform>
            <numerusform>%1 in %2, %Ln of them void and not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ticks at the foot are new layouts (%Ln).</source>
        <translation>
            <numerusform>The tick at the foot is a new layout (%Ln).</numerusform>
            <numerusform>Ticks at the foot are new layouts (%Ln).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::RunOutlook</name>
    <message numerus="yes">
        <source>%Ln question(s) frozen beforehand, by the anytime-valid interval and its gates.</source>
        <translation>
            <numerusform>%Ln question frozen beforehand, by the anytime-valid interval and its gates.</numerusform>
            <numerusform>%Ln questions frozen beforehand, by the anytime-valid interval and its gates.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::RunRows</name>
    <message numerus="yes">
        <source>%Ln block(s) of known costs</source>
        <translation>
            <numerusform>%Ln block of known costs</numerusform>
            <numerusform>%Ln blocks of known costs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln block</numerusform>
            <numerusform>%Ln blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln block(s), no interval yet</source>
        <translation>
            <numerusform>%1: %Ln block, no interval yet</numerusform>
            <numerusform>%1: %Ln blocks, no interval yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::TimelineHeading</name>
    <message numerus="yes">
        <source>%Ln variant(s)</source>
        <translation>
            <numerusform>%Ln variant</numerusform>
            <numerusform>%Ln variants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln block</numerusform>
            <numerusform>%Ln blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln void</source>
        <translation>
            <numerusform>%Ln void</numerusform>
            <numerusform>%Ln void</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::TimelinePanel</name>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::paper::ReportText</name>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 byte</numerusform>
            <numerusform>%1 bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln block(s) needed in all</source>
        <translation>
            <numerusform>about %Ln block needed in all</numerusform>
            <numerusform>about %Ln blocks needed in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with the %Ln voided block(s) included %1</source>
        <translation>
            <numerusform>with the %Ln voided block included %1</numerusform>
            <numerusform>with the %Ln voided blocks included %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln block(s) with its 95% interval</source>
        <translation>
            <numerusform>median of %Ln block with its 95% interval</numerusform>
            <numerusform>median of %Ln blocks with its 95% interval</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln block</numerusform>
            <numerusform>%Ln blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier plan(s) with their data stay in the case file; this report speaks of the last one.</source>
        <translation>
            <numerusform>%Ln earlier plan with its data stays in the case file; this report speaks of the last one.</numerusform>
            <numerusform>%Ln earlier plans with their data stay in the case file; this report speaks of the last one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) measured</source>
        <translation>
            <numerusform>%Ln block measured</numerusform>
            <numerusform>%Ln blocks measured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>findings computed %Ln time(s)</source>
        <translation>
            <numerusform>findings computed %Ln time</numerusform>
            <numerusform>findings computed %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) made</source>
        <translation>
            <numerusform>%Ln check made</numerusform>
            <numerusform>%Ln checks made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>%Ln connection</numerusform>
            <numerusform>%Ln connections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) on the wire at once</source>
        <translation>
            <numerusform>%Ln request on the wire at once</numerusform>
            <numerusform>%Ln requests on the wire at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s) a block</source>
        <translation>
            <numerusform>%Ln round a block</numerusform>
            <numerusform>%Ln rounds a block</numerusform>
        </translation>
    </message>
</context>
</TS>
