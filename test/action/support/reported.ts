import { basename } from "node:path";
import { notesText } from "./notes.ts";
import type { TestPublishing } from "./publishing.ts";
import type { ActionRun } from "./run-action.ts";
import { parseCommand } from "./runner.ts";

/** GitHub's copies of one run's reports, as files to read, by their names. A part that the run leaves out has none. */
export type Reported = Readonly<Record<string, string>>;

/** @param names what to write in place of what differs from run to run, by what it is there. */
export function reportedBy(
  { exitCode, log, outputs, summary }: ActionRun,
  { writes }: TestPublishing["github"],
  names: Readonly<Record<string, string>>,
): Reported {
  const comments = writes.filter(({ path }) => path.endsWith("/comments")).map(({ body }) => String(Object(body).body));
  const checkRun = writes.filter(({ path }) => path.includes("/check-runs")).map(({ body }) => body);
  const texts = {
    "summary.md": summary,
    "comment.md": comments.join("\n"),
    "check-run.md": checkRun.slice(-1).map(checkRunText).join(""),
    "annotations.txt": notesText(log, writes),
    "log.txt": log.map((line) => `${asLogged(line)}\n`).join(""),
    "outputs.json": `${JSON.stringify({ exitCode, outputs: readOutputs(outputs) }, undefined, 2)}\n`,
  };
  const written = Object.entries(texts).filter(([, text]) => text !== "");
  return Object.fromEntries(written.map(([name, text]) => [name, withNames(text, names)]));
}

/** The title stands above the summary on the page of a check run. */
function checkRunText(body: unknown): string {
  const { conclusion, output } = Object(body);
  return `${conclusion}: ${output.title}\n\n${output.summary}`;
}

/** A line as GitHub shows it: of a command its message, behind its level. */
function asLogged(line: string): string {
  const { name, data } = parseCommand(line) ?? {};
  return name === undefined ? line : `${name}: ${data}`;
}

/** The report lies in a folder that has another name each time. */
function readOutputs({ report, accepted, changes, ...others }: ActionRun["outputs"]): object {
  return {
    ...others,
    ...(report === undefined ? {} : { report: basename(report) }),
    ...(accepted === undefined ? {} : { accepted: JSON.parse(accepted) }),
    ...(changes === undefined ? {} : { changes: JSON.parse(changes) }),
  };
}

function withNames(text: string, names: Readonly<Record<string, string>>): string {
  return Object.entries(names).reduce((named, [value, name]) => named.replaceAll(value, name), text);
}
