import { formatWorkflowCommands } from "../../action/publish/annotations.ts";
import { formatRunReport } from "../../action/publish/run-report.ts";
import { formatStickyComment } from "../../action/publish/sticky-comment.ts";
import {
  type CheckedFile,
  checkFile,
  checkPolicyFile,
  decodeFile,
  FILE_MAX_BYTES,
  fixText,
  formatJson,
  formatSarif,
  formatSummary,
  formatText,
  validate,
} from "../../shared/index.ts";
import { POLICY_FILE_MAX_BYTES } from "../../shared/settings/limits.ts";
import type { Input } from "./input.ts";
import {
  FILE_INVARIANTS,
  FIX_INVARIANTS,
  findBroken,
  messageOfThrown,
  REPORT_INVARIANTS,
  TEXT_INVARIANTS,
} from "./invariants.ts";
import { offeredModels } from "./offered-models.ts";

/** Rules whose diagnostics say that a text's syntax is wrong. */
const SYNTAX_RULES = ["syntax", "nesting-depth", "key-length"];

/** Puts an input through the checks. Says what is wrong with what came out; undefined where nothing is. */
export function checkInput(input: Input): string | undefined {
  let broken: string | undefined;
  const thrown = messageOfThrown(() => {
    broken = findProblem(input);
  });
  return thrown ?? broken;
}

function findProblem({ content, kind, path, settings, isThorough }: Input): string | undefined {
  // No file can hold it, but a program's text can.
  if (typeof content === "string" && !content.isWellFormed()) {
    return findBroken(TEXT_INVARIANTS, { text: content, diagnostics: validate(content, settings) });
  }
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const file = kind === "policy" ? checkPolicyFile(path, bytes).file : checkFile(path, bytes, settings);
  const decoded = decodeFile(bytes, kind === "policy" ? POLICY_FILE_MAX_BYTES : FILE_MAX_BYTES);
  const text = decoded.ok ? decoded.value : "";
  const broken = findBroken(FILE_INVARIANTS, { text, diagnostics: file.diagnostics, source: file.source });
  if (broken !== undefined || !isThorough) return broken;
  return findBrokenReport(file) ?? (kind === "policy" ? undefined : findBrokenFix(text, settings));
}

const FORMAT_RULES = ["unknown-key", "unknown-provider", "unknown-value", "wrong-type"];

function findBrokenFix(text: string, settings: Input["settings"]): string | undefined {
  for (const unsafe of [false, true]) {
    const once = fixText(text, { ...settings, unsafe });
    const twice = fixText(once.text, { ...settings, unsafe });
    // What the format does not allow sets nothing until it is fixed.
    const isNewlySet = once.applied.some(({ rule }) => FORMAT_RULES.includes(rule));
    const offers = unsafe || isNewlySet || settings.layers !== undefined ? undefined : offeredModels;
    const broken = findBroken(FIX_INVARIANTS, { text, once, twice, parses, offers });
    if (broken !== undefined) return broken;
  }
  return undefined;
}

function parses(text: string): boolean {
  return !validate(text).some(({ rule }) => SYNTAX_RULES.includes(rule));
}

function findBrokenReport(file: CheckedFile): string | undefined {
  const unread = [{ path: file.path, reason: "It is gone." }];
  const run = { files: [file], unread, changes: [] };
  const linkTo = (path: string, line: number) => `https://host.example/${path}#L${line}`;
  const reports = [
    { format: "text", text: formatText([file], { color: false }) },
    { format: "text", text: formatSummary(run, { linkTo }) },
    { format: "text", text: formatStickyComment(run, { linkTo, more: { text: "the log" }, marker: "" }) },
    { format: "commands", text: formatWorkflowCommands([file]) },
    { format: "json", text: formatJson([file], unread) },
    { format: "json", text: formatRunReport(run) },
    { format: "json", text: formatSarif([file], [], "1.2.3", unread) },
  ] as const;
  for (const report of reports) {
    const broken = findBroken(REPORT_INVARIANTS, report);
    if (broken !== undefined) return broken;
  }
  return undefined;
}
