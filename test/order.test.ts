import { expect, test } from "vitest";
import { formatWorkflowCommands } from "../action/publish/annotations.ts";
import {
  type CheckedFile,
  formatJson,
  formatSarif,
  formatSummary,
  formatText,
  ruleDescriptions,
} from "../shared/index.ts";
import { runOf } from "./shared/report/samples.ts";
import { checkFixture, fixturesIn } from "./support/fixtures.ts";

/** The path, line and rule of each finding, in the order in which a report has them. */
type Told = readonly string[];

/** Files of runs, with findings of several severities in one file, and as few as every report has room for. */
const RUNS: readonly (readonly CheckedFile[])[] = [
  ["allow-deny-overlap", "default-protocol", "custom-id"],
  ["no-models-left"],
].map((folders) =>
  fixturesIn("rules")
    .filter(({ folder, kind }) => kind === "err" && folders.includes(folder))
    .map((fixture) => ({ ...checkFixture(fixture), path: `${fixture.folder}/${fixture.name}` })),
);

const REPORTS: Readonly<Record<string, (files: readonly CheckedFile[]) => Told>> = {
  text: (files) => Array.from(formatText(files, { color: false }).matchAll(/^(\S+):(\d+):\d+ .* {2}(\S+)$/gm), told),
  JSON: (files) => {
    const report: { files: readonly CheckedFile[] } = JSON.parse(formatJson(files));
    return report.files.flatMap(({ path, diagnostics }) =>
      diagnostics.map(({ range, rule }) => `${path}:${range?.start.line} ${rule}`),
    );
  },
  SARIF: (files) => {
    const { runs } = JSON.parse(formatSarif(files, ruleDescriptions, "1.0.0"));
    return runs[0].results.map(
      ({ ruleId, locations: [{ physicalLocation }] }: SarifResult) =>
        `${physicalLocation.artifactLocation.uri}:${physicalLocation.region.startLine} ${ruleId}`,
    );
  },
  "workflow commands": (files) =>
    Array.from(
      formatWorkflowCommands(files).matchAll(/^::\w+ title=Provider Steward%3A ([\w-]+),file=([^,]+),line=(\d+),/gm),
      ([, rule, path, line]) => `${path}:${line} ${rule}`,
    ),
  summary: (files) => {
    const tables = formatSummary(runOf(files), {}).split("<summary>").slice(1);
    return tables.flatMap((table) => {
      const [, path = ""] = /^<code>([^<]+)<\/code>/.exec(table) ?? [];
      return Array.from(
        table.matchAll(/^\| \w+ \| (\d+) \| .* \| `([a-z-]+)` \|$/gm),
        ([, line, rule]) => `${path}:${line} ${rule}`,
      );
    });
  },
};

interface SarifResult {
  readonly ruleId: string;
  readonly locations: readonly [
    {
      readonly physicalLocation: {
        readonly artifactLocation: { readonly uri: string };
        readonly region: { readonly startLine: number };
      };
    },
  ];
}

function told([, path, line, rule]: RegExpMatchArray): string {
  return `${path}:${line} ${rule}`;
}

/** GitHub shows ten annotations of a step, so that these begin with the errors. */
const ERRORS_FIRST: readonly string[] = ["workflow commands"];

test.each(Object.keys(REPORTS))("%s tells of everything in the order of files and lines", (name) => {
  for (const files of RUNS) {
    const inOrder = files.flatMap(({ path, diagnostics }) =>
      diagnostics.map(({ range, rule, severity }) => ({ path, line: range?.start.line ?? 0, rule, severity })),
    );
    if (ERRORS_FIRST.includes(name))
      inOrder.sort((one, other) => Number(other.severity === "error") - Number(one.severity === "error"));
    const severities = files.map(({ diagnostics }) => new Set(diagnostics.map(({ severity }) => severity)).size);
    expect(Math.max(...severities)).toBeGreaterThan(1);
    expect(REPORTS[name]?.(files)).toEqual(inOrder.map(({ path, line, rule }) => `${path}:${line} ${rule}`));
  }
});
