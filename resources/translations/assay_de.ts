<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>MachineSummary</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>One core only: server and load would share it, so a run is refused.</source>
        <translation>Nur ein Kern: Server und Last müssten ihn sich teilen, daher wird keine Messung begonnen.</translation>
    </message>
</context>
<context>
    <name>PlanSummary</name>
    <message>
        <source>, resolved %1 so far</source>
        <translation>, bisher aufgelöst: %1</translation>
    </message>
    <message>
        <source>, after building</source>
        <translation>, nach dem Bauen</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln block(s) (%1) tell %2 apart</source>
        <translation>
            <numerusform>etwa %Ln Block (%1) lässt %2 erkennen</numerusform>
            <numerusform>etwa %Ln Blöcke (%1) lassen %2 erkennen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is out of reach at this spread</source>
        <translation>%1 ist bei dieser Streuung nicht zu erreichen</translation>
    </message>
    <message numerus="yes">
        <source>the budget has room for about %Ln block(s)</source>
        <translation>
            <numerusform>das Budget reicht für etwa %Ln Block</numerusform>
            <numerusform>das Budget reicht für etwa %Ln Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>which show effects from about %1 on</source>
        <translation>die Effekte ab etwa %1 zeigen</translation>
    </message>
    <message>
        <source>too few for an interval</source>
        <translation>zu wenige für ein Intervall</translation>
    </message>
    <message numerus="yes">
        <source>about %1, %Ln workload(s)</source>
        <translation>
            <numerusform>etwa %1, %Ln Arbeitslast</numerusform>
            <numerusform>etwa %1, %Ln Arbeitslasten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) of every workload</source>
        <translation>
            <numerusform>%Ln Block jeder Arbeitslast</numerusform>
            <numerusform>%Ln Blöcke jeder Arbeitslast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln workload(s)</source>
        <translation>
            <numerusform>%1, %Ln Arbeitslast</numerusform>
            <numerusform>%1, %Ln Arbeitslasten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message numerus="yes">
        <source>%Ln earlier entries are left out here; the attached case has them.</source>
        <translation>
            <numerusform>%Ln früherer Eintrag ist hier ausgelassen; der angehängte Fall enthält ihn.</numerusform>
            <numerusform>%Ln frühere Einträge sind hier ausgelassen; der angehängte Fall enthält sie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviseCommand</name>
    <message>
        <source>edit of %1</source>
        <translation>Änderung an %1</translation>
    </message>
</context>
<context>
    <name>SampleCases</name>
    <message>
        <source>&apos;%1&apos; could not be copied to &apos;%2&apos;: %3</source>
        <translation>„%1“ konnte nicht nach „%2“ kopiert werden: %3</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>Wählen Sie einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>assay::ui</name>
    <message>
        <source>The run is done: every comparison reached a decision.</source>
        <translation>Die Messung ist fertig: jeder Vergleich ist entschieden.</translation>
    </message>
    <message>
        <source>The run did not start: its arguments were not understood.</source>
        <translation>Die Messung begann nicht: ihre Argumente wurden nicht verstanden.</translation>
    </message>
    <message>
        <source>The run is done. Not every comparison reached a decision: those need more blocks.</source>
        <translation>Die Messung ist fertig. Nicht jeder Vergleich ist entschieden: diese brauchen mehr Blöcke.</translation>
    </message>
    <message>
        <source>The run is void: a check did not hold.</source>
        <translation>Die Messung ist ungültig: eine Prüfung war nicht erfüllt.</translation>
    </message>
    <message>
        <source>Nothing was run: the case has not been allowed to execute anything.</source>
        <translation>Nichts wurde ausgeführt: dem Fall wurde nicht erlaubt, etwas auszuführen.</translation>
    </message>
    <message>
        <source>The run was stopped. What it measured is kept.</source>
        <translation>Die Messung wurde angehalten. Was gemessen wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The run failed.</source>
        <translation>Die Messung ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Refuted</source>
        <translation>Widerlegt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>%1, settled %2</source>
        <translation>%1, abgeschlossen am %2</translation>
    </message>
    <message>
        <source>%1, imported, settled %2</source>
        <translation>%1, importiert, abgeschlossen am %2</translation>
    </message>
    <message>
        <source>%1 by judgement, settled %2</source>
        <translation>%1 nach Ermessen, abgeschlossen am %2</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>widerlegt</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>Noch wurde nichts gemessen.</translation>
    </message>
    <message>
        <source>Measured: %1, not settled yet</source>
        <translation>Gemessen: %1, noch nicht abgeschlossen</translation>
    </message>
    <message>
        <source>Measured: %1 so far</source>
        <translation>Gemessen: bisher %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>Kalibrieren</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>TCP</source>
        <translation>TCP</translation>
    </message>
    <message>
        <source>Unix socket</source>
        <translation>Unix-Socket</translation>
    </message>
    <message>
        <source>CPU per operation</source>
        <translation>CPU je Operation</translation>
    </message>
    <message>
        <source>time per operation</source>
        <translation>Zeit je Operation</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>CPU of all threads per operation</source>
        <translation>CPU aller Threads je Operation</translation>
    </message>
    <message>
        <source>minor faults per operation</source>
        <translation>leichte Seitenfehler je Operation</translation>
    </message>
    <message>
        <source>context switches per operation</source>
        <translation>Kontextwechsel je Operation</translation>
    </message>
    <message>
        <source>peak memory</source>
        <translation>Speicherspitze</translation>
    </message>
    <message>
        <source>server time per call</source>
        <translation>Serverzeit je Aufruf</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>%1 lowers %2 on %3 by at least %4</source>
        <translation>%1 senkt %2 bei %3 um mindestens %4</translation>
    </message>
    <message>
        <source>%1 raises %2 on %3 by at least %4</source>
        <translation>%1 erhöht %2 bei %3 um mindestens %4</translation>
    </message>
    <message>
        <source>%1 changes %2 on %3 by at least %4</source>
        <translation>%1 ändert %2 bei %3 um mindestens %4</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Fragestellung</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>Arbeitslasten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>The case needs a title.</source>
        <translation>Der Fall braucht einen Titel.</translation>
    </message>
    <message>
        <source>A few words by which you find it again.</source>
        <translation>Ein paar Worte, an denen Sie ihn wiederfinden.</translation>
    </message>
    <message>
        <source>Say what is claimed.</source>
        <translation>Sagen Sie, was behauptet wird.</translation>
    </message>
    <message>
        <source>One sentence that can turn out wrong.</source>
        <translation>Ein Satz, der sich als falsch erweisen kann.</translation>
    </message>
    <message>
        <source>A function is looked for in a file.</source>
        <translation>Eine Funktion wird in einer Datei gesucht.</translation>
    </message>
    <message>
        <source>Name the file, or leave both empty.</source>
        <translation>Nennen Sie die Datei, oder lassen Sie beides leer.</translation>
    </message>
    <message>
        <source>A patch is no baseline.</source>
        <translation>Ein Patch ist keine Basis.</translation>
    </message>
    <message>
        <source>The baseline is what the patch applies to.</source>
        <translation>Die Basis ist das, worauf der Patch angewandt wird.</translation>
    </message>
    <message>
        <source>The baseline is a finished binary; there is no source to patch.</source>
        <translation>Die Basis ist eine fertige Binärdatei; es gibt keinen Quelltext für einen Patch.</translation>
    </message>
    <message>
        <source>Give the source as the baseline, or the patched binary here.</source>
        <translation>Geben Sie den Quelltext als Basis an, oder hier die Binärdatei mit dem Patch.</translation>
    </message>
    <message>
        <source>This is the baseline itself.</source>
        <translation>Das ist die Basis selbst.</translation>
    </message>
    <message>
        <source>Every run compares the baseline with itself anyway. Name what is different.</source>
        <translation>Jede Messung vergleicht die Basis ohnehin mit sich selbst. Nennen Sie, was anders ist.</translation>
    </message>
    <message>
        <source>An effect that matters is larger than 0%.</source>
        <translation>Ein Effekt, der zählt, ist größer als 0%.</translation>
    </message>
    <message>
        <source>Name the smallest that would make you take the change.</source>
        <translation>Nennen Sie den kleinsten, für den Sie die Änderung übernähmen.</translation>
    </message>
    <message>
        <source>The run was killed (signal %1).</source>
        <translation>Die Messung wurde abgebrochen (Signal %1).</translation>
    </message>
    <message>
        <source>What it had measured is kept. Run again: it goes on from there.</source>
        <translation>Was sie gemessen hatte, bleibt erhalten. Messen Sie erneut: es geht von dort weiter.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no place.</source>
        <translation>„%1“ ist keine Stelle.</translation>
    </message>
    <message>
        <source>In &apos;%1&apos; the last line comes before the first.</source>
        <translation>In „%1“ steht die letzte Zeile vor der ersten.</translation>
    </message>
    <message>
        <source>, lines %1 to %2 of the page&apos;s own commit</source>
        <translation>, Zeilen %1 bis %2 im Commit der Seite selbst</translation>
    </message>
    <message>
        <source>This is no name.</source>
        <translation>Das ist kein Name.</translation>
    </message>
    <message>
        <source>Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>Verwenden Sie Buchstaben, Ziffern, „-“, „_“ und „.“.</translation>
    </message>
    <message>
        <source>A plan of this name is there already.</source>
        <translation>Einen Plan dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Measuring takes some time.</source>
        <translation>Messen braucht etwas Zeit.</translation>
    </message>
    <message>
        <source>Give it at least a minute.</source>
        <translation>Geben Sie ihm mindestens eine Minute.</translation>
    </message>
    <message>
        <source>Every run compares it with itself anyway. Choose another variant.</source>
        <translation>Jede Messung vergleicht sie ohnehin mit sich selbst. Wählen Sie eine andere Variante.</translation>
    </message>
    <message>
        <source>This is asked above already.</source>
        <translation>Das wird oben schon gefragt.</translation>
    </message>
    <message>
        <source>Choose another variant, workload or metric, or remove one of the two.</source>
        <translation>Wählen Sie eine andere Variante, Arbeitslast oder Messgröße, oder entfernen Sie eine der beiden Fragen.</translation>
    </message>
    <message>
        <source>The case needs a file.</source>
        <translation>Der Fall braucht eine Datei.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Wählen Sie, wohin sie kommt.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no whole path.</source>
        <translation>„%1“ ist kein vollständiger Pfad.</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>Eine Datei dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>A case file is never overwritten. Choose another name.</source>
        <translation>Eine Falldatei wird nie überschrieben. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no folder.</source>
        <translation>„%1“ ist kein Ordner.</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; may not be written to.</source>
        <translation>In den Ordner „%1“ darf nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Effects from %1 on can be seen here.</source>
        <translation>Effekte ab %1 sind hier zu sehen.</translation>
    </message>
    <message>
        <source>known costs, injected and recovered</source>
        <translation>bekannte Kosten, beigegeben und wiedergefunden</translation>
    </message>
    <message>
        <source>a finished run on %1</source>
        <translation>eine beendete Messung bei %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>What can be seen here is not known yet. The first run of a case says it; &apos;assay qualify&apos; finds it out in a minute, with any redis-server.</source>
        <translation>Was hier zu sehen ist, ist noch nicht bekannt. Die erste Messung eines Falls sagt es; „assay qualify“ findet es in einer Minute heraus, mit jedem redis-server.</translation>
    </message>
    <message>
        <source>What this resolves is not known yet; the run&apos;s first minute tells.</source>
        <translation>Was sich hiermit auflösen lässt, ist noch nicht bekannt; die erste Minute der Messung sagt es.</translation>
    </message>
    <message>
        <source>Here, %1 showed effects from %2 on.</source>
        <translation>In %1 waren hier Effekte ab %2 zu sehen.</translation>
    </message>
    <message>
        <source>A smaller one needs more time.</source>
        <translation>Ein kleinerer braucht mehr Zeit.</translation>
    </message>
    <message>
        <source>Nothing is named yet.</source>
        <translation>Noch ist nichts genannt.</translation>
    </message>
    <message>
        <source>Write debian:redis, or choose a file or a folder.</source>
        <translation>Schreiben Sie debian:redis, oder wählen Sie eine Datei oder einen Ordner.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a path nor a kind of source.</source>
        <translation>„%1“ ist weder ein Pfad noch eine Art von Quelle.</translation>
    </message>
    <message>
        <source>Write a path from / on, or debian:redis.</source>
        <translation>Schreiben Sie einen Pfad ab /, oder debian:redis.</translation>
    </message>
    <message>
        <source>There is no file or folder &apos;%1&apos;.</source>
        <translation>Es gibt keine Datei und keinen Ordner „%1“.</translation>
    </message>
    <message>
        <source>Check the path, or choose it.</source>
        <translation>Prüfen Sie den Pfad, oder wählen Sie ihn aus.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; may not be read.</source>
        <translation>„%1“ darf nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Give yourself the right to read it, or choose another.</source>
        <translation>Geben Sie sich das Recht, es zu lesen, oder wählen Sie etwas anderes.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a file nor a folder.</source>
        <translation>„%1“ ist weder eine Datei noch ein Ordner.</translation>
    </message>
    <message>
        <source>Choose a patch, a redis-server, or a folder with its source.</source>
        <translation>Wählen Sie einen Patch, einen redis-server, oder einen Ordner mit dessen Quelltext.</translation>
    </message>
    <message>
        <source>There is no file &apos;%1&apos;.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>It was measured under the plan &apos;%1&apos;.</source>
        <translation>Nach dem Plan „%1“ wurde damit gemessen.</translation>
    </message>
    <message>
        <source>A check was made on it.</source>
        <translation>Eine Prüfung wurde daran gemacht.</translation>
    </message>
    <message>
        <source>It is the baseline of the plan &apos;%1&apos;.</source>
        <translation>Sie ist die Basis des Plans „%1“.</translation>
    </message>
    <message>
        <source>It is not in the case any more.</source>
        <translation>Das ist nicht mehr im Fall.</translation>
    </message>
    <message>
        <source>What was measured stays in the case. A plan need not ask about it.</source>
        <translation>Was gemessen wurde, bleibt im Fall. Ein Plan muss nicht danach fragen.</translation>
    </message>
    <message>
        <source>Give that plan another baseline first.</source>
        <translation>Geben Sie jenem Plan zuerst eine andere Basis.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be renamed.</source>
        <translation>„%1“ kann nicht umbenannt werden.</translation>
    </message>
    <message>
        <source>renaming of %1 to %2</source>
        <translation>Umbenennen von %1 in %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be removed.</source>
        <translation>„%1“ kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>removal of %1</source>
        <translation>Entfernen von %1</translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation>Änderung an %1</translation>
    </message>
    <message>
        <source>adding of %1</source>
        <translation>Hinzufügen von %1</translation>
    </message>
    <message>
        <source>change of the plan %1</source>
        <translation>Änderung am Plan %1</translation>
    </message>
    <message>
        <source>adding of the plan %1</source>
        <translation>Hinzufügen des Plans %1</translation>
    </message>
    <message>
        <source>edit of where it lives</source>
        <translation>Änderung an „Wo sie liegt“</translation>
    </message>
    <message>
        <source>edit of the links</source>
        <translation>Änderung an den Verweisen</translation>
    </message>
    <message>
        <source>lowers</source>
        <translation>senkt</translation>
    </message>
    <message>
        <source>raises</source>
        <translation>erhöht</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>ändert</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Role of the question</source>
        <translation>Rolle der Frage</translation>
    </message>
    <message>
        <source>The layout of a finished binary cannot be varied: an effect has to lie beyond δ by 3% to be confirmed.</source>
        <translation>Das Layout einer fertigen Binärdatei lässt sich nicht verändern: ein Effekt muss um 3% jenseits von δ liegen, um bestätigt zu werden.</translation>
    </message>
    <message>
        <source>The %1 cannot be done again any more.</source>
        <translation>Nicht mehr zu wiederholen: %1.</translation>
    </message>
    <message>
        <source>The %1 cannot be undone any more.</source>
        <translation>Nicht mehr rückgängig zu machen: %1.</translation>
    </message>
    <message>
        <source>As the case names it; looked at once it is changed</source>
        <translation>Wie der Fall es nennt; angesehen wird es, sobald es geändert wird</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Disassembly</source>
        <translation>Disassemblat</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Anhang</translation>
    </message>
</context>
<context>
    <name>assay::ui::Attachments</name>
    <message>
        <source>&apos;%1&apos; cannot be attached: %2.</source>
        <translation>„%1“ kann nicht angehängt werden: %2.</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>das ist keine Datei</translation>
    </message>
    <message>
        <source>Pack a folder into an archive first.</source>
        <translation>Packen Sie einen Ordner zuerst in ein Archiv.</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>die Größe ist %1</translation>
    </message>
    <message>
        <source>A case takes files of up to %1. Compress it, or attach the part that matters.</source>
        <translation>Ein Fall nimmt Dateien bis %1 auf. Komprimieren Sie sie, oder hängen Sie den Teil an, auf den es ankommt.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not what was attached: its SHA-256 is another.</source>
        <translation>„%1“ ist nicht, was angehängt wurde: der SHA-256 ist ein anderer.</translation>
    </message>
    <message>
        <source>Ask whoever made the case for the file itself.</source>
        <translation>Bitten Sie, wer den Fall gemacht hat, um die Datei selbst.</translation>
    </message>
</context>
<context>
    <name>assay::ui::Banner</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hides this message</source>
        <translation>Blendet diese Meldung aus</translation>
    </message>
</context>
<context>
    <name>assay::ui::BlockFacts</name>
    <message>
        <source>block %1 on %2</source>
        <translation>Block %1 bei %2</translation>
    </message>
    <message>
        <source>void: %1</source>
        <translation>ungültig: %1</translation>
    </message>
    <message>
        <source>layout seed %1</source>
        <translation>Startwert des Layouts %1</translation>
    </message>
</context>
<context>
    <name>assay::ui::BriefPage</name>
    <message>
        <source>No variant carries a patch.</source>
        <translation>Keine Variante trägt einen Patch.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>Hypothese</translation>
    </message>
    <message>
        <source>Change to test</source>
        <translation>Zu prüfende Änderung</translation>
    </message>
    <message>
        <source>Where it lives</source>
        <translation>Wo sie liegt</translation>
    </message>
    <message>
        <source>Which patch is shown</source>
        <translation>Welcher Patch gezeigt wird</translation>
    </message>
    <message>
        <source>Would confirm</source>
        <translation>Würde bestätigen</translation>
    </message>
    <message>
        <source>Would refute</source>
        <translation>Würde widerlegen</translation>
    </message>
    <message>
        <source>What is asked, and how large an effect has to be to matter</source>
        <translation>Was gefragt wird, und wie groß ein Effekt sein muss, um zu zählen</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verweise</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>One place a line: file, function, lines, as in src/aof.c feedAppendOnlyFile 1409-1448</source>
        <translation>Eine Stelle je Zeile: Datei, Funktion, Zeilen, wie in src/aof.c feedAppendOnlyFile 1409-1448</translation>
    </message>
    <message>
        <source>One a line</source>
        <translation>Einer je Zeile</translation>
    </message>
    <message>
        <source>“%1” was changed while you wrote; yours was kept.</source>
        <translation>„%1“ wurde geändert, während Sie schrieben; Ihr Text wurde übernommen.</translation>
    </message>
    <message>
        <source>It said: %1
Undo brings that back.</source>
        <translation>Dort stand: %1
Rückgängig bringt es zurück.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>assay::ui::Canvas</name>
    <message>
        <source>copy of the baseline</source>
        <translation>Kopie der Basis</translation>
    </message>
</context>
<context>
    <name>assay::ui::CaseFollower</name>
    <message>
        <source>line %1 of the case file: %2</source>
        <translation>Zeile %1 der Falldatei: %2</translation>
    </message>
    <message>
        <source>What was read before is still shown. Put the whole file back to go on.</source>
        <translation>Was vorher gelesen wurde, wird weiterhin gezeigt. Legen Sie die ganze Datei zurück, um fortzufahren.</translation>
    </message>
</context>
<context>
    <name>assay::ui::CaseHead</name>
    <message>
        <source>Not read</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <source>Reading the case…</source>
        <translation>Der Fall wird gelesen …</translation>
    </message>
</context>
<context>
    <name>assay::ui::CaseSession</name>
    <message>
        <source>%1 can only be read.</source>
        <translation>%1 kann nur gelesen werden.</translation>
    </message>
    <message>
        <source>Its banner says why.</source>
        <translation>Seine Meldung sagt, warum.</translation>
    </message>
</context>
<context>
    <name>assay::ui::CaseWindow</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>This case was written by a newer Assay and is shown read-only.</source>
        <translation>Dieser Fall wurde von einem neueren Assay geschrieben und wird nur gezeigt.</translation>
    </message>
    <message>
        <source>Line %1 of the case file is damaged: %2</source>
        <translation>Zeile %1 der Falldatei ist beschädigt: %2</translation>
    </message>
    <message>
        <source>Update Assay to change or run it.</source>
        <translation>Aktualisieren Sie Assay, um ihn zu ändern oder zu messen.</translation>
    </message>
    <message>
        <source>What stands before that line is shown, read-only. Restore the file from a copy to go on with it.</source>
        <translation>Was vor dieser Zeile steht, wird gezeigt und kann nicht geändert werden. Stellen Sie die Datei aus einer Kopie wieder her, um weiterzuarbeiten.</translation>
    </message>
    <message>
        <source>This file may only be read.</source>
        <translation>Diese Datei darf nur gelesen werden.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>S&amp;top the run</source>
        <translation>Messung anh&amp;alten</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>&amp;Settle…</source>
        <translation>Ab&amp;schließen…</translation>
    </message>
    <message>
        <source>&amp;Export PDF…</source>
        <translation>&amp;PDF exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Add &amp;note</source>
        <translation>&amp;Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>&amp;Undo the edit</source>
        <translation>Änderung &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Re&amp;do the edit</source>
        <translation>Änderung &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Run and report</source>
        <translation>Messen und berichten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Find in the timeline</source>
        <translation>In der Zeitleiste &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>&amp;Fall</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation>Ctrl+%1</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Zeitleiste</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>To run or change it, save a copy where you may write (menu File).</source>
        <translation>Um ihn zu messen oder zu ändern, speichern Sie eine Kopie, wo Sie schreiben dürfen (Menü Datei).</translation>
    </message>
    <message>
        <source>The last run did not come to its end: it was killed, or the machine went down.</source>
        <translation>Die letzte Messung kam nicht an ihr Ende: sie wurde abgebrochen, oder die Maschine fiel aus.</translation>
    </message>
    <message>
        <source>What it had measured is kept. Run again: it goes on from there.</source>
        <translation>Was sie gemessen hatte, bleibt erhalten. Messen Sie erneut: es geht von dort weiter.</translation>
    </message>
    <message>
        <source>Another case has taken this file&apos;s place; it is shown now.</source>
        <translation>Ein anderer Fall hat den Platz dieser Datei eingenommen; er wird jetzt gezeigt.</translation>
    </message>
    <message>
        <source>Edits of the one before can no longer be undone.</source>
        <translation>Änderungen am vorigen lassen sich nicht mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>Save a copy of the case</source>
        <translation>Eine Kopie des Falls speichern</translation>
    </message>
    <message>
        <source>Assay cases (*.assay)</source>
        <translation>Assay-Fälle (*.assay)</translation>
    </message>
    <message>
        <source>A copy of the case was saved.</source>
        <translation>Eine Kopie des Falls wurde gespeichert.</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>The case file</source>
        <translation>Die Falldatei</translation>
    </message>
</context>
<context>
    <name>assay::ui::ChecksModel</name>
    <message>
        <source>Calls of %1 in %2, from the machine code</source>
        <translation>Aufrufe von %1 in %2, aus dem Maschinencode</translation>
    </message>
    <message>
        <source>Direct callers of %1, from the machine code</source>
        <translation>Direkte Aufrufer von %1, aus dem Maschinencode</translation>
    </message>
    <message>
        <source>Length of the append-only file after the proof pass</source>
        <translation>Länge der Append-only-Datei nach dem Prüfdurchgang</translation>
    </message>
    <message>
        <source>The append-only files of all variants are byte-identical</source>
        <translation>Die Append-only-Dateien aller Varianten sind Byte für Byte gleich</translation>
    </message>
    <message>
        <source>Calls of %1 that the server counted in the proof pass</source>
        <translation>Aufrufe von %1, die der Server im Prüfdurchgang zählte</translation>
    </message>
    <message>
        <source>Number of keys after the proof pass</source>
        <translation>Zahl der Schlüssel nach dem Prüfdurchgang</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Arbeitslast</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Beobachtet</translation>
    </message>
</context>
<context>
    <name>assay::ui::ClaimStep</name>
    <message>
        <source>Claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Remove per-command AOF staging copy</source>
        <translation>Zwischenkopie der AOF je Befehl beseitigen</translation>
    </message>
    <message>
        <source>What the change does, in one sentence that can turn out wrong</source>
        <translation>Was die Änderung tut, in einem Satz, der sich als falsch erweisen kann</translation>
    </message>
    <message>
        <source>File in the source</source>
        <translation>Datei im Quelltext</translation>
    </message>
    <message>
        <source>src/aof.c</source>
        <translation>src/aof.c</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>feedAppendOnlyFile</source>
        <translation>feedAppendOnlyFile</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Cl&amp;aim</source>
        <translation>&amp;Behauptung</translation>
    </message>
    <message>
        <source>The change</source>
        <translation>Die Änderung</translation>
    </message>
    <message>
        <source>&amp;Lives in</source>
        <translation>&amp;Liegt in</translation>
    </message>
    <message>
        <source>function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>Where it lives may be left empty.</source>
        <translation>Wo sie liegt, kann leer bleiben.</translation>
    </message>
</context>
<context>
    <name>assay::ui::CloseGuard</name>
    <message>
        <source>The note in the timeline was not added to the case.</source>
        <translation>Die Notiz in der Zeitleiste wurde dem Fall nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>The edit of “%1” was not kept.</source>
        <translation>Die Änderung an „%1“ wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>The changes of the workload %1 were not kept.</source>
        <translation>Die Änderungen an der Arbeitslast %1 wurden nicht übernommen.</translation>
    </message>
    <message>
        <source>Words that are not in the case</source>
        <translation>Worte, die nicht im Fall sind</translation>
    </message>
    <message>
        <source>Close without it?</source>
        <translation>Trotzdem schließen?</translation>
    </message>
    <message>
        <source>An entry is not written yet</source>
        <translation>Ein Eintrag ist noch nicht geschrieben</translation>
    </message>
    <message>
        <source>An entry is still on its way into the case file: another program holds it.</source>
        <translation>Ein Eintrag ist noch auf dem Weg in die Falldatei: ein anderes Programm hält sie.</translation>
    </message>
    <message>
        <source>It is tried for some seconds more, also without this window; but nobody would be told if it fails.</source>
        <translation>Es wird noch einige Sekunden lang versucht, auch ohne dieses Fenster; aber niemand erführe es, wenn es misslingt.</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Dennoch schließen</translation>
    </message>
    <message>
        <source>A run is going on</source>
        <translation>Eine Messung läuft</translation>
    </message>
    <message>
        <source>Shall the run go on without this window?</source>
        <translation>Soll die Messung ohne dieses Fenster weiterlaufen?</translation>
    </message>
    <message>
        <source>What it measures goes into the case file either way.</source>
        <translation>Was sie misst, kommt so oder so in die Falldatei.</translation>
    </message>
    <message>
        <source>Go on without the window</source>
        <translation>Ohne das Fenster weiterlaufen</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Messung anhalten</translation>
    </message>
    <message>
        <source>A file is not written yet</source>
        <translation>Eine Datei ist noch nicht geschrieben</translation>
    </message>
    <message>
        <source>The report, or its samples, are still being written.</source>
        <translation>Der Bericht oder seine Stichproben werden noch geschrieben.</translation>
    </message>
    <message>
        <source>The window closes once that is done. What is given up stands there whole, or as it was before.</source>
        <translation>Das Fenster schließt sich, sobald das getan ist. Was aufgegeben wird, steht dort ganz, oder so wie vorher.</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Ohne sie schließen</translation>
    </message>
</context>
<context>
    <name>assay::ui::CountersModel</name>
    <message>
        <source>copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>copied bytes</source>
        <translation>kopierte Bytes</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Arbeitslast</translation>
    </message>
    <message>
        <source>Per operation, counted exactly</source>
        <translation>Je Operation, genau gezählt</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
</context>
<context>
    <name>assay::ui::DefinitionStep</name>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>my-case.toml</source>
        <translation>my-case.toml</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose a definition</source>
        <translation>Eine Definition wählen</translation>
    </message>
    <message>
        <source>&amp;Definition</source>
        <translation>&amp;Definition</translation>
    </message>
    <message>
        <source>File of the &amp;case</source>
        <translation>D&amp;atei des Falls</translation>
    </message>
    <message>
        <source>A definition is a text file that says all of a case: what is claimed, any number of variants, workloads, checks and plans. Patches that it names are read; nothing is downloaded, built or run.</source>
        <translation>Eine Definition ist eine Textdatei, die alles über einen Fall sagt: was behauptet wird, beliebig viele Varianten, Arbeitslasten, Prüfungen und Pläne. Patches, die sie nennt, werden gelesen; nichts wird heruntergeladen, gebaut oder ausgeführt.</translation>
    </message>
    <message>
        <source>Definitions (*.toml);;All files (*)</source>
        <translation>Definitionen (*.toml);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>assay::ui::DiffView</name>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
</context>
<context>
    <name>assay::ui::DoseResponse</name>
    <message>
        <source>dose of the mechanism</source>
        <translation>Dosis des Mechanismus</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>line, one dose</source>
        <translation>Gerade, eine Dosis</translation>
    </message>
    <message>
        <source>%1, predicted</source>
        <translation>%1, vorhergesagt</translation>
    </message>
    <message>
        <source>%1, measured</source>
        <translation>%1, gemessen</translation>
    </message>
    <message>
        <source>measured less predicted</source>
        <translation>gemessen weniger vorhergesagt</translation>
    </message>
    <message>
        <source>Effect on %1 against dose, on %2</source>
        <translation>Effekt auf %1 über der Dosis, bei %2</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Dose</source>
        <translation>Dosis</translation>
    </message>
    <message>
        <source>Effect, %</source>
        <translation>Effekt, %</translation>
    </message>
    <message>
        <source>Lower end, %</source>
        <translation>Unteres Ende, %</translation>
    </message>
    <message>
        <source>Upper end, %</source>
        <translation>Oberes Ende, %</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>the mechanism explains it to within %1</source>
        <translation>der Mechanismus erklärt es bis auf %1</translation>
    </message>
    <message>
        <source>the change does more than the mechanism</source>
        <translation>die Änderung tut mehr als der Mechanismus</translation>
    </message>
    <message>
        <source>the change does less than the mechanism promises</source>
        <translation>die Änderung tut weniger, als der Mechanismus verspricht</translation>
    </message>
    <message>
        <source>whether the mechanism explains it cannot be told yet</source>
        <translation>ob der Mechanismus es erklärt, ist noch nicht zu sagen</translation>
    </message>
    <message>
        <source>The doses foretell %1 for %2 and %3 was measured: %4.</source>
        <translation>Die Dosen sagen %1 für %2 vorher, und %3 wurde gemessen: %4.</translation>
    </message>
    <message>
        <source>No block of a dose is counted yet.</source>
        <translation>Noch ist kein Block einer Dosis gezählt.</translation>
    </message>
    <message>
        <source>One dose changes %1 by %2, interval %3.</source>
        <translation>Eine Dosis ändert %1 um %2, Intervall %3.</translation>
    </message>
</context>
<context>
    <name>assay::ui::DoseResponsePlot</name>
    <message>
        <source>%1: %2, interval %3</source>
        <translation>%1: %2, Intervall %3</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
</context>
<context>
    <name>assay::ui::EditableText</name>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Not said.</source>
        <translation>Nicht gesagt.</translation>
    </message>
</context>
<context>
    <name>assay::ui::EffectWords</name>
    <message>
        <source>The interval is %1, but the run is void: a gate failed.</source>
        <translation>Das Intervall ist %1, aber die Messung ist ungültig: ein Gate ist nicht erfüllt.</translation>
    </message>
    <message>
        <source>The interval is %1 against %2; a gate does not allow more than: %3.</source>
        <translation>Das Intervall ist %1 gegenüber %2; ein Gate lässt nicht mehr zu als: %3.</translation>
    </message>
    <message>
        <source>The interval has no end on one side yet: inconclusive.</source>
        <translation>Das Intervall ist auf einer Seite noch ohne Ende: unentschieden.</translation>
    </message>
    <message>
        <source>The interval %1 lies beyond %2: confirmed.</source>
        <translation>Das Intervall %1 liegt jenseits von %2: bestätigt.</translation>
    </message>
    <message>
        <source>The interval %1 lies within %2: refuted.</source>
        <translation>Das Intervall %1 liegt innerhalb von %2: widerlegt.</translation>
    </message>
    <message>
        <source>The interval %1 falls short of %2: refuted.</source>
        <translation>Das Intervall %1 erreicht %2 nicht: widerlegt.</translation>
    </message>
    <message>
        <source>The interval %1 excludes 0 but holds %2: direction shown, size undecided.</source>
        <translation>Das Intervall %1 schließt 0 aus, enthält aber %2: Richtung gezeigt, Größe unentschieden.</translation>
    </message>
    <message>
        <source>The interval %1 reaches across %2: inconclusive.</source>
        <translation>Das Intervall %1 reicht über %2 hinweg: unentschieden.</translation>
    </message>
    <message>
        <source>The grey band is where a copy of the baseline lies (%1).</source>
        <translation>Das graue Band zeigt, wo eine Kopie der Basis liegt (%1).</translation>
    </message>
</context>
<context>
    <name>assay::ui::EventWriter</name>
    <message>
        <source>The case file cannot be written at the moment.</source>
        <translation>Die Falldatei kann im Augenblick nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Try again once the window shows it again.</source>
        <translation>Versuchen Sie es erneut, sobald das Fenster sie wieder zeigt.</translation>
    </message>
</context>
<context>
    <name>assay::ui::EvidenceFiles</name>
    <message>
        <source>Attach files</source>
        <translation>Dateien anhängen</translation>
    </message>
    <message>
        <source>Save the attachment</source>
        <translation>Den Anhang speichern</translation>
    </message>
    <message>
        <source>A copy to be shown cannot be written: %1</source>
        <translation>Eine Kopie zum Zeigen lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>Save the attachment instead.</source>
        <translation>Speichern Sie stattdessen den Anhang.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; (%2) is not opened from here.</source>
        <translation>„%1“ (%2) wird von hier aus nicht geöffnet.</translation>
    </message>
    <message>
        <source>It came with the case and may do more than be looked at. Save it first, if you trust it.</source>
        <translation>Das kam mit dem Fall und mag mehr tun, als angesehen zu werden. Speichern Sie es zuerst, wenn Sie ihm vertrauen.</translation>
    </message>
    <message>
        <source>No program was found that shows &apos;%1&apos;.</source>
        <translation>Kein Programm wurde gefunden, das „%1“ zeigt.</translation>
    </message>
    <message>
        <source>Save the attachment, and open it yourself.</source>
        <translation>Speichern Sie den Anhang, und öffnen Sie ihn selbst.</translation>
    </message>
</context>
<context>
    <name>assay::ui::EvidenceMeasured</name>
    <message>
        <source>Counted per operation</source>
        <translation>Je Operation gezählt</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>Wohin die Zeit geht</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>In a pass that is not timed: whether the mechanism is there, not what it costs.</source>
        <translation>In einem Durchgang, der nicht gemessen wird: ob der Mechanismus da ist, nicht was er kostet.</translation>
    </message>
    <message>
        <source>Sampled on the servers&apos; main threads; a function&apos;s own time, without what it calls.</source>
        <translation>Als Stichprobe auf den Hauptthreads der Server; die eigene Zeit einer Funktion, ohne was sie aufruft.</translation>
    </message>
</context>
<context>
    <name>assay::ui::EvidenceModel</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Was es sagt</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Anhang</translation>
    </message>
</context>
<context>
    <name>assay::ui::EvidencePage</name>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>No evidence yet. Drop a file here to attach it.</source>
        <translation>Noch keine Belege. Ziehen Sie eine Datei hierher, um sie anzuhängen.</translation>
    </message>
    <message>
        <source>Save the attachment…</source>
        <translation>Anhang speichern…</translation>
    </message>
    <message>
        <source>The case names no checks.</source>
        <translation>Der Fall nennt keine Prüfungen.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>It is longer than is shown here; the file holds all of it.</source>
        <translation>Es ist länger, als hier gezeigt wird; die Datei enthält alles.</translation>
    </message>
    <message>
        <source>Attach files…</source>
        <translation>Dateien anhängen…</translation>
    </message>
    <message>
        <source>Open the attachment</source>
        <translation>Den Anhang öffnen</translation>
    </message>
    <message>
        <source>Drop to attach it to the case</source>
        <translation>Loslassen, um es dem Fall anzuhängen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hold(s)</source>
        <translation>
            <numerusform>%Ln erfüllt</numerusform>
            <numerusform>%Ln erfüllt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fail(s)</source>
        <translation>
            <numerusform>%Ln nicht erfüllt</numerusform>
            <numerusform>%Ln nicht erfüllt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not looked at yet</source>
        <translation>
            <numerusform>%Ln noch nicht angesehen</numerusform>
            <numerusform>%Ln noch nicht angesehen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::FileHandle</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Drag it to where you need it, or click for more.</source>
        <translation>Ziehen Sie sie, wohin Sie sie brauchen, oder klicken Sie für mehr.</translation>
    </message>
    <message>
        <source>Copy the file</source>
        <translation>Die Datei kopieren</translation>
    </message>
    <message>
        <source>Copy its path</source>
        <translation>Ihren Pfad kopieren</translation>
    </message>
    <message>
        <source>Show its folder</source>
        <translation>Ihren Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>assay::ui::FindingNumbers</name>
    <message>
        <source>For reference, not for the verdict</source>
        <translation>Zur Orientierung, nicht für das Urteil</translation>
    </message>
    <message>
        <source>Figures of the finding</source>
        <translation>Zahlen des Befunds</translation>
    </message>
</context>
<context>
    <name>assay::ui::FindingView</name>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>%1, δ %2</source>
        <translation>%1, δ %2</translation>
    </message>
    <message>
        <source>no block yet</source>
        <translation>noch kein Block</translation>
    </message>
</context>
<context>
    <name>assay::ui::Forest</name>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>Calibration: known doses of the mechanism</source>
        <translation>Kalibrierung: bekannte Dosen des Mechanismus</translation>
    </message>
    <message>
        <source>Guards: off the path, no effect expected</source>
        <translation>Wächter: abseits des Pfads, kein Effekt erwartet</translation>
    </message>
    <message>
        <source>No comparison is measured yet.</source>
        <translation>Noch ist kein Vergleich gemessen.</translation>
    </message>
    <message>
        <source>Effects against the baseline</source>
        <translation>Effekte gegenüber der Basis</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Arbeitslast</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Effect, %</source>
        <translation>Effekt, %</translation>
    </message>
    <message>
        <source>Lower end, %</source>
        <translation>Unteres Ende, %</translation>
    </message>
    <message>
        <source>Upper end, %</source>
        <translation>Oberes Ende, %</translation>
    </message>
    <message>
        <source>δ, %</source>
        <translation>δ, %</translation>
    </message>
    <message>
        <source>Null from, %</source>
        <translation>Null von, %</translation>
    </message>
    <message>
        <source>Null to, %</source>
        <translation>Null bis, %</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln comparison(s): %1.</source>
        <translation>
            <numerusform>%Ln Vergleich: %1.</numerusform>
            <numerusform>%Ln Vergleiche: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A bar is the interval of the effect, valid at any time, with its median; dashed ticks are δ; grey is where a copy of the baseline lies.</source>
        <translation>Ein Balken ist das Intervall des Effekts, jederzeit gültig, mit seinem Median; gestrichelte Striche sind δ; grau ist, wo eine Kopie der Basis liegt.</translation>
    </message>
    <message>
        <source>no block counts</source>
        <translation>kein Block zählt</translation>
    </message>
</context>
<context>
    <name>assay::ui::ForestPlot</name>
    <message numerus="yes">
        <source>%1 on %2: %3 (%Ln block(s))</source>
        <translation>
            <numerusform>%1 bei %2: %3 (%Ln Block)</numerusform>
            <numerusform>%1 bei %2: %3 (%Ln Blöcke)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::Funnel</name>
    <message>
        <source>clear of δ at block %1</source>
        <translation>frei von δ ab Block %1</translation>
    </message>
    <message>
        <source>counted blocks</source>
        <translation>gezählte Blöcke</translation>
    </message>
    <message>
        <source>No block is counted yet.</source>
        <translation>Noch ist kein Block gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) counted; the interval is finite from about %1 blocks on.</source>
        <translation>
            <numerusform>%Ln Block gezählt; das Intervall ist ab etwa %1 Blöcken endlich.</numerusform>
            <numerusform>%Ln Blöcke gezählt; das Intervall ist ab etwa %1 Blöcken endlich.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stands clear of δ since block %1 of %2.</source>
        <translation>Es liegt seit Block %1 von %2 frei von δ.</translation>
    </message>
    <message>
        <source>At this spread it takes about %1 blocks; %2 are counted.</source>
        <translation>Bei dieser Streuung braucht es etwa %1 Blöcke; %2 sind gezählt.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Median, %</source>
        <translation>Median, %</translation>
    </message>
    <message>
        <source>Lower end, %</source>
        <translation>Unteres Ende, %</translation>
    </message>
    <message>
        <source>Upper end, %</source>
        <translation>Oberes Ende, %</translation>
    </message>
</context>
<context>
    <name>assay::ui::FunnelPlot</name>
    <message numerus="yes">
        <source>%Ln block(s): %1, %2</source>
        <translation>
            <numerusform>%Ln Block: %1, %2</numerusform>
            <numerusform>%Ln Blöcke: %1, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with it %Ln block(s), %1, %2</source>
        <translation>
            <numerusform>damit %Ln Block, %1, %2</numerusform>
            <numerusform>damit %Ln Blöcke, %1, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::Glossary</name>
    <message>
        <source>arm</source>
        <translation>Arm</translation>
    </message>
    <message>
        <source>A variant in its part in a comparison: A the baseline, A′ a byte copy of it, B the variant under test.</source>
        <translation>Eine Variante in ihrer Rolle in einem Vergleich: A die Basis, A′ eine bytegleiche Kopie davon, B die zu prüfende Variante.</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>One timed stretch of one arm: a fixed number of operations.</source>
        <translation>Eine gemessene Strecke eines Arms: eine feste Zahl von Operationen.</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>One window of every arm, back to back, so that drift meets all of them alike.</source>
        <translation>Ein Fenster jedes Arms, unmittelbar nacheinander, sodass Drift alle gleich trifft.</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Fresh processes of all arms, warm-up, then the rounds. The unit of replication: n counts blocks.</source>
        <translation>Frische Prozesse aller Arme, Aufwärmen, dann die Runden. Die Einheit der Wiederholung: n zählt Blöcke.</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>What is compared: CPU time, throughput, memory. Each knows which way is better.</source>
        <translation>Was verglichen wird: CPU-Zeit, Durchsatz, Speicher. Bei jeder ist bekannt, was besser ist.</translation>
    </message>
    <message>
        <source>CPU per operation</source>
        <translation>CPU je Operation</translation>
    </message>
    <message>
        <source>Time that the server&apos;s main thread spent running, by the kernel&apos;s account, over the operations of the window.</source>
        <translation>Zeit, die der Hauptthread des Servers nach der Rechnung des Kernels lief, geteilt durch die Operationen des Fensters.</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Operations per second, as the client sees them. It also holds the time that the server waited for its core.</source>
        <translation>Operationen je Sekunde, wie der Client sie sieht. Darin steckt auch die Zeit, die der Server auf seinen Kern wartete.</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>The variant that all others are compared with: the code before the change.</source>
        <translation>Die Variante, mit der alle anderen verglichen werden: der Code vor der Änderung.</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>The variant that carries the change under test.</source>
        <translation>Die Variante, die die zu prüfende Änderung trägt.</translation>
    </message>
    <message>
        <source>null arm</source>
        <translation>Nullarm</translation>
    </message>
    <message>
        <source>A byte copy of the baseline, measured like any other variant. What it shows is not real: this is what no difference looks like here.</source>
        <translation>Eine bytegleiche Kopie der Basis, gemessen wie jede andere Variante. Was sie zeigt, ist nicht echt: so sieht hier kein Unterschied aus.</translation>
    </message>
    <message>
        <source>noise band</source>
        <translation>Rauschband</translation>
    </message>
    <message>
        <source>How far two copies of the same binary differ here. What lies within it cannot be told from nothing.</source>
        <translation>Wie weit zwei Kopien derselben Binärdatei hier auseinanderliegen. Was darin liegt, ist von nichts nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>δ, material threshold</source>
        <translation>δ, Erheblichkeitsschwelle</translation>
    </message>
    <message>
        <source>The smallest effect that matters to the claim, set before the first sample.</source>
        <translation>Der kleinste Effekt, der für die Behauptung zählt, festgelegt vor der ersten Stichprobe.</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95%-Intervall</translation>
    </message>
    <message>
        <source>Where the median effect lies. In the long run at most one in twenty such intervals misses it, even when one stops looking at the most flattering moment.</source>
        <translation>Wo der mediane Effekt liegt. Auf lange Sicht verfehlt ihn höchstens eines von zwanzig solchen Intervallen, auch wenn man im schmeichelhaftesten Augenblick zu schauen aufhört.</translation>
    </message>
    <message>
        <source>smallest visible effect</source>
        <translation>kleinster sichtbarer Effekt</translation>
    </message>
    <message>
        <source>The smallest effect that this many blocks, at this spread, can tell from nothing.</source>
        <translation>Der kleinste Effekt, den so viele Blöcke bei dieser Streuung von nichts unterscheiden.</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Where functions lie in memory. It changes speed by some percent although the source is the same. As a gate: every block had its own layout of each arm.</source>
        <translation>Wo Funktionen im Speicher liegen. Das ändert die Geschwindigkeit um einige Prozent, obwohl der Quelltext derselbe ist. Als Gate: jeder Block hatte sein eigenes Layout jedes Arms.</translation>
    </message>
    <message>
        <source>paired layouts</source>
        <translation>gepaarte Layouts</translation>
    </message>
    <message>
        <source>Every block links its own binaries with unchanged functions at the same address in all arms, so that luck of layout cancels.</source>
        <translation>Jeder Block bindet eigene Binärdateien, in denen unveränderte Funktionen in allen Armen an derselben Adresse liegen, sodass sich das Glück des Layouts aufhebt.</translation>
    </message>
    <message>
        <source>independent layouts</source>
        <translation>unabhängige Layouts</translation>
    </message>
    <message>
        <source>Every block links its own binaries, each arm in an order of its own: luck of layout is part of the spread.</source>
        <translation>Jeder Block bindet eigene Binärdateien, jeder Arm in eigener Reihenfolge: das Glück des Layouts ist Teil der Streuung.</translation>
    </message>
    <message>
        <source>layout not controlled</source>
        <translation>Layout nicht beherrscht</translation>
    </message>
    <message>
        <source>A fixed binary: luck of layout cannot be told from an effect, so effects under 3% stay undecided.</source>
        <translation>Eine feste Binärdatei: Glück des Layouts ist von einem Effekt nicht zu unterscheiden, daher bleiben Effekte unter 3% unentschieden.</translation>
    </message>
    <message>
        <source>layout&apos;s share</source>
        <translation>Anteil des Layouts</translation>
    </message>
    <message>
        <source>How much of the spread between blocks comes from where the changed code lies, at most.</source>
        <translation>Wie viel der Streuung zwischen Blöcken höchstens daher kommt, wo der geänderte Code liegt.</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>The whole interval lies beyond δ in the claimed direction.</source>
        <translation>Das ganze Intervall liegt in der behaupteten Richtung jenseits von δ.</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>widerlegt</translation>
    </message>
    <message>
        <source>The interval excludes an effect of δ in the claimed direction.</source>
        <translation>Das Intervall schließt einen Effekt von δ in der behaupteten Richtung aus.</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Neither; more blocks may decide it, or a gate did not pass.</source>
        <translation>Keines von beiden; mehr Blöcke mögen es entscheiden, oder ein Gate war nicht erfüllt.</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>A check failed or something else used the core: what was measured is not what was meant. No rule looks at which arm was fast.</source>
        <translation>Eine Prüfung war nicht erfüllt, oder etwas anderes nutzte den Kern: was gemessen wurde, ist nicht das, was gemeint war. Keine Regel sieht darauf, welcher Arm schnell war.</translation>
    </message>
    <message>
        <source>by judgement</source>
        <translation>nach Ermessen</translation>
    </message>
    <message>
        <source>A person decided where the findings do not. Marked as that for good.</source>
        <translation>Ein Mensch hat entschieden, wo die Befunde es nicht tun. Das bleibt für immer vermerkt.</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>What is said of the change. Its questions decide the verdict.</source>
        <translation>Was von der Änderung gesagt wird. Ihre Fragen entscheiden das Urteil.</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>A workload off the changed path. It should show nothing; if it does, the claim&apos;s reason is in doubt.</source>
        <translation>Eine Arbeitslast abseits des geänderten Pfads. Sie sollte nichts zeigen; tut sie es doch, ist der Grund der Behauptung zweifelhaft.</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>The questions, δ, seed and budget. It is frozen before the first sample, so that nobody can choose the question that fits the answer.</source>
        <translation>Die Fragen, δ, Startwert und Budget. Er wird vor der ersten Stichprobe festgeschrieben, damit niemand die Frage zur Antwort passend wählt.</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>The longest that a run of the plan measures. It ends sooner when all is decided.</source>
        <translation>Wie lange eine Messung nach dem Plan höchstens misst. Sie endet früher, wenn alles entschieden ist.</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The number that all that is drawn follows from: orders, layouts, keys. The same seed draws the same.</source>
        <translation>Die Zahl, aus der alles Geloste folgt: Reihenfolgen, Layouts, Schlüssel. Derselbe Startwert ergibt dasselbe.</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>What must hold before a verdict may be spoken.</source>
        <translation>Was gelten muss, bevor ein Urteil gesprochen werden darf.</translation>
    </message>
    <message>
        <source>same work</source>
        <translation>gleiche Arbeit</translation>
    </message>
    <message>
        <source>In every block and arm: no error reply, and the same operations, keys and reply bytes. Else the block is void.</source>
        <translation>In jedem Block und Arm: keine Fehlerantwort, und dieselben Operationen, Schlüssel und Antwortbytes. Sonst ist der Block ungültig.</translation>
    </message>
    <message>
        <source>same bytes</source>
        <translation>gleiche Bytes</translation>
    </message>
    <message>
        <source>The persisted bytes of all arms are identical, where the workload asks for it.</source>
        <translation>Die gespeicherten Bytes aller Arme sind gleich, wo die Arbeitslast es verlangt.</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>Empfindlichkeit</translation>
    </message>
    <message>
        <source>Costs of known size, injected into the baseline, were found again: a real effect of δ would have been seen.</source>
        <translation>Der Basis beigegebene Kosten bekannter Größe wurden wiedergefunden: ein echter Effekt von δ wäre gesehen worden.</translation>
    </message>
    <message>
        <source>headroom</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>The load thread was idle at least a tenth of the time, so the server and not the client set the pace.</source>
        <translation>Der Lastthread hatte mindestens ein Zehntel der Zeit nichts zu tun, also gab der Server das Tempo vor und nicht der Client.</translation>
    </message>
    <message>
        <source>known costs</source>
        <translation>bekannte Kosten</translation>
    </message>
    <message>
        <source>A preloaded library spends a known time after each read. What is measured is held against what was spent.</source>
        <translation>Eine vorgeladene Bibliothek verbraucht nach jedem Lesen eine bekannte Zeit. Was gemessen wird, wird daran gehalten.</translation>
    </message>
    <message>
        <source>stage: build</source>
        <translation>Abschnitt: Bauen</translation>
    </message>
    <message>
        <source>Makes each variant&apos;s binary once and keeps it by its content.</source>
        <translation>Macht die Binärdatei jeder Variante einmal und bewahrt sie nach ihrem Inhalt auf.</translation>
    </message>
    <message>
        <source>stage: calibrate</source>
        <translation>Abschnitt: Kalibrieren</translation>
    </message>
    <message>
        <source>Tries every variant once with all checks, sizes the windows and learns how much blocks vary. Nothing of it counts for the verdict.</source>
        <translation>Probiert jede Variante einmal mit allen Prüfungen, bemisst die Fenster und lernt, wie sehr Blöcke schwanken. Nichts davon zählt für das Urteil.</translation>
    </message>
    <message>
        <source>stage: measure</source>
        <translation>Abschnitt: Messen</translation>
    </message>
    <message>
        <source>Measures blocks until the questions are decided or the budget is spent: claims first.</source>
        <translation>Misst Blöcke, bis die Fragen entschieden sind oder das Budget verbraucht ist: Behauptungen zuerst.</translation>
    </message>
    <message>
        <source>stage: decide</source>
        <translation>Abschnitt: Entscheiden</translation>
    </message>
    <message>
        <source>Computes findings and gates from the blocks and writes them into the case.</source>
        <translation>Errechnet Befunde und Gates aus den Blöcken und schreibt sie in den Fall.</translation>
    </message>
    <message>
        <source>proof pass</source>
        <translation>Prüfdurchgang</translation>
    </message>
    <message>
        <source>Every variant once, untimed, with all checks, so that a wrong one is found before minutes are spent on it.</source>
        <translation>Jede Variante einmal, ungestoppt, mit allen Prüfungen, damit eine falsche gefunden wird, bevor Minuten auf sie verwandt werden.</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>Pilotmessung</translation>
    </message>
    <message>
        <source>A few small blocks that count for nothing and teach how long windows take and how much blocks vary.</source>
        <translation>Ein paar kleine Blöcke, die nicht zählen und lehren, wie lange Fenster dauern und wie sehr Blöcke schwanken.</translation>
    </message>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>One run on one machine. Runs of the same plan can be joined; each is shown by itself, too.</source>
        <translation>Eine Messung auf einer Maschine. Messungen desselben Plans lassen sich zusammenfügen; jede wird auch für sich gezeigt.</translation>
    </message>
    <message>
        <source>mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>Why the change should pay: the copy that it saves, the lock that it avoids.</source>
        <translation>Warum sich die Änderung lohnen soll: die Kopie, die sie spart, die Sperre, die sie vermeidet.</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>A variant that carries a known dose of the suspected mechanism, to see what it costs.</source>
        <translation>Eine Variante, die eine bekannte Dosis des vermuteten Mechanismus trägt, um zu sehen, was er kostet.</translation>
    </message>
    <message>
        <source>dose</source>
        <translation>Dosis</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>What the doses say that the change should bring, by the line through them. Agreement speaks for the mechanism.</source>
        <translation>Was die Änderung nach den Dosen bringen sollte, gemäß der Geraden durch sie. Übereinstimmung spricht für den Mechanismus.</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>Parameterreihe</translation>
    </message>
    <message>
        <source>The same question over a parameter, such as the length of the value. A cost that is said to grow with it must do so.</source>
        <translation>Dieselbe Frage über einen Parameter, etwa die Länge des Werts. Kosten, die mit ihm wachsen sollen, müssen es auch tun.</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>Exact, from a pass that is not timed. It says whether the mechanism is there, not what it costs.</source>
        <translation>Genau, aus einem Durchgang, der nicht gemessen wird. Es sagt, ob der Mechanismus da ist, nicht was er kostet.</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Something exact that must be so for the measurement to mean what it says: calls in the machine code, bytes of the append-only file.</source>
        <translation>Etwas Genaues, das so sein muss, damit die Messung bedeutet, was sie sagt: Aufrufe im Maschinencode, Bytes der Append-only-Datei.</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>The middle value: half of them lie below. One wild block does not move it.</source>
        <translation>Der mittlere Wert: die Hälfte liegt darunter. Ein einzelner Ausreißer bewegt ihn nicht.</translation>
    </message>
    <message>
        <source>raincloud</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Where the values lie: their density as a shape, the middle half as a box, each as a point.</source>
        <translation>Wo die Werte liegen: ihre Dichte als Form, die mittlere Hälfte als Kasten, jeder als Punkt.</translation>
    </message>
    <message>
        <source>Hodges–Lehmann</source>
        <translation>Hodges–Lehmann</translation>
    </message>
    <message>
        <source>Median of the means of all pairs of blocks. For reference, not for the verdict.</source>
        <translation>Median der Mittelwerte aller Paare von Blöcken. Zur Orientierung, nicht für das Urteil.</translation>
    </message>
    <message>
        <source>t interval</source>
        <translation>t-Intervall</translation>
    </message>
    <message>
        <source>The usual interval, right for one look at a fixed number of normal blocks. For reference, not for the verdict.</source>
        <translation>Das übliche Intervall, richtig für einen einzigen Blick auf eine feste Zahl normalverteilter Blöcke. Zur Orientierung, nicht für das Urteil.</translation>
    </message>
    <message>
        <source>sign-flip p</source>
        <translation>Vorzeichenwechsel-p</translation>
    </message>
    <message>
        <source>How often equal arms would look this different by chance, at one look. For reference, not for the verdict.</source>
        <translation>Wie oft gleiche Arme bei einem Blick durch Zufall so verschieden aussähen. Zur Orientierung, nicht für das Urteil.</translation>
    </message>
    <message>
        <source>block sd</source>
        <translation>Standardabweichung der Blöcke</translation>
    </message>
    <message>
        <source>Standard deviation of the blocks&apos; effects: how much blocks vary among each other.</source>
        <translation>Standardabweichung der Effekte der Blöcke: wie sehr Blöcke untereinander schwanken.</translation>
    </message>
    <message>
        <source>arm|arms</source>
        <comment>forms</comment>
        <translation>Arm|Arme|Armen|Arms</translation>
    </message>
    <message>
        <source>timed window|timed windows|windows|=window</source>
        <comment>forms</comment>
        <translation>Messfenster|Messfenstern|=Fenster</translation>
    </message>
    <message>
        <source>round|rounds</source>
        <comment>forms</comment>
        <translation>Runde|Runden</translation>
    </message>
    <message>
        <source>block|blocks</source>
        <comment>forms</comment>
        <translation>Block|Blocks|Blöcke|Blöcken</translation>
    </message>
    <message>
        <source>metric|metrics</source>
        <comment>forms</comment>
        <translation>Messgröße|Messgrößen</translation>
    </message>
    <message>
        <source>CPU per operation|CPU/op|CPU time per operation</source>
        <comment>forms</comment>
        <translation>CPU je Operation|CPU/op|CPU-Zeit je Operation</translation>
    </message>
    <message>
        <source>throughput</source>
        <comment>forms</comment>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>baseline</source>
        <comment>forms</comment>
        <translation>Basis</translation>
    </message>
    <message>
        <source>candidate|candidates</source>
        <comment>forms</comment>
        <translation>Kandidat|Kandidaten</translation>
    </message>
    <message>
        <source>null arm|copy of the baseline|=null|null from|null to</source>
        <comment>forms</comment>
        <translation>Nullarm|Kopie der Basis|=Null|Null von|Null bis</translation>
    </message>
    <message>
        <source>noise band|null band</source>
        <comment>forms</comment>
        <translation>Rauschband|Nullband</translation>
    </message>
    <message>
        <source>effect|effects</source>
        <comment>forms</comment>
        <translation>Effekt|Effekte|Effekten|Effekts</translation>
    </message>
    <message>
        <source>ln(B/A) of a metric, shown as percent: −5% says that B needs 5% less than A. Symmetric: halving and doubling are equally far from nothing.</source>
        <translation>ln(B/A) einer Messgröße, gezeigt in Prozent: −5% heißt, dass B 5% weniger braucht als A. Symmetrisch: Halbieren und Verdoppeln sind gleich weit von nichts.</translation>
    </message>
    <message>
        <source>δ|material threshold|matters</source>
        <comment>forms</comment>
        <translation>δ|Erheblichkeitsschwelle|um zu zählen</translation>
    </message>
    <message>
        <source>interval|intervals|lower end|upper end</source>
        <comment>forms</comment>
        <translation>95%-Intervall|Intervall|Intervalle|Intervallen|Intervalls|unteres Ende|oberes Ende</translation>
    </message>
    <message>
        <source>layout|layouts</source>
        <comment>forms</comment>
        <translation>Layout|Layouts</translation>
    </message>
    <message>
        <source>paired|paired layouts</source>
        <comment>forms</comment>
        <translation>gepaart|gepaarte Layouts</translation>
    </message>
    <message>
        <source>independent|independent layouts</source>
        <comment>forms</comment>
        <translation>unabhängig|unabhängige Layouts</translation>
    </message>
    <message>
        <source>not controlled|layout not controlled</source>
        <comment>forms</comment>
        <translation>nicht beherrscht|Layout nicht beherrscht</translation>
    </message>
    <message>
        <source>layout&apos;s share</source>
        <comment>forms</comment>
        <translation>Anteil des Layouts</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>forms</comment>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>refuted</source>
        <comment>forms</comment>
        <translation>widerlegt</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <comment>forms</comment>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>void|voided</source>
        <comment>forms</comment>
        <translation>ungültig|ungültige|ungültigen</translation>
    </message>
    <message>
        <source>by judgement|judgement</source>
        <comment>forms</comment>
        <translation>nach Ermessen|Ermessen</translation>
    </message>
    <message>
        <source>claim|claims</source>
        <comment>forms</comment>
        <translation>Behauptung|Behauptungen</translation>
    </message>
    <message>
        <source>guard|guards</source>
        <comment>forms</comment>
        <translation>Wächter|Wächtern</translation>
    </message>
    <message>
        <source>plan|plans|frozen</source>
        <comment>forms</comment>
        <translation>Plan|Pläne|Plans|festgeschrieben</translation>
    </message>
    <message>
        <source>budget</source>
        <comment>forms</comment>
        <translation>Budget</translation>
    </message>
    <message>
        <source>seed</source>
        <comment>forms</comment>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>gate|gates</source>
        <comment>forms</comment>
        <translation>Gate|Gates</translation>
    </message>
    <message>
        <source>same work</source>
        <comment>forms</comment>
        <translation>gleiche Arbeit|same work</translation>
    </message>
    <message>
        <source>same bytes</source>
        <comment>forms</comment>
        <translation>gleiche Bytes|same bytes</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <comment>forms</comment>
        <translation>Empfindlichkeit|sensitivity</translation>
    </message>
    <message>
        <source>headroom</source>
        <comment>forms</comment>
        <translation>Reserve|headroom</translation>
    </message>
    <message>
        <source>known cost|known costs</source>
        <comment>forms</comment>
        <translation>bekannte Kosten|bekannter Kosten|Kosten bekannter Größe</translation>
    </message>
    <message>
        <source>=build|=build the variants</source>
        <comment>forms</comment>
        <translation>=Bauen|=Die Varianten bauen</translation>
    </message>
    <message>
        <source>=calibrate</source>
        <comment>forms</comment>
        <translation>=Kalibrieren</translation>
    </message>
    <message>
        <source>=measure</source>
        <comment>forms</comment>
        <translation>=Messen</translation>
    </message>
    <message>
        <source>=decide</source>
        <comment>forms</comment>
        <translation>=Entscheiden</translation>
    </message>
    <message>
        <source>proof pass</source>
        <comment>forms</comment>
        <translation>Prüfdurchgang</translation>
    </message>
    <message>
        <source>pilot|foretold</source>
        <comment>forms</comment>
        <translation>Pilotmessung|vorhergesagt aus der Pilotmessung</translation>
    </message>
    <message>
        <source>session|sessions</source>
        <comment>forms</comment>
        <translation>Sitzung|Sitzungen</translation>
    </message>
    <message>
        <source>mechanism</source>
        <comment>forms</comment>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>calibration|calibrations</source>
        <comment>forms</comment>
        <translation>Kalibrierung|Kalibrierungen</translation>
    </message>
    <message>
        <source>dose|doses</source>
        <comment>forms</comment>
        <translation>Dosis|Dosen</translation>
    </message>
    <message>
        <source>How much of the suspected mechanism a variant carries: the baseline 0, one more copy 1, the change that removes it −1.</source>
        <translation>Wie viel des vermuteten Mechanismus eine Variante trägt: die Basis 0, eine Kopie mehr 1, die Änderung, die ihn beseitigt, −1.</translation>
    </message>
    <message>
        <source>predicted|predicts|prediction</source>
        <comment>forms</comment>
        <translation>vorhergesagt|Vorhersage</translation>
    </message>
    <message>
        <source>sweep|sweeps</source>
        <comment>forms</comment>
        <translation>Parameterreihe|Parameterreihen</translation>
    </message>
    <message>
        <source>check|checks</source>
        <comment>forms</comment>
        <translation>Prüfung|Prüfungen</translation>
    </message>
    <message>
        <source>median|medians</source>
        <comment>forms</comment>
        <translation>Median|Mediane|Medianen</translation>
    </message>
    <message>
        <source>half violin|distribution|distributions</source>
        <comment>forms</comment>
        <translation>Verteilung|Verteilungen</translation>
    </message>
    <message>
        <source>Hodges–Lehmann</source>
        <comment>forms</comment>
        <translation>Hodges–Lehmann</translation>
    </message>
    <message>
        <source>t interval</source>
        <comment>forms</comment>
        <translation>t-Intervall</translation>
    </message>
    <message>
        <source>sign-flip p|sign flip</source>
        <comment>forms</comment>
        <translation>Vorzeichenwechsel-p</translation>
    </message>
    <message>
        <source>block sd|spread</source>
        <comment>forms</comment>
        <translation>Standardabweichung der Blöcke|Streuung</translation>
    </message>
    <message>
        <source>smallest visible effect|visible from|resolved|can be seen</source>
        <comment>forms</comment>
        <translation>kleinster sichtbarer Effekt|sichtbar ab|aufgelöst|sind zu sehen</translation>
    </message>
    <message>
        <source>counted|counted exactly|counted per operation|counters</source>
        <comment>forms</comment>
        <translation>gezählt|genau gezählt|je Operation gezählt|Zähler</translation>
    </message>
</context>
<context>
    <name>assay::ui::HelpWindow</name>
    <message>
        <source>About Assay</source>
        <translation>Über Assay</translation>
    </message>
    <message>
        <source>A workbench that turns performance claims about Redis into verdicts.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Eine Werkbank, die aus Behauptungen über die Geschwindigkeit von Redis Urteile macht.

Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>&amp;Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>W&amp;ords</source>
        <translation>Be&amp;griffe</translation>
    </message>
    <message>
        <source>&amp;About Assay</source>
        <translation>Über &amp;Assay</translation>
    </message>
    <message>
        <source>Help — Assay</source>
        <translation>Hilfe — Assay</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>Hilfeseiten</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>The help pages are not installed.</source>
        <translation>Die Hilfeseiten sind nicht installiert.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>No word of the method stands here. F1 opens the help.</source>
        <translation>Hier steht kein Begriff der Methode. F1 öffnet die Hilfe.</translation>
    </message>
</context>
<context>
    <name>assay::ui::LogDialog</name>
    <message>
        <source>It cannot be read: %1</source>
        <translation>Es kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>… (the end of it)
</source>
        <translation>… (das Ende davon)
</translation>
    </message>
</context>
<context>
    <name>assay::ui::MechanismView</name>
    <message>
        <source>Counted per operation</source>
        <translation>Je Operation gezählt</translation>
    </message>
    <message>
        <source>Counted exactly, in a pass that is not timed: whether the mechanism is there, not what it costs.</source>
        <translation>Genau gezählt, in einem Durchgang, der nicht gemessen wird: ob der Mechanismus da ist, nicht was er kostet.</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
</context>
<context>
    <name>assay::ui::NewCaseDialog</name>
    <message>
        <source>New case</source>
        <translation>Neuer Fall</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Workload and size</source>
        <translation>Arbeitslast und Größe</translation>
    </message>
    <message>
        <source>From a &amp;definition…</source>
        <translation>Aus einer De&amp;finition…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zurüc&amp;k</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>Anle&amp;gen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>What does the change do? A run can then confirm or refute it.</source>
        <translation>Was tut die Änderung? Eine Messung kann es dann bestätigen oder widerlegen.</translation>
    </message>
    <message>
        <source>What is compared? Both become servers that are measured side by side.</source>
        <translation>Was wird verglichen? Aus beidem werden Server, die nebeneinander gemessen werden.</translation>
    </message>
    <message>
        <source>What is asked of both, and how large an effect has to be to matter?</source>
        <translation>Was wird von beiden verlangt, und wie groß muss ein Effekt sein, um zu zählen?</translation>
    </message>
    <message>
        <source>A definition says all of it. The form keeps what you typed.</source>
        <translation>Eine Definition sagt alles. Das Formular behält, was Sie eingegeben haben.</translation>
    </message>
    <message>
        <source>Back to the &amp;form</source>
        <translation>Zurück zum &amp;Formular</translation>
    </message>
    <message>
        <source>No definition is named.</source>
        <translation>Keine Definition ist genannt.</translation>
    </message>
    <message>
        <source>Choose one, or go back to the form.</source>
        <translation>Wählen Sie eine, oder gehen Sie zurück zum Formular.</translation>
    </message>
    <message>
        <source>Leave without creating the case?</source>
        <translation>Verlassen, ohne den Fall anzulegen?</translation>
    </message>
    <message>
        <source>What you typed is not kept.</source>
        <translation>Was Sie eingegeben haben, wird nicht behalten.</translation>
    </message>
</context>
<context>
    <name>assay::ui::NumberRows</name>
    <message>
        <source>paired</source>
        <translation>gepaart</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>unabhängig</translation>
    </message>
    <message>
        <source>not controlled</source>
        <translation>nicht beherrscht</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Median of the blocks&apos; effects</source>
        <translation>Median der Effekte der Blöcke</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Valid at any time: looking, stopping and going on do not spoil it</source>
        <translation>Jederzeit gültig: Schauen, Aufhören und Weitermachen verderben es nicht</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>The smallest effect that matters, frozen before sampling</source>
        <translation>Der kleinste Effekt, der zählt, festgeschrieben vor den Stichproben</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>The interval of a byte copy of the baseline against the baseline</source>
        <translation>Das Intervall einer bytegleichen Kopie der Basis gegenüber der Basis</translation>
    </message>
    <message>
        <source>Visible from</source>
        <translation>Sichtbar ab</translation>
    </message>
    <message>
        <source>The smallest effect that this many blocks can tell from 0</source>
        <translation>Der kleinste Effekt, den so viele Blöcke von 0 unterscheiden</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>%1, and %2 void</source>
        <translation>%1, und %2 ungültig</translation>
    </message>
    <message>
        <source>The unit of replication: fresh processes and layouts</source>
        <translation>Die Einheit der Wiederholung: frische Prozesse und Layouts</translation>
    </message>
    <message>
        <source>Blocks needed</source>
        <translation>Nötige Blöcke</translation>
    </message>
    <message>
        <source>To decide, in all, at this spread</source>
        <translation>Zum Entscheiden, insgesamt, bei dieser Streuung</translation>
    </message>
    <message>
        <source>With void blocks</source>
        <translation>Mit ungültigen Blöcken</translation>
    </message>
    <message>
        <source>The same effect with the void blocks included</source>
        <translation>Derselbe Effekt mit den ungültigen Blöcken</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Layouts</translation>
    </message>
    <message>
        <source>Where code lies in memory</source>
        <translation>Wo Code im Speicher liegt</translation>
    </message>
    <message>
        <source>Layout&apos;s share</source>
        <translation>Anteil des Layouts</translation>
    </message>
    <message>
        <source>%1% of the variance</source>
        <translation>%1% der Varianz</translation>
    </message>
    <message>
        <source>What the place of the changed code adds to the spread between blocks, at most: the variance beyond that of the copy of the baseline</source>
        <translation>Was der Ort des geänderten Codes höchstens zur Streuung zwischen Blöcken beiträgt: die Varianz über die der Kopie der Basis hinaus</translation>
    </message>
    <message>
        <source>Median over blocks</source>
        <translation>Median über die Blöcke</translation>
    </message>
    <message>
        <source>Hodges–Lehmann</source>
        <translation>Hodges–Lehmann</translation>
    </message>
    <message>
        <source>Median of the pairwise means of blocks</source>
        <translation>Median der paarweisen Mittelwerte von Blöcken</translation>
    </message>
    <message>
        <source>t interval</source>
        <translation>t-Intervall</translation>
    </message>
    <message>
        <source>For one look at a fixed number of blocks, were they normal</source>
        <translation>Für einen Blick auf eine feste Zahl von Blöcken, wären sie normalverteilt</translation>
    </message>
    <message>
        <source>Sign-flip p</source>
        <translation>Vorzeichenwechsel-p</translation>
    </message>
    <message>
        <source>Against no effect at all, for one look</source>
        <translation>Gegen gar keinen Effekt, für einen Blick</translation>
    </message>
    <message>
        <source>Block sd</source>
        <translation>Standardabweichung der Blöcke</translation>
    </message>
    <message>
        <source>Standard deviation of the blocks&apos; effects</source>
        <translation>Standardabweichung der Effekte der Blöcke</translation>
    </message>
</context>
<context>
    <name>assay::ui::Numbers</name>
    <message>
        <source>%1 ops/s</source>
        <translation>%1 Op/s</translation>
    </message>
    <message>
        <source>%1/op</source>
        <translation>%1/Op</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1/call</source>
        <translation>%1/Aufruf</translation>
    </message>
</context>
<context>
    <name>assay::ui::PagePreview</name>
    <message>
        <source>Pages of the report</source>
        <translation>Seiten des Berichts</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>assay::ui::PairedDifferences</name>
    <message>
        <source>interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>No block is counted yet.</source>
        <translation>Noch ist kein Block gezählt.</translation>
    </message>
    <message>
        <source>Effect on %1 of %2, block by block</source>
        <translation>Effekt auf %1 von %2, Block für Block</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Effect, %</source>
        <translation>Effekt, %</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Ungültig</translation>
    </message>
    <message numerus="yes">
        <source>A point is a block (%Ln counted), the bar beside them their interval.</source>
        <translation>
            <numerusform>Ein Punkt ist ein Block (%Ln gezählt), der Balken daneben ihr Intervall.</numerusform>
            <numerusform>Ein Punkt ist ein Block (%Ln gezählt), der Balken daneben ihr Intervall.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Crosses are void blocks (%Ln), which do not count.</source>
        <translation>
            <numerusform>Kreuze sind ungültige Blöcke (%Ln), die nicht zählen.</numerusform>
            <numerusform>Kreuze sind ungültige Blöcke (%Ln), die nicht zählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Why void</source>
        <translation>Warum ungültig</translation>
    </message>
    <message>
        <source>Layout seed</source>
        <translation>Startwert des Layouts</translation>
    </message>
</context>
<context>
    <name>assay::ui::PairedDifferencesPlot</name>
    <message>
        <source>median %1, interval %2</source>
        <translation>Median %1, Intervall %2</translation>
    </message>
</context>
<context>
    <name>assay::ui::PatchList</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Patches, in the order in which they are applied</source>
        <translation>Patches, in der Reihenfolge, in der sie angewandt werden</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Add a patch</source>
        <translation>Einen Patch hinzufügen</translation>
    </message>
    <message>
        <source>Remove the chosen patch</source>
        <translation>Den gewählten Patch entfernen</translation>
    </message>
    <message>
        <source>A patch</source>
        <translation>Ein Patch</translation>
    </message>
    <message>
        <source>Patches (*.patch *.diff);;All files (*)</source>
        <translation>Patches (*.patch *.diff);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>assay::ui::PlaceField</name>
    <message>
        <source>Case file</source>
        <translation>Falldatei</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose where the case goes</source>
        <translation>Wählen, wohin der Fall kommt</translation>
    </message>
    <message>
        <source>Where the case goes</source>
        <translation>Wohin der Fall kommt</translation>
    </message>
    <message>
        <source>Assay cases (*.assay)</source>
        <translation>Assay-Fälle (*.assay)</translation>
    </message>
</context>
<context>
    <name>assay::ui::PlanDialog</name>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>&amp;Add a question</source>
        <translation>Frage &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>Frage &amp;entfernen</translation>
    </message>
    <message>
        <source>A new plan</source>
        <translation>Ein neuer Plan</translation>
    </message>
    <message>
        <source>Change the plan</source>
        <translation>Den Plan ändern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>When the claim holds</source>
        <translation>Wann die Behauptung gilt</translation>
    </message>
    <message>
        <source>when all of its questions hold</source>
        <translation>wenn alle ihre Fragen gelten</translation>
    </message>
    <message>
        <source>when any of its questions holds</source>
        <translation>wenn irgendeine ihrer Fragen gilt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Measure &amp;for</source>
        <translation>Messen &amp;für</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>&amp;Basis</translation>
    </message>
    <message>
        <source>The claim &amp;holds</source>
        <translation>Die Behauptung &amp;gilt</translation>
    </message>
    <message>
        <source>Add the plan</source>
        <translation>Plan hinzufügen</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>Änderungen übernehmen</translation>
    </message>
    <message>
        <source>There is nothing to ask about.</source>
        <translation>Es gibt nichts, wonach zu fragen wäre.</translation>
    </message>
    <message>
        <source>The case needs a baseline, another variant and a workload first.</source>
        <translation>Der Fall braucht zuerst eine Basis, eine weitere Variante und eine Arbeitslast.</translation>
    </message>
</context>
<context>
    <name>assay::ui::PlanPanel</name>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Ask something else…</source>
        <translation>Etwas anderes fragen…</translation>
    </message>
    <message>
        <source>New plan…</source>
        <translation>Neuer Plan…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Which plan is shown</source>
        <translation>Welcher Plan gezeigt wird</translation>
    </message>
    <message>
        <source>Copies this plan to a draft of another name, to be changed</source>
        <translation>Kopiert diesen Plan in einen Entwurf anderen Namens, der sich ändern lässt</translation>
    </message>
    <message>
        <source>Takes the plan out of the case; can be undone</source>
        <translation>Nimmt den Plan aus dem Fall; lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>No plan asks anything yet.</source>
        <translation>Noch fragt kein Plan etwas.</translation>
    </message>
    <message>
        <source>Not frozen yet: it can be changed until it is run.</source>
        <translation>Noch nicht festgeschrieben: er kann geändert werden, bis nach ihm gemessen wird.</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Verglichen mit %1</translation>
    </message>
    <message>
        <source>measured for %1</source>
        <translation>gemessen für %1</translation>
    </message>
    <message>
        <source>the claim holds when all its questions hold</source>
        <translation>die Behauptung gilt, wenn alle ihre Fragen gelten</translation>
    </message>
    <message>
        <source>the claim holds when any of its questions holds</source>
        <translation>die Behauptung gilt, wenn irgendeine ihrer Fragen gilt</translation>
    </message>
    <message numerus="yes">
        <source>Frozen before the first sample; %Ln block(s) measured. A change makes a new plan beside it.</source>
        <translation>
            <numerusform>Festgeschrieben vor der ersten Stichprobe; %Ln Block gemessen. Eine Änderung macht einen neuen Plan daneben.</numerusform>
            <numerusform>Festgeschrieben vor der ersten Stichprobe; %Ln Blöcke gemessen. Eine Änderung macht einen neuen Plan daneben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::PlotExport</name>
    <message>
        <source>A plot cannot be saved as “%1”.</source>
        <translation>Ein Diagramm kann nicht als „%1“ gespeichert werden.</translation>
    </message>
    <message>
        <source>End the name with .png, .svg, .pdf or .csv.</source>
        <translation>Der Name muss auf .png, .svg, .pdf oder .csv enden.</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 wurde nicht geschrieben: %2.</translation>
    </message>
    <message>
        <source>Choose a folder that can be written to and has space left.</source>
        <translation>Wählen Sie einen Ordner, in den geschrieben werden kann und in dem Platz ist.</translation>
    </message>
</context>
<context>
    <name>assay::ui::PlotFrame</name>
    <message>
        <source>%1, as a table</source>
        <translation>%1, als Tabelle</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>Ansicht zurücksetzen</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save plot</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Drag the picture out</source>
        <translation>Das Bild herausziehen</translation>
    </message>
    <message>
        <source>Drag from here to take the picture into another program</source>
        <translation>Von hier ziehen, um das Bild in ein anderes Programm zu bringen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Choose a block</source>
        <translation>Einen Block wählen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Voriger</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzter</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>Bild (PNG)…</translation>
    </message>
    <message>
        <source>Vector picture (SVG)…</source>
        <translation>Vektorbild (SVG)…</translation>
    </message>
    <message>
        <source>Document (PDF)…</source>
        <translation>Dokument (PDF)…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabelle (CSV)…</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Vector picture (*.svg)</source>
        <translation>Vektorbild (*.svg)</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
</context>
<context>
    <name>assay::ui::PlotTableModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1, of the chosen block</source>
        <translation>%1, des gewählten Blocks</translation>
    </message>
</context>
<context>
    <name>assay::ui::PlotWords</name>
    <message>
        <source>Main-thread CPU/op</source>
        <translation>CPU des Hauptthreads/Op</translation>
    </message>
    <message>
        <source>Time/op</source>
        <translation>Zeit/Op</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>CPU of all threads/op</source>
        <translation>CPU aller Threads/Op</translation>
    </message>
    <message>
        <source>Minor faults/op</source>
        <translation>Leichte Seitenfehler/Op</translation>
    </message>
    <message>
        <source>Context switches/op</source>
        <translation>Kontextwechsel/Op</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Speicherspitze</translation>
    </message>
    <message>
        <source>Server time/call</source>
        <translation>Serverzeit/Aufruf</translation>
    </message>
    <message>
        <source>CPU/op</source>
        <translation>CPU/Op</translation>
    </message>
    <message>
        <source>time/op</source>
        <translation>Zeit/Op</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>minor faults/op</source>
        <translation>leichte Seitenfehler/Op</translation>
    </message>
    <message>
        <source>context switches/op</source>
        <translation>Kontextwechsel/Op</translation>
    </message>
    <message>
        <source>peak memory</source>
        <translation>Speicherspitze</translation>
    </message>
    <message>
        <source>server time/call</source>
        <translation>Serverzeit/Aufruf</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
</context>
<context>
    <name>assay::ui::ProfileModel</name>
    <message>
        <source>not sampled: %1</source>
        <translation>keine Stichproben: %1</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Arbeitslast</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Own share of the time</source>
        <translation>Eigener Anteil an der Zeit</translation>
    </message>
</context>
<context>
    <name>assay::ui::QuestionForm</name>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Arbeitslast</translation>
    </message>
    <message>
        <source>Smallest effect that matters</source>
        <translation>Kleinster Effekt, der zählt</translation>
    </message>
    <message>
        <source>A claim decides the verdict. A calibration is a known dose of the mechanism. A guard lies off the path and should show no effect.</source>
        <translation>Eine Behauptung entscheidet das Urteil. Eine Kalibrierung ist eine bekannte Dosis des Mechanismus. Ein Wächter liegt abseits des Pfads und sollte keinen Effekt zeigen.</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>&amp;on</source>
        <translation>be&amp;i</translation>
    </message>
    <message>
        <source>as a</source>
        <translation>als</translation>
    </message>
    <message>
        <source>&amp;Matters from</source>
        <translation>&amp;Zählt ab</translation>
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
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Arbeitslast</translation>
    </message>
    <message>
        <source>Matters from</source>
        <translation>Zählt ab</translation>
    </message>
</context>
<context>
    <name>assay::ui::Rail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Strg+%2)</translation>
    </message>
</context>
<context>
    <name>assay::ui::Raincloud</name>
    <message>
        <source>No block is counted yet.</source>
        <translation>Noch ist kein Block gezählt.</translation>
    </message>
    <message>
        <source>The grey band is where the median of a copy of A lies.</source>
        <translation>Das graue Band zeigt, wo der Median einer Kopie von A liegt.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>ops/s</source>
        <translation>Op/s</translation>
    </message>
    <message>
        <source>ns/op</source>
        <translation>ns/Op</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Median %1.</source>
        <translation>Median %1.</translation>
    </message>
    <message>
        <source>Median %1; block against block the effect is %2.</source>
        <translation>Median %1; Block gegen Block ist der Effekt %2.</translation>
    </message>
    <message>
        <source>A point is a block.</source>
        <translation>Ein Punkt ist ein Block.</translation>
    </message>
    <message>
        <source>Crosses are void blocks, which do not count.</source>
        <translation>Kreuze sind ungültige Blöcke, die nicht zählen.</translation>
    </message>
    <message>
        <source>No density is drawn below %1 blocks.</source>
        <translation>Unter %1 Blöcken wird keine Dichte gezeichnet.</translation>
    </message>
    <message>
        <source>Density: Gaussian kernel, Silverman&apos;s bandwidth.</source>
        <translation>Dichte: Gauß-Kern, Bandbreite nach Silverman.</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Ungültig</translation>
    </message>
</context>
<context>
    <name>assay::ui::RaincloudPlot</name>
    <message>
        <source>%1: median %2, middle half %3 … %4</source>
        <translation>%1: Median %2, mittlere Hälfte %3 … %4</translation>
    </message>
</context>
<context>
    <name>assay::ui::ReadingView</name>
    <message>
        <source>Reading the case</source>
        <translation>Der Fall wird gelesen</translation>
    </message>
    <message>
        <source>Reading the case…</source>
        <translation>Der Fall wird gelesen …</translation>
    </message>
    <message>
        <source>Nothing of this case can be shown.</source>
        <translation>Von diesem Fall lässt sich nichts zeigen.</translation>
    </message>
</context>
<context>
    <name>assay::ui::RecentCasesModel</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
</context>
<context>
    <name>assay::ui::RecentDelegate</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
</context>
<context>
    <name>assay::ui::ReportPage</name>
    <message>
        <source>Export PDF…</source>
        <translation>PDF exportieren…</translation>
    </message>
    <message>
        <source>Write these pages as a PDF, with the case and its samples attached</source>
        <translation>Diese Seiten als PDF schreiben, mit dem Fall und seinen Stichproben als Anhang</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy the report as text for a pull request</source>
        <translation>Den Bericht als Text für einen Pull-Request kopieren</translation>
    </message>
    <message>
        <source>Save samples as CSV…</source>
        <translation>Stichproben als CSV speichern…</translation>
    </message>
    <message>
        <source>Every timed window as a table</source>
        <translation>Jedes Messfenster als Tabelle</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>Seitengröße</translation>
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
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Export the report as PDF</source>
        <translation>Den Bericht als PDF exportieren</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Der Bericht wird geschrieben…</translation>
    </message>
    <message>
        <source>The report was written.</source>
        <translation>Der Bericht wurde geschrieben.</translation>
    </message>
    <message>
        <source>The report was copied as Markdown.</source>
        <translation>Der Bericht wurde als Markdown kopiert.</translation>
    </message>
    <message>
        <source>Paste it into a pull request or an issue.</source>
        <translation>Fügen Sie ihn in einen Pull-Request oder ein Issue ein.</translation>
    </message>
    <message>
        <source>Save the samples as CSV</source>
        <translation>Die Stichproben als CSV speichern</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The samples were saved.</source>
        <translation>Die Stichproben wurden gespeichert.</translation>
    </message>
    <message>
        <source>The exported PDF</source>
        <translation>Die exportierte PDF</translation>
    </message>
    <message>
        <source>Writing the samples…</source>
        <translation>Die Stichproben werden geschrieben…</translation>
    </message>
</context>
<context>
    <name>assay::ui::ResultsPage</name>
    <message>
        <source>Go to the evidence</source>
        <translation>Zu den Belegen</translation>
    </message>
    <message>
        <source>Nothing was measured here</source>
        <translation>Hier wurde nichts gemessen</translation>
    </message>
    <message numerus="yes">
        <source>This case was imported. Its %Ln figure(s) are kept as evidence, as they were read; no samples came with them, so nothing can be recomputed.</source>
        <translation>
            <numerusform>Dieser Fall wurde importiert. Seine %Ln Zahl ist als Beleg aufbewahrt, wie sie gelesen wurde; Stichproben kamen nicht mit, daher lässt sich nichts nachrechnen.</numerusform>
            <numerusform>Dieser Fall wurde importiert. Seine %Ln Zahlen sind als Belege aufbewahrt, wie sie gelesen wurden; Stichproben kamen nicht mit, daher lässt sich nichts nachrechnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This case was imported. What it reported is kept as evidence, as it was read; no samples came with it, so nothing can be recomputed.</source>
        <translation>Dieser Fall wurde importiert. Was er berichtete, ist als Beleg aufbewahrt, wie es gelesen wurde; Stichproben kamen nicht mit, daher lässt sich nichts nachrechnen.</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>Noch keine Ergebnisse</translation>
    </message>
    <message>
        <source>Run the case: every comparison, workload and metric appears here with its interval as soon as the first blocks are counted.</source>
        <translation>Messen Sie den Fall: jeder Vergleich, jede Arbeitslast und Messgröße erscheint hier mit ihrem Intervall, sobald die ersten Blöcke gezählt sind.</translation>
    </message>
</context>
<context>
    <name>assay::ui::RunBar</name>
    <message>
        <source>Run</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Runs the chosen plan (Ctrl+R)</source>
        <translation>Misst nach dem gewählten Plan (Strg+R)</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Ends the current window, stops the servers and keeps what was measured</source>
        <translation>Beendet das laufende Fenster, hält die Server an und behält, was gemessen wurde</translation>
    </message>
    <message>
        <source>No plan says what to measure.</source>
        <translation>Kein Plan sagt, was zu messen ist.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Beginnt…</translation>
    </message>
    <message>
        <source>Building the variants</source>
        <translation>Varianten werden gebaut</translation>
    </message>
    <message>
        <source>, at most %1 left</source>
        <translation>, höchstens noch %1</translation>
    </message>
    <message>
        <source>, finishing</source>
        <translation>, gleich fertig</translation>
    </message>
    <message>
        <source>Building %1</source>
        <translation>%1 wird gebaut</translation>
    </message>
    <message>
        <source>Building %1, %2%</source>
        <translation>%1 wird gebaut, %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln Block</numerusform>
            <numerusform>%Ln Blöcke</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::RunController</name>
    <message>
        <source>This case is being run already.</source>
        <translation>Dieser Fall wird schon gemessen.</translation>
    </message>
    <message>
        <source>The program &apos;assay&apos; was not found.</source>
        <translation>Das Programm „assay“ wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Install it beside assay-workbench, or put it into PATH.</source>
        <translation>Installieren Sie es neben assay-workbench, oder in einem Ordner aus PATH.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; could not be started: %2</source>
        <translation>„%1“ konnte nicht gestartet werden: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no program that can be started.</source>
        <translation>„%1“ ist kein Programm, das sich starten lässt.</translation>
    </message>
</context>
<context>
    <name>assay::ui::RunOrder</name>
    <message>
        <source>block, in the order run</source>
        <translation>Block, in der Reihenfolge der Messung</translation>
    </message>
    <message>
        <source>No window is measured yet.</source>
        <translation>Noch ist kein Fenster gemessen.</translation>
    </message>
    <message>
        <source>%1 on %2, in the order run</source>
        <translation>%1 bei %2, in der Reihenfolge der Messung</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Arm</translation>
    </message>
    <message>
        <source>ops/s</source>
        <translation>Op/s</translation>
    </message>
    <message>
        <source>ns/op</source>
        <translation>ns/Op</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>session %1</source>
        <translation>Sitzung %1</translation>
    </message>
    <message>
        <source>%1 is one figure a block: it has no windows.</source>
        <translation>%1 ist eine Zahl je Block: es gibt dazu keine Fenster.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln window(s)</source>
        <translation>
            <numerusform>%Ln Fenster</numerusform>
            <numerusform>%Ln Fenster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln Block</numerusform>
            <numerusform>%Ln Blöcken</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2, none of them void.</source>
        <translation>%1 in %2, keiner davon ungültig.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2, %Ln of them void and not counted.</source>
        <translation>
            <numerusform>%1 in %2, %Ln davon ungültig und nicht gezählt.</numerusform>
            <numerusform>%1 in %2, %Ln davon ungültig und nicht gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A mark is a window; lines are medians over %1 rounds of a block.</source>
        <translation>Eine Marke ist ein Fenster; Linien sind Mediane über %1 Runden eines Blocks.</translation>
    </message>
    <message>
        <source>Void blocks are hatched and have a tick at the top, their windows are crosses.</source>
        <translation>Ungültige Blöcke sind schraffiert und haben oben einen Strich, ihre Fenster sind Kreuze.</translation>
    </message>
    <message numerus="yes">
        <source>Ticks at the foot are new layouts (%Ln).</source>
        <translation>
            <numerusform>Striche am Fuß sind neue Layouts (%Ln).</numerusform>
            <numerusform>Striche am Fuß sind neue Layouts (%Ln).</numerusform>
        </translation>
    </message>
    <message>
        <source>Upright lines part the sessions.</source>
        <translation>Senkrechte Linien trennen die Sitzungen.</translation>
    </message>
</context>
<context>
    <name>assay::ui::RunOrderPlot</name>
    <message>
        <source>round %1, %2, %3</source>
        <translation>Runde %1, %2, %3</translation>
    </message>
</context>
<context>
    <name>assay::ui::RunOutlook</name>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>noch zu tun</translation>
    </message>
    <message>
        <source>Build the variants</source>
        <translation>Die Varianten bauen</translation>
    </message>
    <message>
        <source>All are built already.</source>
        <translation>Alle sind schon gebaut.</translation>
    </message>
    <message>
        <source>To build: %1.</source>
        <translation>Zu bauen: %1.</translation>
    </message>
    <message>
        <source>Proof pass</source>
        <translation>Prüfdurchgang</translation>
    </message>
    <message>
        <source>%1 variants on %2 workloads once, untimed, with every check.</source>
        <translation>%1 Varianten bei %2 Arbeitslasten einmal, ungestoppt, mit jeder Prüfung.</translation>
    </message>
    <message>
        <source>Windows are sized for %1; a copy of the baseline shows what noise looks like.</source>
        <translation>Fenster werden für %1 bemessen; eine Kopie der Basis zeigt, wie Rauschen aussieht.</translation>
    </message>
    <message>
        <source>Costs of known size are injected, to show that an effect of δ would be seen.</source>
        <translation>Kosten bekannter Größe werden beigegeben, um zu zeigen, dass ein Effekt von δ zu sehen wäre.</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>Kalibrieren</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Fresh processes of all arms, block after block, until the claims are decided or %1 are used up.</source>
        <translation>Frische Prozesse aller Arme, Block für Block, bis die Behauptungen entschieden oder %1 verbraucht sind.</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) frozen beforehand, by the anytime-valid interval and its gates.</source>
        <translation>
            <numerusform>%Ln vorher festgeschriebene Frage, nach dem jederzeit gültigen Intervall und seinen Gates.</numerusform>
            <numerusform>%Ln vorher festgeschriebene Fragen, nach dem jederzeit gültigen Intervall und seinen Gates.</numerusform>
        </translation>
    </message>
    <message>
        <source>What Run will do</source>
        <translation>Was die Messung tun wird</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Starts the run that is described above</source>
        <translation>Beginnt die Messung, die oben beschrieben ist</translation>
    </message>
    <message>
        <source>Nothing has been run yet</source>
        <translation>Noch wurde nichts gemessen</translation>
    </message>
    <message>
        <source>There is no plan to run</source>
        <translation>Es gibt keinen Plan zu messen</translation>
    </message>
    <message>
        <source>Run takes %1. This is what happens:</source>
        <translation>Die Messung dauert %1. Das geschieht:</translation>
    </message>
    <message>
        <source>A plan names what is compared and how much matters. This case has none: it was imported, or its definition does not draft one.</source>
        <translation>Ein Plan nennt, was verglichen wird und wie viel zählt. Dieser Fall hat keinen: er wurde importiert, oder seine Definition entwirft keinen.</translation>
    </message>
    <message>
        <source>Fresh processes of all arms, block after block: %1.</source>
        <translation>Frische Prozesse aller Arme, Block für Block: %1.</translation>
    </message>
</context>
<context>
    <name>assay::ui::RunPage</name>
    <message>
        <source>Stages of the run</source>
        <translation>Abschnitte der Messung</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Gates</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>The run failed.</source>
        <translation>Die Messung ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Its last words are below. Mend the cause and run again; what was measured is kept.</source>
        <translation>Ihre letzten Worte stehen unten. Beheben Sie die Ursache und messen Sie erneut; was gemessen wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Gates on %1</source>
        <translation>Gates bei %1</translation>
    </message>
    <message>
        <source>Planning on %1</source>
        <translation>Planung bei %1</translation>
    </message>
</context>
<context>
    <name>assay::ui::RunRows</name>
    <message>
        <source>failed: %1</source>
        <translation>fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>%1 of %2 variants built</source>
        <translation>%1 von %2 Varianten gebaut</translation>
    </message>
    <message>
        <source>%1 of %2 workloads</source>
        <translation>%1 von %2 Arbeitslasten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) of known costs</source>
        <translation>
            <numerusform>%Ln Block bekannter Kosten</numerusform>
            <numerusform>%Ln Blöcke bekannter Kosten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; effects from %2 can be seen</source>
        <translation>%1; Effekte ab %2 sind zu sehen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln Block</numerusform>
            <numerusform>%Ln Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of them void</source>
        <translation>%1, davon %2 ungültig</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1: no block yet</source>
        <translation>%1: noch kein Block</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln block(s), no interval yet</source>
        <translation>
            <numerusform>%1: %Ln Block, noch kein Intervall</numerusform>
            <numerusform>%1: %Ln Blöcke, noch kein Intervall</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1, bei %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>noch zu tun</translation>
    </message>
    <message>
        <source>Foretold from the pilot, for no verdict: %1.</source>
        <translation>Vorhergesagt aus der Pilotmessung, für kein Urteil: %1.</translation>
    </message>
    <message>
        <source>%1 was not built: %2</source>
        <translation>%1 wurde nicht gebaut: %2</translation>
    </message>
    <message>
        <source>Mend its source or patch on the Variants page, then run again. The whole log: %1</source>
        <translation>Beheben Sie die Ursache in Quelle oder Patch auf der Seite Varianten, dann messen Sie erneut. Das ganze Protokoll: %1</translation>
    </message>
    <message>
        <source>The last run failed: %1</source>
        <translation>Die letzte Messung ist fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>What it measured is kept. Mend the cause and run again: it goes on where it ended.</source>
        <translation>Was sie gemessen hat, bleibt erhalten. Beheben Sie die Ursache und messen Sie erneut: es geht weiter, wo sie endete.</translation>
    </message>
</context>
<context>
    <name>assay::ui::SettleDialog</name>
    <message>
        <source>By judgement: &amp;confirmed</source>
        <translation>Nach Ermessen: &amp;bestätigt</translation>
    </message>
    <message>
        <source>By judgement: &amp;refuted</source>
        <translation>Nach Ermessen: &amp;widerlegt</translation>
    </message>
    <message>
        <source>Settle the case</source>
        <translation>Den Fall abschließen</translation>
    </message>
    <message>
        <source>As &amp;measured: %1</source>
        <translation>Wie &amp;gemessen: %1</translation>
    </message>
    <message>
        <source>As &amp;measured</source>
        <translation>Wie &amp;gemessen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Nothing has been measured that could decide it.</source>
        <translation>Nichts wurde gemessen, das ihn entscheiden könnte.</translation>
    </message>
    <message>
        <source>So it can only be settled by judgement, and will be shown so.</source>
        <translation>Daher kann er nur nach Ermessen abgeschlossen werden, und so wird er gezeigt.</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>What happened, in your words</source>
        <translation>Was geschah, in Ihren Worten</translation>
    </message>
    <message>
        <source>The reason for this judgement</source>
        <translation>Der Grund für dieses Urteil</translation>
    </message>
    <message>
        <source>What was found, and what it means</source>
        <translation>Was gefunden wurde und was es bedeutet</translation>
    </message>
</context>
<context>
    <name>assay::ui::SourceField</name>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>Commit of: %1</source>
        <translation>Commit von: %1</translation>
    </message>
    <message>
        <source>empty: the files as they are</source>
        <translation>leer: die Dateien, wie sie sind</translation>
    </message>
    <message>
        <source>Commit, branch or tag</source>
        <translation>Commit, Branch oder Tag</translation>
    </message>
    <message>
        <source>A patch, a binary or a tarball…</source>
        <translation>Ein Patch, eine Binärdatei oder ein Archiv…</translation>
    </message>
    <message>
        <source>A binary or a tarball…</source>
        <translation>Eine Binärdatei oder ein Archiv…</translation>
    </message>
    <message>
        <source>A source tree or a git checkout…</source>
        <translation>Ein Quellbaum oder ein Git-Checkout…</translation>
    </message>
    <message>
        <source>Debian&apos;s Redis</source>
        <translation>Redis von Debian</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>Wird angesehen…</translation>
    </message>
    <message>
        <source>A patch is no source by itself.</source>
        <translation>Ein Patch allein ist keine Quelle.</translation>
    </message>
    <message>
        <source>Name what it applies to.</source>
        <translation>Nennen Sie, worauf er angewandt wird.</translation>
    </message>
    <message>
        <source>A patch, a finished redis-server or a tarball</source>
        <translation>Ein Patch, ein fertiger redis-server oder ein Archiv</translation>
    </message>
    <message>
        <source>A finished redis-server or a tarball</source>
        <translation>Ein fertiger redis-server oder ein Archiv</translation>
    </message>
    <message>
        <source>A source tree or a git checkout of Redis</source>
        <translation>Ein Quellbaum oder ein Git-Checkout von Redis</translation>
    </message>
</context>
<context>
    <name>assay::ui::SourceView</name>
    <message>
        <source>Which place is shown</source>
        <translation>Welche Stelle gezeigt wird</translation>
    </message>
    <message>
        <source>Of which variant the source is shown</source>
        <translation>Von welcher Variante die Quelle gezeigt wird</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>The source of %1 is not kept on this machine.</source>
        <translation>Die Quelle von %1 wird auf dieser Maschine nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 as it is in %2</source>
        <translation>%1, wie es in %2 steht</translation>
    </message>
</context>
<context>
    <name>assay::ui::SourcesStep</name>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>a patch on the baseline, a redis-server, a source tree …</source>
        <translation>ein Patch auf die Basis, ein redis-server, ein Quellbaum …</translation>
    </message>
    <message>
        <source>Ba&amp;seline</source>
        <translation>&amp;Basis</translation>
    </message>
    <message>
        <source>&amp;Candidate</source>
        <translation>Ka&amp;ndidat</translation>
    </message>
    <message>
        <source>Type, choose, or drop a file or a folder here. Whatever has a source is built once, in such a way that every block of a run can lay its code out anew.</source>
        <translation>Schreiben oder wählen Sie, oder ziehen Sie eine Datei oder einen Ordner hierher. Was einen Quelltext hat, wird einmal gebaut, und zwar so, dass jeder Block einer Messung den Code neu anordnen kann.</translation>
    </message>
</context>
<context>
    <name>assay::ui::StageStrip</name>
    <message>
        <source>Stage: %1</source>
        <translation>Abschnitt: %1</translation>
    </message>
</context>
<context>
    <name>assay::ui::StartWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Assay</source>
        <translation>Assay</translation>
    </message>
    <message>
        <source>From a claim about speed to a verdict.</source>
        <translation>Von einer Behauptung über Geschwindigkeit zu einem Urteil.</translation>
    </message>
    <message>
        <source>Open a case…</source>
        <translation>Fall öffnen…</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>AOF staging copy, to be measured…</source>
        <translation>AOF-Zwischenkopie, zu messen…</translation>
    </message>
    <message>
        <source>AOF staging copy, as it was settled…</source>
        <translation>AOF-Zwischenkopie, wie sie abgeschlossen wurde…</translation>
    </message>
    <message>
        <source>New case…</source>
        <translation>Neuer Fall…</translation>
    </message>
    <message>
        <source>Or drop a case file anywhere in this window.</source>
        <translation>Oder ziehen Sie eine Falldatei irgendwo in dieses Fenster.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Diese Maschine</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <translation>Virtuelle Maschine</translation>
    </message>
    <message>
        <source>Governor</source>
        <translation>Taktregler</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Recent cases</source>
        <translation>Zuletzt geöffnete Fälle</translation>
    </message>
    <message>
        <source>Cases that you open will be listed here.</source>
        <translation>Fälle, die Sie öffnen, werden hier aufgeführt.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Anheften</translation>
    </message>
    <message>
        <source>&amp;Remove from this list</source>
        <translation>Aus dieser &amp;Liste entfernen</translation>
    </message>
    <message>
        <source>Return opens a case, P pins it, Delete removes it from this list.</source>
        <translation>Eingabe öffnet einen Fall, P heftet ihn an, Entf nimmt ihn aus dieser Liste.</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>Nicht mehr &amp;anheften</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not there any more.</source>
        <translation>„%1“ ist nicht mehr da.</translation>
    </message>
    <message>
        <source>It may have been moved: open it from where it is now. Delete removes it from this list.</source>
        <translation>Er mag verschoben worden sein: öffnen Sie ihn dort, wo er jetzt ist. Entf nimmt ihn aus dieser Liste.</translation>
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
        <translation>Seite %1: %2</translation>
    </message>
</context>
<context>
    <name>assay::ui::Sweep</name>
    <message>
        <source>one dose</source>
        <translation>eine Dosis</translation>
    </message>
    <message>
        <source>Effect on %1 against %2, on %3</source>
        <translation>Effekt auf %1 über %2, bei %3</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Effect, %</source>
        <translation>Effekt, %</translation>
    </message>
    <message>
        <source>Lower end, %</source>
        <translation>Unteres Ende, %</translation>
    </message>
    <message>
        <source>Upper end, %</source>
        <translation>Oberes Ende, %</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>value length</source>
        <translation>Länge des Werts</translation>
    </message>
    <message>
        <source>pipeline depth</source>
        <translation>Pipelinetiefe</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>number of keys</source>
        <translation>Zahl der Schlüssel</translation>
    </message>
    <message>
        <source>number of arguments</source>
        <translation>Zahl der Argumente</translation>
    </message>
    <message>
        <source>%1: not measured at two values yet</source>
        <translation>%1: noch nicht bei zwei Werten gemessen</translation>
    </message>
    <message>
        <source>%1 from %2 at %3 to %4 at %5</source>
        <translation>%1 von %2 bei %3 bis %4 bei %5</translation>
    </message>
    <message>
        <source>%1, it grows</source>
        <translation>%1, der Effekt wächst</translation>
    </message>
    <message>
        <source>%1, it shrinks</source>
        <translation>%1, der Effekt schrumpft</translation>
    </message>
    <message>
        <source>%1, not told apart</source>
        <translation>%1, nicht zu unterscheiden</translation>
    </message>
</context>
<context>
    <name>assay::ui::SweepPlot</name>
    <message>
        <source>%1 at %2: %3, interval %4</source>
        <translation>%1 bei %2: %3, Intervall %4</translation>
    </message>
</context>
<context>
    <name>assay::ui::TimelineHeading</name>
    <message>
        <source>decided</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>building</source>
        <translation>baut</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>kalibriert</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>misst</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>ended without a word</source>
        <translation>ohne ein Wort geendet</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Messung %1</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>plan %1</source>
        <translation>Plan %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln variant(s)</source>
        <translation>
            <numerusform>%Ln Variante</numerusform>
            <numerusform>%Ln Varianten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln Block</numerusform>
            <numerusform>%Ln Blöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln void</source>
        <translation>
            <numerusform>%Ln ungültig</numerusform>
            <numerusform>%Ln ungültig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::ui::TimelineModel</name>
    <message>
        <source>%1, open</source>
        <translation>%1, aufgeklappt</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, zugeklappt</translation>
    </message>
    <message>
        <source>. Attached: %1</source>
        <translation>. Angehängt: %1</translation>
    </message>
</context>
<context>
    <name>assay::ui::TimelinePanel</name>
    <message>
        <source>Add note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Filter the timeline</source>
        <translation>Zeitleiste filtern</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Eine Notiz</translation>
    </message>
    <message>
        <source>A note for the record</source>
        <translation>Eine Notiz für die Akten</translation>
    </message>
    <message>
        <source>Adds the note to the case (Ctrl+Return)</source>
        <translation>Fügt die Notiz dem Fall hinzu (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Drop to attach it to the case</source>
        <translation>Loslassen, um es dem Fall anzuhängen</translation>
    </message>
    <message>
        <source>Attach files…</source>
        <translation>Dateien anhängen…</translation>
    </message>
    <message>
        <source>Attaches files to the case; they can be dropped here too</source>
        <translation>Hängt Dateien dem Fall an; sie lassen sich auch hierher ziehen</translation>
    </message>
    <message>
        <source>The attachment was saved.</source>
        <translation>Der Anhang wurde gespeichert.</translation>
    </message>
    <message>
        <source>No entry is like that.</source>
        <translation>Kein Eintrag ist von dieser Art.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>looking, %1%</source>
        <translation>sucht, %1%</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter leads to what an entry speaks of. Left and right fold and open a run. Control and Enter opens an attachment.</source>
        <translation>Eingabe führt zu dem, wovon ein Eintrag spricht. Links und rechts klappen eine Messung zu und auf. Strg und Eingabe öffnen einen Anhang.</translation>
    </message>
    <message>
        <source>Fold the run</source>
        <translation>Messung zuklappen</translation>
    </message>
    <message>
        <source>Open the run</source>
        <translation>Messung aufklappen</translation>
    </message>
    <message>
        <source>Go to what it speaks of</source>
        <translation>Dorthin gehen, wovon er spricht</translation>
    </message>
    <message>
        <source>Open the attachment</source>
        <translation>Den Anhang öffnen</translation>
    </message>
    <message>
        <source>Save the attachment…</source>
        <translation>Anhang speichern…</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>Ganz zeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>assay::ui::TimelineTopics</name>
    <message>
        <source>Kinds of entries</source>
        <translation>Arten von Einträgen</translation>
    </message>
    <message>
        <source>Only notes</source>
        <translation>Nur Notizen</translation>
    </message>
    <message>
        <source>Only notes, and what else is chosen here</source>
        <translation>Nur Notizen, und was hier sonst gewählt ist</translation>
    </message>
    <message>
        <source>Only edits</source>
        <translation>Nur Änderungen</translation>
    </message>
    <message>
        <source>Only edits of the brief, of variants, workloads and plans, and what else is chosen here</source>
        <translation>Nur Änderungen an Fragestellung, Varianten, Arbeitslasten und Plänen, und was hier sonst gewählt ist</translation>
    </message>
    <message>
        <source>Only runs</source>
        <translation>Nur Messungen</translation>
    </message>
    <message>
        <source>Only runs, and what else is chosen here</source>
        <translation>Nur Messungen, und was hier sonst gewählt ist</translation>
    </message>
    <message>
        <source>Only measurements</source>
        <translation>Nur Messwerte</translation>
    </message>
    <message>
        <source>Only measurements, and what else is chosen here</source>
        <translation>Nur Messwerte, und was hier sonst gewählt ist</translation>
    </message>
    <message>
        <source>Only verdicts</source>
        <translation>Nur Urteile</translation>
    </message>
    <message>
        <source>Only verdicts, and what else is chosen here</source>
        <translation>Nur Urteile, und was hier sonst gewählt ist</translation>
    </message>
    <message>
        <source>Only evidence</source>
        <translation>Nur Belege</translation>
    </message>
    <message>
        <source>Only checks, counters and attachments, and what else is chosen here</source>
        <translation>Nur Prüfungen, Zähler und Anhänge, und was hier sonst gewählt ist</translation>
    </message>
</context>
<context>
    <name>assay::ui::TrustDialog</name>
    <message>
        <source>May this case run programs?</source>
        <translation>Darf dieser Fall Programme ausführen?</translation>
    </message>
    <message>
        <source>with the patch %1</source>
        <translation>mit dem Patch %1</translation>
    </message>
    <message>
        <source>What would be executed</source>
        <translation>Was ausgeführt würde</translation>
    </message>
    <message>
        <source>Allow and run</source>
        <translation>Erlauben und messen</translation>
    </message>
    <message>
        <source>Do not run</source>
        <translation>Nicht ausführen</translation>
    </message>
    <message>
        <source>A run of this case would execute the following on this machine</source>
        <translation>Eine Messung dieses Falls würde Folgendes auf dieser Maschine ausführen</translation>
    </message>
    <message>
        <source>The answer is kept for exactly this content. Should the case change what it executes, you are asked again.</source>
        <translation>Die Antwort gilt für genau diesen Inhalt. Ändert der Fall, was er ausführt, werden Sie erneut gefragt.</translation>
    </message>
</context>
<context>
    <name>assay::ui::VariantDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>&amp;Rolle</translation>
    </message>
    <message>
        <source>&amp;Dose</source>
        <translation>&amp;Dosis</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>A variant of this name is there already.</source>
        <translation>Eine Variante dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The baseline is a finished binary; there is no source to patch.</source>
        <translation>Die Basis ist eine fertige Binärdatei; es gibt keinen Quelltext für einen Patch.</translation>
    </message>
    <message>
        <source>Add the patched build as a binary instead.</source>
        <translation>Fügen Sie stattdessen das Gebaute mit dem Patch als Binärdatei hinzu.</translation>
    </message>
    <message>
        <source>Patch, binary or source</source>
        <translation>Patch, Binärdatei oder Quelle</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Add a variant</source>
        <translation>Eine Variante hinzufügen</translation>
    </message>
    <message>
        <source>Change a variant</source>
        <translation>Eine Variante ändern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Dose</source>
        <translation>Dosis</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Arguments of make</source>
        <translation>Argumente von make</translation>
    </message>
    <message>
        <source>a patch on the baseline, a redis-server, a source tree …</source>
        <translation>ein Patch auf die Basis, ein redis-server, ein Quellbaum …</translation>
    </message>
    <message>
        <source>optional: −1 for one copy less, 1 for one more</source>
        <translation>optional: −1 für eine Kopie weniger, 1 für eine mehr</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>&amp;Patches</source>
        <translation>&amp;Patches</translation>
    </message>
    <message>
        <source>D&amp;escription</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>&amp;make</source>
        <translation>&amp;make</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>Änderungen übernehmen</translation>
    </message>
    <message>
        <source>It was measured.</source>
        <translation>Sie wurde gemessen.</translation>
    </message>
    <message>
        <source>What was measured stays as it is. Another source, patch or make argument makes another binary, and the next run measures under a plan of its own.</source>
        <translation>Was gemessen wurde, bleibt, wie es ist. Eine andere Quelle, ein anderer Patch oder ein anderes Argument von make ergibt eine andere Binärdatei, und die nächste Messung misst nach einem eigenen Plan.</translation>
    </message>
    <message>
        <source>Nothing is named yet.</source>
        <translation>Noch ist nichts genannt.</translation>
    </message>
    <message>
        <source>A finished binary cannot be patched.</source>
        <translation>Auf eine fertige Binärdatei lässt sich kein Patch anwenden.</translation>
    </message>
    <message>
        <source>Remove the patches, or name a source.</source>
        <translation>Entfernen Sie die Patches, oder nennen Sie eine Quelle.</translation>
    </message>
    <message>
        <source>There is no baseline to patch.</source>
        <translation>Es gibt keine Basis für einen Patch.</translation>
    </message>
    <message>
        <source>Add the baseline first.</source>
        <translation>Fügen Sie zuerst die Basis hinzu.</translation>
    </message>
    <message>
        <source>This is no name.</source>
        <translation>Das ist kein Name.</translation>
    </message>
    <message>
        <source>Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>Verwenden Sie Buchstaben, Ziffern, „-“, „_“ und „.“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Leave it empty where there is no dose.</source>
        <translation>Lassen Sie es leer, wo es keine Dosis gibt.</translation>
    </message>
    <message>
        <source>A quote is open.</source>
        <translation>Ein Anführungszeichen ist offen.</translation>
    </message>
    <message>
        <source>Write it as in a shell: &quot;CFLAGS=-O3 -g&quot;</source>
        <translation>Schreiben Sie es wie in einer Shell: &quot;CFLAGS=-O3 -g&quot;</translation>
    </message>
</context>
<context>
    <name>assay::ui::VariantsModel</name>
    <message>
        <source>built</source>
        <translation>gebaut</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>not built</source>
        <translation>nicht gebaut</translation>
    </message>
    <message>
        <source>one a block</source>
        <translation>eines je Block</translation>
    </message>
    <message>
        <source>not controlled</source>
        <translation>nicht beherrscht</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Dose</source>
        <translation>Dosis</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Patches</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Build id</source>
        <translation>Build-Kennung</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Layouts</translation>
    </message>
    <message>
        <source>building %1%</source>
        <translation>wird gebaut, %1 %</translation>
    </message>
    <message>
        <source>building</source>
        <translation>wird gebaut</translation>
    </message>
</context>
<context>
    <name>assay::ui::VariantsPage</name>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>build id</source>
        <translation>Build-Kennung</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>source hash</source>
        <translation>Hash der Quelle</translation>
    </message>
    <message>
        <source>patch hash</source>
        <translation>Hash des Patches</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>gebaut in</translation>
    </message>
    <message>
        <source>found finished in the store</source>
        <translation>fertig im Lager gefunden</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Checks of this variant</source>
        <translation>Prüfungen dieser Variante</translation>
    </message>
    <message>
        <source>The whole log: %1</source>
        <translation>Das ganze Protokoll: %1</translation>
    </message>
    <message>
        <source>Add a variant…</source>
        <translation>Variante hinzufügen…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Build log…</source>
        <translation>Bauprotokoll…</translation>
    </message>
    <message>
        <source>No variants yet. Drop a redis-server binary or a source tree here, or add one.</source>
        <translation>Noch keine Varianten. Ziehen Sie eine Binärdatei redis-server oder einen Quellbaum hierher, oder fügen Sie eine hinzu.</translation>
    </message>
    <message>
        <source>From a patch on the baseline, a binary, a source tree, a tarball or a git checkout; or drop it on this page</source>
        <translation>Aus einem Patch auf die Basis, einer Binärdatei, einem Quellbaum, einem Archiv oder einem Git-Checkout; oder ziehen Sie es auf diese Seite</translation>
    </message>
    <message>
        <source>Takes the variant out of the case; can be undone</source>
        <translation>Nimmt die Variante aus dem Fall; lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is removed, and what plans ask about it.</source>
        <translation>„%1“ ist entfernt, und was Pläne danach fragen.</translation>
    </message>
    <message>
        <source>They ask less now: %1. Undo brings all of it back.</source>
        <translation>Sie fragen jetzt weniger: %1. Zurücknehmen bringt alles wieder.</translation>
    </message>
    <message>
        <source>Build log of %1</source>
        <translation>Bauprotokoll von %1</translation>
    </message>
</context>
<context>
    <name>assay::ui::Workbench</name>
    <message>
        <source>Open a case</source>
        <translation>Fall öffnen</translation>
    </message>
    <message>
        <source>Assay cases (*.assay);;All files (*)</source>
        <translation>Assay-Fälle (*.assay);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The samples are not installed.</source>
        <translation>Die Beispiele sind nicht installiert.</translation>
    </message>
    <message>
        <source>They belong to share/assay/cases beside the program.</source>
        <translation>Sie gehören nach share/assay/cases neben dem Programm.</translation>
    </message>
    <message>
        <source>Where the sample&apos;s case goes</source>
        <translation>Wohin der Fall des Beispiels kommt</translation>
    </message>
    <message>
        <source>Assay cases (*.assay)</source>
        <translation>Assay-Fälle (*.assay)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; exists already.</source>
        <translation>„%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>A case file is never overwritten. Choose another name.</source>
        <translation>Eine Falldatei wird nie überschrieben. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>&amp;New case…</source>
        <translation>&amp;Neuer Fall…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keiner</translation>
    </message>
    <message>
        <source>Open &amp;sample</source>
        <translation>B&amp;eispiel öffnen</translation>
    </message>
    <message>
        <source>AOF staging copy, to be measured…</source>
        <translation>AOF-Zwischenkopie, zu messen…</translation>
    </message>
    <message>
        <source>AOF staging copy, as it was settled…</source>
        <translation>AOF-Zwischenkopie, wie sie abgeschlossen wurde…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>There is no file &apos;%1&apos;.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>Give the path of a case file (*.assay).</source>
        <translation>Geben Sie den Pfad einer Falldatei an (*.assay).</translation>
    </message>
</context>
<context>
    <name>assay::ui::WorkloadForm</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Set-up commands</source>
        <translation>Vorbereitende Befehle</translation>
    </message>
    <message>
        <source>Server configuration</source>
        <translation>Server-Konfiguration</translation>
    </message>
    <message>
        <source>The append-only file belongs to it</source>
        <translation>Die Append-only-Datei gehört dazu</translation>
    </message>
    <message>
        <source>Persisted bytes of all variants must be identical</source>
        <translation>Gespeicherte Bytes aller Varianten müssen gleich sein</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>Änderungen übernehmen</translation>
    </message>
    <message>
        <source>Drop them</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>always the same key</source>
        <translation>immer derselbe Schlüssel</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>einer nach dem anderen</translation>
    </message>
    <message>
        <source>drawn from the seed</source>
        <translation>aus dem Startwert gelost</translation>
    </message>
    <message>
        <source> B</source>
        <translation> B</translation>
    </message>
    <message>
        <source>one command a line</source>
        <translation>ein Befehl je Zeile</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>Besch&amp;reibung</translation>
    </message>
    <message>
        <source>Set-&amp;up</source>
        <translation>&amp;Vorbereitung</translation>
    </message>
    <message>
        <source>Pay&amp;load</source>
        <translation>Nut&amp;zlast</translation>
    </message>
    <message>
        <source>Transp&amp;ort</source>
        <translation>Transp&amp;ort</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Sch&amp;lüssel</translation>
    </message>
    <message>
        <source>Server confi&amp;guration</source>
        <translation>Server-Konfi&amp;guration</translation>
    </message>
    <message>
        <source>Persisted</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>The command has an open quote, or is empty.</source>
        <translation>Der Befehl hat ein offenes Anführungszeichen oder ist leer.</translation>
    </message>
    <message>
        <source>Write it as it is sent: SET {key} {value}</source>
        <translation>Schreiben Sie ihn, wie er gesendet wird: SET {key} {value}</translation>
    </message>
    <message>
        <source>A set-up command has an open quote: %1</source>
        <translation>Ein vorbereitender Befehl hat ein offenes Anführungszeichen: %1</translation>
    </message>
    <message>
        <source>One command a line.</source>
        <translation>Ein Befehl je Zeile.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no directive with a value.</source>
        <translation>„%1“ ist keine Direktive mit einem Wert.</translation>
    </message>
    <message>
        <source>Write it as in redis.conf: appendonly yes</source>
        <translation>Schreiben Sie sie wie in redis.conf: appendonly yes</translation>
    </message>
    <message>
        <source>Cut the file after each window</source>
        <translation>Die Datei nach jedem Fenster kürzen</translation>
    </message>
    <message>
        <source>Every window then meets the same state.</source>
        <translation>Jedes Fenster trifft so denselben Zustand an.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Number of keys</source>
        <translation>Zahl der Schlüssel</translation>
    </message>
    <message>
        <source>What keys begin with</source>
        <translation>Womit Schlüssel beginnen</translation>
    </message>
    <message>
        <source>Where the data lies</source>
        <translation>Wo die Daten liegen</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>Nutzlast</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Rounds a block</source>
        <translation>Runden je Block</translation>
    </message>
    <message>
        <source>Warm-up rounds</source>
        <translation>Aufwärmrunden</translation>
    </message>
    <message>
        <source>Operations of the proof pass</source>
        <translation>Operationen des Prüfdurchgangs</translation>
    </message>
    <message>
        <source>in memory</source>
        <translation>im Speicher</translation>
    </message>
    <message>
        <source>on disk, since the workload is about it</source>
        <translation>auf der Platte, da die Arbeitslast sie betrifft</translation>
    </message>
    <message>
        <source>as the plan says</source>
        <translation>wie der Plan es sagt</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>Comma&amp;nd</source>
        <translation>B&amp;efehl</translation>
    </message>
    <message>
        <source>p&amp;ipeline</source>
        <translation>P&amp;ipeline</translation>
    </message>
    <message>
        <source>connec&amp;tions</source>
        <translation>Verbi&amp;ndungen</translation>
    </message>
    <message>
        <source>out of</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>called</source>
        <translation>mit Namen</translation>
    </message>
    <message>
        <source>Data lies</source>
        <translation>Daten liegen</translation>
    </message>
    <message>
        <source>&amp;Rounds a block</source>
        <translation>R&amp;unden je Block</translation>
    </message>
    <message>
        <source>after &amp;warm-up rounds</source>
        <translation>nach Auf&amp;wärmrunden</translation>
    </message>
    <message>
        <source>&amp;Proof pass</source>
        <translation>&amp;Prüfdurchgang</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>What was measured goes by this name.</source>
        <translation>Was gemessen wurde, trägt diesen Namen.</translation>
    </message>
    <message>
        <source>This is no name.</source>
        <translation>Das ist kein Name.</translation>
    </message>
    <message>
        <source>Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>Verwenden Sie Buchstaben, Ziffern, „-“, „_“ und „.“.</translation>
    </message>
    <message>
        <source>A workload of this name is there already.</source>
        <translation>Eine Arbeitslast dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>It was measured. What was measured stays as it is: another specification is measured under a plan of its own by the next run.</source>
        <translation>Damit wurde gemessen. Was gemessen wurde, bleibt, wie es ist: Eine andere Festlegung misst die nächste Messung nach einem eigenen Plan.</translation>
    </message>
</context>
<context>
    <name>assay::ui::WorkloadStep</name>
    <message>
        <source>Payload</source>
        <translation>Nutzlast</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Arbeitslast</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source> B</source>
        <translation> B</translation>
    </message>
    <message>
        <source>The length of {value}</source>
        <translation>Die Länge von {value}</translation>
    </message>
    <message>
        <source>Requests on the wire before replies are awaited</source>
        <translation>Anfragen auf der Leitung, bevor Antworten abgewartet werden</translation>
    </message>
    <message>
        <source>Smallest effect that matters</source>
        <translation>Kleinster Effekt, der zählt</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Workload</source>
        <translation>&amp;Arbeitslast</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>Pay&amp;load</source>
        <translation>Nut&amp;zlast</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Matters &amp;from</source>
        <translation>Zäh&amp;lt ab</translation>
    </message>
    <message>
        <source>Measure f&amp;or</source>
        <translation>&amp;Messen für</translation>
    </message>
    <message>
        <source>File of the &amp;case</source>
        <translation>&amp;Datei des Falls</translation>
    </message>
    <message>
        <source>An effect that matters is larger than 0%.</source>
        <translation>Ein Effekt, der zählt, ist größer als 0%.</translation>
    </message>
    <message>
        <source>the candidate</source>
        <translation>der Kandidat</translation>
    </message>
    <message>
        <source>It will be asked whether %1.</source>
        <translation>Gefragt wird, ob dies gilt: %1.</translation>
    </message>
</context>
<context>
    <name>assay::ui::WorkloadsModel</name>
    <message>
        <source>append-only file</source>
        <translation>Append-only-Datei</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Command as sent</source>
        <translation>Befehl, wie er gesendet wird</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>Nutzlast</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Persisted</source>
        <translation>Gespeichert</translation>
    </message>
</context>
<context>
    <name>assay::ui::WorkloadsPage</name>
    <message>
        <source>Workloads</source>
        <translation>Arbeitslasten</translation>
    </message>
    <message>
        <source>Add from a preset</source>
        <translation>Aus einer Vorlage hinzufügen</translation>
    </message>
    <message>
        <source>No workloads yet.</source>
        <translation>Noch keine Arbeitslasten.</translation>
    </message>
    <message>
        <source>Checks on it</source>
        <translation>Prüfungen daran</translation>
    </message>
    <message>
        <source>%1: %2 expected</source>
        <translation>%1: %2 erwartet</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Adds another one like the chosen, to be changed</source>
        <translation>Fügt eine weitere wie die gewählte hinzu, die sich ändern lässt</translation>
    </message>
    <message>
        <source>Takes the workload out of the case; can be undone</source>
        <translation>Nimmt die Arbeitslast aus dem Fall; lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is removed, and what plans ask on it.</source>
        <translation>„%1“ ist entfernt, und was Pläne dazu fragen.</translation>
    </message>
    <message>
        <source>They ask less now: %1. Undo brings all of it back.</source>
        <translation>Sie fragen jetzt weniger: %1. Zurücknehmen bringt alles wieder.</translation>
    </message>
    <message>
        <source>The workload %1 is not in the case any more.</source>
        <translation>Die Arbeitslast %1 ist nicht mehr im Fall.</translation>
    </message>
    <message>
        <source>What was typed about it went with it.</source>
        <translation>Was dazu eingegeben war, ist mit ihr gegangen.</translation>
    </message>
    <message>
        <source>The changes of the workload %1 are not kept yet.</source>
        <translation>Die Änderungen der Arbeitslast %1 sind noch nicht übernommen.</translation>
    </message>
    <message>
        <source>Keep them or drop them to go on.</source>
        <translation>Übernehmen oder verwerfen Sie sie, um fortzufahren.</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>Änderungen übernehmen</translation>
    </message>
    <message>
        <source>Drop them</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>assay::ui::paper</name>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>assay::ui::paper::ReportText</name>
    <message>
        <source>%1, on %2</source>
        <translation>%1, bei %2</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Exact expectations, named before they were looked at, and what was observed.</source>
        <translation>Genaue Erwartungen, genannt, bevor sie angesehen wurden, und was beobachtet wurde.</translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation>Noch nicht angesehen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Medians over blocks</source>
        <translation>Mediane über die Blöcke</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>null arm %1</source>
        <translation>Nullarm %1</translation>
    </message>
    <message>
        <source>smallest effect that can be seen %1</source>
        <translation>kleinster Effekt, der zu sehen ist, %1</translation>
    </message>
    <message>
        <source>the layout&apos;s own share of the spread at most %1% of the variance</source>
        <translation>eigener Anteil des Layouts an der Streuung höchstens %1% der Varianz</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>Hodges-Lehmann %1; t interval %2; sign-flip p = %3; spread of blocks %4</source>
        <translation>Hodges-Lehmann %1; t-Intervall %2; Vorzeichenwechsel-p = %3; Streuung der Blöcke %4</translation>
    </message>
    <message>
        <source>For reference only</source>
        <translation>Nur zur Orientierung</translation>
    </message>
    <message>
        <source>The claim on %1: %2, %3</source>
        <translation>Die Behauptung bei %1: %2, %3</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>no interval yet</source>
        <translation>noch kein Intervall</translation>
    </message>
    <message>
        <source>%1, %2 against %3 on %4</source>
        <translation>%1, %2 gegenüber %3 bei %4</translation>
    </message>
    <message>
        <source>%1 became %2</source>
        <translation>%1 wurde zu %2</translation>
    </message>
    <message>
        <source>%1 timed windows</source>
        <translation>%1 Messfenster</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Nur lesbar</translation>
    </message>
    <message>
        <source>This case was written by a newer Assay (line %1: %2). The report holds what this version can read.</source>
        <translation>Dieser Fall wurde von einem neueren Assay geschrieben (Zeile %1: %2). Der Bericht enthält, was diese Version lesen kann.</translation>
    </message>
    <message>
        <source>The case file is damaged from line %1 on (%2). The report holds what stands before it and must not be relied on.</source>
        <translation>Die Falldatei ist ab Zeile %1 beschädigt (%2). Der Bericht enthält, was davor steht, und darf nicht als Grundlage dienen.</translation>
    </message>
    <message>
        <source>In one sentence</source>
        <translation>In einem Satz</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>Adoption</source>
        <translation>Übernahme</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Stichproben</translation>
    </message>
    <message>
        <source>Last entry</source>
        <translation>Letzter Eintrag</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation>Falldatei</translation>
    </message>
    <message>
        <source>%1, %2, attached to this PDF</source>
        <translation>%1, %2, dieser PDF angehängt</translation>
    </message>
    <message>
        <source>%1, %2, too large to be attached</source>
        <translation>%1, %2, zu groß zum Anhängen</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Geschrieben von</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Anhang</translation>
    </message>
    <message>
        <source>%1, %2, %3, in the attached case</source>
        <translation>%1, %2, %3, im angehängten Fall</translation>
    </message>
    <message>
        <source>its SHA-256</source>
        <translation>sein SHA-256</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>The claim</source>
        <translation>Die Behauptung</translation>
    </message>
    <message>
        <source>Calibration: known doses of the mechanism</source>
        <translation>Kalibrierung: bekannte Dosen des Mechanismus</translation>
    </message>
    <message>
        <source>Guards: workloads off the path</source>
        <translation>Wächter: Arbeitslasten abseits des Pfads</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Arbeitslast</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Effect, %</source>
        <translation>Effekt, %</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>δ, %</source>
        <translation>δ, %</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Effects on the variant against the baseline in percent, with the 95% interval of the median. Negative is less. δ is the smallest effect that matters to the claim.</source>
        <translation>Effekte auf die Variante gegenüber der Basis in Prozent, mit dem 95%-Intervall des Medians. Negativ ist weniger. δ ist der kleinste Effekt, der für die Behauptung zählt.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Gates</translation>
    </message>
    <message>
        <source>What must hold before a verdict may be spoken. A gate that fails makes the finding inconclusive or void, whatever its interval says.</source>
        <translation>Was gelten muss, bevor ein Urteil gesprochen werden darf. Ein Gate, das nicht erfüllt ist, macht den Befund unentschieden oder ungültig, was auch immer sein Intervall sagt.</translation>
    </message>
    <message>
        <source>All workloads</source>
        <translation>Alle Arbeitslasten</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Was es fand</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>How to verify this report</source>
        <translation>Wie dieser Bericht zu prüfen ist</translation>
    </message>
    <message>
        <source>The case file is too large to travel inside a PDF (%1). Ask for %2 and run “assay verify” on it.</source>
        <translation>Die Falldatei ist zu groß, um in einer PDF mitzureisen (%1). Bitten Sie um %2 und führen Sie „assay verify“ darauf aus.</translation>
    </message>
    <message>
        <source>The case file is attached to this PDF, byte for byte.</source>
        <translation>Die Falldatei ist dieser PDF angehängt, Byte für Byte.</translation>
    </message>
    <message>
        <source>So is a table of every timed window (CSV).</source>
        <translation>Ebenso eine Tabelle jedes Messfensters (CSV).</translation>
    </message>
    <message>
        <source>A PDF reader lists attachments; on a command line:</source>
        <translation>Ein PDF-Leser führt Anhänge auf; auf einer Befehlszeile:</translation>
    </message>
    <message>
        <source>“assay verify” checks the chain of hashes over every line of the case and computes every finding and the verdict anew from the samples. The workbench opens the case as well; opening executes nothing.</source>
        <translation>„assay verify“ prüft die Kette der Hashes über jede Zeile des Falls und errechnet jeden Befund und das Urteil neu aus den Stichproben. Auch die Werkbank öffnet den Fall; das Öffnen führt nichts aus.</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Angehängt</translation>
    </message>
    <message>
        <source>slope of recovered on injected %1 (%2 … %3)</source>
        <translation>Steigung des Wiedergefundenen über dem Beigegebenen %1 (%2 … %3)</translation>
    </message>
    <message>
        <source>none (a copy)</source>
        <translation>keine (eine Kopie)</translation>
    </message>
    <message>
        <source>Known costs</source>
        <translation>Bekannte Kosten</translation>
    </message>
    <message>
        <source>A preloaded library spins for so long after each read from a client, in the baseline itself. What it spun was timed, so the effect is known; where the slope&apos;s interval holds 1 and not 0, an effect of δ would have been seen.</source>
        <translation>Eine vorgeladene Bibliothek dreht nach jedem Lesen von einem Client so lange Schleifen, in der Basis selbst. Was sie verbrauchte, wurde gemessen, also ist der Effekt bekannt; wo das Intervall der Steigung 1 enthält und 0 nicht, wäre ein Effekt von δ gesehen worden.</translation>
    </message>
    <message>
        <source>Dose meant, %</source>
        <translation>Gewollte Dosis, %</translation>
    </message>
    <message>
        <source>Injected, %</source>
        <translation>Beigegeben, %</translation>
    </message>
    <message>
        <source>Recovered, %</source>
        <translation>Wiedergefunden, %</translation>
    </message>
    <message>
        <source>Not injected</source>
        <translation>Nicht beigegeben</translation>
    </message>
    <message>
        <source>line, one dose</source>
        <translation>Gerade, eine Dosis</translation>
    </message>
    <message>
        <source>%1, predicted</source>
        <translation>%1, vorhergesagt</translation>
    </message>
    <message>
        <source>%1, measured</source>
        <translation>%1, gemessen</translation>
    </message>
    <message>
        <source>measured less predicted</source>
        <translation>gemessen weniger vorhergesagt</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Dose</source>
        <translation>Dosis</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>copied bytes</source>
        <translation>kopierte Bytes</translation>
    </message>
    <message>
        <source>%1 on %2 was not counted: %3</source>
        <translation>%1 bei %2 wurde nicht gezählt: %3</translation>
    </message>
    <message>
        <source>Counted per operation</source>
        <translation>Je Operation gezählt</translation>
    </message>
    <message>
        <source>Per operation</source>
        <translation>Je Operation</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Counted exactly in an untimed pass, which says whether the mechanism is there and not what it costs.</source>
        <translation>Genau gezählt in einem Durchgang ohne Messung, der sagt, ob der Mechanismus da ist, und nicht, was er kostet.</translation>
    </message>
    <message>
        <source>Calibration variants carry the suspected mechanism in known doses. The line through 0 is what one dose costs; at a dose below 0 it predicts what a change brings that takes the mechanism out. Agreement with what was measured supports the mechanism.</source>
        <translation>Kalibriervarianten tragen den vermuteten Mechanismus in bekannten Dosen. Die Gerade durch 0 ist, was eine Dosis kostet; bei einer Dosis unter 0 sagt sie vorher, was eine Änderung bringt, die den Mechanismus beseitigt. Übereinstimmung mit dem Gemessenen stützt den Mechanismus.</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>%1 (the baseline, arm A) with %2, on %3. A byte copy of the baseline at another path, the null arm A′, runs along in every block: between A and A′ there is nothing to find, so what is found there is noise.</source>
        <translation>%1 (die Basis, Arm A) mit %2, bei %3. Eine bytegleiche Kopie der Basis an einem anderen Pfad, der Nullarm A′, läuft in jedem Block mit: zwischen A und A′ gibt es nichts zu finden, also ist, was sich dort findet, Rauschen.</translation>
    </message>
    <message>
        <source>The order of the arms within each round, balanced, from seed %1.</source>
        <translation>Die Reihenfolge der Arme in jeder Runde, ausgewogen, aus dem Startwert %1.</translation>
    </message>
    <message>
        <source>Where code lies in memory: every block links its own binaries in a random order of functions, drawn from the seed.</source>
        <translation>Wo Code im Speicher liegt: jeder Block bindet eigene Binärdateien in einer zufälligen Reihenfolge der Funktionen, gelost aus dem Startwert.</translation>
    </message>
    <message>
        <source>It holds every median that the block values do not rule out at α = %1. It assumes no shape of their distribution, and it holds at any moment: looking, stopping early and going on do not spoil it (a mixture of coin bets with a = %2, after Howard and Ramdas 2022). It is infinite before block %3.</source>
        <translation>Es enthält jeden Median, den die Blockwerte bei α = %1 nicht ausschließen. Es setzt keine Form ihrer Verteilung voraus und gilt in jedem Augenblick: Schauen, früh Aufhören und Weitermachen verderben es nicht (eine Mischung von Münzwetten mit a = %2, nach Howard und Ramdas 2022). Vor Block %3 ist es unendlich.</translation>
    </message>
    <message>
        <source>Confirmed: the whole interval lies beyond the material threshold δ. Refuted: the interval excludes an effect of δ. Otherwise inconclusive. “Not significant” is never taken for “no effect”.</source>
        <translation>Bestätigt: das ganze Intervall liegt jenseits der Erheblichkeitsschwelle δ. Widerlegt: das Intervall schließt einen Effekt von δ aus. Sonst unentschieden. „Nicht signifikant“ wird nie für „kein Effekt“ genommen.</translation>
    </message>
    <message>
        <source>The claim holds when all its questions hold.</source>
        <translation>Die Behauptung gilt, wenn alle ihre Fragen gelten.</translation>
    </message>
    <message>
        <source>The claim holds when any of its questions holds (Holm&apos;s correction).</source>
        <translation>Die Behauptung gilt, wenn irgendeine ihrer Fragen gilt (Korrektur nach Holm).</translation>
    </message>
    <message>
        <source>Where code lies in memory is fixed in these binaries and can itself make a difference of some percent; an effect under 3% is not confirmed from them.</source>
        <translation>Wo Code im Speicher liegt, ist in diesen Binärdateien fest und kann selbst einen Unterschied von einigen Prozent machen; ein Effekt unter 3% wird mit ihnen nicht bestätigt.</translation>
    </message>
    <message>
        <source>The arms differ everywhere, so their layouts are independent: layout is averaged over blocks and does not cancel within a pair.</source>
        <translation>Die Arme unterscheiden sich überall, daher sind ihre Layouts unabhängig: das Layout wird über die Blöcke gemittelt und hebt sich innerhalb eines Paars nicht auf.</translation>
    </message>
    <message>
        <source>Layout is paired: within a block every unchanged function lies at the same address in all arms, and over the blocks the change meets many layouts.</source>
        <translation>Das Layout ist gepaart: innerhalb eines Blocks liegt jede unveränderte Funktion in allen Armen an derselben Adresse, und über die Blöcke begegnet die Änderung vielen Layouts.</translation>
    </message>
    <message>
        <source>One machine and its state on that day: another processor, kernel, compiler or release may answer otherwise.</source>
        <translation>Eine Maschine und ihr Zustand an jenem Tag: ein anderer Prozessor, Kernel, Compiler oder eine andere Version kann anders antworten.</translation>
    </message>
    <message>
        <source>Frozen beforehand</source>
        <translation>Vorher festgeschrieben</translation>
    </message>
    <message>
        <source>Plan “%1”: questions, thresholds, workloads, design, seed and the rules by which a block may be voided. Its SHA-256:</source>
        <translation>Plan „%1“: Fragen, Schwellen, Arbeitslasten, Aufbau, Startwert und die Regeln, nach denen ein Block ungültig werden darf. Sein SHA-256:</translation>
    </message>
    <message>
        <source>A block is void when</source>
        <translation>Ein Block ist ungültig, wenn</translation>
    </message>
    <message>
        <source>Earlier plans</source>
        <translation>Frühere Pläne</translation>
    </message>
    <message>
        <source>Method and scope</source>
        <translation>Methode und Geltungsbereich</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>Was verglichen wurde</translation>
    </message>
    <message>
        <source>What a block is</source>
        <translation>Was ein Block ist</translation>
    </message>
    <message>
        <source>What n is</source>
        <translation>Was n ist</translation>
    </message>
    <message>
        <source>The number of blocks. Windows and requests within a block are subsamples and are never counted as n.</source>
        <translation>Die Zahl der Blöcke. Fenster und Anfragen in einem Block sind Teilstichproben und zählen nie als n.</translation>
    </message>
    <message>
        <source>What was randomised</source>
        <translation>Was gelost wurde</translation>
    </message>
    <message>
        <source>What the interval is</source>
        <translation>Was das Intervall ist</translation>
    </message>
    <message>
        <source>How it is decided</source>
        <translation>Wie entschieden wird</translation>
    </message>
    <message>
        <source>What was foretold</source>
        <translation>Was vorhergesagt wurde</translation>
    </message>
    <message>
        <source>From a few pilot blocks, before the first that counts; no verdict uses it.</source>
        <translation>Aus einigen Pilotblöcken, vor dem ersten, der zählt; kein Urteil benutzt es.</translation>
    </message>
    <message>
        <source>What it speaks of</source>
        <translation>Wovon er spricht</translation>
    </message>
    <message>
        <source>What it does not control</source>
        <translation>Was er nicht beherrscht</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <translation>Zeilen %1 bis %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Importiert aus</translation>
    </message>
    <message>
        <source>The source as it was read (%1, %2) is in the attached case.</source>
        <translation>Die Quelle, wie sie gelesen wurde (%1, %2), ist im angehängten Fall.</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Die Frage</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>Hypothese</translation>
    </message>
    <message>
        <source>Change to test</source>
        <translation>Zu prüfende Änderung</translation>
    </message>
    <message>
        <source>Where it lives</source>
        <translation>Wo sie liegt</translation>
    </message>
    <message>
        <source>Would confirm</source>
        <translation>Würde bestätigen</translation>
    </message>
    <message>
        <source>Would refute</source>
        <translation>Würde widerlegen</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verweise</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 Byte</numerusform>
            <numerusform>%1 Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>paired layouts</source>
        <translation>gepaarte Layouts</translation>
    </message>
    <message>
        <source>independent layouts</source>
        <translation>unabhängige Layouts</translation>
    </message>
    <message>
        <source>layout not controlled</source>
        <translation>Layout nicht beherrscht</translation>
    </message>
    <message>
        <source>not ended</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Assay</source>
        <translation>Assay</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauerte</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>The machine, as known at the last run</source>
        <translation>Die Maschine, wie bei der letzten Messung bekannt</translation>
    </message>
    <message>
        <source>Server cores</source>
        <translation>Kerne des Servers</translation>
    </message>
    <message>
        <source>Load cores</source>
        <translation>Kerne der Last</translation>
    </message>
    <message>
        <source>Data directories</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Other in the run of %1</source>
        <translation>Anders in der Messung vom %1</translation>
    </message>
    <message>
        <source>Voided blocks</source>
        <translation>Ungültige Blöcke</translation>
    </message>
    <message>
        <source>They stay in the file. No rule that voids a block looks at which arm was fast.</source>
        <translation>Sie bleiben in der Datei. Keine Regel, die einen Block für ungültig erklärt, sieht darauf, welcher Arm schnell war.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Runs and environment</source>
        <translation>Messungen und Umgebung</translation>
    </message>
    <message>
        <source>Sessions, each and the whole</source>
        <translation>Sitzungen, jede und das Ganze</translation>
    </message>
    <message>
        <source>Each run by its blocks alone, and all of them together. The findings are those of the whole.</source>
        <translation>Jede Messung nach ihren Blöcken allein, und alle zusammen. Die Befunde sind die des Ganzen.</translation>
    </message>
    <message>
        <source>%1, host %2 (%3)</source>
        <translation>%1, Rechner %2 (%3)</translation>
    </message>
    <message>
        <source>; joined from %1</source>
        <translation>; zusammengefügt aus %1</translation>
    </message>
    <message>
        <source>Session %1</source>
        <translation>Sitzung %1</translation>
    </message>
    <message>
        <source>session %1</source>
        <translation>Sitzung %1</translation>
    </message>
    <message>
        <source>the whole</source>
        <translation>das Ganze</translation>
    </message>
    <message>
        <source>Blocks of</source>
        <translation>Blöcke von</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>Für sich</translation>
    </message>
    <message>
        <source>Measured; settled %1</source>
        <translation>Gemessen; abgeschlossen am %1</translation>
    </message>
    <message>
        <source>Measured; settled %1 by %2</source>
        <translation>Gemessen; abgeschlossen am %1 von %2</translation>
    </message>
    <message>
        <source>Imported; settled %1 where it came from, not measured by Assay</source>
        <translation>Importiert; abgeschlossen am %1, wo er herkommt, nicht von Assay gemessen</translation>
    </message>
    <message>
        <source>By judgement, %1; the findings alone do not decide it</source>
        <translation>Nach Ermessen, %1; die Befunde allein entscheiden es nicht</translation>
    </message>
    <message>
        <source>By judgement of %2, %1; the findings alone do not decide it</source>
        <translation>Nach Ermessen von %2, %1; die Befunde allein entscheiden es nicht</translation>
    </message>
    <message>
        <source>Measured; this is what the findings say. Nobody has settled the case yet.</source>
        <translation>Gemessen; das sagen die Befunde. Noch hat niemand den Fall abgeschlossen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Not settled; nothing has been measured yet.</source>
        <translation>Nicht abgeschlossen; noch wurde nichts gemessen.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>dose %1</source>
        <translation>Dosis %1</translation>
    </message>
    <message>
        <source>Debian source package %1</source>
        <translation>Debian-Quellpaket %1</translation>
    </message>
    <message>
        <source>Debian source package %1 of %2</source>
        <translation>Debian-Quellpaket %1 aus %2</translation>
    </message>
    <message>
        <source>directory %1</source>
        <translation>Ordner %1</translation>
    </message>
    <message>
        <source>tarball %1</source>
        <translation>Archiv %1</translation>
    </message>
    <message>
        <source>git %1 at %2</source>
        <translation>git %1 bei %2</translation>
    </message>
    <message>
        <source>finished binary %1</source>
        <translation>fertige Binärdatei %1</translation>
    </message>
    <message>
        <source>its build failed: %1</source>
        <translation>sein Bau ist fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>not built</source>
        <translation>nicht gebaut</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Make arguments</source>
        <translation>Argumente von make</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Layouts</translation>
    </message>
    <message>
        <source>can be linked anew for every block</source>
        <translation>kann für jeden Block neu gebunden werden</translation>
    </message>
    <message>
        <source>fixed in the binary</source>
        <translation>fest in der Binärdatei</translation>
    </message>
    <message>
        <source>Binary SHA-256</source>
        <translation>SHA-256 der Binärdatei</translation>
    </message>
    <message>
        <source>Build id</source>
        <translation>Build-Kennung</translation>
    </message>
    <message>
        <source>Source SHA-256</source>
        <translation>SHA-256 der Quelle</translation>
    </message>
    <message>
        <source>Patch SHA-256</source>
        <translation>SHA-256 des Patches</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Gemacht mit</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Patch %1</source>
        <translation>Patch %1</translation>
    </message>
    <message>
        <source>one key, “%1”</source>
        <translation>ein Schlüssel, „%1“</translation>
    </message>
    <message>
        <source>always the first of %1 keys “%2…”</source>
        <translation>immer der erste von %1 Schlüsseln „%2…“</translation>
    </message>
    <message>
        <source>%1 keys “%2…” in turn</source>
        <translation>%1 Schlüssel „%2…“ der Reihe nach</translation>
    </message>
    <message>
        <source>%1 keys “%2…”, drawn from the seed</source>
        <translation>%1 Schlüssel „%2…“, aus dem Startwert gelost</translation>
    </message>
    <message>
        <source>TCP on the loopback</source>
        <translation>TCP über Loopback</translation>
    </message>
    <message>
        <source>unix socket</source>
        <translation>Unix-Socket</translation>
    </message>
    <message>
        <source>on disk</source>
        <translation>auf der Platte</translation>
    </message>
    <message>
        <source>on tmpfs</source>
        <translation>auf tmpfs</translation>
    </message>
    <message>
        <source>cut to zero after every window</source>
        <translation>nach jedem Fenster auf null gekürzt</translation>
    </message>
    <message>
        <source>must be the same bytes in all arms</source>
        <translation>müssen in allen Armen dieselben Bytes sein</translation>
    </message>
    <message>
        <source>%1 operations a window, %2 ms</source>
        <translation>%1 Operationen je Fenster, %2 ms</translation>
    </message>
    <message>
        <source>spread of blocks %1</source>
        <translation>Streuung der Blöcke %1</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>Arbeitslasten</translation>
    </message>
    <message>
        <source>Set up by</source>
        <translation>Vorbereitet durch</translation>
    </message>
    <message>
        <source>As it is sent</source>
        <translation>Wie es gesendet wird</translation>
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
        <translation>Auf der Leitung</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Server configuration</source>
        <translation>Server-Konfiguration</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>The report attaches the case file; put it back where it was, or open it from its new place.</source>
        <translation>Der Bericht hängt die Falldatei an; legen Sie sie dorthin zurück, wo sie war, oder öffnen Sie sie von ihrem neuen Ort.</translation>
    </message>
    <message>
        <source>%1 became shorter than it was when it was read (%2 bytes)</source>
        <translation>%1 ist kürzer geworden, als es beim Lesen war (%2 Bytes)</translation>
    </message>
    <message>
        <source>A case file only ever grows. Close the case, look for another program that wrote to the file, and open it again.</source>
        <translation>Eine Falldatei wächst immer nur. Schließen Sie den Fall, suchen Sie nach einem anderen Programm, das in die Datei geschrieben hat, und öffnen Sie ihn erneut.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln block(s) needed in all</source>
        <translation>
            <numerusform>insgesamt etwa %Ln Block nötig</numerusform>
            <numerusform>insgesamt etwa %Ln Blöcke nötig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with the %Ln voided block(s) included %1</source>
        <translation>
            <numerusform>mit dem %Ln ungültigen Block %1</numerusform>
            <numerusform>mit den %Ln ungültigen Blöcken %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln block(s) with its 95% interval</source>
        <translation>
            <numerusform>Median von %Ln Block mit seinem 95%-Intervall</numerusform>
            <numerusform>Median von %Ln Blöcken mit seinem 95%-Intervall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln Block</numerusform>
            <numerusform>%Ln Blöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier plan(s) with their data stay in the case file; this report speaks of the last one.</source>
        <translation>
            <numerusform>%Ln früherer Plan bleibt mit seinen Daten in der Falldatei; dieser Bericht spricht vom letzten.</numerusform>
            <numerusform>%Ln frühere Pläne bleiben mit ihren Daten in der Falldatei; dieser Bericht spricht vom letzten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) measured</source>
        <translation>
            <numerusform>%Ln Block gemessen</numerusform>
            <numerusform>%Ln Blöcke gemessen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>findings computed %Ln time(s)</source>
        <translation>
            <numerusform>Befunde %Ln Mal errechnet</numerusform>
            <numerusform>Befunde %Ln Mal errechnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) made</source>
        <translation>
            <numerusform>%Ln Prüfung angesehen</numerusform>
            <numerusform>%Ln Prüfungen angesehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>%Ln Verbindung</numerusform>
            <numerusform>%Ln Verbindungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) on the wire at once</source>
        <translation>
            <numerusform>%Ln Anfrage gleichzeitig unterwegs</numerusform>
            <numerusform>%Ln Anfragen gleichzeitig unterwegs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s) a block</source>
        <translation>
            <numerusform>%Ln Runde je Block</numerusform>
            <numerusform>%Ln Runden je Block</numerusform>
        </translation>
    </message>
    <message>
        <source>Create the folder, or choose another one.</source>
        <translation>Legen Sie den Ordner an, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>This is a folder; give the file a name.</source>
        <translation>Das ist ein Ordner; geben Sie der Datei einen Namen.</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to; nothing was changed.</source>
        <translation>Wählen Sie einen Ordner, in den Sie schreiben dürfen; es wurde nichts verändert.</translation>
    </message>
    <message>
        <source>Make room on the disk or choose another folder, then export again; what stood under this name before is untouched.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger oder wählen Sie einen anderen Ordner, und exportieren Sie erneut; was vorher unter diesem Namen stand, ist unberührt.</translation>
    </message>
    <message>
        <source>cannot write the PDF %1: %2</source>
        <translation>die PDF %1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>it is no file name</source>
        <translation>das ist kein Dateiname</translation>
    </message>
    <message>
        <source>the PDF would replace the case file %1</source>
        <translation>die PDF würde die Falldatei %1 ersetzen</translation>
    </message>
    <message>
        <source>Give the PDF another name.</source>
        <translation>Geben Sie der PDF einen anderen Namen.</translation>
    </message>
    <message>
        <source>the pages of the PDF cannot be painted</source>
        <translation>die Seiten der PDF können nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>Close other windows to free memory, then export again.</source>
        <translation>Schließen Sie andere Fenster, um Speicher frei zu machen, und exportieren Sie erneut.</translation>
    </message>
    <message>
        <source>nothing can be attached to the PDF that Qt %1 made</source>
        <translation>an die PDF, die Qt %1 gemacht hat, kann nichts angehängt werden</translation>
    </message>
    <message>
        <source>Send the case file beside the report, and tell us of it.</source>
        <translation>Geben Sie die Falldatei neben dem Bericht weiter, und sagen Sie uns Bescheid.</translation>
    </message>
    <message>
        <source>A block starts fresh processes of all arms, throws %1 warm-up rounds away and times as many rounds as the pilot found best, unless the workload says other numbers. A round holds one window of every arm, back to back, about %2 ms each. The value of a block is the %3% trimmed mean over its rounds of ln(B/A), shown as percent.</source>
        <translation>Ein Block beginnt frische Prozesse aller Arme, verwirft %1 Aufwärmrunden und misst so viele Runden, wie die Pilotmessung am besten fand, sofern die Arbeitslast keine anderen Zahlen nennt. Eine Runde enthält ein Fenster jedes Arms, unmittelbar nacheinander, je etwa %2 ms. Der Wert eines Blocks ist das um %3% gestutzte Mittel von ln(B/A) über seine Runden, gezeigt in Prozent.</translation>
    </message>
    <message>
        <source>A block starts fresh processes of all arms, throws %1 warm-up rounds away and times %2 rounds, unless the workload says other numbers. A round holds one window of every arm, back to back, about %3 ms each. The value of a block is the %4% trimmed mean over its rounds of ln(B/A), shown as percent.</source>
        <translation>Ein Block beginnt frische Prozesse aller Arme, verwirft %1 Aufwärmrunden und misst %2 Runden, sofern die Arbeitslast keine anderen Zahlen nennt. Eine Runde enthält ein Fenster jedes Arms, unmittelbar nacheinander, je etwa %3 ms. Der Wert eines Blocks ist das um %4% gestutzte Mittel von ln(B/A) über seine Runden, gezeigt in Prozent.</translation>
    </message>
    <message>
        <source>Where the stack and mapped memory (libraries, heap) lie: alike for all arms of a block, drawn anew for each block.</source>
        <translation>Wo Stapel und eingeblendeter Speicher (Bibliotheken, Heap) liegen: in allen Armen eines Blocks gleich, für jeden Block neu gelost.</translation>
    </message>
    <message>
        <source>the append-only file is measured after every window</source>
        <translation>die Append-only-Datei wird nach jedem Fenster gemessen</translation>
    </message>
</context>
<context>
    <name>assay::ui::sources</name>
    <message>
        <source>%1, version %2</source>
        <translation>%1, Version %2</translation>
    </message>
    <message>
        <source>This checkout knows no commit &apos;%1&apos;.</source>
        <translation>Dieser Checkout kennt keinen Commit „%1“.</translation>
    </message>
    <message>
        <source>Name a branch, a tag or a hash; leave it empty for the files as they are.</source>
        <translation>Nennen Sie einen Branch, ein Tag oder einen Hash; leer heißt: die Dateien, wie sie sind.</translation>
    </message>
    <message>
        <source>That commit is no Redis or Valkey source: it has no src/server.c.</source>
        <translation>Dieser Commit ist kein Quelltext von Redis oder Valkey: er enthält kein src/server.c.</translation>
    </message>
    <message>
        <source>Choose the top of a checkout of Redis.</source>
        <translation>Wählen Sie den obersten Ordner eines Checkouts von Redis.</translation>
    </message>
    <message>
        <source>A git checkout at %1</source>
        <translation>Ein Git-Checkout bei %1</translation>
    </message>
    <message>
        <source>It has changes that are not committed; they are not in it.</source>
        <translation>Er hat Änderungen, die nicht in einem Commit sind; sie sind nicht enthalten.</translation>
    </message>
    <message>
        <source>This folder is no Redis or Valkey source tree.</source>
        <translation>Dieser Ordner ist kein Quellbaum von Redis oder Valkey.</translation>
    </message>
    <message>
        <source>Choose the folder that holds src/server.c and src/Makefile.</source>
        <translation>Wählen Sie den Ordner, der src/server.c und src/Makefile enthält.</translation>
    </message>
    <message>
        <source>A source tree, its files as they are</source>
        <translation>Ein Quellbaum, seine Dateien, wie sie sind</translation>
    </message>
    <message>
        <source>A tarball, SHA-256 %1</source>
        <translation>Ein Archiv, SHA-256 %1</translation>
    </message>
    <message>
        <source>This is a program, but no Redis server.</source>
        <translation>Das ist ein Programm, aber kein Redis-Server.</translation>
    </message>
    <message>
        <source>Choose a redis-server or valkey-server.</source>
        <translation>Wählen Sie einen redis-server oder valkey-server.</translation>
    </message>
    <message>
        <source>A finished server</source>
        <translation>Ein fertiger Server</translation>
    </message>
    <message>
        <source>Its layout cannot be varied: effects under 3% stay inconclusive.</source>
        <translation>Sein Layout lässt sich nicht verändern: Effekte unter 3% bleiben unentschieden.</translation>
    </message>
    <message>
        <source>This is no source package of Debian.</source>
        <translation>Das ist kein Quellpaket von Debian.</translation>
    </message>
    <message>
        <source>Write debian:redis, or debian:redis@trixie for another release.</source>
        <translation>Schreiben Sie debian:redis, oder debian:redis@trixie für eine andere Ausgabe.</translation>
    </message>
    <message>
        <source>Debian&apos;s source package %1, of this machine&apos;s release</source>
        <translation>Debian-Quellpaket %1, aus der Ausgabe dieser Maschine</translation>
    </message>
    <message>
        <source>Debian&apos;s source package %1, of %2</source>
        <translation>Debian-Quellpaket %1, aus %2</translation>
    </message>
    <message>
        <source>A repository elsewhere needs the 40 digits of a commit.</source>
        <translation>Ein Repository anderswo braucht die 40 Stellen eines Commits.</translation>
    </message>
    <message>
        <source>A branch or a tag may move; &apos;git ls-remote&apos; prints commits.</source>
        <translation>Ein Branch oder ein Tag kann sich verschieben; „git ls-remote“ gibt Commits aus.</translation>
    </message>
    <message>
        <source>A git repository at %1, fetched when it is built</source>
        <translation>Ein Git-Repository bei %1, geholt, wenn es gebaut wird</translation>
    </message>
    <message>
        <source>This patch is empty.</source>
        <translation>Dieser Patch ist leer.</translation>
    </message>
    <message>
        <source>&apos;git diff&apos; and &apos;diff -u&apos; write patches.</source>
        <translation>„git diff“ und „diff -u“ schreiben Patches.</translation>
    </message>
    <message>
        <source>This patch is not UTF-8.</source>
        <translation>Dieser Patch ist nicht UTF-8.</translation>
    </message>
    <message>
        <source>A case file holds UTF-8 text only; convert it with iconv.</source>
        <translation>Eine Falldatei enthält nur Text in UTF-8; wandeln Sie ihn mit iconv um.</translation>
    </message>
    <message>
        <source>This holds no unified diff.</source>
        <translation>Das enthält kein Unified Diff.</translation>
    </message>
    <message>
        <source>Choose a patch as &apos;git diff&apos; or &apos;diff -u&apos; writes it, or a redis-server binary.</source>
        <translation>Wählen Sie einen Patch, wie „git diff“ oder „diff -u“ ihn schreibt, oder eine Binärdatei redis-server.</translation>
    </message>
    <message>
        <source>A patch that changes %1</source>
        <translation>Ein Patch, der %1 ändert</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>The workbench for performance claims about Redis.</source>
        <translation>Die Werkbank für Behauptungen über die Geschwindigkeit von Redis.</translation>
    </message>
    <message>
        <source>Write the report of CASE to FILE.pdf and exit; needs no display.</source>
        <translation>Den Bericht über CASE nach FILE.pdf schreiben und enden; braucht keinen Bildschirm.</translation>
    </message>
    <message>
        <source>Speak LANG (%1) in place of the desktop&apos;s language.</source>
        <translation>LANG sprechen (%1) statt der Sprache des Desktops.</translation>
    </message>
    <message>
        <source>Case files to open.</source>
        <translation>Zu öffnende Falldateien.</translation>
    </message>
    <message>
        <source>With --export: pages of this SIZE, a4 (the default) or letter.</source>
        <translation>Mit --export: Seiten dieser Größe (SIZE), a4 (die Vorgabe) oder letter.</translation>
    </message>
</context>
</TS>
