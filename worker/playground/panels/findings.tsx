import {
  countOf,
  type Diagnostic,
  describeCounts,
  describeSuppression,
  type Fix,
  fixTitle,
  printable,
  rulePageUrl,
  type SuppressedDiagnostic,
  withSuppressed,
} from "../../../shared/index.ts";
import type { ShownFile } from "../workspace/question.ts";
import { DOCUMENTS, type DocumentName, type Place } from "../workspace/workspace.ts";

interface FindingsProps {
  readonly files: readonly ShownFile[];
  /** The beginning of the address of a rule's page, before the rule's id. */
  readonly docsUrl: string;
  readonly onGoTo: (place: Place) => void;
  readonly onFix: (document: DocumentName, fix: Fix) => void;
}

/** The findings by document, with what to do about each; folded, those that count for nothing, and why. */
export function Findings({ files, ...actions }: FindingsProps) {
  const found = files.filter(({ diagnostics, suppressed }) => diagnostics.length + suppressed.length > 0);
  if (found.length === 0) return <p>Nothing is wrong with these files.</p>;
  return (
    <>
      {found.map((file) => (
        <FileFindings key={file.document} file={file} {...actions} />
      ))}
    </>
  );
}

type FileFindingsProps = Omit<FindingsProps, "files"> & { readonly file: ShownFile };

function FileFindings({ file, ...actions }: FileFindingsProps) {
  const { document, counts, diagnostics, omitted, suppressed, omittedSuppressed } = file;
  const title = DOCUMENTS.find(({ name }) => name === document)?.title ?? "All layers";
  const suppressedCount = suppressed.length + omittedSuppressed;
  return (
    <section>
      <h2>
        {title}: {withSuppressed(describeCounts(counts) || "nothing to report", suppressedCount)}
      </h2>
      {diagnostics.some(({ rule }) => rule === "syntax") && <p class="quiet">{PARTLY_READ}</p>}
      <FindingList findings={diagnostics} omitted={omitted} document={document} {...actions} />
      {suppressedCount > 0 && (
        <details>
          <summary>{countOf(suppressedCount, "suppressed finding")}</summary>
          <FindingList findings={suppressed} omitted={omittedSuppressed} document={document} {...actions} />
        </details>
      )}
    </section>
  );
}

/** The findings of a file with a mistake in its syntax are those in the parts that can be read. */
const PARTLY_READ = "The rest was checked as far as it can be read. Once the syntax is right, there may be more.";

type ListProps = Omit<FindingsProps, "files"> & {
  readonly findings: readonly (Diagnostic | SuppressedDiagnostic)[];
  readonly omitted: number;
  readonly document: DocumentName | undefined;
};

function FindingList({ findings, omitted, ...inDocument }: ListProps) {
  return (
    <>
      <ul class="findings">
        {/* By their place in the list: as the file grows, all that follows changes its place, and nothing else. */}
        {findings.map((diagnostic) => (
          <Finding diagnostic={diagnostic} {...inDocument} />
        ))}
      </ul>
      {omitted > 0 && <p>{countOf(omitted, "more finding")} not shown.</p>}
    </>
  );
}

type FindingProps = Omit<ListProps, "findings" | "omitted"> & {
  readonly diagnostic: Diagnostic | SuppressedDiagnostic;
};

function Finding({ diagnostic, document, docsUrl, onGoTo, onFix }: FindingProps) {
  const { severity, message, why, advice, rule, range } = diagnostic;
  const fix = "fix" in diagnostic ? diagnostic.fix : undefined;
  const words = printable(message);
  return (
    <li class={`of-${severity}`}>
      <p>
        <span class="severity">{severity}</span>{" "}
        {range === undefined || document === undefined ? (
          <strong>{words}</strong>
        ) : (
          <button type="button" class="link" onClick={() => onGoTo({ document, ...range.start })}>
            {words} <span class="quiet place">Line {range.start.line}</span>
          </button>
        )}
      </p>
      <p class="quiet">{printable(why)}</p>
      <p>{printable(advice)}</p>
      {"suppression" in diagnostic && (
        <p>
          Suppressed by {describeSuppression(diagnostic.suppression)}: {printable(diagnostic.suppression.reason)}
        </p>
      )}
      <p class="actions">
        {fix !== undefined && document !== undefined && (
          <button type="button" onClick={() => onFix(document, fix)}>
            {fixTitle(fix)}
          </button>
        )}
        <a href={rulePageUrl(docsUrl, rule)} target="_blank" rel="noopener">
          Rule {rule}
        </a>
      </p>
    </li>
  );
}
