import {
  type Acceptance,
  countAccepted,
  countChanges,
  type FileChanges,
  type Openings,
  printableJsonLine,
} from "../../shared/index.ts";

/** The acceptances of a run, for programs; each opening's own stand with the changes. */
interface AcceptedReport {
  /** The number of changes that open something. */
  readonly opens: number;
  readonly accepted: number;
  /** Who accepted something, in the order of time. */
  readonly by: readonly (Acceptance & { readonly opens: number })[];
}

/** An `AcceptedReport` as one line of JSON. It has a few accounts at most, however much opens. */
export function formatAcceptedOutput(changes: readonly FileChanges[], openings: Openings | undefined): string {
  const report: AcceptedReport = {
    opens: countChanges(changes).opens,
    accepted: countAccepted(changes, openings),
    by: acceptancesIn(openings),
  };
  return printableJsonLine(report);
}

function acceptancesIn(openings: Openings | undefined): AcceptedReport["by"] {
  const all = [...(openings?.byText.values() ?? [])].flatMap(({ accepted }) => accepted);
  const distinct = Map.groupBy(all, ({ by, how, at }) => JSON.stringify([at, by, how]));
  return [...distinct]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) => (first === undefined ? [] : [{ ...first, opens: others.length + 1 }]));
}
