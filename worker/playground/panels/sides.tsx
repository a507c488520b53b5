import { countOf } from "../../../shared/index.ts";
import type { SideBySide, SideLine, SideRow } from "../workspace/question.ts";
import { Sentence } from "./parts.tsx";

type LineRow = Extract<SideRow, { kind: "line" }>;

/** The file before beside the configuration, with what changes for users at the lines that decide it. */
export function Sides({ sides: { rows, omitted } }: { readonly sides: SideBySide }) {
  return (
    <section aria-label="Before and after">
      <h2>Before and after</h2>
      <table class="side-by-side">
        <caption>Before and after</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              Before
            </th>
            <th scope="col" colSpan={2}>
              Configuration
            </th>
          </tr>
        </thead>
        {/* By their place in the list: as lines come and go, all that follows changes its number. */}
        <tbody>{rows.map((row) => (row.kind === "gap" ? <Gap count={row.count} /> : <Lines row={row} />))}</tbody>
      </table>
      {omitted > 0 && <p>{countOf(omitted, "more line")} not shown.</p>}
    </section>
  );
}

function Gap({ count }: { readonly count: number }) {
  return (
    <tr>
      <td class="quiet" colSpan={4}>
        {countOf(count, "line")} without a difference
      </td>
    </tr>
  );
}

function Lines({ row: { before, after, changes } }: { readonly row: LineRow }) {
  const isSame = before?.text === after?.text;
  return (
    <>
      <tr class={isSame ? "same" : undefined}>
        <Side line={before} sign={isSame ? "" : "−"} />
        <Side line={after} sign={isSame ? "" : "+"} />
      </tr>
      {changes.map(({ effect, text }) => (
        <tr>
          <td class="at-line" colSpan={4}>
            <strong>{effect}:</strong> <Sentence>{text}</Sentence>
          </td>
        </tr>
      ))}
    </>
  );
}

interface SideProps {
  readonly line: SideLine | undefined;
  /** The sign of a line that is on this side alone; "" for others. */
  readonly sign: "" | "−" | "+";
}

function Side({ line, sign }: SideProps) {
  if (line === undefined) return <td class="no-line" colSpan={2} />;
  const kind = sign === "" ? "" : sign === "+" ? "added" : "removed";
  return (
    <>
      <td class={`number ${kind}`}>{line.number}</td>
      <td class={`text ${kind}`}>
        <span class="sign">{sign}</span>
        <code>{line.text}</code>
      </td>
    </>
  );
}
