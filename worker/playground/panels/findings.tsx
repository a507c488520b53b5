import {
  countOf,
  type Diagnostic,
  describeCounts,
  type Fix,
  fixTitle,
  printable,
  rulePageUrl,
} from "../../../shared/index.ts";
import type { ShownFile } from "../question.ts";
import { DOCUMENTS, type DocumentName, type Place } from "../workspace.ts";

interface FindingsProps {
  readonly files: readonly ShownFile[];
  /** What stands before a rule's id in the address of its page. */
  readonly docsUrl: string;
  readonly onGoTo: (place: Place) => void;
  readonly onFix: (document: DocumentName, fix: Fix) => void;
}

/** What was found, by document, and what to do about it. */
export function Findings({ files, ...actions }: FindingsProps) {
  const found = files.filter(({ diagnostics }) => diagnostics.length > 0);
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

function FileFindings({ file: { document, counts, diagnostics, omitted }, ...actions }: FileFindingsProps) {
  const title = DOCUMENTS.find(({ name }) => name === document)?.title ?? "All layers";
  return (
    <section>
      <h2>
        {title}: {describeCounts(counts)}
      </h2>
      <ul class="findings">
        {/* By their place in the list: as the file grows, all that follows changes its place, and nothing else. */}
        {diagnostics.map((diagnostic) => (
          <Finding diagnostic={diagnostic} document={document} {...actions} />
        ))}
      </ul>
      {omitted > 0 && <p>{countOf(omitted, "more finding")} not shown.</p>}
    </section>
  );
}

type FindingProps = Omit<FindingsProps, "files"> & {
  readonly diagnostic: Diagnostic;
  readonly document: DocumentName | undefined;
};

function Finding({ diagnostic, document, docsUrl, onGoTo, onFix }: FindingProps) {
  const { severity, message, why, advice, rule, range, fix } = diagnostic;
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
