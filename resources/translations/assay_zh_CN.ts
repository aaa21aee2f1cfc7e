<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>MachineSummary</name>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>One core only: server and load would share it, so a run is refused.</source>
        <translation>只有一个核：服务器与负载只能共用它，因此拒绝运行。</translation>
    </message>
</context>
<context>
    <name>PlanSummary</name>
    <message>
        <source>, resolved %1 so far</source>
        <translation>，目前可分辨 %1</translation>
    </message>
    <message>
        <source>, after building</source>
        <translation>，在构建之后</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln block(s) (%1) tell %2 apart</source>
        <translation>
            <numerusform>约 %Ln 个区组（%1）可分辨 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is out of reach at this spread</source>
        <translation>以目前的离散程度无法达到 %1</translation>
    </message>
    <message numerus="yes">
        <source>the budget has room for about %Ln block(s)</source>
        <translation>
            <numerusform>预算约可容纳 %Ln 个区组</numerusform>
        </translation>
    </message>
    <message>
        <source>which show effects from about %1 on</source>
        <translation>可显示约 %1 以上的效应</translation>
    </message>
    <message>
        <source>too few for an interval</source>
        <translation>不足以得出区间</translation>
    </message>
    <message numerus="yes">
        <source>about %1, %Ln workload(s)</source>
        <translation>
            <numerusform>约 %1，%Ln 个工作负载</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) of every workload</source>
        <translation>
            <numerusform>每个工作负载 %Ln 个区组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln workload(s)</source>
        <translation>
            <numerusform>%1，%Ln 个工作负载</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message numerus="yes">
        <source>%Ln earlier entries are left out here; the attached case has them.</source>
        <translation>
            <numerusform>此处省略了 %Ln 条较早的条目；附带的案例文件中有这些条目。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviseCommand</name>
    <message>
        <source>edit of %1</source>
        <translation>编辑 %1</translation>
    </message>
</context>
<context>
    <name>SampleCases</name>
    <message>
        <source>&apos;%1&apos; could not be copied to &apos;%2&apos;: %3</source>
        <translation>无法将“%1”复制到“%2”：%3</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>请选择其他位置。</translation>
    </message>
</context>
<context>
    <name>assay::ui</name>
    <message>
        <source>The run is done: every comparison reached a decision.</source>
        <translation>运行完成：每个比较都已得出判定。</translation>
    </message>
    <message>
        <source>The run did not start: its arguments were not understood.</source>
        <translation>运行未开始：无法识别其参数。</translation>
    </message>
    <message>
        <source>The run is done. Not every comparison reached a decision: those need more blocks.</source>
        <translation>运行完成。并非每个比较都得出判定：这些比较需要更多区组。</translation>
    </message>
    <message>
        <source>The run is void: a check did not hold.</source>
        <translation>运行无效：有一项检查不成立。</translation>
    </message>
    <message>
        <source>Nothing was run: the case has not been allowed to execute anything.</source>
        <translation>未运行任何内容：尚未允许此案例执行任何程序。</translation>
    </message>
    <message>
        <source>The run was stopped. What it measured is kept.</source>
        <translation>运行已停止。已测得的数据予以保留。</translation>
    </message>
    <message>
        <source>The run failed.</source>
        <translation>运行失败。</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>已证实</translation>
    </message>
    <message>
        <source>Refuted</source>
        <translation>已反驳</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未决</translation>
    </message>
    <message>
        <source>%1, settled %2</source>
        <translation>%1，%2 定案</translation>
    </message>
    <message>
        <source>%1, imported, settled %2</source>
        <translation>%1，导入，%2 定案</translation>
    </message>
    <message>
        <source>%1 by judgement, settled %2</source>
        <translation>%1（凭判断），%2 定案</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>已证实</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>已反驳</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>无定论</translation>
    </message>
    <message>
        <source>void</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>尚未测量。</translation>
    </message>
    <message>
        <source>Measured: %1, not settled yet</source>
        <translation>已测量：%1，尚未定案</translation>
    </message>
    <message>
        <source>Measured: %1 so far</source>
        <translation>已测量：目前%1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>校准变体</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>TCP</source>
        <translation>TCP</translation>
    </message>
    <message>
        <source>Unix socket</source>
        <translation>Unix 套接字</translation>
    </message>
    <message>
        <source>CPU per operation</source>
        <translation>每次操作的 CPU</translation>
    </message>
    <message>
        <source>time per operation</source>
        <translation>每次操作的时间</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>CPU of all threads per operation</source>
        <translation>每次操作的全部线程 CPU</translation>
    </message>
    <message>
        <source>minor faults per operation</source>
        <translation>每次操作的次缺页</translation>
    </message>
    <message>
        <source>context switches per operation</source>
        <translation>每次操作的上下文切换</translation>
    </message>
    <message>
        <source>peak memory</source>
        <translation>内存峰值</translation>
    </message>
    <message>
        <source>server time per call</source>
        <translation>每次调用的服务器时间</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>论断</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>守护</translation>
    </message>
    <message>
        <source>%1 lowers %2 on %3 by at least %4</source>
        <translation>%1 在 %3 上使%2至少降低 %4</translation>
    </message>
    <message>
        <source>%1 raises %2 on %3 by at least %4</source>
        <translation>%1 在 %3 上使%2至少提高 %4</translation>
    </message>
    <message>
        <source>%1 changes %2 on %3 by at least %4</source>
        <translation>%1 在 %3 上使%2至少改变 %4</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>The case needs a title.</source>
        <translation>案例需要标题。</translation>
    </message>
    <message>
        <source>A few words by which you find it again.</source>
        <translation>用几个词，便于您日后找到它。</translation>
    </message>
    <message>
        <source>Say what is claimed.</source>
        <translation>请说明所主张的内容。</translation>
    </message>
    <message>
        <source>One sentence that can turn out wrong.</source>
        <translation>一句可能被证明为错的话。</translation>
    </message>
    <message>
        <source>A function is looked for in a file.</source>
        <translation>函数要在某个文件中查找。</translation>
    </message>
    <message>
        <source>Name the file, or leave both empty.</source>
        <translation>请指定文件，或将两者都留空。</translation>
    </message>
    <message>
        <source>A patch is no baseline.</source>
        <translation>补丁不是基线。</translation>
    </message>
    <message>
        <source>The baseline is what the patch applies to.</source>
        <translation>基线是补丁所应用于的代码。</translation>
    </message>
    <message>
        <source>The baseline is a finished binary; there is no source to patch.</source>
        <translation>基线是已构建好的二进制文件，没有可打补丁的源码。</translation>
    </message>
    <message>
        <source>Give the source as the baseline, or the patched binary here.</source>
        <translation>请将源码作为基线，或在此指定打过补丁的二进制文件。</translation>
    </message>
    <message>
        <source>This is the baseline itself.</source>
        <translation>这就是基线本身。</translation>
    </message>
    <message>
        <source>Every run compares the baseline with itself anyway. Name what is different.</source>
        <translation>每次运行本来就会将基线与其自身比较。请指定有所不同的内容。</translation>
    </message>
    <message>
        <source>An effect that matters is larger than 0%.</source>
        <translation>有意义的效应须大于 0%。</translation>
    </message>
    <message>
        <source>Name the smallest that would make you take the change.</source>
        <translation>请指定足以让您采纳该改动的最小效应。</translation>
    </message>
    <message>
        <source>The run was killed (signal %1).</source>
        <translation>运行被终止（信号 %1）。</translation>
    </message>
    <message>
        <source>What it had measured is kept. Run again: it goes on from there.</source>
        <translation>已测得的数据予以保留。请再次运行：将从中断处继续。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no place.</source>
        <translation>“%1”不是一个位置。</translation>
    </message>
    <message>
        <source>In &apos;%1&apos; the last line comes before the first.</source>
        <translation>“%1”中，末行在首行之前。</translation>
    </message>
    <message>
        <source>, lines %1 to %2 of the page&apos;s own commit</source>
        <translation>，该页面自身提交的第 %1 至 %2 行</translation>
    </message>
    <message>
        <source>This is no name.</source>
        <translation>这不是有效的名称。</translation>
    </message>
    <message>
        <source>Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>请使用字母、数字、“-”、“_”和“.”。</translation>
    </message>
    <message>
        <source>A plan of this name is there already.</source>
        <translation>已有同名的方案。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>Measuring takes some time.</source>
        <translation>测量需要一些时间。</translation>
    </message>
    <message>
        <source>Give it at least a minute.</source>
        <translation>请至少给它一分钟。</translation>
    </message>
    <message>
        <source>Every run compares it with itself anyway. Choose another variant.</source>
        <translation>每次运行本来就会将它与其自身比较。请选择其他变体。</translation>
    </message>
    <message>
        <source>This is asked above already.</source>
        <translation>上面已问过此问题。</translation>
    </message>
    <message>
        <source>Choose another variant, workload or metric, or remove one of the two.</source>
        <translation>请选择其他变体、工作负载或指标，或移除两者之一。</translation>
    </message>
    <message>
        <source>The case needs a file.</source>
        <translation>案例需要一个文件。</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>请选择其存放位置。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no whole path.</source>
        <translation>“%1”不是完整路径。</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>已有同名的文件。</translation>
    </message>
    <message>
        <source>A case file is never overwritten. Choose another name.</source>
        <translation>案例文件绝不会被覆盖。请选择其他名称。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no folder.</source>
        <translation>“%1”不是文件夹。</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>请选择其他位置。</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; may not be written to.</source>
        <translation>文件夹“%1”不允许写入。</translation>
    </message>
    <message>
        <source>Effects from %1 on can be seen here.</source>
        <translation>此处可看到 %1 以上的效应。</translation>
    </message>
    <message>
        <source>known costs, injected and recovered</source>
        <translation>已知开销的注入与测回</translation>
    </message>
    <message>
        <source>a finished run on %1</source>
        <translation>%1 上一次完成的运行</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>What can be seen here is not known yet. The first run of a case says it; &apos;assay qualify&apos; finds it out in a minute, with any redis-server.</source>
        <translation>此处可看到多大的效应尚不清楚。案例的首次运行会给出答案；“assay qualify”用任意 redis-server 一分钟即可测出。</translation>
    </message>
    <message>
        <source>What this resolves is not known yet; the run&apos;s first minute tells.</source>
        <translation>可分辨多大的效应尚不清楚；运行的第一分钟会给出答案。</translation>
    </message>
    <message>
        <source>Here, %1 showed effects from %2 on.</source>
        <translation>在此处，%1显示出 %2 以上的效应。</translation>
    </message>
    <message>
        <source>A smaller one needs more time.</source>
        <translation>更小的效应需要更多时间。</translation>
    </message>
    <message>
        <source>Nothing is named yet.</source>
        <translation>尚未指定内容。</translation>
    </message>
    <message>
        <source>Write debian:redis, or choose a file or a folder.</source>
        <translation>请写 debian:redis，或选择文件或文件夹。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a path nor a kind of source.</source>
        <translation>“%1”既不是路径，也不是某种来源。</translation>
    </message>
    <message>
        <source>Write a path from / on, or debian:redis.</source>
        <translation>请写以 / 开头的路径，或 debian:redis。</translation>
    </message>
    <message>
        <source>There is no file or folder &apos;%1&apos;.</source>
        <translation>没有文件或文件夹“%1”。</translation>
    </message>
    <message>
        <source>Check the path, or choose it.</source>
        <translation>请检查路径，或重新选择。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; may not be read.</source>
        <translation>“%1”不允许读取。</translation>
    </message>
    <message>
        <source>Give yourself the right to read it, or choose another.</source>
        <translation>请为自己赋予读取权限，或选择其他内容。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a file nor a folder.</source>
        <translation>“%1”既不是文件也不是文件夹。</translation>
    </message>
    <message>
        <source>Choose a patch, a redis-server, or a folder with its source.</source>
        <translation>请选择补丁、redis-server，或包含其源码的文件夹。</translation>
    </message>
    <message>
        <source>There is no file &apos;%1&apos;.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>It was measured under the plan &apos;%1&apos;.</source>
        <translation>它已在方案“%1”下测量过。</translation>
    </message>
    <message>
        <source>A check was made on it.</source>
        <translation>已对它做过检查。</translation>
    </message>
    <message>
        <source>It is the baseline of the plan &apos;%1&apos;.</source>
        <translation>它是方案“%1”的基线。</translation>
    </message>
    <message>
        <source>It is not in the case any more.</source>
        <translation>它已不在案例中。</translation>
    </message>
    <message>
        <source>What was measured stays in the case. A plan need not ask about it.</source>
        <translation>已测得的数据保留在案例中。方案可以不再问及它。</translation>
    </message>
    <message>
        <source>Give that plan another baseline first.</source>
        <translation>请先为该方案指定其他基线。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be renamed.</source>
        <translation>“%1”无法重命名。</translation>
    </message>
    <message>
        <source>renaming of %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be removed.</source>
        <translation>“%1”无法移除。</translation>
    </message>
    <message>
        <source>removal of %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>adding of %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>change of the plan %1</source>
        <translation>更改方案 %1</translation>
    </message>
    <message>
        <source>adding of the plan %1</source>
        <translation>添加方案 %1</translation>
    </message>
    <message>
        <source>edit of where it lives</source>
        <translation>编辑所在位置</translation>
    </message>
    <message>
        <source>edit of the links</source>
        <translation>编辑链接</translation>
    </message>
    <message>
        <source>lowers</source>
        <translation>降低</translation>
    </message>
    <message>
        <source>raises</source>
        <translation>提高</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>改变</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Role of the question</source>
        <translation>问题的角色</translation>
    </message>
    <message>
        <source>The layout of a finished binary cannot be varied: an effect has to lie beyond δ by 3% to be confirmed.</source>
        <translation>已构建的二进制文件无法改变布局：效应须超出 δ 达 3% 才能得到证实。</translation>
    </message>
    <message>
        <source>The %1 cannot be done again any more.</source>
        <translation>无法再重做：%1。</translation>
    </message>
    <message>
        <source>The %1 cannot be undone any more.</source>
        <translation>无法再撤销：%1。</translation>
    </message>
    <message>
        <source>As the case names it; looked at once it is changed</source>
        <translation>按案例中的记录；修改后才会查看</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Disassembly</source>
        <translation>反汇编</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>性能剖析</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>附件</translation>
    </message>
</context>
<context>
    <name>assay::ui::Attachments</name>
    <message>
        <source>&apos;%1&apos; cannot be attached: %2.</source>
        <translation>无法附加“%1”：%2。</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>它不是文件</translation>
    </message>
    <message>
        <source>Pack a folder into an archive first.</source>
        <translation>请先将文件夹打包为归档文件。</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>其大小为 %1</translation>
    </message>
    <message>
        <source>A case takes files of up to %1. Compress it, or attach the part that matters.</source>
        <translation>案例可接受不超过 %1 的文件。请压缩它，或只附加相关的部分。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not what was attached: its SHA-256 is another.</source>
        <translation>“%1”不是当初附加的内容：其 SHA-256 不同。</translation>
    </message>
    <message>
        <source>Ask whoever made the case for the file itself.</source>
        <translation>请向案例的作者索取该文件。</translation>
    </message>
</context>
<context>
    <name>assay::ui::Banner</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Hides this message</source>
        <translation>隐藏此消息</translation>
    </message>
</context>
<context>
    <name>assay::ui::BlockFacts</name>
    <message>
        <source>block %1 on %2</source>
        <translation>%2 上的区组 %1</translation>
    </message>
    <message>
        <source>void: %1</source>
        <translation>无效：%1</translation>
    </message>
    <message>
        <source>layout seed %1</source>
        <translation>布局种子 %1</translation>
    </message>
</context>
<context>
    <name>assay::ui::BriefPage</name>
    <message>
        <source>No variant carries a patch.</source>
        <translation>没有带补丁的变体。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>论断</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Change to test</source>
        <translation>待检验的改动</translation>
    </message>
    <message>
        <source>Where it lives</source>
        <translation>所在位置</translation>
    </message>
    <message>
        <source>Which patch is shown</source>
        <translation>显示哪个补丁</translation>
    </message>
    <message>
        <source>Would confirm</source>
        <translation>何者可证实</translation>
    </message>
    <message>
        <source>Would refute</source>
        <translation>何者可反驳</translation>
    </message>
    <message>
        <source>What is asked, and how large an effect has to be to matter</source>
        <translation>所问的问题，以及多大的效应才有意义</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>One place a line: file, function, lines, as in src/aof.c feedAppendOnlyFile 1409-1448</source>
        <translation>每行一个位置：文件、函数、行号，如 src/aof.c feedAppendOnlyFile 1409-1448</translation>
    </message>
    <message>
        <source>One a line</source>
        <translation>每行一个</translation>
    </message>
    <message>
        <source>“%1” was changed while you wrote; yours was kept.</source>
        <translation>“%1”在您编辑期间被修改；已保留您的文本。</translation>
    </message>
    <message>
        <source>It said: %1
Undo brings that back.</source>
        <translation>原内容：%1
撤销可将其恢复。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>assay::ui::Canvas</name>
    <message>
        <source>copy of the baseline</source>
        <translation>基线的副本</translation>
    </message>
</context>
<context>
    <name>assay::ui::CaseFollower</name>
    <message>
        <source>line %1 of the case file: %2</source>
        <translation>案例文件第 %1 行：%2</translation>
    </message>
    <message>
        <source>What was read before is still shown. Put the whole file back to go on.</source>
        <translation>此前读取的内容仍在显示。请将完整的文件放回以继续。</translation>
    </message>
</context>
<context>
    <name>assay::ui::CaseHead</name>
    <message>
        <source>Not read</source>
        <translation>未读取</translation>
    </message>
    <message>
        <source>Reading the case…</source>
        <translation>正在读取案例…</translation>
    </message>
</context>
<context>
    <name>assay::ui::CaseSession</name>
    <message>
        <source>%1 can only be read.</source>
        <translation>%1 只能读取。</translation>
    </message>
    <message>
        <source>Its banner says why.</source>
        <translation>其提示栏说明了原因。</translation>
    </message>
</context>
<context>
    <name>assay::ui::CaseWindow</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>This case was written by a newer Assay and is shown read-only.</source>
        <translation>此案例由更新版本的 Assay 写成，以只读方式显示。</translation>
    </message>
    <message>
        <source>Line %1 of the case file is damaged: %2</source>
        <translation>案例文件第 %1 行已损坏：%2</translation>
    </message>
    <message>
        <source>Update Assay to change or run it.</source>
        <translation>请更新 Assay 后再修改或运行。</translation>
    </message>
    <message>
        <source>What stands before that line is shown, read-only. Restore the file from a copy to go on with it.</source>
        <translation>该行之前的内容以只读方式显示。请用副本恢复文件后继续。</translation>
    </message>
    <message>
        <source>This file may only be read.</source>
        <translation>此文件只允许读取。</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>S&amp;top the run</source>
        <translation>停止运行(&amp;T)</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>&amp;Settle…</source>
        <translation>定案(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Export PDF…</source>
        <translation>导出 PDF(&amp;E)…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Add &amp;note</source>
        <translation>添加备注(&amp;N)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>&amp;Undo the edit</source>
        <translation>撤销编辑(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do the edit</source>
        <translation>重做编辑(&amp;D)</translation>
    </message>
    <message>
        <source>Run and report</source>
        <translation>运行与报告</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Find in the timeline</source>
        <translation>在时间线中查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>案例(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation>Ctrl+%1</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>时间线(&amp;T)</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>To run or change it, save a copy where you may write (menu File).</source>
        <translation>若要运行或修改，请将副本保存到可写的位置（“文件”菜单）。</translation>
    </message>
    <message>
        <source>The last run did not come to its end: it was killed, or the machine went down.</source>
        <translation>上次运行未到达终点：它被终止，或机器停机。</translation>
    </message>
    <message>
        <source>What it had measured is kept. Run again: it goes on from there.</source>
        <translation>已测得的数据予以保留。请再次运行：将从中断处继续。</translation>
    </message>
    <message>
        <source>Another case has taken this file&apos;s place; it is shown now.</source>
        <translation>另一案例已取代此文件；现在显示的是该案例。</translation>
    </message>
    <message>
        <source>Edits of the one before can no longer be undone.</source>
        <translation>对前一案例的编辑无法再撤销。</translation>
    </message>
    <message>
        <source>Save a copy of the case</source>
        <translation>保存案例的副本</translation>
    </message>
    <message>
        <source>Assay cases (*.assay)</source>
        <translation>Assay 案例 (*.assay)</translation>
    </message>
    <message>
        <source>A copy of the case was saved.</source>
        <translation>案例的副本已保存。</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>保存副本(&amp;Y)…</translation>
    </message>
    <message>
        <source>The case file</source>
        <translation>案例文件</translation>
    </message>
</context>
<context>
    <name>assay::ui::ChecksModel</name>
    <message>
        <source>Calls of %1 in %2, from the machine code</source>
        <translation>%2 中对 %1 的调用，取自机器码</translation>
    </message>
    <message>
        <source>Direct callers of %1, from the machine code</source>
        <translation>%1 的直接调用者，取自机器码</translation>
    </message>
    <message>
        <source>Length of the append-only file after the proof pass</source>
        <translation>验证轮之后仅追加文件的长度</translation>
    </message>
    <message>
        <source>The append-only files of all variants are byte-identical</source>
        <translation>所有变体的仅追加文件逐字节相同</translation>
    </message>
    <message>
        <source>Calls of %1 that the server counted in the proof pass</source>
        <translation>服务器在验证轮中计数的 %1 调用</translation>
    </message>
    <message>
        <source>Number of keys after the proof pass</source>
        <translation>验证轮之后的键数</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>尚未</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>实测</translation>
    </message>
</context>
<context>
    <name>assay::ui::ClaimStep</name>
    <message>
        <source>Claim</source>
        <translation>论断</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Remove per-command AOF staging copy</source>
        <translation>去除每条命令的 AOF 暂存复制</translation>
    </message>
    <message>
        <source>What the change does, in one sentence that can turn out wrong</source>
        <translation>改动有何作用，用一句可能被证明为错的话说明</translation>
    </message>
    <message>
        <source>File in the source</source>
        <translation>源码中的文件</translation>
    </message>
    <message>
        <source>src/aof.c</source>
        <translation>src/aof.c</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>feedAppendOnlyFile</source>
        <translation>feedAppendOnlyFile</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>Cl&amp;aim</source>
        <translation>论断(&amp;A)</translation>
    </message>
    <message>
        <source>The change</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>&amp;Lives in</source>
        <translation>位于(&amp;L)</translation>
    </message>
    <message>
        <source>function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>Where it lives may be left empty.</source>
        <translation>所在位置可以留空。</translation>
    </message>
</context>
<context>
    <name>assay::ui::CloseGuard</name>
    <message>
        <source>The note in the timeline was not added to the case.</source>
        <translation>时间线中的备注尚未添加到案例。</translation>
    </message>
    <message>
        <source>The edit of “%1” was not kept.</source>
        <translation>对“%1”的编辑尚未保留。</translation>
    </message>
    <message>
        <source>The changes of the workload %1 were not kept.</source>
        <translation>工作负载 %1 的改动尚未保留。</translation>
    </message>
    <message>
        <source>Words that are not in the case</source>
        <translation>未写入案例的文字</translation>
    </message>
    <message>
        <source>Close without it?</source>
        <translation>不保留并关闭？</translation>
    </message>
    <message>
        <source>An entry is not written yet</source>
        <translation>有条目尚未写入</translation>
    </message>
    <message>
        <source>An entry is still on its way into the case file: another program holds it.</source>
        <translation>有条目仍在写入案例文件的途中：另一程序占用着该文件。</translation>
    </message>
    <message>
        <source>It is tried for some seconds more, also without this window; but nobody would be told if it fails.</source>
        <translation>还会再尝试几秒，没有此窗口也会继续；但若失败，将无人得知。</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>仍然关闭</translation>
    </message>
    <message>
        <source>A run is going on</source>
        <translation>运行正在进行</translation>
    </message>
    <message>
        <source>Shall the run go on without this window?</source>
        <translation>没有此窗口时运行是否继续？</translation>
    </message>
    <message>
        <source>What it measures goes into the case file either way.</source>
        <translation>无论如何，测得的数据都会写入案例文件。</translation>
    </message>
    <message>
        <source>Go on without the window</source>
        <translation>不带窗口继续</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>停止运行</translation>
    </message>
    <message>
        <source>A file is not written yet</source>
        <translation>有文件尚未写完</translation>
    </message>
    <message>
        <source>The report, or its samples, are still being written.</source>
        <translation>报告或其样本仍在写入。</translation>
    </message>
    <message>
        <source>The window closes once that is done. What is given up stands there whole, or as it was before.</source>
        <translation>完成后窗口会关闭。放弃的文件要么完整存在，要么保持原样。</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>不等待并关闭</translation>
    </message>
</context>
<context>
    <name>assay::ui::CountersModel</name>
    <message>
        <source>copies</source>
        <translation>复制次数</translation>
    </message>
    <message>
        <source>copied bytes</source>
        <translation>复制字节</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Per operation, counted exactly</source>
        <translation>每次操作，精确计数</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>assay::ui::DefinitionStep</name>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>my-case.toml</source>
        <translation>my-case.toml</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose a definition</source>
        <translation>选择定义</translation>
    </message>
    <message>
        <source>&amp;Definition</source>
        <translation>定义(&amp;D)</translation>
    </message>
    <message>
        <source>File of the &amp;case</source>
        <translation>案例文件(&amp;C)</translation>
    </message>
    <message>
        <source>A definition is a text file that says all of a case: what is claimed, any number of variants, workloads, checks and plans. Patches that it names are read; nothing is downloaded, built or run.</source>
        <translation>定义是一个文本文件，说明案例的全部内容：所主张的论断，任意数量的变体、工作负载、检查与方案。会读取其中列出的补丁；不会下载、构建或运行任何内容。</translation>
    </message>
    <message>
        <source>Definitions (*.toml);;All files (*)</source>
        <translation>定义 (*.toml);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>assay::ui::DiffView</name>
    <message>
        <source>Patch</source>
        <translation>补丁</translation>
    </message>
</context>
<context>
    <name>assay::ui::DoseResponse</name>
    <message>
        <source>dose of the mechanism</source>
        <translation>机制的剂量</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>line, one dose</source>
        <translation>直线，一个剂量</translation>
    </message>
    <message>
        <source>%1, predicted</source>
        <translation>%1，预测</translation>
    </message>
    <message>
        <source>%1, measured</source>
        <translation>%1，实测</translation>
    </message>
    <message>
        <source>measured less predicted</source>
        <translation>实测减预测</translation>
    </message>
    <message>
        <source>Effect on %1 against dose, on %2</source>
        <translation>%2 上对%1的效应与剂量</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Dose</source>
        <translation>剂量</translation>
    </message>
    <message>
        <source>Effect, %</source>
        <translation>效应，%</translation>
    </message>
    <message>
        <source>Lower end, %</source>
        <translation>下限，%</translation>
    </message>
    <message>
        <source>Upper end, %</source>
        <translation>上限，%</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>区组</translation>
    </message>
    <message>
        <source>the mechanism explains it to within %1</source>
        <translation>该机制可以解释它，误差在 %1 以内</translation>
    </message>
    <message>
        <source>the change does more than the mechanism</source>
        <translation>改动的作用大于该机制</translation>
    </message>
    <message>
        <source>the change does less than the mechanism promises</source>
        <translation>改动的作用小于该机制所预示的</translation>
    </message>
    <message>
        <source>whether the mechanism explains it cannot be told yet</source>
        <translation>该机制能否解释它尚无法判断</translation>
    </message>
    <message>
        <source>The doses foretell %1 for %2 and %3 was measured: %4.</source>
        <translation>各剂量对 %2 预测为 %1，实测为 %3：%4。</translation>
    </message>
    <message>
        <source>No block of a dose is counted yet.</source>
        <translation>尚无计入的剂量区组。</translation>
    </message>
    <message>
        <source>One dose changes %1 by %2, interval %3.</source>
        <translation>一个剂量使%1改变 %2，区间 %3。</translation>
    </message>
</context>
<context>
    <name>assay::ui::DoseResponsePlot</name>
    <message>
        <source>%1: %2, interval %3</source>
        <translation>%1：%2，区间 %3</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
</context>
<context>
    <name>assay::ui::EditableText</name>
    <message>
        <source>Edit %1</source>
        <translation>编辑%1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Not said.</source>
        <translation>未说明。</translation>
    </message>
</context>
<context>
    <name>assay::ui::EffectWords</name>
    <message>
        <source>The interval is %1, but the run is void: a gate failed.</source>
        <translation>区间为 %1，但运行无效：有一项门禁未通过。</translation>
    </message>
    <message>
        <source>The interval is %1 against %2; a gate does not allow more than: %3.</source>
        <translation>区间为 %1，相对于 %2；门禁只允许得出：%3。</translation>
    </message>
    <message>
        <source>The interval has no end on one side yet: inconclusive.</source>
        <translation>区间有一侧尚无端点：无定论。</translation>
    </message>
    <message>
        <source>The interval %1 lies beyond %2: confirmed.</source>
        <translation>区间 %1 超出 %2：已证实。</translation>
    </message>
    <message>
        <source>The interval %1 lies within %2: refuted.</source>
        <translation>区间 %1 位于 %2 之内：已反驳。</translation>
    </message>
    <message>
        <source>The interval %1 falls short of %2: refuted.</source>
        <translation>区间 %1 未达到 %2：已反驳。</translation>
    </message>
    <message>
        <source>The interval %1 excludes 0 but holds %2: direction shown, size undecided.</source>
        <translation>区间 %1 不含 0 但包含 %2：方向已显示，大小未定。</translation>
    </message>
    <message>
        <source>The interval %1 reaches across %2: inconclusive.</source>
        <translation>区间 %1 跨越 %2：无定论。</translation>
    </message>
    <message>
        <source>The grey band is where a copy of the baseline lies (%1).</source>
        <translation>灰色带是基线副本所在的位置（%1）。</translation>
    </message>
</context>
<context>
    <name>assay::ui::EventWriter</name>
    <message>
        <source>The case file cannot be written at the moment.</source>
        <translation>案例文件目前无法写入。</translation>
    </message>
    <message>
        <source>Try again once the window shows it again.</source>
        <translation>待窗口重新显示它后再试。</translation>
    </message>
</context>
<context>
    <name>assay::ui::EvidenceFiles</name>
    <message>
        <source>Attach files</source>
        <translation>附加文件</translation>
    </message>
    <message>
        <source>Save the attachment</source>
        <translation>保存附件</translation>
    </message>
    <message>
        <source>A copy to be shown cannot be written: %1</source>
        <translation>无法写入用于显示的副本：%1</translation>
    </message>
    <message>
        <source>Save the attachment instead.</source>
        <translation>请改为保存附件。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; (%2) is not opened from here.</source>
        <translation>“%1”（%2）不会从此处打开。</translation>
    </message>
    <message>
        <source>It came with the case and may do more than be looked at. Save it first, if you trust it.</source>
        <translation>它随案例而来，可能不只是供查看。若您信任它，请先保存。</translation>
    </message>
    <message>
        <source>No program was found that shows &apos;%1&apos;.</source>
        <translation>未找到可显示“%1”的程序。</translation>
    </message>
    <message>
        <source>Save the attachment, and open it yourself.</source>
        <translation>请保存附件，并自行打开。</translation>
    </message>
</context>
<context>
    <name>assay::ui::EvidenceMeasured</name>
    <message>
        <source>Counted per operation</source>
        <translation>每次操作计数</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>时间花在何处</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>In a pass that is not timed: whether the mechanism is there, not what it costs.</source>
        <translation>在不计时的一轮中：说明机制是否存在，而非其代价。</translation>
    </message>
    <message>
        <source>Sampled on the servers&apos; main threads; a function&apos;s own time, without what it calls.</source>
        <translation>在服务器主线程上采样；为函数自身的时间，不含其调用的函数。</translation>
    </message>
</context>
<context>
    <name>assay::ui::EvidenceModel</name>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>附件</translation>
    </message>
</context>
<context>
    <name>assay::ui::EvidencePage</name>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>No evidence yet. Drop a file here to attach it.</source>
        <translation>尚无证据。将文件拖放到此处即可附加。</translation>
    </message>
    <message>
        <source>Save the attachment…</source>
        <translation>保存附件…</translation>
    </message>
    <message>
        <source>The case names no checks.</source>
        <translation>此案例没有列出检查。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>已保存。</translation>
    </message>
    <message>
        <source>It is longer than is shown here; the file holds all of it.</source>
        <translation>内容比此处显示的更长；文件中有全部内容。</translation>
    </message>
    <message>
        <source>Attach files…</source>
        <translation>附加文件…</translation>
    </message>
    <message>
        <source>Open the attachment</source>
        <translation>打开附件</translation>
    </message>
    <message>
        <source>Drop to attach it to the case</source>
        <translation>松开即可附加到案例</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hold(s)</source>
        <translation>
            <numerusform>%Ln 项成立</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fail(s)</source>
        <translation>
            <numerusform>%Ln 项不成立</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not looked at yet</source>
        <translation>
            <numerusform>%Ln 项尚未查看</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::FileHandle</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Drag it to where you need it, or click for more.</source>
        <translation>将其拖到需要的地方，或点击查看更多选项。</translation>
    </message>
    <message>
        <source>Copy the file</source>
        <translation>复制文件</translation>
    </message>
    <message>
        <source>Copy its path</source>
        <translation>复制其路径</translation>
    </message>
    <message>
        <source>Show its folder</source>
        <translation>显示其文件夹</translation>
    </message>
</context>
<context>
    <name>assay::ui::FindingNumbers</name>
    <message>
        <source>For reference, not for the verdict</source>
        <translation>仅供参考，不用于结论</translation>
    </message>
    <message>
        <source>Figures of the finding</source>
        <translation>该发现的数字</translation>
    </message>
</context>
<context>
    <name>assay::ui::FindingView</name>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>%1, δ %2</source>
        <translation>%1，δ %2</translation>
    </message>
    <message>
        <source>no block yet</source>
        <translation>尚无区组</translation>
    </message>
</context>
<context>
    <name>assay::ui::Forest</name>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>论断</translation>
    </message>
    <message>
        <source>Calibration: known doses of the mechanism</source>
        <translation>校准：机制的已知剂量</translation>
    </message>
    <message>
        <source>Guards: off the path, no effect expected</source>
        <translation>守护：不在改动路径上，预期无效应</translation>
    </message>
    <message>
        <source>No comparison is measured yet.</source>
        <translation>尚无已测量的比较。</translation>
    </message>
    <message>
        <source>Effects against the baseline</source>
        <translation>相对于基线的效应</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Effect, %</source>
        <translation>效应，%</translation>
    </message>
    <message>
        <source>Lower end, %</source>
        <translation>下限，%</translation>
    </message>
    <message>
        <source>Upper end, %</source>
        <translation>上限，%</translation>
    </message>
    <message>
        <source>δ, %</source>
        <translation>δ，%</translation>
    </message>
    <message>
        <source>Null from, %</source>
        <translation>零效应自，%</translation>
    </message>
    <message>
        <source>Null to, %</source>
        <translation>零效应至，%</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>区组</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>判定</translation>
    </message>
    <message numerus="yes">
        <source>%Ln comparison(s): %1.</source>
        <translation>
            <numerusform>%Ln 个比较：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>A bar is the interval of the effect, valid at any time, with its median; dashed ticks are δ; grey is where a copy of the baseline lies.</source>
        <translation>横条是效应的区间，随时有效，并标出中位数；虚线刻度是 δ；灰色是基线副本所在的位置。</translation>
    </message>
    <message>
        <source>no block counts</source>
        <translation>没有计入的区组</translation>
    </message>
</context>
<context>
    <name>assay::ui::ForestPlot</name>
    <message numerus="yes">
        <source>%1 on %2: %3 (%Ln block(s))</source>
        <translation>
            <numerusform>%2 上的 %1：%3（%Ln 个区组）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::Funnel</name>
    <message>
        <source>clear of δ at block %1</source>
        <translation>自第 %1 个区组起越过 δ</translation>
    </message>
    <message>
        <source>counted blocks</source>
        <translation>计入的区组</translation>
    </message>
    <message>
        <source>No block is counted yet.</source>
        <translation>尚无计入的区组。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) counted; the interval is finite from about %1 blocks on.</source>
        <translation>
            <numerusform>已计入 %Ln 个区组；约 %1 个区组起区间为有限。</numerusform>
        </translation>
    </message>
    <message>
        <source>It stands clear of δ since block %1 of %2.</source>
        <translation>自第 %1 个区组（共 %2 个）起已越过 δ。</translation>
    </message>
    <message>
        <source>At this spread it takes about %1 blocks; %2 are counted.</source>
        <translation>以目前的离散程度约需 %1 个区组；已计入 %2 个。</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>区组</translation>
    </message>
    <message>
        <source>Median, %</source>
        <translation>中位数，%</translation>
    </message>
    <message>
        <source>Lower end, %</source>
        <translation>下限，%</translation>
    </message>
    <message>
        <source>Upper end, %</source>
        <translation>上限，%</translation>
    </message>
</context>
<context>
    <name>assay::ui::FunnelPlot</name>
    <message numerus="yes">
        <source>%Ln block(s): %1, %2</source>
        <translation>
            <numerusform>%Ln 个区组：%1，%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with it %Ln block(s), %1, %2</source>
        <translation>
            <numerusform>含此区组共 %Ln 个区组，%1，%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::Glossary</name>
    <message>
        <source>arm</source>
        <translation>臂</translation>
    </message>
    <message>
        <source>A variant in its part in a comparison: A the baseline, A′ a byte copy of it, B the variant under test.</source>
        <translation>变体在比较中的身份：A 是基线，A′ 是它的逐字节副本，B 是待检验的变体。</translation>
    </message>
    <message>
        <source>window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>One timed stretch of one arm: a fixed number of operations.</source>
        <translation>一个臂的一段计时：固定数量的操作。</translation>
    </message>
    <message>
        <source>round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>One window of every arm, back to back, so that drift meets all of them alike.</source>
        <translation>每个臂各一个窗口，紧接着进行，使漂移对各臂影响相同。</translation>
    </message>
    <message>
        <source>block</source>
        <translation>区组</translation>
    </message>
    <message>
        <source>Fresh processes of all arms, warm-up, then the rounds. The unit of replication: n counts blocks.</source>
        <translation>各臂都用新进程，先预热，再进行各轮次。它是重复的单位：n 计的是区组数。</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>What is compared: CPU time, throughput, memory. Each knows which way is better.</source>
        <translation>所比较的量：CPU 时间、吞吐量、内存。每个指标都知道哪个方向更好。</translation>
    </message>
    <message>
        <source>CPU per operation</source>
        <translation>每次操作的 CPU</translation>
    </message>
    <message>
        <source>Time that the server&apos;s main thread spent running, by the kernel&apos;s account, over the operations of the window.</source>
        <translation>按内核统计，服务器主线程运行的时间除以该窗口的操作数。</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Operations per second, as the client sees them. It also holds the time that the server waited for its core.</source>
        <translation>客户端所见的每秒操作数，其中也包含服务器等待其核的时间。</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>The variant that all others are compared with: the code before the change.</source>
        <translation>其他变体都与之比较的变体：改动之前的代码。</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>The variant that carries the change under test.</source>
        <translation>带有待检验改动的变体。</translation>
    </message>
    <message>
        <source>null arm</source>
        <translation>零效应臂</translation>
    </message>
    <message>
        <source>A byte copy of the baseline, measured like any other variant. What it shows is not real: this is what no difference looks like here.</source>
        <translation>基线的逐字节副本，与其他变体同样测量。它显示的并非真实差异：这就是此处“没有差异”的样子。</translation>
    </message>
    <message>
        <source>noise band</source>
        <translation>噪声带</translation>
    </message>
    <message>
        <source>How far two copies of the same binary differ here. What lies within it cannot be told from nothing.</source>
        <translation>同一二进制文件的两个副本在此处相差多远。落在其中的效应无法与“没有”区分。</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>效应</translation>
    </message>
    <message>
        <source>δ, material threshold</source>
        <translation>δ，实质阈值</translation>
    </message>
    <message>
        <source>The smallest effect that matters to the claim, set before the first sample.</source>
        <translation>对论断有意义的最小效应，在首个样本之前确定。</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>Where the median effect lies. In the long run at most one in twenty such intervals misses it, even when one stops looking at the most flattering moment.</source>
        <translation>效应中位数所在的范围。长期来看，二十个这样的区间中至多一个会遗漏它，即使在最有利的时刻停止观察也是如此。</translation>
    </message>
    <message>
        <source>smallest visible effect</source>
        <translation>最小可见效应</translation>
    </message>
    <message>
        <source>The smallest effect that this many blocks, at this spread, can tell from nothing.</source>
        <translation>在此离散程度下，这么多区组能与“没有”区分的最小效应。</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Where functions lie in memory. It changes speed by some percent although the source is the same. As a gate: every block had its own layout of each arm.</source>
        <translation>函数在内存中的位置。即使源码相同，它也会使速度改变百分之几。作为门禁：每个区组中每个臂都有自己的布局。</translation>
    </message>
    <message>
        <source>paired layouts</source>
        <translation>配对布局</translation>
    </message>
    <message>
        <source>Every block links its own binaries with unchanged functions at the same address in all arms, so that luck of layout cancels.</source>
        <translation>每个区组链接自己的二进制文件，未改动的函数在各臂中地址相同，从而抵消布局的偶然性。</translation>
    </message>
    <message>
        <source>independent layouts</source>
        <translation>独立布局</translation>
    </message>
    <message>
        <source>Every block links its own binaries, each arm in an order of its own: luck of layout is part of the spread.</source>
        <translation>每个区组链接自己的二进制文件，各臂次序不同：布局的偶然性成为离散程度的一部分。</translation>
    </message>
    <message>
        <source>layout not controlled</source>
        <translation>布局未受控</translation>
    </message>
    <message>
        <source>A fixed binary: luck of layout cannot be told from an effect, so effects under 3% stay undecided.</source>
        <translation>固定的二进制文件：布局的偶然性无法与效应区分，因此 3% 以下的效应不作判定。</translation>
    </message>
    <message>
        <source>layout&apos;s share</source>
        <translation>布局所占份额</translation>
    </message>
    <message>
        <source>How much of the spread between blocks comes from where the changed code lies, at most.</source>
        <translation>区组间的离散至多有多少来自改动代码所在的位置。</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>已证实</translation>
    </message>
    <message>
        <source>The whole interval lies beyond δ in the claimed direction.</source>
        <translation>整个区间在所主张的方向上越过 δ。</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>已反驳</translation>
    </message>
    <message>
        <source>The interval excludes an effect of δ in the claimed direction.</source>
        <translation>区间排除了所主张方向上大小为 δ 的效应。</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>无定论</translation>
    </message>
    <message>
        <source>Neither; more blocks may decide it, or a gate did not pass.</source>
        <translation>两者皆非；更多区组或可判定，或有门禁未通过。</translation>
    </message>
    <message>
        <source>void</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>A check failed or something else used the core: what was measured is not what was meant. No rule looks at which arm was fast.</source>
        <translation>有检查未成立，或有其他程序占用了该核：测得的并非想测的。没有任何规则会看哪个臂更快。</translation>
    </message>
    <message>
        <source>by judgement</source>
        <translation>凭判断</translation>
    </message>
    <message>
        <source>A person decided where the findings do not. Marked as that for good.</source>
        <translation>在各项发现无法判定时由人作出的决定。此标记永久保留。</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>论断</translation>
    </message>
    <message>
        <source>What is said of the change. Its questions decide the verdict.</source>
        <translation>对改动的说法。由它的问题决定结论。</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>守护</translation>
    </message>
    <message>
        <source>A workload off the changed path. It should show nothing; if it does, the claim&apos;s reason is in doubt.</source>
        <translation>不在改动路径上的工作负载。它不应显示任何效应；若有，则论断的理由存疑。</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>The questions, δ, seed and budget. It is frozen before the first sample, so that nobody can choose the question that fits the answer.</source>
        <translation>问题、δ、种子与预算。在首个样本之前冻结，使任何人都不能按答案挑选问题。</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>The longest that a run of the plan measures. It ends sooner when all is decided.</source>
        <translation>该方案的一次运行最多测量多久。若全部已判定则提前结束。</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The number that all that is drawn follows from: orders, layouts, keys. The same seed draws the same.</source>
        <translation>一切随机抽取所依据的数：次序、布局、键。相同的种子抽取相同的结果。</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>门禁</translation>
    </message>
    <message>
        <source>What must hold before a verdict may be spoken.</source>
        <translation>在可以下结论之前必须成立的条件。</translation>
    </message>
    <message>
        <source>same work</source>
        <translation>相同工作</translation>
    </message>
    <message>
        <source>In every block and arm: no error reply, and the same operations, keys and reply bytes. Else the block is void.</source>
        <translation>在每个区组和臂中：没有错误回复，且操作、键与回复字节相同。否则该区组无效。</translation>
    </message>
    <message>
        <source>same bytes</source>
        <translation>相同字节</translation>
    </message>
    <message>
        <source>The persisted bytes of all arms are identical, where the workload asks for it.</source>
        <translation>在工作负载要求时，各臂持久化的字节相同。</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>Costs of known size, injected into the baseline, were found again: a real effect of δ would have been seen.</source>
        <translation>注入基线的已知大小的开销被测了出来：若真有 δ 大小的效应，就会被看到。</translation>
    </message>
    <message>
        <source>headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>The load thread was idle at least a tenth of the time, so the server and not the client set the pace.</source>
        <translation>负载线程至少有十分之一的时间空闲，因此决定速度的是服务器而非客户端。</translation>
    </message>
    <message>
        <source>known costs</source>
        <translation>已知开销</translation>
    </message>
    <message>
        <source>A preloaded library spends a known time after each read. What is measured is held against what was spent.</source>
        <translation>预加载的库在每次读取之后耗费已知的时间。用测得的值与所耗的值对照。</translation>
    </message>
    <message>
        <source>stage: build</source>
        <translation>阶段：构建</translation>
    </message>
    <message>
        <source>Makes each variant&apos;s binary once and keeps it by its content.</source>
        <translation>每个变体的二进制文件只构建一次，并按内容保存。</translation>
    </message>
    <message>
        <source>stage: calibrate</source>
        <translation>阶段：校准</translation>
    </message>
    <message>
        <source>Tries every variant once with all checks, sizes the windows and learns how much blocks vary. Nothing of it counts for the verdict.</source>
        <translation>以全部检查试一遍每个变体，确定窗口大小，并了解区组变化多大。这些都不计入结论。</translation>
    </message>
    <message>
        <source>stage: measure</source>
        <translation>阶段：测量</translation>
    </message>
    <message>
        <source>Measures blocks until the questions are decided or the budget is spent: claims first.</source>
        <translation>测量区组，直到问题得到判定或预算用尽：论断优先。</translation>
    </message>
    <message>
        <source>stage: decide</source>
        <translation>阶段：判定</translation>
    </message>
    <message>
        <source>Computes findings and gates from the blocks and writes them into the case.</source>
        <translation>由区组计算各项发现与门禁，并写入案例。</translation>
    </message>
    <message>
        <source>proof pass</source>
        <translation>验证轮</translation>
    </message>
    <message>
        <source>Every variant once, untimed, with all checks, so that a wrong one is found before minutes are spent on it.</source>
        <translation>每个变体不计时地运行一遍并做全部检查，以便在花费数分钟之前发现错误的变体。</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>试测</translation>
    </message>
    <message>
        <source>A few small blocks that count for nothing and teach how long windows take and how much blocks vary.</source>
        <translation>几个不计入的小区组，用来了解窗口耗时多久、区组变化多大。</translation>
    </message>
    <message>
        <source>session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>One run on one machine. Runs of the same plan can be joined; each is shown by itself, too.</source>
        <translation>在一台机器上的一次运行。同一方案的运行可以合并；每次运行也单独显示。</translation>
    </message>
    <message>
        <source>mechanism</source>
        <translation>机制</translation>
    </message>
    <message>
        <source>Why the change should pay: the copy that it saves, the lock that it avoids.</source>
        <translation>改动为何应当有收益：省去的复制、避免的锁。</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>校准变体</translation>
    </message>
    <message>
        <source>A variant that carries a known dose of the suspected mechanism, to see what it costs.</source>
        <translation>带有已知剂量的疑似机制的变体，用来看它的代价。</translation>
    </message>
    <message>
        <source>dose</source>
        <translation>剂量</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>What the doses say that the change should bring, by the line through them. Agreement speaks for the mechanism.</source>
        <translation>按穿过各剂量的直线，改动应当带来多少。一致则支持该机制。</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>参数扫描</translation>
    </message>
    <message>
        <source>The same question over a parameter, such as the length of the value. A cost that is said to grow with it must do so.</source>
        <translation>对某个参数（如值的长度）重复同一问题。据称随之增长的开销必须确实增长。</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Exact, from a pass that is not timed. It says whether the mechanism is there, not what it costs.</source>
        <translation>精确值，来自不计时的一轮。它说明机制是否存在，而不说明其代价。</translation>
    </message>
    <message>
        <source>check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Something exact that must be so for the measurement to mean what it says: calls in the machine code, bytes of the append-only file.</source>
        <translation>必须精确成立、测量才有其意义的事：机器码中的调用、仅追加文件的字节。</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>The middle value: half of them lie below. One wild block does not move it.</source>
        <translation>居中的值：一半的值低于它。个别离群的区组不会移动它。</translation>
    </message>
    <message>
        <source>raincloud</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Where the values lie: their density as a shape, the middle half as a box, each as a point.</source>
        <translation>值所在的位置：密度以形状表示，中间一半以箱表示，每个值为一点。</translation>
    </message>
    <message>
        <source>Hodges–Lehmann</source>
        <translation>Hodges–Lehmann</translation>
    </message>
    <message>
        <source>Median of the means of all pairs of blocks. For reference, not for the verdict.</source>
        <translation>所有区组两两均值的中位数。仅供参考，不用于结论。</translation>
    </message>
    <message>
        <source>t interval</source>
        <translation>t 区间</translation>
    </message>
    <message>
        <source>The usual interval, right for one look at a fixed number of normal blocks. For reference, not for the verdict.</source>
        <translation>通常的区间，仅适用于对固定数量的正态区组看一次。仅供参考，不用于结论。</translation>
    </message>
    <message>
        <source>sign-flip p</source>
        <translation>符号翻转 p</translation>
    </message>
    <message>
        <source>How often equal arms would look this different by chance, at one look. For reference, not for the verdict.</source>
        <translation>若各臂相同，看一次时偶然呈现如此差异的频率。仅供参考，不用于结论。</translation>
    </message>
    <message>
        <source>block sd</source>
        <translation>区组标准差</translation>
    </message>
    <message>
        <source>Standard deviation of the blocks&apos; effects: how much blocks vary among each other.</source>
        <translation>各区组效应的标准差：区组之间变化多大。</translation>
    </message>
    <message>
        <source>arm|arms</source>
        <comment>forms</comment>
        <translation>臂</translation>
    </message>
    <message>
        <source>timed window|timed windows|windows|=window</source>
        <comment>forms</comment>
        <translation>计时窗口|=窗口</translation>
    </message>
    <message>
        <source>round|rounds</source>
        <comment>forms</comment>
        <translation>轮次</translation>
    </message>
    <message>
        <source>block|blocks</source>
        <comment>forms</comment>
        <translation>区组</translation>
    </message>
    <message>
        <source>metric|metrics</source>
        <comment>forms</comment>
        <translation>指标</translation>
    </message>
    <message>
        <source>CPU per operation|CPU/op|CPU time per operation</source>
        <comment>forms</comment>
        <translation>每次操作的 CPU|CPU/操作</translation>
    </message>
    <message>
        <source>throughput</source>
        <comment>forms</comment>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>baseline</source>
        <comment>forms</comment>
        <translation>基线</translation>
    </message>
    <message>
        <source>candidate|candidates</source>
        <comment>forms</comment>
        <translation>候选</translation>
    </message>
    <message>
        <source>null arm|copy of the baseline|=null|null from|null to</source>
        <comment>forms</comment>
        <translation>零效应臂|基线副本|=零效应|零效应自|零效应至</translation>
    </message>
    <message>
        <source>noise band|null band</source>
        <comment>forms</comment>
        <translation>噪声带</translation>
    </message>
    <message>
        <source>effect|effects</source>
        <comment>forms</comment>
        <translation>效应</translation>
    </message>
    <message>
        <source>ln(B/A) of a metric, shown as percent: −5% says that B needs 5% less than A. Symmetric: halving and doubling are equally far from nothing.</source>
        <translation>指标的 ln(B/A)，以百分比显示：−5% 表示 B 比 A 少用 5%。对称：减半与加倍离“没有”同样远。</translation>
    </message>
    <message>
        <source>δ|material threshold|matters</source>
        <comment>forms</comment>
        <translation>δ|实质阈值|才有意义</translation>
    </message>
    <message>
        <source>interval|intervals|lower end|upper end</source>
        <comment>forms</comment>
        <translation>区间|下限|上限</translation>
    </message>
    <message>
        <source>layout|layouts</source>
        <comment>forms</comment>
        <translation>布局</translation>
    </message>
    <message>
        <source>paired|paired layouts</source>
        <comment>forms</comment>
        <translation>配对布局|配对</translation>
    </message>
    <message>
        <source>independent|independent layouts</source>
        <comment>forms</comment>
        <translation>独立布局|独立</translation>
    </message>
    <message>
        <source>not controlled|layout not controlled</source>
        <comment>forms</comment>
        <translation>布局未受控|未受控</translation>
    </message>
    <message>
        <source>layout&apos;s share</source>
        <comment>forms</comment>
        <translation>布局所占份额</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>forms</comment>
        <translation>已证实</translation>
    </message>
    <message>
        <source>refuted</source>
        <comment>forms</comment>
        <translation>已反驳</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <comment>forms</comment>
        <translation>无定论</translation>
    </message>
    <message>
        <source>void|voided</source>
        <comment>forms</comment>
        <translation>无效</translation>
    </message>
    <message>
        <source>by judgement|judgement</source>
        <comment>forms</comment>
        <translation>凭判断</translation>
    </message>
    <message>
        <source>claim|claims</source>
        <comment>forms</comment>
        <translation>论断</translation>
    </message>
    <message>
        <source>guard|guards</source>
        <comment>forms</comment>
        <translation>守护</translation>
    </message>
    <message>
        <source>plan|plans|frozen</source>
        <comment>forms</comment>
        <translation>方案|已冻结</translation>
    </message>
    <message>
        <source>budget</source>
        <comment>forms</comment>
        <translation>预算</translation>
    </message>
    <message>
        <source>seed</source>
        <comment>forms</comment>
        <translation>种子</translation>
    </message>
    <message>
        <source>gate|gates</source>
        <comment>forms</comment>
        <translation>门禁</translation>
    </message>
    <message>
        <source>same work</source>
        <comment>forms</comment>
        <translation>相同工作|same work</translation>
    </message>
    <message>
        <source>same bytes</source>
        <comment>forms</comment>
        <translation>相同字节|same bytes</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <comment>forms</comment>
        <translation>灵敏度|sensitivity</translation>
    </message>
    <message>
        <source>headroom</source>
        <comment>forms</comment>
        <translation>余量|headroom</translation>
    </message>
    <message>
        <source>known cost|known costs</source>
        <comment>forms</comment>
        <translation>已知开销|已知大小的开销</translation>
    </message>
    <message>
        <source>=build|=build the variants</source>
        <comment>forms</comment>
        <translation>=构建|=构建变体</translation>
    </message>
    <message>
        <source>=calibrate</source>
        <comment>forms</comment>
        <translation>=校准</translation>
    </message>
    <message>
        <source>=measure</source>
        <comment>forms</comment>
        <translation>=测量</translation>
    </message>
    <message>
        <source>=decide</source>
        <comment>forms</comment>
        <translation>=判定</translation>
    </message>
    <message>
        <source>proof pass</source>
        <comment>forms</comment>
        <translation>验证轮</translation>
    </message>
    <message>
        <source>pilot|foretold</source>
        <comment>forms</comment>
        <translation>试测</translation>
    </message>
    <message>
        <source>session|sessions</source>
        <comment>forms</comment>
        <translation>会话</translation>
    </message>
    <message>
        <source>mechanism</source>
        <comment>forms</comment>
        <translation>机制</translation>
    </message>
    <message>
        <source>calibration|calibrations</source>
        <comment>forms</comment>
        <translation>校准变体</translation>
    </message>
    <message>
        <source>dose|doses</source>
        <comment>forms</comment>
        <translation>剂量</translation>
    </message>
    <message>
        <source>How much of the suspected mechanism a variant carries: the baseline 0, one more copy 1, the change that removes it −1.</source>
        <translation>变体带有多少疑似机制：基线为 0，多一次复制为 1，去除它的改动为 −1。</translation>
    </message>
    <message>
        <source>predicted|predicts|prediction</source>
        <comment>forms</comment>
        <translation>预测</translation>
    </message>
    <message>
        <source>sweep|sweeps</source>
        <comment>forms</comment>
        <translation>参数扫描</translation>
    </message>
    <message>
        <source>check|checks</source>
        <comment>forms</comment>
        <translation>检查</translation>
    </message>
    <message>
        <source>median|medians</source>
        <comment>forms</comment>
        <translation>中位数</translation>
    </message>
    <message>
        <source>half violin|distribution|distributions</source>
        <comment>forms</comment>
        <translation>分布</translation>
    </message>
    <message>
        <source>Hodges–Lehmann</source>
        <comment>forms</comment>
        <translation>Hodges–Lehmann</translation>
    </message>
    <message>
        <source>t interval</source>
        <comment>forms</comment>
        <translation>t 区间</translation>
    </message>
    <message>
        <source>sign-flip p|sign flip</source>
        <comment>forms</comment>
        <translation>符号翻转 p</translation>
    </message>
    <message>
        <source>block sd|spread</source>
        <comment>forms</comment>
        <translation>区组标准差|离散程度</translation>
    </message>
    <message>
        <source>smallest visible effect|visible from|resolved|can be seen</source>
        <comment>forms</comment>
        <translation>最小可见效应|可见下限|可分辨|可看到</translation>
    </message>
    <message>
        <source>counted|counted exactly|counted per operation|counters</source>
        <comment>forms</comment>
        <translation>精确计数|每次操作计数|计数</translation>
    </message>
</context>
<context>
    <name>assay::ui::HelpWindow</name>
    <message>
        <source>About Assay</source>
        <translation>关于 Assay</translation>
    </message>
    <message>
        <source>A workbench that turns performance claims about Redis into verdicts.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>将关于 Redis 性能的论断变为结论的工作台。

自由软件，遵循 GNU 通用公共许可证第 3 版或更新版本。</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>此页的帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>W&amp;ords</source>
        <translation>术语(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;About Assay</source>
        <translation>关于 Assay(&amp;A)</translation>
    </message>
    <message>
        <source>Help — Assay</source>
        <translation>帮助 — Assay</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>帮助页</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>帮助页内容</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>The help pages are not installed.</source>
        <translation>帮助页未安装。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>No word of the method stands here. F1 opens the help.</source>
        <translation>此处没有方法的术语。F1 打开帮助。</translation>
    </message>
</context>
<context>
    <name>assay::ui::LogDialog</name>
    <message>
        <source>It cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>… (the end of it)
</source>
        <translation>…（末尾部分）
</translation>
    </message>
</context>
<context>
    <name>assay::ui::MechanismView</name>
    <message>
        <source>Counted per operation</source>
        <translation>每次操作计数</translation>
    </message>
    <message>
        <source>Counted exactly, in a pass that is not timed: whether the mechanism is there, not what it costs.</source>
        <translation>在不计时的一轮中精确计数：说明机制是否存在，而非其代价。</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>机制</translation>
    </message>
</context>
<context>
    <name>assay::ui::NewCaseDialog</name>
    <message>
        <source>New case</source>
        <translation>新建案例</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>论断</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Workload and size</source>
        <translation>工作负载与大小</translation>
    </message>
    <message>
        <source>From a &amp;definition…</source>
        <translation>从定义创建(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>创建(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What does the change do? A run can then confirm or refute it.</source>
        <translation>改动有何作用？随后运行可以证实或反驳它。</translation>
    </message>
    <message>
        <source>What is compared? Both become servers that are measured side by side.</source>
        <translation>比较什么？两者都会成为服务器，并排测量。</translation>
    </message>
    <message>
        <source>What is asked of both, and how large an effect has to be to matter?</source>
        <translation>对两者问什么？多大的效应才有意义？</translation>
    </message>
    <message>
        <source>A definition says all of it. The form keeps what you typed.</source>
        <translation>定义说明全部内容。表单会保留您所输入的内容。</translation>
    </message>
    <message>
        <source>Back to the &amp;form</source>
        <translation>返回表单(&amp;F)</translation>
    </message>
    <message>
        <source>No definition is named.</source>
        <translation>未指定定义。</translation>
    </message>
    <message>
        <source>Choose one, or go back to the form.</source>
        <translation>请选择一个，或返回表单。</translation>
    </message>
    <message>
        <source>Leave without creating the case?</source>
        <translation>不创建案例就离开？</translation>
    </message>
    <message>
        <source>What you typed is not kept.</source>
        <translation>您输入的内容不会保留。</translation>
    </message>
</context>
<context>
    <name>assay::ui::NumberRows</name>
    <message>
        <source>paired</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>独立</translation>
    </message>
    <message>
        <source>not controlled</source>
        <translation>未受控</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效应</translation>
    </message>
    <message>
        <source>Median of the blocks&apos; effects</source>
        <translation>各区组效应的中位数</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Valid at any time: looking, stopping and going on do not spoil it</source>
        <translation>随时有效：查看、停止与继续都不会破坏它</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>The smallest effect that matters, frozen before sampling</source>
        <translation>有意义的最小效应，采样之前已冻结</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>零效应</translation>
    </message>
    <message>
        <source>The interval of a byte copy of the baseline against the baseline</source>
        <translation>基线的逐字节副本相对于基线的区间</translation>
    </message>
    <message>
        <source>Visible from</source>
        <translation>可见下限</translation>
    </message>
    <message>
        <source>The smallest effect that this many blocks can tell from 0</source>
        <translation>这么多区组能与 0 区分的最小效应</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>区组</translation>
    </message>
    <message>
        <source>%1, and %2 void</source>
        <translation>%1，另有 %2 个无效</translation>
    </message>
    <message>
        <source>The unit of replication: fresh processes and layouts</source>
        <translation>重复的单位：新的进程与布局</translation>
    </message>
    <message>
        <source>Blocks needed</source>
        <translation>所需区组</translation>
    </message>
    <message>
        <source>To decide, in all, at this spread</source>
        <translation>以此离散程度作出判定总共所需</translation>
    </message>
    <message>
        <source>With void blocks</source>
        <translation>含无效区组</translation>
    </message>
    <message>
        <source>The same effect with the void blocks included</source>
        <translation>包含无效区组时的同一效应</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Where code lies in memory</source>
        <translation>代码在内存中的位置</translation>
    </message>
    <message>
        <source>Layout&apos;s share</source>
        <translation>布局所占份额</translation>
    </message>
    <message>
        <source>%1% of the variance</source>
        <translation>方差的 %1%</translation>
    </message>
    <message>
        <source>What the place of the changed code adds to the spread between blocks, at most: the variance beyond that of the copy of the baseline</source>
        <translation>改动代码的位置至多给区组间离散增加多少：超出基线副本的那部分方差</translation>
    </message>
    <message>
        <source>Median over blocks</source>
        <translation>各区组的中位数</translation>
    </message>
    <message>
        <source>Hodges–Lehmann</source>
        <translation>Hodges–Lehmann</translation>
    </message>
    <message>
        <source>Median of the pairwise means of blocks</source>
        <translation>区组两两均值的中位数</translation>
    </message>
    <message>
        <source>t interval</source>
        <translation>t 区间</translation>
    </message>
    <message>
        <source>For one look at a fixed number of blocks, were they normal</source>
        <translation>适用于对固定数量的区组看一次，且假定其为正态</translation>
    </message>
    <message>
        <source>Sign-flip p</source>
        <translation>符号翻转 p</translation>
    </message>
    <message>
        <source>Against no effect at all, for one look</source>
        <translation>相对于完全无效应，看一次</translation>
    </message>
    <message>
        <source>Block sd</source>
        <translation>区组标准差</translation>
    </message>
    <message>
        <source>Standard deviation of the blocks&apos; effects</source>
        <translation>各区组效应的标准差</translation>
    </message>
</context>
<context>
    <name>assay::ui::Numbers</name>
    <message>
        <source>%1 ops/s</source>
        <translation>%1 次操作/秒</translation>
    </message>
    <message>
        <source>%1/op</source>
        <translation>%1/操作</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1/call</source>
        <translation>%1/调用</translation>
    </message>
</context>
<context>
    <name>assay::ui::PagePreview</name>
    <message>
        <source>Pages of the report</source>
        <translation>报告页面</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>assay::ui::PairedDifferences</name>
    <message>
        <source>interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>block</source>
        <translation>区组</translation>
    </message>
    <message>
        <source>No block is counted yet.</source>
        <translation>尚无计入的区组。</translation>
    </message>
    <message>
        <source>Effect on %1 of %2, block by block</source>
        <translation>%2 对%1的效应，逐区组</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>区组</translation>
    </message>
    <message>
        <source>Effect, %</source>
        <translation>效应，%</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>无效</translation>
    </message>
    <message numerus="yes">
        <source>A point is a block (%Ln counted), the bar beside them their interval.</source>
        <translation>
            <numerusform>每点是一个区组（已计入 %Ln 个），旁边的横条是其区间。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Crosses are void blocks (%Ln), which do not count.</source>
        <translation>
            <numerusform>叉号是无效区组（%Ln 个），不计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Why void</source>
        <translation>无效原因</translation>
    </message>
    <message>
        <source>Layout seed</source>
        <translation>布局种子</translation>
    </message>
</context>
<context>
    <name>assay::ui::PairedDifferencesPlot</name>
    <message>
        <source>median %1, interval %2</source>
        <translation>中位数 %1，区间 %2</translation>
    </message>
</context>
<context>
    <name>assay::ui::PatchList</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Patches, in the order in which they are applied</source>
        <translation>补丁，按应用的次序</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add a patch</source>
        <translation>添加补丁</translation>
    </message>
    <message>
        <source>Remove the chosen patch</source>
        <translation>移除所选补丁</translation>
    </message>
    <message>
        <source>A patch</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>Patches (*.patch *.diff);;All files (*)</source>
        <translation>补丁 (*.patch *.diff);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>assay::ui::PlaceField</name>
    <message>
        <source>Case file</source>
        <translation>案例文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose where the case goes</source>
        <translation>选择案例的存放位置</translation>
    </message>
    <message>
        <source>Where the case goes</source>
        <translation>案例的存放位置</translation>
    </message>
    <message>
        <source>Assay cases (*.assay)</source>
        <translation>Assay 案例 (*.assay)</translation>
    </message>
</context>
<context>
    <name>assay::ui::PlanDialog</name>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>&amp;Add a question</source>
        <translation>添加问题(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>A new plan</source>
        <translation>新建方案</translation>
    </message>
    <message>
        <source>Change the plan</source>
        <translation>更改方案</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>When the claim holds</source>
        <translation>论断何时成立</translation>
    </message>
    <message>
        <source>when all of its questions hold</source>
        <translation>当其所有问题都成立时</translation>
    </message>
    <message>
        <source>when any of its questions holds</source>
        <translation>当其任一问题成立时</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Measure &amp;for</source>
        <translation>测量时长(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>基线(&amp;B)</translation>
    </message>
    <message>
        <source>The claim &amp;holds</source>
        <translation>论断成立(&amp;H)</translation>
    </message>
    <message>
        <source>Add the plan</source>
        <translation>添加方案</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>保留改动</translation>
    </message>
    <message>
        <source>There is nothing to ask about.</source>
        <translation>没有可问的内容。</translation>
    </message>
    <message>
        <source>The case needs a baseline, another variant and a workload first.</source>
        <translation>案例首先需要基线、另一变体和工作负载。</translation>
    </message>
</context>
<context>
    <name>assay::ui::PlanPanel</name>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Ask something else…</source>
        <translation>另问其他…</translation>
    </message>
    <message>
        <source>New plan…</source>
        <translation>新建方案…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Which plan is shown</source>
        <translation>显示哪个方案</translation>
    </message>
    <message>
        <source>Copies this plan to a draft of another name, to be changed</source>
        <translation>将此方案复制为另一名称的草案，以供更改</translation>
    </message>
    <message>
        <source>Takes the plan out of the case; can be undone</source>
        <translation>将方案从案例中移除；可以撤销</translation>
    </message>
    <message>
        <source>No plan asks anything yet.</source>
        <translation>尚无方案提出任何问题。</translation>
    </message>
    <message>
        <source>Not frozen yet: it can be changed until it is run.</source>
        <translation>尚未冻结：运行之前可以更改。</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>与 %1 比较</translation>
    </message>
    <message>
        <source>measured for %1</source>
        <translation>测量 %1</translation>
    </message>
    <message>
        <source>the claim holds when all its questions hold</source>
        <translation>当其所有问题都成立时，论断成立</translation>
    </message>
    <message>
        <source>the claim holds when any of its questions holds</source>
        <translation>当其任一问题成立时，论断成立</translation>
    </message>
    <message numerus="yes">
        <source>Frozen before the first sample; %Ln block(s) measured. A change makes a new plan beside it.</source>
        <translation>
            <numerusform>在首个样本之前已冻结；已测量 %Ln 个区组。更改会在其旁另建新方案。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::PlotExport</name>
    <message>
        <source>A plot cannot be saved as “%1”.</source>
        <translation>无法将图保存为“%1”。</translation>
    </message>
    <message>
        <source>End the name with .png, .svg, .pdf or .csv.</source>
        <translation>文件名须以 .png、.svg、.pdf 或 .csv 结尾。</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 未写入：%2。</translation>
    </message>
    <message>
        <source>Choose a folder that can be written to and has space left.</source>
        <translation>请选择可写且有剩余空间的文件夹。</translation>
    </message>
</context>
<context>
    <name>assay::ui::PlotFrame</name>
    <message>
        <source>%1, as a table</source>
        <translation>%1，表格</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>重置视图</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Save plot</source>
        <translation>保存图</translation>
    </message>
    <message>
        <source>Drag the picture out</source>
        <translation>将图片拖出</translation>
    </message>
    <message>
        <source>Drag from here to take the picture into another program</source>
        <translation>从此处拖动可将图片带入其他程序</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Choose a block</source>
        <translation>选择区组</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最后一个</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>图片 (PNG)…</translation>
    </message>
    <message>
        <source>Vector picture (SVG)…</source>
        <translation>矢量图 (SVG)…</translation>
    </message>
    <message>
        <source>Document (PDF)…</source>
        <translation>文档 (PDF)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>表格 (CSV)…</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Vector picture (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
</context>
<context>
    <name>assay::ui::PlotTableModel</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1, of the chosen block</source>
        <translation>%1，所选区组</translation>
    </message>
</context>
<context>
    <name>assay::ui::PlotWords</name>
    <message>
        <source>Main-thread CPU/op</source>
        <translation>主线程 CPU/操作</translation>
    </message>
    <message>
        <source>Time/op</source>
        <translation>时间/操作</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>CPU of all threads/op</source>
        <translation>全部线程 CPU/操作</translation>
    </message>
    <message>
        <source>Minor faults/op</source>
        <translation>次缺页/操作</translation>
    </message>
    <message>
        <source>Context switches/op</source>
        <translation>上下文切换/操作</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>内存峰值</translation>
    </message>
    <message>
        <source>Server time/call</source>
        <translation>服务器时间/调用</translation>
    </message>
    <message>
        <source>CPU/op</source>
        <translation>CPU/操作</translation>
    </message>
    <message>
        <source>time/op</source>
        <translation>时间/操作</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>minor faults/op</source>
        <translation>次缺页/操作</translation>
    </message>
    <message>
        <source>context switches/op</source>
        <translation>上下文切换/操作</translation>
    </message>
    <message>
        <source>peak memory</source>
        <translation>内存峰值</translation>
    </message>
    <message>
        <source>server time/call</source>
        <translation>服务器时间/调用</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚不清楚</translation>
    </message>
</context>
<context>
    <name>assay::ui::ProfileModel</name>
    <message>
        <source>not sampled: %1</source>
        <translation>未采样：%1</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>In</source>
        <translation>位于</translation>
    </message>
    <message>
        <source>Own share of the time</source>
        <translation>自身所占时间份额</translation>
    </message>
</context>
<context>
    <name>assay::ui::QuestionForm</name>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Smallest effect that matters</source>
        <translation>有意义的最小效应</translation>
    </message>
    <message>
        <source>A claim decides the verdict. A calibration is a known dose of the mechanism. A guard lies off the path and should show no effect.</source>
        <translation>论断决定结论。校准是机制的已知剂量。守护不在改动路径上，应不显示效应。</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>变体(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;on</source>
        <translation>在(&amp;O)</translation>
    </message>
    <message>
        <source>as a</source>
        <translation>作为</translation>
    </message>
    <message>
        <source>&amp;Matters from</source>
        <translation>有意义的下限(&amp;M)</translation>
    </message>
</context>
<context>
    <name>assay::ui::QuestionsModel</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效应</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Matters from</source>
        <translation>有意义的下限</translation>
    </message>
</context>
<context>
    <name>assay::ui::Rail</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Ctrl+%2)</translation>
    </message>
</context>
<context>
    <name>assay::ui::Raincloud</name>
    <message>
        <source>No block is counted yet.</source>
        <translation>尚无计入的区组。</translation>
    </message>
    <message>
        <source>The grey band is where the median of a copy of A lies.</source>
        <translation>灰色带是 A 的副本的中位数所在位置。</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的%1</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>区组</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>ops/s</source>
        <translation>操作/秒</translation>
    </message>
    <message>
        <source>ns/op</source>
        <translation>ns/操作</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%2 的%1</translation>
    </message>
    <message>
        <source>Median %1.</source>
        <translation>中位数 %1。</translation>
    </message>
    <message>
        <source>Median %1; block against block the effect is %2.</source>
        <translation>中位数 %1；逐区组相比，效应为 %2。</translation>
    </message>
    <message>
        <source>A point is a block.</source>
        <translation>每点是一个区组。</translation>
    </message>
    <message>
        <source>Crosses are void blocks, which do not count.</source>
        <translation>叉号是无效区组，不计入。</translation>
    </message>
    <message>
        <source>No density is drawn below %1 blocks.</source>
        <translation>少于 %1 个区组时不绘制密度。</translation>
    </message>
    <message>
        <source>Density: Gaussian kernel, Silverman&apos;s bandwidth.</source>
        <translation>密度：高斯核，Silverman 带宽。</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>无效</translation>
    </message>
</context>
<context>
    <name>assay::ui::RaincloudPlot</name>
    <message>
        <source>%1: median %2, middle half %3 … %4</source>
        <translation>%1：中位数 %2，中间一半 %3 … %4</translation>
    </message>
</context>
<context>
    <name>assay::ui::ReadingView</name>
    <message>
        <source>Reading the case</source>
        <translation>正在读取案例</translation>
    </message>
    <message>
        <source>Reading the case…</source>
        <translation>正在读取案例…</translation>
    </message>
    <message>
        <source>Nothing of this case can be shown.</source>
        <translation>无法显示此案例的任何内容。</translation>
    </message>
</context>
<context>
    <name>assay::ui::RecentCasesModel</name>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>案例</translation>
    </message>
</context>
<context>
    <name>assay::ui::RecentDelegate</name>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
</context>
<context>
    <name>assay::ui::ReportPage</name>
    <message>
        <source>Export PDF…</source>
        <translation>导出 PDF…</translation>
    </message>
    <message>
        <source>Write these pages as a PDF, with the case and its samples attached</source>
        <translation>将这些页面写成 PDF，并附上案例及其样本</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy the report as text for a pull request</source>
        <translation>将报告复制为文本，用于合并请求</translation>
    </message>
    <message>
        <source>Save samples as CSV…</source>
        <translation>将样本保存为 CSV…</translation>
    </message>
    <message>
        <source>Every timed window as a table</source>
        <translation>以表格列出每个计时窗口</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>纸张大小</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Export the report as PDF</source>
        <translation>将报告导出为 PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>正在写入报告…</translation>
    </message>
    <message>
        <source>The report was written.</source>
        <translation>报告已写入。</translation>
    </message>
    <message>
        <source>The report was copied as Markdown.</source>
        <translation>报告已复制为 Markdown。</translation>
    </message>
    <message>
        <source>Paste it into a pull request or an issue.</source>
        <translation>请粘贴到合并请求或问题中。</translation>
    </message>
    <message>
        <source>Save the samples as CSV</source>
        <translation>将样本保存为 CSV</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The samples were saved.</source>
        <translation>样本已保存。</translation>
    </message>
    <message>
        <source>The exported PDF</source>
        <translation>导出的 PDF</translation>
    </message>
    <message>
        <source>Writing the samples…</source>
        <translation>正在写入样本…</translation>
    </message>
</context>
<context>
    <name>assay::ui::ResultsPage</name>
    <message>
        <source>Go to the evidence</source>
        <translation>转到证据</translation>
    </message>
    <message>
        <source>Nothing was measured here</source>
        <translation>此处没有测量</translation>
    </message>
    <message numerus="yes">
        <source>This case was imported. Its %Ln figure(s) are kept as evidence, as they were read; no samples came with them, so nothing can be recomputed.</source>
        <translation>
            <numerusform>此案例是导入的。其 %Ln 个数字按读入时的原样作为证据保留；没有随附样本，因此无法重新计算。</numerusform>
        </translation>
    </message>
    <message>
        <source>This case was imported. What it reported is kept as evidence, as it was read; no samples came with it, so nothing can be recomputed.</source>
        <translation>此案例是导入的。其报告的内容按读入时的原样作为证据保留；没有随附样本，因此无法重新计算。</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>尚无结果</translation>
    </message>
    <message>
        <source>Run the case: every comparison, workload and metric appears here with its interval as soon as the first blocks are counted.</source>
        <translation>请运行此案例：一旦计入首批区组，每个比较、工作负载与指标就会连同区间显示在此。</translation>
    </message>
</context>
<context>
    <name>assay::ui::RunBar</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Runs the chosen plan (Ctrl+R)</source>
        <translation>按所选方案运行 (Ctrl+R)</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Ends the current window, stops the servers and keeps what was measured</source>
        <translation>结束当前窗口，停止服务器并保留已测得的数据</translation>
    </message>
    <message>
        <source>No plan says what to measure.</source>
        <translation>没有方案说明要测量什么。</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在开始…</translation>
    </message>
    <message>
        <source>Building the variants</source>
        <translation>正在构建变体</translation>
    </message>
    <message>
        <source>, at most %1 left</source>
        <translation>，最多还需 %1</translation>
    </message>
    <message>
        <source>, finishing</source>
        <translation>，即将完成</translation>
    </message>
    <message>
        <source>Building %1</source>
        <translation>正在构建 %1</translation>
    </message>
    <message>
        <source>Building %1, %2%</source>
        <translation>正在构建 %1，%2%</translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln 个区组</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::RunController</name>
    <message>
        <source>This case is being run already.</source>
        <translation>此案例已在运行。</translation>
    </message>
    <message>
        <source>The program &apos;assay&apos; was not found.</source>
        <translation>未找到程序“assay”。</translation>
    </message>
    <message>
        <source>Install it beside assay-workbench, or put it into PATH.</source>
        <translation>请将其安装在 assay-workbench 旁，或放入 PATH。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; could not be started: %2</source>
        <translation>无法启动“%1”：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no program that can be started.</source>
        <translation>“%1”不是可以启动的程序。</translation>
    </message>
</context>
<context>
    <name>assay::ui::RunOrder</name>
    <message>
        <source>block, in the order run</source>
        <translation>区组，按运行次序</translation>
    </message>
    <message>
        <source>No window is measured yet.</source>
        <translation>尚无已测量的窗口。</translation>
    </message>
    <message>
        <source>%1 on %2, in the order run</source>
        <translation>%2 上的%1，按运行次序</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>区组</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>臂</translation>
    </message>
    <message>
        <source>ops/s</source>
        <translation>操作/秒</translation>
    </message>
    <message>
        <source>ns/op</source>
        <translation>ns/操作</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>session %1</source>
        <translation>会话 %1</translation>
    </message>
    <message>
        <source>%1 is one figure a block: it has no windows.</source>
        <translation>%1 每个区组只有一个数字：没有窗口。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln window(s)</source>
        <translation>
            <numerusform>%Ln 个窗口</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln 个区组</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2, none of them void.</source>
        <translation>%1，分属 %2，均非无效。</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2, %Ln of them void and not counted.</source>
        <translation>
            <numerusform>%1，分属 %2，其中 %Ln 个无效，不计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>A mark is a window; lines are medians over %1 rounds of a block.</source>
        <translation>每个标记是一个窗口；线是区组内 %1 个轮次的中位数。</translation>
    </message>
    <message>
        <source>Void blocks are hatched and have a tick at the top, their windows are crosses.</source>
        <translation>无效区组以斜线填充并在顶端有刻度，其窗口为叉号。</translation>
    </message>
    <message numerus="yes">
        <source>Ticks at the foot are new layouts (%Ln).</source>
        <translation>
            <numerusform>底端的刻度是新布局（%Ln 个）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Upright lines part the sessions.</source>
        <translation>竖线分隔各会话。</translation>
    </message>
</context>
<context>
    <name>assay::ui::RunOrderPlot</name>
    <message>
        <source>round %1, %2, %3</source>
        <translation>轮次 %1，%2，%3</translation>
    </message>
</context>
<context>
    <name>assay::ui::RunOutlook</name>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>待进行</translation>
    </message>
    <message>
        <source>Build the variants</source>
        <translation>构建变体</translation>
    </message>
    <message>
        <source>All are built already.</source>
        <translation>均已构建。</translation>
    </message>
    <message>
        <source>To build: %1.</source>
        <translation>待构建：%1。</translation>
    </message>
    <message>
        <source>Proof pass</source>
        <translation>验证轮</translation>
    </message>
    <message>
        <source>%1 variants on %2 workloads once, untimed, with every check.</source>
        <translation>%1 个变体在 %2 个工作负载上各运行一次，不计时，做全部检查。</translation>
    </message>
    <message>
        <source>Windows are sized for %1; a copy of the baseline shows what noise looks like.</source>
        <translation>为 %1 确定窗口大小；基线的副本显示噪声的样子。</translation>
    </message>
    <message>
        <source>Costs of known size are injected, to show that an effect of δ would be seen.</source>
        <translation>注入已知大小的开销，以表明 δ 大小的效应会被看到。</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Fresh processes of all arms, block after block, until the claims are decided or %1 are used up.</source>
        <translation>各臂使用新进程，逐区组进行，直到论断得到判定或 %1 用尽。</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>判定</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) frozen beforehand, by the anytime-valid interval and its gates.</source>
        <translation>
            <numerusform>%Ln 个事先冻结的问题，依据随时有效的区间及其门禁。</numerusform>
        </translation>
    </message>
    <message>
        <source>What Run will do</source>
        <translation>运行将做什么</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Starts the run that is described above</source>
        <translation>开始上述运行</translation>
    </message>
    <message>
        <source>Nothing has been run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message>
        <source>There is no plan to run</source>
        <translation>没有可运行的方案</translation>
    </message>
    <message>
        <source>Run takes %1. This is what happens:</source>
        <translation>运行需 %1。将进行以下内容：</translation>
    </message>
    <message>
        <source>A plan names what is compared and how much matters. This case has none: it was imported, or its definition does not draft one.</source>
        <translation>方案说明比较什么以及多大才有意义。此案例没有方案：它是导入的，或其定义未拟定方案。</translation>
    </message>
    <message>
        <source>Fresh processes of all arms, block after block: %1.</source>
        <translation>各臂使用新进程，逐区组进行：%1。</translation>
    </message>
</context>
<context>
    <name>assay::ui::RunPage</name>
    <message>
        <source>Stages of the run</source>
        <translation>运行的阶段</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>门禁</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>The run failed.</source>
        <translation>运行失败。</translation>
    </message>
    <message>
        <source>Its last words are below. Mend the cause and run again; what was measured is kept.</source>
        <translation>其最后的输出见下。请排除原因后再次运行；已测得的数据予以保留。</translation>
    </message>
    <message>
        <source>Gates on %1</source>
        <translation>%1 上的门禁</translation>
    </message>
    <message>
        <source>Planning on %1</source>
        <translation>%1 上的规划</translation>
    </message>
</context>
<context>
    <name>assay::ui::RunRows</name>
    <message>
        <source>failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>%1 of %2 variants built</source>
        <translation>已构建 %1 / %2 个变体</translation>
    </message>
    <message>
        <source>%1 of %2 workloads</source>
        <translation>%1 / %2 个工作负载</translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) of known costs</source>
        <translation>
            <numerusform>%Ln 个已知开销的区组</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; effects from %2 can be seen</source>
        <translation>%1；可看到 %2 以上的效应</translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln 个区组</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of them void</source>
        <translation>%1，其中 %2 个无效</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的%1</translation>
    </message>
    <message>
        <source>%1: no block yet</source>
        <translation>%1：尚无区组</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln block(s), no interval yet</source>
        <translation>
            <numerusform>%1：%Ln 个区组，尚无区间</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1，在 %2 上</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>待进行</translation>
    </message>
    <message>
        <source>Foretold from the pilot, for no verdict: %1.</source>
        <translation>由试测预估，不用于任何结论：%1。</translation>
    </message>
    <message>
        <source>%1 was not built: %2</source>
        <translation>%1 未能构建：%2</translation>
    </message>
    <message>
        <source>Mend its source or patch on the Variants page, then run again. The whole log: %1</source>
        <translation>请在变体页修正其源码或补丁，然后再次运行。完整日志：%1</translation>
    </message>
    <message>
        <source>The last run failed: %1</source>
        <translation>上次运行失败：%1</translation>
    </message>
    <message>
        <source>What it measured is kept. Mend the cause and run again: it goes on where it ended.</source>
        <translation>其测得的数据予以保留。请排除原因后再次运行：将从中断处继续。</translation>
    </message>
</context>
<context>
    <name>assay::ui::SettleDialog</name>
    <message>
        <source>By judgement: &amp;confirmed</source>
        <translation>凭判断：已证实(&amp;C)</translation>
    </message>
    <message>
        <source>By judgement: &amp;refuted</source>
        <translation>凭判断：已反驳(&amp;R)</translation>
    </message>
    <message>
        <source>Settle the case</source>
        <translation>案例定案</translation>
    </message>
    <message>
        <source>As &amp;measured: %1</source>
        <translation>按测量结果(&amp;M)：%1</translation>
    </message>
    <message>
        <source>As &amp;measured</source>
        <translation>按测量结果(&amp;M)</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Nothing has been measured that could decide it.</source>
        <translation>没有测得可用于判定的内容。</translation>
    </message>
    <message>
        <source>So it can only be settled by judgement, and will be shown so.</source>
        <translation>因此只能凭判断定案，并将如此标示。</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>定案</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>适用范围</translation>
    </message>
    <message>
        <source>What happened, in your words</source>
        <translation>经过，请用您自己的话说明</translation>
    </message>
    <message>
        <source>The reason for this judgement</source>
        <translation>作此判断的理由</translation>
    </message>
    <message>
        <source>What was found, and what it means</source>
        <translation>发现了什么，意味着什么</translation>
    </message>
</context>
<context>
    <name>assay::ui::SourceField</name>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>选择：%1</translation>
    </message>
    <message>
        <source>Commit of: %1</source>
        <translation>提交：%1</translation>
    </message>
    <message>
        <source>empty: the files as they are</source>
        <translation>留空：按文件现状</translation>
    </message>
    <message>
        <source>Commit, branch or tag</source>
        <translation>提交、分支或标签</translation>
    </message>
    <message>
        <source>A patch, a binary or a tarball…</source>
        <translation>补丁、二进制文件或压缩包…</translation>
    </message>
    <message>
        <source>A binary or a tarball…</source>
        <translation>二进制文件或压缩包…</translation>
    </message>
    <message>
        <source>A source tree or a git checkout…</source>
        <translation>源码树或 git 检出…</translation>
    </message>
    <message>
        <source>Debian&apos;s Redis</source>
        <translation>Debian 的 Redis</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>正在查看…</translation>
    </message>
    <message>
        <source>A patch is no source by itself.</source>
        <translation>补丁本身不是源码。</translation>
    </message>
    <message>
        <source>Name what it applies to.</source>
        <translation>请指定它所应用于的源码。</translation>
    </message>
    <message>
        <source>A patch, a finished redis-server or a tarball</source>
        <translation>补丁、已构建的 redis-server 或压缩包</translation>
    </message>
    <message>
        <source>A finished redis-server or a tarball</source>
        <translation>已构建的 redis-server 或压缩包</translation>
    </message>
    <message>
        <source>A source tree or a git checkout of Redis</source>
        <translation>Redis 的源码树或 git 检出</translation>
    </message>
</context>
<context>
    <name>assay::ui::SourceView</name>
    <message>
        <source>Which place is shown</source>
        <translation>显示哪个位置</translation>
    </message>
    <message>
        <source>Of which variant the source is shown</source>
        <translation>显示哪个变体的源码</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源码</translation>
    </message>
    <message>
        <source>The source of %1 is not kept on this machine.</source>
        <translation>本机未保存 %1 的源码。</translation>
    </message>
    <message>
        <source>%1 as it is in %2</source>
        <translation>%1，取自 %2</translation>
    </message>
</context>
<context>
    <name>assay::ui::SourcesStep</name>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>a patch on the baseline, a redis-server, a source tree …</source>
        <translation>基线上的补丁、redis-server、源码树 …</translation>
    </message>
    <message>
        <source>Ba&amp;seline</source>
        <translation>基线(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Candidate</source>
        <translation>候选(&amp;C)</translation>
    </message>
    <message>
        <source>Type, choose, or drop a file or a folder here. Whatever has a source is built once, in such a way that every block of a run can lay its code out anew.</source>
        <translation>请输入、选择，或将文件或文件夹拖放到此处。凡有源码者只构建一次，其方式使运行的每个区组都能重新排布其代码。</translation>
    </message>
</context>
<context>
    <name>assay::ui::StageStrip</name>
    <message>
        <source>Stage: %1</source>
        <translation>阶段：%1</translation>
    </message>
</context>
<context>
    <name>assay::ui::StartWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Assay</source>
        <translation>Assay</translation>
    </message>
    <message>
        <source>From a claim about speed to a verdict.</source>
        <translation>从关于速度的论断到结论。</translation>
    </message>
    <message>
        <source>Open a case…</source>
        <translation>打开案例…</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>AOF staging copy, to be measured…</source>
        <translation>AOF 暂存复制，待测量…</translation>
    </message>
    <message>
        <source>AOF staging copy, as it was settled…</source>
        <translation>AOF 暂存复制，已定案…</translation>
    </message>
    <message>
        <source>New case…</source>
        <translation>新建案例…</translation>
    </message>
    <message>
        <source>Or drop a case file anywhere in this window.</source>
        <translation>或将案例文件拖放到此窗口任意处。</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>核数</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <translation>虚拟机</translation>
    </message>
    <message>
        <source>Governor</source>
        <translation>调频策略</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Recent cases</source>
        <translation>最近的案例</translation>
    </message>
    <message>
        <source>Cases that you open will be listed here.</source>
        <translation>您打开的案例会列在此处。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>固定(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Remove from this list</source>
        <translation>从此列表移除(&amp;R)</translation>
    </message>
    <message>
        <source>Return opens a case, P pins it, Delete removes it from this list.</source>
        <translation>回车键打开案例，P 键固定，Delete 键将其从此列表移除。</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>取消固定(&amp;P)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not there any more.</source>
        <translation>“%1”已不在原处。</translation>
    </message>
    <message>
        <source>It may have been moved: open it from where it is now. Delete removes it from this list.</source>
        <translation>它可能已被移动：请从现在的位置打开。Delete 键将其从此列表移除。</translation>
    </message>
</context>
<context>
    <name>assay::ui::StepList</name>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>第 %1 页：%2</translation>
    </message>
</context>
<context>
    <name>assay::ui::Sweep</name>
    <message>
        <source>one dose</source>
        <translation>一个剂量</translation>
    </message>
    <message>
        <source>Effect on %1 against %2, on %3</source>
        <translation>%3 上对%1的效应与 %2</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Effect, %</source>
        <translation>效应，%</translation>
    </message>
    <message>
        <source>Lower end, %</source>
        <translation>下限，%</translation>
    </message>
    <message>
        <source>Upper end, %</source>
        <translation>上限，%</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>区组</translation>
    </message>
    <message>
        <source>value length</source>
        <translation>值的长度</translation>
    </message>
    <message>
        <source>pipeline depth</source>
        <translation>流水线深度</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>连接数</translation>
    </message>
    <message>
        <source>number of keys</source>
        <translation>键数</translation>
    </message>
    <message>
        <source>number of arguments</source>
        <translation>参数个数</translation>
    </message>
    <message>
        <source>%1: not measured at two values yet</source>
        <translation>%1：尚未在两个值上测量</translation>
    </message>
    <message>
        <source>%1 from %2 at %3 to %4 at %5</source>
        <translation>%1：从 %3 处的 %2 到 %5 处的 %4</translation>
    </message>
    <message>
        <source>%1, it grows</source>
        <translation>%1，随之增大</translation>
    </message>
    <message>
        <source>%1, it shrinks</source>
        <translation>%1，随之减小</translation>
    </message>
    <message>
        <source>%1, not told apart</source>
        <translation>%1，无法区分</translation>
    </message>
</context>
<context>
    <name>assay::ui::SweepPlot</name>
    <message>
        <source>%1 at %2: %3, interval %4</source>
        <translation>%1，%2：%3，区间 %4</translation>
    </message>
</context>
<context>
    <name>assay::ui::TimelineHeading</name>
    <message>
        <source>decided</source>
        <translation>已判定</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>无定论</translation>
    </message>
    <message>
        <source>void</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>building</source>
        <translation>正在构建</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>正在校准</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>正在测量</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>正在判定</translation>
    </message>
    <message>
        <source>ended without a word</source>
        <translation>未留说明即结束</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>plan %1</source>
        <translation>方案 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln variant(s)</source>
        <translation>
            <numerusform>%Ln 个变体</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln 个区组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln void</source>
        <translation>
            <numerusform>%Ln 个无效</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln 个条目</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::TimelineModel</name>
    <message>
        <source>%1, open</source>
        <translation>%1，已展开</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1，已折叠</translation>
    </message>
    <message>
        <source>. Attached: %1</source>
        <translation>。附件：%1</translation>
    </message>
</context>
<context>
    <name>assay::ui::TimelinePanel</name>
    <message>
        <source>Add note</source>
        <translation>添加备注</translation>
    </message>
    <message>
        <source>Filter the timeline</source>
        <translation>筛选时间线</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>A note for the record</source>
        <translation>留作记录的备注</translation>
    </message>
    <message>
        <source>Adds the note to the case (Ctrl+Return)</source>
        <translation>将备注添加到案例 (Ctrl+回车)</translation>
    </message>
    <message>
        <source>Drop to attach it to the case</source>
        <translation>松开即可附加到案例</translation>
    </message>
    <message>
        <source>Attach files…</source>
        <translation>附加文件…</translation>
    </message>
    <message>
        <source>Attaches files to the case; they can be dropped here too</source>
        <translation>将文件附加到案例；也可将文件拖放到此处</translation>
    </message>
    <message>
        <source>The attachment was saved.</source>
        <translation>附件已保存。</translation>
    </message>
    <message>
        <source>No entry is like that.</source>
        <translation>没有这样的条目。</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>looking, %1%</source>
        <translation>正在查找，%1%</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter leads to what an entry speaks of. Left and right fold and open a run. Control and Enter opens an attachment.</source>
        <translation>回车键转到条目所涉内容。左右方向键折叠与展开运行。Ctrl+回车打开附件。</translation>
    </message>
    <message>
        <source>Fold the run</source>
        <translation>折叠运行</translation>
    </message>
    <message>
        <source>Open the run</source>
        <translation>展开运行</translation>
    </message>
    <message>
        <source>Go to what it speaks of</source>
        <translation>转到所涉内容</translation>
    </message>
    <message>
        <source>Open the attachment</source>
        <translation>打开附件</translation>
    </message>
    <message>
        <source>Save the attachment…</source>
        <translation>保存附件…</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>显示更少</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>显示全部内容</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>assay::ui::TimelineTopics</name>
    <message>
        <source>Kinds of entries</source>
        <translation>条目的类型</translation>
    </message>
    <message>
        <source>Only notes</source>
        <translation>仅备注</translation>
    </message>
    <message>
        <source>Only notes, and what else is chosen here</source>
        <translation>仅备注，以及此处另选的内容</translation>
    </message>
    <message>
        <source>Only edits</source>
        <translation>仅编辑</translation>
    </message>
    <message>
        <source>Only edits of the brief, of variants, workloads and plans, and what else is chosen here</source>
        <translation>仅对概要、变体、工作负载与方案的编辑，以及此处另选的内容</translation>
    </message>
    <message>
        <source>Only runs</source>
        <translation>仅运行</translation>
    </message>
    <message>
        <source>Only runs, and what else is chosen here</source>
        <translation>仅运行，以及此处另选的内容</translation>
    </message>
    <message>
        <source>Only measurements</source>
        <translation>仅测量</translation>
    </message>
    <message>
        <source>Only measurements, and what else is chosen here</source>
        <translation>仅测量，以及此处另选的内容</translation>
    </message>
    <message>
        <source>Only verdicts</source>
        <translation>仅结论</translation>
    </message>
    <message>
        <source>Only verdicts, and what else is chosen here</source>
        <translation>仅结论，以及此处另选的内容</translation>
    </message>
    <message>
        <source>Only evidence</source>
        <translation>仅证据</translation>
    </message>
    <message>
        <source>Only checks, counters and attachments, and what else is chosen here</source>
        <translation>仅检查、计数与附件，以及此处另选的内容</translation>
    </message>
</context>
<context>
    <name>assay::ui::TrustDialog</name>
    <message>
        <source>May this case run programs?</source>
        <translation>允许此案例运行程序吗？</translation>
    </message>
    <message>
        <source>with the patch %1</source>
        <translation>带补丁 %1</translation>
    </message>
    <message>
        <source>What would be executed</source>
        <translation>将会执行的内容</translation>
    </message>
    <message>
        <source>Allow and run</source>
        <translation>允许并运行</translation>
    </message>
    <message>
        <source>Do not run</source>
        <translation>不运行</translation>
    </message>
    <message>
        <source>A run of this case would execute the following on this machine</source>
        <translation>运行此案例将在本机执行以下内容</translation>
    </message>
    <message>
        <source>The answer is kept for exactly this content. Should the case change what it executes, you are asked again.</source>
        <translation>该答复仅对这些内容有效。若案例改变了要执行的内容，将再次询问。</translation>
    </message>
</context>
<context>
    <name>assay::ui::VariantDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>角色(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Dose</source>
        <translation>剂量(&amp;D)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>A variant of this name is there already.</source>
        <translation>已有同名的变体。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>The baseline is a finished binary; there is no source to patch.</source>
        <translation>基线是已构建好的二进制文件，没有可打补丁的源码。</translation>
    </message>
    <message>
        <source>Add the patched build as a binary instead.</source>
        <translation>请改为添加打过补丁的二进制文件。</translation>
    </message>
    <message>
        <source>Patch, binary or source</source>
        <translation>补丁、二进制文件或源码</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源码</translation>
    </message>
    <message>
        <source>Add a variant</source>
        <translation>添加变体</translation>
    </message>
    <message>
        <source>Change a variant</source>
        <translation>更改变体</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Dose</source>
        <translation>剂量</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Arguments of make</source>
        <translation>make 的参数</translation>
    </message>
    <message>
        <source>a patch on the baseline, a redis-server, a source tree …</source>
        <translation>基线上的补丁、redis-server、源码树 …</translation>
    </message>
    <message>
        <source>optional: −1 for one copy less, 1 for one more</source>
        <translation>可选：−1 表示少一次复制，1 表示多一次</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>来自(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>源码(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Patches</source>
        <translation>补丁(&amp;P)</translation>
    </message>
    <message>
        <source>D&amp;escription</source>
        <translation>描述(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;make</source>
        <translation>make(&amp;M)</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>保留改动</translation>
    </message>
    <message>
        <source>It was measured.</source>
        <translation>它已测量过。</translation>
    </message>
    <message>
        <source>What was measured stays as it is. Another source, patch or make argument makes another binary, and the next run measures under a plan of its own.</source>
        <translation>已测得的数据保持原样。其他源码、补丁或 make 参数会产生其他二进制文件，下次运行将在自己的方案下测量。</translation>
    </message>
    <message>
        <source>Nothing is named yet.</source>
        <translation>尚未指定内容。</translation>
    </message>
    <message>
        <source>A finished binary cannot be patched.</source>
        <translation>已构建的二进制文件无法打补丁。</translation>
    </message>
    <message>
        <source>Remove the patches, or name a source.</source>
        <translation>请移除补丁，或指定源码。</translation>
    </message>
    <message>
        <source>There is no baseline to patch.</source>
        <translation>没有可打补丁的基线。</translation>
    </message>
    <message>
        <source>Add the baseline first.</source>
        <translation>请先添加基线。</translation>
    </message>
    <message>
        <source>This is no name.</source>
        <translation>这不是有效的名称。</translation>
    </message>
    <message>
        <source>Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>请使用字母、数字、“-”、“_”和“.”。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>Leave it empty where there is no dose.</source>
        <translation>没有剂量时请留空。</translation>
    </message>
    <message>
        <source>A quote is open.</source>
        <translation>有未闭合的引号。</translation>
    </message>
    <message>
        <source>Write it as in a shell: &quot;CFLAGS=-O3 -g&quot;</source>
        <translation>请按 shell 的写法：&quot;CFLAGS=-O3 -g&quot;</translation>
    </message>
</context>
<context>
    <name>assay::ui::VariantsModel</name>
    <message>
        <source>built</source>
        <translation>已构建</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>not built</source>
        <translation>未构建</translation>
    </message>
    <message>
        <source>one a block</source>
        <translation>每个区组一个</translation>
    </message>
    <message>
        <source>not controlled</source>
        <translation>未受控</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Dose</source>
        <translation>剂量</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Build id</source>
        <translation>构建标识</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>building %1%</source>
        <translation>正在构建 %1%</translation>
    </message>
    <message>
        <source>building</source>
        <translation>正在构建</translation>
    </message>
</context>
<context>
    <name>assay::ui::VariantsPage</name>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>build id</source>
        <translation>构建标识</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>编译选项</translation>
    </message>
    <message>
        <source>source hash</source>
        <translation>源码哈希</translation>
    </message>
    <message>
        <source>patch hash</source>
        <translation>补丁哈希</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>构建耗时</translation>
    </message>
    <message>
        <source>found finished in the store</source>
        <translation>在存储中找到成品</translation>
    </message>
    <message>
        <source>command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Checks of this variant</source>
        <translation>此变体的检查</translation>
    </message>
    <message>
        <source>The whole log: %1</source>
        <translation>完整日志：%1</translation>
    </message>
    <message>
        <source>Add a variant…</source>
        <translation>添加变体…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Build log…</source>
        <translation>构建日志…</translation>
    </message>
    <message>
        <source>No variants yet. Drop a redis-server binary or a source tree here, or add one.</source>
        <translation>尚无变体。请将 redis-server 二进制文件或源码树拖放到此处，或添加一个。</translation>
    </message>
    <message>
        <source>From a patch on the baseline, a binary, a source tree, a tarball or a git checkout; or drop it on this page</source>
        <translation>来自基线上的补丁、二进制文件、源码树、压缩包或 git 检出；也可拖放到此页</translation>
    </message>
    <message>
        <source>Takes the variant out of the case; can be undone</source>
        <translation>将变体从案例中移除；可以撤销</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is removed, and what plans ask about it.</source>
        <translation>“%1”已移除，方案中与之有关的问题也一并移除。</translation>
    </message>
    <message>
        <source>They ask less now: %1. Undo brings all of it back.</source>
        <translation>以下方案的问题因此减少：%1。撤销可全部恢复。</translation>
    </message>
    <message>
        <source>Build log of %1</source>
        <translation>%1 的构建日志</translation>
    </message>
</context>
<context>
    <name>assay::ui::Workbench</name>
    <message>
        <source>Open a case</source>
        <translation>打开案例</translation>
    </message>
    <message>
        <source>Assay cases (*.assay);;All files (*)</source>
        <translation>Assay 案例 (*.assay);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The samples are not installed.</source>
        <translation>示例未安装。</translation>
    </message>
    <message>
        <source>They belong to share/assay/cases beside the program.</source>
        <translation>它们应位于程序旁的 share/assay/cases。</translation>
    </message>
    <message>
        <source>Where the sample&apos;s case goes</source>
        <translation>示例案例的存放位置</translation>
    </message>
    <message>
        <source>Assay cases (*.assay)</source>
        <translation>Assay 案例 (*.assay)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; exists already.</source>
        <translation>“%1”已存在。</translation>
    </message>
    <message>
        <source>A case file is never overwritten. Choose another name.</source>
        <translation>案例文件绝不会被覆盖。请选择其他名称。</translation>
    </message>
    <message>
        <source>&amp;New case…</source>
        <translation>新建案例(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>Open &amp;sample</source>
        <translation>打开示例(&amp;S)</translation>
    </message>
    <message>
        <source>AOF staging copy, to be measured…</source>
        <translation>AOF 暂存复制，待测量…</translation>
    </message>
    <message>
        <source>AOF staging copy, as it was settled…</source>
        <translation>AOF 暂存复制，已定案…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>There is no file &apos;%1&apos;.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>Give the path of a case file (*.assay).</source>
        <translation>请给出案例文件的路径 (*.assay)。</translation>
    </message>
</context>
<context>
    <name>assay::ui::WorkloadForm</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Set-up commands</source>
        <translation>准备命令</translation>
    </message>
    <message>
        <source>Server configuration</source>
        <translation>服务器配置</translation>
    </message>
    <message>
        <source>The append-only file belongs to it</source>
        <translation>包含仅追加文件</translation>
    </message>
    <message>
        <source>Persisted bytes of all variants must be identical</source>
        <translation>所有变体持久化的字节必须相同</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>保留改动</translation>
    </message>
    <message>
        <source>Drop them</source>
        <translation>放弃改动</translation>
    </message>
    <message>
        <source>always the same key</source>
        <translation>始终同一个键</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>依次取键</translation>
    </message>
    <message>
        <source>drawn from the seed</source>
        <translation>由种子抽取</translation>
    </message>
    <message>
        <source> B</source>
        <translation> B</translation>
    </message>
    <message>
        <source>one command a line</source>
        <translation>每行一条命令</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>描述(&amp;D)</translation>
    </message>
    <message>
        <source>Set-&amp;up</source>
        <translation>准备(&amp;U)</translation>
    </message>
    <message>
        <source>Pay&amp;load</source>
        <translation>负载(&amp;L)</translation>
    </message>
    <message>
        <source>Transp&amp;ort</source>
        <translation>传输(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>键(&amp;K)</translation>
    </message>
    <message>
        <source>Server confi&amp;guration</source>
        <translation>服务器配置(&amp;G)</translation>
    </message>
    <message>
        <source>Persisted</source>
        <translation>持久化</translation>
    </message>
    <message>
        <source>The command has an open quote, or is empty.</source>
        <translation>命令中有未闭合的引号，或为空。</translation>
    </message>
    <message>
        <source>Write it as it is sent: SET {key} {value}</source>
        <translation>请按发送时的样子书写：SET {key} {value}</translation>
    </message>
    <message>
        <source>A set-up command has an open quote: %1</source>
        <translation>准备命令中有未闭合的引号：%1</translation>
    </message>
    <message>
        <source>One command a line.</source>
        <translation>每行一条命令。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no directive with a value.</source>
        <translation>“%1”不是带值的指令。</translation>
    </message>
    <message>
        <source>Write it as in redis.conf: appendonly yes</source>
        <translation>请按 redis.conf 的写法：appendonly yes</translation>
    </message>
    <message>
        <source>Cut the file after each window</source>
        <translation>每个窗口之后截断该文件</translation>
    </message>
    <message>
        <source>Every window then meets the same state.</source>
        <translation>这样每个窗口都遇到相同的状态。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Number of keys</source>
        <translation>键数</translation>
    </message>
    <message>
        <source>What keys begin with</source>
        <translation>键的前缀</translation>
    </message>
    <message>
        <source>Where the data lies</source>
        <translation>数据所在位置</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Rounds a block</source>
        <translation>每个区组的轮次</translation>
    </message>
    <message>
        <source>Warm-up rounds</source>
        <translation>预热轮次</translation>
    </message>
    <message>
        <source>Operations of the proof pass</source>
        <translation>验证轮的操作数</translation>
    </message>
    <message>
        <source>in memory</source>
        <translation>在内存中</translation>
    </message>
    <message>
        <source>on disk, since the workload is about it</source>
        <translation>在磁盘上，因为该工作负载与之有关</translation>
    </message>
    <message>
        <source>as the plan says</source>
        <translation>按方案所定</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>名称(&amp;M)</translation>
    </message>
    <message>
        <source>Comma&amp;nd</source>
        <translation>命令(&amp;N)</translation>
    </message>
    <message>
        <source>p&amp;ipeline</source>
        <translation>流水线(&amp;I)</translation>
    </message>
    <message>
        <source>connec&amp;tions</source>
        <translation>连接(&amp;T)</translation>
    </message>
    <message>
        <source>out of</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>called</source>
        <translation>前缀</translation>
    </message>
    <message>
        <source>Data lies</source>
        <translation>数据位于</translation>
    </message>
    <message>
        <source>&amp;Rounds a block</source>
        <translation>每个区组的轮次(&amp;R)</translation>
    </message>
    <message>
        <source>after &amp;warm-up rounds</source>
        <translation>预热轮次(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Proof pass</source>
        <translation>验证轮(&amp;P)</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>次操作</translation>
    </message>
    <message>
        <source>What was measured goes by this name.</source>
        <translation>已测得的数据以此名称记录。</translation>
    </message>
    <message>
        <source>This is no name.</source>
        <translation>这不是有效的名称。</translation>
    </message>
    <message>
        <source>Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>请使用字母、数字、“-”、“_”和“.”。</translation>
    </message>
    <message>
        <source>A workload of this name is there already.</source>
        <translation>已有同名的工作负载。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>It was measured. What was measured stays as it is: another specification is measured under a plan of its own by the next run.</source>
        <translation>它已测量过。已测得的数据保持原样：其他设定将在下次运行时于自己的方案下测量。</translation>
    </message>
</context>
<context>
    <name>assay::ui::WorkloadStep</name>
    <message>
        <source>Payload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source> B</source>
        <translation> B</translation>
    </message>
    <message>
        <source>The length of {value}</source>
        <translation>{value} 的长度</translation>
    </message>
    <message>
        <source>Requests on the wire before replies are awaited</source>
        <translation>等待回复之前已发出的请求数</translation>
    </message>
    <message>
        <source>Smallest effect that matters</source>
        <translation>有意义的最小效应</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Workload</source>
        <translation>工作负载(&amp;W)</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>命令(&amp;M)</translation>
    </message>
    <message>
        <source>Pay&amp;load</source>
        <translation>负载(&amp;L)</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>Matters &amp;from</source>
        <translation>有意义的下限(&amp;F)</translation>
    </message>
    <message>
        <source>Measure f&amp;or</source>
        <translation>测量时长(&amp;O)</translation>
    </message>
    <message>
        <source>File of the &amp;case</source>
        <translation>案例文件(&amp;C)</translation>
    </message>
    <message>
        <source>An effect that matters is larger than 0%.</source>
        <translation>有意义的效应须大于 0%。</translation>
    </message>
    <message>
        <source>the candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>It will be asked whether %1.</source>
        <translation>将检验以下是否成立：%1。</translation>
    </message>
</context>
<context>
    <name>assay::ui::WorkloadsModel</name>
    <message>
        <source>append-only file</source>
        <translation>仅追加文件</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Command as sent</source>
        <translation>所发送的命令</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Persisted</source>
        <translation>持久化</translation>
    </message>
</context>
<context>
    <name>assay::ui::WorkloadsPage</name>
    <message>
        <source>Workloads</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Add from a preset</source>
        <translation>从预设添加</translation>
    </message>
    <message>
        <source>No workloads yet.</source>
        <translation>尚无工作负载。</translation>
    </message>
    <message>
        <source>Checks on it</source>
        <translation>对它的检查</translation>
    </message>
    <message>
        <source>%1: %2 expected</source>
        <translation>%1：预期 %2</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Adds another one like the chosen, to be changed</source>
        <translation>以所选者为样本再添加一个，以供更改</translation>
    </message>
    <message>
        <source>Takes the workload out of the case; can be undone</source>
        <translation>将工作负载从案例中移除；可以撤销</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is removed, and what plans ask on it.</source>
        <translation>“%1”已移除，方案中在其上提出的问题也一并移除。</translation>
    </message>
    <message>
        <source>They ask less now: %1. Undo brings all of it back.</source>
        <translation>以下方案的问题因此减少：%1。撤销可全部恢复。</translation>
    </message>
    <message>
        <source>The workload %1 is not in the case any more.</source>
        <translation>工作负载 %1 已不在案例中。</translation>
    </message>
    <message>
        <source>What was typed about it went with it.</source>
        <translation>为其输入的内容也随之丢失。</translation>
    </message>
    <message>
        <source>The changes of the workload %1 are not kept yet.</source>
        <translation>工作负载 %1 的改动尚未保留。</translation>
    </message>
    <message>
        <source>Keep them or drop them to go on.</source>
        <translation>请保留或放弃改动后再继续。</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>保留改动</translation>
    </message>
    <message>
        <source>Drop them</source>
        <translation>放弃改动</translation>
    </message>
</context>
<context>
    <name>assay::ui::paper</name>
    <message>
        <source>page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>assay::ui::paper::ReportText</name>
    <message>
        <source>%1, on %2</source>
        <translation>%1，在 %2 上</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Exact expectations, named before they were looked at, and what was observed.</source>
        <translation>在查看之前列出的精确预期，以及实测结果。</translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation>尚未查看</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未决</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Medians over blocks</source>
        <translation>各区组的中位数</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2，%3 %4</translation>
    </message>
    <message>
        <source>null arm %1</source>
        <translation>零效应臂 %1</translation>
    </message>
    <message>
        <source>smallest effect that can be seen %1</source>
        <translation>可见的最小效应 %1</translation>
    </message>
    <message>
        <source>the layout&apos;s own share of the spread at most %1% of the variance</source>
        <translation>布局自身在离散中所占份额至多为方差的 %1%</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>附加</translation>
    </message>
    <message>
        <source>Hodges-Lehmann %1; t interval %2; sign-flip p = %3; spread of blocks %4</source>
        <translation>Hodges-Lehmann %1；t 区间 %2；符号翻转 p = %3；区组离散程度 %4</translation>
    </message>
    <message>
        <source>For reference only</source>
        <translation>仅供参考</translation>
    </message>
    <message>
        <source>The claim on %1: %2, %3</source>
        <translation>%1 上的论断：%2，%3</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>no interval yet</source>
        <translation>尚无区间</translation>
    </message>
    <message>
        <source>%1, %2 against %3 on %4</source>
        <translation>%4 上 %2 相对于 %3 的%1</translation>
    </message>
    <message>
        <source>%1 became %2</source>
        <translation>%1 变为 %2</translation>
    </message>
    <message>
        <source>%1 timed windows</source>
        <translation>%1 个计时窗口</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>This case was written by a newer Assay (line %1: %2). The report holds what this version can read.</source>
        <translation>此案例由更新版本的 Assay 写成（第 %1 行：%2）。报告仅含此版本能读取的内容。</translation>
    </message>
    <message>
        <source>The case file is damaged from line %1 on (%2). The report holds what stands before it and must not be relied on.</source>
        <translation>案例文件自第 %1 行起已损坏（%2）。报告仅含此前的内容，不可作为依据。</translation>
    </message>
    <message>
        <source>In one sentence</source>
        <translation>一句话</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>论断</translation>
    </message>
    <message>
        <source>Adoption</source>
        <translation>采纳情况</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Last entry</source>
        <translation>最后一条</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation>案例文件</translation>
    </message>
    <message>
        <source>%1, %2, attached to this PDF</source>
        <translation>%1，%2，附于此 PDF</translation>
    </message>
    <message>
        <source>%1, %2, too large to be attached</source>
        <translation>%1，%2，过大无法附加</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>生成者</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>%1, %2, %3, in the attached case</source>
        <translation>%1，%2，%3，见所附案例</translation>
    </message>
    <message>
        <source>its SHA-256</source>
        <translation>其 SHA-256</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>The claim</source>
        <translation>论断</translation>
    </message>
    <message>
        <source>Calibration: known doses of the mechanism</source>
        <translation>校准：机制的已知剂量</translation>
    </message>
    <message>
        <source>Guards: workloads off the path</source>
        <translation>守护：不在改动路径上的工作负载</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Effect, %</source>
        <translation>效应，%</translation>
    </message>
    <message>
        <source>from</source>
        <translation>自</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>δ, %</source>
        <translation>δ，%</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>区组</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Effects on the variant against the baseline in percent, with the 95% interval of the median. Negative is less. δ is the smallest effect that matters to the claim.</source>
        <translation>变体相对于基线的效应（百分比），附中位数的 95% 区间。负值表示更少。δ 是对论断有意义的最小效应。</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>文字说明</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>门禁</translation>
    </message>
    <message>
        <source>What must hold before a verdict may be spoken. A gate that fails makes the finding inconclusive or void, whatever its interval says.</source>
        <translation>在可以下结论之前必须成立的条件。未通过的门禁会使发现无定论或无效，无论其区间如何。</translation>
    </message>
    <message>
        <source>All workloads</source>
        <translation>所有工作负载</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>门禁</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>How to verify this report</source>
        <translation>如何验证此报告</translation>
    </message>
    <message>
        <source>The case file is too large to travel inside a PDF (%1). Ask for %2 and run “assay verify” on it.</source>
        <translation>案例文件过大，无法随 PDF 传递（%1）。请索取 %2 并对其运行“assay verify”。</translation>
    </message>
    <message>
        <source>The case file is attached to this PDF, byte for byte.</source>
        <translation>案例文件已逐字节附于此 PDF。</translation>
    </message>
    <message>
        <source>So is a table of every timed window (CSV).</source>
        <translation>每个计时窗口的表格（CSV）也已附上。</translation>
    </message>
    <message>
        <source>A PDF reader lists attachments; on a command line:</source>
        <translation>PDF 阅读器会列出附件；在命令行中：</translation>
    </message>
    <message>
        <source>“assay verify” checks the chain of hashes over every line of the case and computes every finding and the verdict anew from the samples. The workbench opens the case as well; opening executes nothing.</source>
        <translation>“assay verify”检查案例每一行的哈希链，并由样本重新计算每项发现与结论。工作台也能打开该案例；打开时不执行任何内容。</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>slope of recovered on injected %1 (%2 … %3)</source>
        <translation>测回值对注入值的斜率 %1（%2 … %3）</translation>
    </message>
    <message>
        <source>none (a copy)</source>
        <translation>无（副本）</translation>
    </message>
    <message>
        <source>Known costs</source>
        <translation>已知开销</translation>
    </message>
    <message>
        <source>A preloaded library spins for so long after each read from a client, in the baseline itself. What it spun was timed, so the effect is known; where the slope&apos;s interval holds 1 and not 0, an effect of δ would have been seen.</source>
        <translation>预加载的库在基线自身中，每次从客户端读取后空转相应时长。其耗时已被计量，因此效应是已知的；若斜率的区间包含 1 且不含 0，则 δ 大小的效应会被看到。</translation>
    </message>
    <message>
        <source>Dose meant, %</source>
        <translation>目标剂量，%</translation>
    </message>
    <message>
        <source>Injected, %</source>
        <translation>注入，%</translation>
    </message>
    <message>
        <source>Recovered, %</source>
        <translation>测回，%</translation>
    </message>
    <message>
        <source>Not injected</source>
        <translation>未注入</translation>
    </message>
    <message>
        <source>line, one dose</source>
        <translation>直线，一个剂量</translation>
    </message>
    <message>
        <source>%1, predicted</source>
        <translation>%1，预测</translation>
    </message>
    <message>
        <source>%1, measured</source>
        <translation>%1，实测</translation>
    </message>
    <message>
        <source>measured less predicted</source>
        <translation>实测减预测</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Dose</source>
        <translation>剂量</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>复制次数</translation>
    </message>
    <message>
        <source>copied bytes</source>
        <translation>复制字节</translation>
    </message>
    <message>
        <source>%1 on %2 was not counted: %3</source>
        <translation>%2 上的 %1 未计数：%3</translation>
    </message>
    <message>
        <source>Counted per operation</source>
        <translation>每次操作计数</translation>
    </message>
    <message>
        <source>Per operation</source>
        <translation>每次操作</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Counted exactly in an untimed pass, which says whether the mechanism is there and not what it costs.</source>
        <translation>在不计时的一轮中精确计数，说明机制是否存在，而非其代价。</translation>
    </message>
    <message>
        <source>Calibration variants carry the suspected mechanism in known doses. The line through 0 is what one dose costs; at a dose below 0 it predicts what a change brings that takes the mechanism out. Agreement with what was measured supports the mechanism.</source>
        <translation>校准变体带有已知剂量的疑似机制。过 0 的直线是一个剂量的代价；在 0 以下的剂量处，它预测去除该机制的改动能带来什么。与实测一致则支持该机制。</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>机制</translation>
    </message>
    <message>
        <source>%1 (the baseline, arm A) with %2, on %3. A byte copy of the baseline at another path, the null arm A′, runs along in every block: between A and A′ there is nothing to find, so what is found there is noise.</source>
        <translation>%1（基线，臂 A）与 %2，在 %3 上。基线在另一路径下的逐字节副本，即零效应臂 A′，在每个区组中一同运行：A 与 A′ 之间没有可发现的差异，因此在那里发现的就是噪声。</translation>
    </message>
    <message>
        <source>The order of the arms within each round, balanced, from seed %1.</source>
        <translation>每个轮次内各臂的次序，经平衡，由种子 %1 决定。</translation>
    </message>
    <message>
        <source>Where code lies in memory: every block links its own binaries in a random order of functions, drawn from the seed.</source>
        <translation>代码在内存中的位置：每个区组以由种子抽取的随机函数次序链接自己的二进制文件。</translation>
    </message>
    <message>
        <source>It holds every median that the block values do not rule out at α = %1. It assumes no shape of their distribution, and it holds at any moment: looking, stopping early and going on do not spoil it (a mixture of coin bets with a = %2, after Howard and Ramdas 2022). It is infinite before block %3.</source>
        <translation>它包含区组值在 α = %1 下未排除的所有中位数。它不假定分布的形状，且在任何时刻都成立：查看、提前停止与继续都不会破坏它（a = %2 的硬币赌注混合，依据 Howard 与 Ramdas 2022）。在第 %3 个区组之前为无限。</translation>
    </message>
    <message>
        <source>Confirmed: the whole interval lies beyond the material threshold δ. Refuted: the interval excludes an effect of δ. Otherwise inconclusive. “Not significant” is never taken for “no effect”.</source>
        <translation>已证实：整个区间越过实质阈值 δ。已反驳：区间排除大小为 δ 的效应。否则无定论。“不显著”绝不被当作“没有效应”。</translation>
    </message>
    <message>
        <source>The claim holds when all its questions hold.</source>
        <translation>当其所有问题都成立时，论断成立。</translation>
    </message>
    <message>
        <source>The claim holds when any of its questions holds (Holm&apos;s correction).</source>
        <translation>当其任一问题成立时，论断成立（Holm 校正）。</translation>
    </message>
    <message>
        <source>Where code lies in memory is fixed in these binaries and can itself make a difference of some percent; an effect under 3% is not confirmed from them.</source>
        <translation>这些二进制文件中代码在内存中的位置是固定的，这本身就可能造成百分之几的差异；不以它们证实 3% 以下的效应。</translation>
    </message>
    <message>
        <source>The arms differ everywhere, so their layouts are independent: layout is averaged over blocks and does not cancel within a pair.</source>
        <translation>各臂处处不同，因此其布局相互独立：布局在区组间被平均，在配对内不会抵消。</translation>
    </message>
    <message>
        <source>Layout is paired: within a block every unchanged function lies at the same address in all arms, and over the blocks the change meets many layouts.</source>
        <translation>布局是配对的：在一个区组内，每个未改动的函数在各臂中地址相同；在各区组间，改动会遇到多种布局。</translation>
    </message>
    <message>
        <source>One machine and its state on that day: another processor, kernel, compiler or release may answer otherwise.</source>
        <translation>一台机器及其当日的状态：其他处理器、内核、编译器或版本可能给出不同的答案。</translation>
    </message>
    <message>
        <source>Frozen beforehand</source>
        <translation>事先冻结</translation>
    </message>
    <message>
        <source>Plan “%1”: questions, thresholds, workloads, design, seed and the rules by which a block may be voided. Its SHA-256:</source>
        <translation>方案“%1”：问题、阈值、工作负载、设计、种子以及可将区组判为无效的规则。其 SHA-256：</translation>
    </message>
    <message>
        <source>A block is void when</source>
        <translation>区组在下列情况下无效</translation>
    </message>
    <message>
        <source>Earlier plans</source>
        <translation>更早的方案</translation>
    </message>
    <message>
        <source>Method and scope</source>
        <translation>方法与适用范围</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>比较的内容</translation>
    </message>
    <message>
        <source>What a block is</source>
        <translation>什么是区组</translation>
    </message>
    <message>
        <source>What n is</source>
        <translation>n 是什么</translation>
    </message>
    <message>
        <source>The number of blocks. Windows and requests within a block are subsamples and are never counted as n.</source>
        <translation>区组的数量。区组内的窗口与请求是子样本，绝不计为 n。</translation>
    </message>
    <message>
        <source>What was randomised</source>
        <translation>随机化的内容</translation>
    </message>
    <message>
        <source>What the interval is</source>
        <translation>什么是区间</translation>
    </message>
    <message>
        <source>How it is decided</source>
        <translation>如何判定</translation>
    </message>
    <message>
        <source>What was foretold</source>
        <translation>预估的内容</translation>
    </message>
    <message>
        <source>From a few pilot blocks, before the first that counts; no verdict uses it.</source>
        <translation>来自首个计入的区组之前的几个试测区组；不用于任何结论。</translation>
    </message>
    <message>
        <source>What it speaks of</source>
        <translation>所涉范围</translation>
    </message>
    <message>
        <source>What it does not control</source>
        <translation>未控制的因素</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <translation>第 %1 至 %2 行</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>适用范围</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>导入自</translation>
    </message>
    <message>
        <source>The source as it was read (%1, %2) is in the attached case.</source>
        <translation>读入时的来源（%1，%2）见所附案例。</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Change to test</source>
        <translation>待检验的改动</translation>
    </message>
    <message>
        <source>Where it lives</source>
        <translation>所在位置</translation>
    </message>
    <message>
        <source>Would confirm</source>
        <translation>何者可证实</translation>
    </message>
    <message>
        <source>Would refute</source>
        <translation>何者可反驳</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>paired layouts</source>
        <translation>配对布局</translation>
    </message>
    <message>
        <source>independent layouts</source>
        <translation>独立布局</translation>
    </message>
    <message>
        <source>layout not controlled</source>
        <translation>布局未受控</translation>
    </message>
    <message>
        <source>not ended</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>已判定</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>无定论</translation>
    </message>
    <message>
        <source>void</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Assay</source>
        <translation>Assay</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>The machine, as known at the last run</source>
        <translation>最近一次运行时所知的机器</translation>
    </message>
    <message>
        <source>Server cores</source>
        <translation>服务器核</translation>
    </message>
    <message>
        <source>Load cores</source>
        <translation>负载核</translation>
    </message>
    <message>
        <source>Data directories</source>
        <translation>数据目录</translation>
    </message>
    <message>
        <source>Other in the run of %1</source>
        <translation>在 %1 的运行中有所不同</translation>
    </message>
    <message>
        <source>Voided blocks</source>
        <translation>无效区组</translation>
    </message>
    <message>
        <source>They stay in the file. No rule that voids a block looks at which arm was fast.</source>
        <translation>它们保留在文件中。任何将区组判为无效的规则都不看哪个臂更快。</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>区组</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Runs and environment</source>
        <translation>运行与环境</translation>
    </message>
    <message>
        <source>Sessions, each and the whole</source>
        <translation>各个会话与整体</translation>
    </message>
    <message>
        <source>Each run by its blocks alone, and all of them together. The findings are those of the whole.</source>
        <translation>每次运行单独按其区组，以及全部合在一起。各项发现以整体为准。</translation>
    </message>
    <message>
        <source>%1, host %2 (%3)</source>
        <translation>%1，主机 %2（%3）</translation>
    </message>
    <message>
        <source>; joined from %1</source>
        <translation>；合并自 %1</translation>
    </message>
    <message>
        <source>Session %1</source>
        <translation>会话 %1</translation>
    </message>
    <message>
        <source>session %1</source>
        <translation>会话 %1</translation>
    </message>
    <message>
        <source>the whole</source>
        <translation>整体</translation>
    </message>
    <message>
        <source>Blocks of</source>
        <translation>区组来自</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>单独</translation>
    </message>
    <message>
        <source>Measured; settled %1</source>
        <translation>已测量；%1 定案</translation>
    </message>
    <message>
        <source>Measured; settled %1 by %2</source>
        <translation>已测量；%1 由 %2 定案</translation>
    </message>
    <message>
        <source>Imported; settled %1 where it came from, not measured by Assay</source>
        <translation>导入；%1 在其来源处定案，并非由 Assay 测量</translation>
    </message>
    <message>
        <source>By judgement, %1; the findings alone do not decide it</source>
        <translation>凭判断，%1；仅凭各项发现不足以判定</translation>
    </message>
    <message>
        <source>By judgement of %2, %1; the findings alone do not decide it</source>
        <translation>凭 %2 的判断，%1；仅凭各项发现不足以判定</translation>
    </message>
    <message>
        <source>Measured; this is what the findings say. Nobody has settled the case yet.</source>
        <translation>已测量；各项发现如此。尚无人为此案例定案。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未决</translation>
    </message>
    <message>
        <source>Not settled; nothing has been measured yet.</source>
        <translation>未定案；尚未测量。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>校准变体</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>dose %1</source>
        <translation>剂量 %1</translation>
    </message>
    <message>
        <source>Debian source package %1</source>
        <translation>Debian 源码包 %1</translation>
    </message>
    <message>
        <source>Debian source package %1 of %2</source>
        <translation>%2 的 Debian 源码包 %1</translation>
    </message>
    <message>
        <source>directory %1</source>
        <translation>目录 %1</translation>
    </message>
    <message>
        <source>tarball %1</source>
        <translation>压缩包 %1</translation>
    </message>
    <message>
        <source>git %1 at %2</source>
        <translation>git %1，提交 %2</translation>
    </message>
    <message>
        <source>finished binary %1</source>
        <translation>已构建的二进制文件 %1</translation>
    </message>
    <message>
        <source>its build failed: %1</source>
        <translation>构建失败：%1</translation>
    </message>
    <message>
        <source>not built</source>
        <translation>未构建</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Make arguments</source>
        <translation>make 参数</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>can be linked anew for every block</source>
        <translation>可为每个区组重新链接</translation>
    </message>
    <message>
        <source>fixed in the binary</source>
        <translation>固定于二进制文件</translation>
    </message>
    <message>
        <source>Binary SHA-256</source>
        <translation>二进制文件 SHA-256</translation>
    </message>
    <message>
        <source>Build id</source>
        <translation>构建标识</translation>
    </message>
    <message>
        <source>Source SHA-256</source>
        <translation>源码 SHA-256</translation>
    </message>
    <message>
        <source>Patch SHA-256</source>
        <translation>补丁 SHA-256</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>生成命令</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Patch %1</source>
        <translation>补丁 %1</translation>
    </message>
    <message>
        <source>one key, “%1”</source>
        <translation>一个键，“%1”</translation>
    </message>
    <message>
        <source>always the first of %1 keys “%2…”</source>
        <translation>始终是 %1 个键“%2…”中的第一个</translation>
    </message>
    <message>
        <source>%1 keys “%2…” in turn</source>
        <translation>%1 个键“%2…”，依次</translation>
    </message>
    <message>
        <source>%1 keys “%2…”, drawn from the seed</source>
        <translation>%1 个键“%2…”，由种子抽取</translation>
    </message>
    <message>
        <source>TCP on the loopback</source>
        <translation>环回 TCP</translation>
    </message>
    <message>
        <source>unix socket</source>
        <translation>Unix 套接字</translation>
    </message>
    <message>
        <source>on disk</source>
        <translation>在磁盘上</translation>
    </message>
    <message>
        <source>on tmpfs</source>
        <translation>在 tmpfs 上</translation>
    </message>
    <message>
        <source>cut to zero after every window</source>
        <translation>每个窗口之后截为零</translation>
    </message>
    <message>
        <source>must be the same bytes in all arms</source>
        <translation>各臂中的字节必须相同</translation>
    </message>
    <message>
        <source>%1 operations a window, %2 ms</source>
        <translation>每个窗口 %1 次操作，%2 毫秒</translation>
    </message>
    <message>
        <source>spread of blocks %1</source>
        <translation>区组离散程度 %1</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Set up by</source>
        <translation>准备命令</translation>
    </message>
    <message>
        <source>As it is sent</source>
        <translation>发送的样子</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{key}</source>
        <translation>{key}</translation>
    </message>
    <message>
        <source>On the wire</source>
        <translation>线上传输</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>数据目录</translation>
    </message>
    <message>
        <source>Server configuration</source>
        <translation>服务器配置</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>The report attaches the case file; put it back where it was, or open it from its new place.</source>
        <translation>报告会附上案例文件；请将其放回原处，或从新位置打开。</translation>
    </message>
    <message>
        <source>%1 became shorter than it was when it was read (%2 bytes)</source>
        <translation>%1 比读取时变短了（当时 %2 字节）</translation>
    </message>
    <message>
        <source>A case file only ever grows. Close the case, look for another program that wrote to the file, and open it again.</source>
        <translation>案例文件只会增长。请关闭案例，查找写入过该文件的其他程序，然后重新打开。</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln block(s) needed in all</source>
        <translation>
            <numerusform>总共约需 %Ln 个区组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with the %Ln voided block(s) included %1</source>
        <translation>
            <numerusform>包含 %Ln 个无效区组时为 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln block(s) with its 95% interval</source>
        <translation>
            <numerusform>%Ln 个区组的中位数及其 95% 区间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln 个区组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier plan(s) with their data stay in the case file; this report speaks of the last one.</source>
        <translation>
            <numerusform>%Ln 个更早的方案连同其数据保留在案例文件中；本报告只涉及最后一个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) measured</source>
        <translation>
            <numerusform>已测量 %Ln 个区组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>findings computed %Ln time(s)</source>
        <translation>
            <numerusform>已计算发现 %Ln 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) made</source>
        <translation>
            <numerusform>已做 %Ln 项检查</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>%Ln 个连接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) on the wire at once</source>
        <translation>
            <numerusform>同时在途 %Ln 个请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s) a block</source>
        <translation>
            <numerusform>每个区组 %Ln 个轮次</numerusform>
        </translation>
    </message>
    <message>
        <source>Create the folder, or choose another one.</source>
        <translation>请创建该文件夹，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>This is a folder; give the file a name.</source>
        <translation>这是一个文件夹；请为文件命名。</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to; nothing was changed.</source>
        <translation>请选择您有权写入的文件夹；未作任何更改。</translation>
    </message>
    <message>
        <source>Make room on the disk or choose another folder, then export again; what stood under this name before is untouched.</source>
        <translation>请腾出磁盘空间或选择其他文件夹，然后重新导出；此名称下原有的内容未受影响。</translation>
    </message>
    <message>
        <source>cannot write the PDF %1: %2</source>
        <translation>无法写入 PDF %1：%2</translation>
    </message>
    <message>
        <source>it is no file name</source>
        <translation>这不是文件名</translation>
    </message>
    <message>
        <source>the PDF would replace the case file %1</source>
        <translation>PDF 会替换案例文件 %1</translation>
    </message>
    <message>
        <source>Give the PDF another name.</source>
        <translation>请为 PDF 另取名称。</translation>
    </message>
    <message>
        <source>the pages of the PDF cannot be painted</source>
        <translation>无法绘制 PDF 的页面</translation>
    </message>
    <message>
        <source>Close other windows to free memory, then export again.</source>
        <translation>请关闭其他窗口以释放内存，然后重新导出。</translation>
    </message>
    <message>
        <source>nothing can be attached to the PDF that Qt %1 made</source>
        <translation>无法向 Qt %1 生成的 PDF 附加文件</translation>
    </message>
    <message>
        <source>Send the case file beside the report, and tell us of it.</source>
        <translation>请将案例文件与报告一并发送，并告知我们。</translation>
    </message>
    <message>
        <source>A block starts fresh processes of all arms, throws %1 warm-up rounds away and times as many rounds as the pilot found best, unless the workload says other numbers. A round holds one window of every arm, back to back, about %2 ms each. The value of a block is the %3% trimmed mean over its rounds of ln(B/A), shown as percent.</source>
        <translation>每个区组启动各臂的新进程，舍弃 %1 个预热轮次，再按试测找到的最佳轮次数计时，除非工作负载另有规定。一个轮次包含每个臂的一个窗口，紧接着进行，每个约 %2 毫秒。区组的值是其各轮次 ln(B/A) 的 %3% 截尾均值，以百分比显示。</translation>
    </message>
    <message>
        <source>A block starts fresh processes of all arms, throws %1 warm-up rounds away and times %2 rounds, unless the workload says other numbers. A round holds one window of every arm, back to back, about %3 ms each. The value of a block is the %4% trimmed mean over its rounds of ln(B/A), shown as percent.</source>
        <translation>每个区组启动各臂的新进程，舍弃 %1 个预热轮次，再对 %2 个轮次计时，除非工作负载另有规定。一个轮次包含每个臂的一个窗口，紧接着进行，每个约 %3 毫秒。区组的值是其各轮次 ln(B/A) 的 %4% 截尾均值，以百分比显示。</translation>
    </message>
    <message>
        <source>Where the stack and mapped memory (libraries, heap) lie: alike for all arms of a block, drawn anew for each block.</source>
        <translation>栈和映射内存（库、堆）所在的位置：同一区组内各臂相同，每个区组重新抽取。</translation>
    </message>
    <message>
        <source>the append-only file is measured after every window</source>
        <translation>每个窗口之后测量仅追加文件</translation>
    </message>
</context>
<context>
    <name>assay::ui::sources</name>
    <message>
        <source>%1, version %2</source>
        <translation>%1，版本 %2</translation>
    </message>
    <message>
        <source>This checkout knows no commit &apos;%1&apos;.</source>
        <translation>此检出中没有提交“%1”。</translation>
    </message>
    <message>
        <source>Name a branch, a tag or a hash; leave it empty for the files as they are.</source>
        <translation>请指定分支、标签或哈希；留空则按文件现状。</translation>
    </message>
    <message>
        <source>That commit is no Redis or Valkey source: it has no src/server.c.</source>
        <translation>该提交不是 Redis 或 Valkey 源码：其中没有 src/server.c。</translation>
    </message>
    <message>
        <source>Choose the top of a checkout of Redis.</source>
        <translation>请选择 Redis 检出的顶层目录。</translation>
    </message>
    <message>
        <source>A git checkout at %1</source>
        <translation>位于 %1 的 git 检出</translation>
    </message>
    <message>
        <source>It has changes that are not committed; they are not in it.</source>
        <translation>其中有未提交的改动；这些改动不包含在内。</translation>
    </message>
    <message>
        <source>This folder is no Redis or Valkey source tree.</source>
        <translation>此文件夹不是 Redis 或 Valkey 源码树。</translation>
    </message>
    <message>
        <source>Choose the folder that holds src/server.c and src/Makefile.</source>
        <translation>请选择包含 src/server.c 与 src/Makefile 的文件夹。</translation>
    </message>
    <message>
        <source>A source tree, its files as they are</source>
        <translation>源码树，按文件现状</translation>
    </message>
    <message>
        <source>A tarball, SHA-256 %1</source>
        <translation>压缩包，SHA-256 %1</translation>
    </message>
    <message>
        <source>This is a program, but no Redis server.</source>
        <translation>这是程序，但不是 Redis 服务器。</translation>
    </message>
    <message>
        <source>Choose a redis-server or valkey-server.</source>
        <translation>请选择 redis-server 或 valkey-server。</translation>
    </message>
    <message>
        <source>A finished server</source>
        <translation>已构建的服务器</translation>
    </message>
    <message>
        <source>Its layout cannot be varied: effects under 3% stay inconclusive.</source>
        <translation>其布局无法改变：3% 以下的效应仍无定论。</translation>
    </message>
    <message>
        <source>This is no source package of Debian.</source>
        <translation>这不是 Debian 的源码包。</translation>
    </message>
    <message>
        <source>Write debian:redis, or debian:redis@trixie for another release.</source>
        <translation>请写 debian:redis；其他发行版写 debian:redis@trixie。</translation>
    </message>
    <message>
        <source>Debian&apos;s source package %1, of this machine&apos;s release</source>
        <translation>Debian 源码包 %1，取自本机的发行版</translation>
    </message>
    <message>
        <source>Debian&apos;s source package %1, of %2</source>
        <translation>Debian 源码包 %1，取自 %2</translation>
    </message>
    <message>
        <source>A repository elsewhere needs the 40 digits of a commit.</source>
        <translation>位于别处的仓库需要提交的 40 位哈希。</translation>
    </message>
    <message>
        <source>A branch or a tag may move; &apos;git ls-remote&apos; prints commits.</source>
        <translation>分支或标签可能移动；“git ls-remote”可列出提交。</translation>
    </message>
    <message>
        <source>A git repository at %1, fetched when it is built</source>
        <translation>位于 %1 的 git 仓库，构建时获取</translation>
    </message>
    <message>
        <source>This patch is empty.</source>
        <translation>此补丁为空。</translation>
    </message>
    <message>
        <source>&apos;git diff&apos; and &apos;diff -u&apos; write patches.</source>
        <translation>“git diff”和“diff -u”可写出补丁。</translation>
    </message>
    <message>
        <source>This patch is not UTF-8.</source>
        <translation>此补丁不是 UTF-8。</translation>
    </message>
    <message>
        <source>A case file holds UTF-8 text only; convert it with iconv.</source>
        <translation>案例文件只保存 UTF-8 文本；请用 iconv 转换。</translation>
    </message>
    <message>
        <source>This holds no unified diff.</source>
        <translation>其中没有统一格式的差异（unified diff）。</translation>
    </message>
    <message>
        <source>Choose a patch as &apos;git diff&apos; or &apos;diff -u&apos; writes it, or a redis-server binary.</source>
        <translation>请选择由“git diff”或“diff -u”写出的补丁，或 redis-server 二进制文件。</translation>
    </message>
    <message>
        <source>A patch that changes %1</source>
        <translation>改动 %1 的补丁</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>The workbench for performance claims about Redis.</source>
        <translation>用于 Redis 性能论断的工作台。</translation>
    </message>
    <message>
        <source>Write the report of CASE to FILE.pdf and exit; needs no display.</source>
        <translation>将 CASE 的报告写入 FILE.pdf 后退出；无需显示器。</translation>
    </message>
    <message>
        <source>Speak LANG (%1) in place of the desktop&apos;s language.</source>
        <translation>使用语言 LANG（%1），而非桌面的语言。</translation>
    </message>
    <message>
        <source>Case files to open.</source>
        <translation>要打开的案例文件。</translation>
    </message>
    <message>
        <source>With --export: pages of this SIZE, a4 (the default) or letter.</source>
        <translation>与 --export 一起使用：页面尺寸 SIZE，a4（默认）或 letter。</translation>
    </message>
</context>
</TS>
