/** `docs/performance.md`, from what a run came to. */
import type { Figure } from "./figure.ts";
import { GROUPS } from "./groups.ts";
import type { Results } from "./results.ts";
import { markdownTable, measured, peersOf, promised, runOf, sidesOf, times } from "./table.ts";

export function pageOf(results: Results): string {
  const { figures } = results;
  return `# How fast it is

<!-- Written by \`npm run bench -- --write-docs\` from \`test/bench/results.json\`. -->

Each work is done in turn by this project, by something that nothing can be faster than (the floor) and by other programs, for
several rounds. Ratios are what counts: a machine that is slower, or busy, slows both sides. They are medians of the ratios
of each round. What runs in process, and the Worker, is measured in processor time, whole processes and requests whose stores are
far away in wall time. No test asserts a time; \`npm run bench -- --against REF\` compares a checkout with another commit. How trips
are counted stands in [Where a request's time goes](latency.md).

${runOf(results)}
## Ratios

How many times the floor it takes, what the project promises, and how many times the floor others take.
${sections(figures, ratiosOf)}
## Medians

With the middle half of the rounds where it is wide.
${sections(figures, mediansOf)}`;
}

function sections(figures: readonly Figure[], tableOf: (figures: readonly Figure[]) => string): string {
  return GROUPS.map(({ name, title }) => {
    const table = tableOf(figures.filter((figure) => figure.group === name));
    return table === "" ? "" : `\n### ${title}\n\n${table}`;
  }).join("");
}

function ratiosOf(figures: readonly Figure[]): string {
  const rows = figures.flatMap((figure) => {
    const ratio = sidesOf(figure).first?.timesFloor;
    if (ratio === undefined) return [];
    return [[figure.name, figure.floor ?? "", times(ratio), promised(figure), peersOf(figure)]];
  });
  return rows.length === 0 ? "" : markdownTable(["Work", "Floor", "This / floor", "Promised", "Others / floor"], rows);
}

function mediansOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { first, floor } = sidesOf(figure);
    const peers = figure.entries.filter(({ kind }) => kind === "peer");
    return [
      figure.name,
      first === undefined ? "" : measured(first, figure.unit),
      floor === undefined ? "" : measured(floor, figure.unit),
      peers.map((peer) => `${peer.name} ${measured(peer, figure.unit)}`).join(", "),
    ];
  });
  return rows.length === 0 ? "" : markdownTable(["Work", "This", "Floor", "Others"], rows);
}
