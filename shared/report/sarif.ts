import type {
  Invocation,
  Location,
  Log,
  Notification,
  PhysicalLocation,
  Region,
  ReportingDescriptor,
  Result,
  Fix as SarifFix,
  Suppression as SarifSuppression,
  ToolComponent,
} from "sarif";
import {
  type CheckedFile,
  type Diagnostic,
  type Fix,
  fixTitle,
  type Range,
  type RelatedPlace,
  type RuleDescription,
  type Severity,
  type SuppressedDiagnostic,
  type Suppression,
} from "../diagnostic/diagnostic.ts";
import { printable, printableJson } from "../text/printable.ts";
import { countOf } from "../text/wording.ts";
import { fingerprintsIn } from "./fingerprint.ts";
import { SARIF_RUN_MAX_RESULTS } from "./limits.ts";
import { inFileOrder, rankFindings, rankSuppressed } from "./ranking.ts";
import { rulePageUrl } from "./rule-page.ts";
import { describeUnread, type UnreadFile } from "./run.ts";

const LEVELS = { error: "error", warning: "warning", notice: "note" } as const satisfies Record<Severity, Result.level>;

/**
 * Reports to code scanning and to editors, as SARIF 2.1.0 text. No part of the source is in it but what a fix inserts.
 * Where there are more than SARIF_RUN_MAX_RESULTS findings, the most severe are kept, suppressed ones after all others,
 * and a notification counts the rest.
 *
 * @param rules all rules, whether they found something or not.
 * @param docsUrl what stands before a rule's id in the address of its page; undefined where that is unknown.
 * @param unread files that were to be checked and are not among `files`; the run counts as failed then.
 */
export function formatSarif(
  files: readonly CheckedFile[],
  rules: readonly RuleDescription[],
  toolVersion: string,
  unread: readonly UnreadFile[] = [],
  docsUrl?: string,
): string {
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  const [ranked, suppressed] = [rankFindings(files), rankSuppressed(files)];
  const kept = inFileOrder(ranked.slice(0, SARIF_RUN_MAX_RESULTS));
  const keptSuppressed = inFileOrder(suppressed.slice(0, Math.max(0, SARIF_RUN_MAX_RESULTS - ranked.length)));
  const log: Log = {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: toDriver(rules, toolVersion, docsUrl) },
        invocations: [toInvocation(unread, ranked.length + suppressed.length - SARIF_RUN_MAX_RESULTS)],
        columnKind: "utf16CodeUnits",
        // A carriage return alone is no line end unless the run says so.
        newlineSequences: ["\r\n", "\n", "\r"],
        results: files.flatMap((file) => {
          const findings = [...(kept.get(file) ?? []), ...(keptSuppressed.get(file) ?? [])];
          const fingerprints = fingerprintsIn(file);
          return findings.map(({ diagnostic }) =>
            toResult(file.path, diagnostic, fingerprints.get(diagnostic) ?? "", indexOf.get(diagnostic.rule)),
          );
        }),
      },
    ],
  };
  return printableJson(log);
}

function toInvocation(unread: readonly UnreadFile[], omitted: number): Invocation {
  const notifications = [
    ...unread.map((file) => toNotification("error", describeUnread(file))),
    ...(omitted > 0 ? [toNotification("warning", explainOmittedResults(omitted))] : []),
  ];
  return {
    executionSuccessful: unread.length === 0,
    ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
  };
}

function toNotification(level: "error" | "warning", text: string): Notification {
  return { level, message: { text: toMessageText(text) } };
}

function explainOmittedResults(count: number): string {
  return `${countOf(count, "more finding")} left out: GitHub accepts at most ${SARIF_RUN_MAX_RESULTS} results. Fix some and check again.`;
}

function toDriver(rules: readonly RuleDescription[], version: string, docsUrl: string | undefined): ToolComponent {
  return {
    name: "provider-steward",
    version,
    // The page of all rules: the part of the address before the fragment or after the last slash.
    ...(docsUrl === undefined ? {} : { informationUri: docsUrl.replace(/#$/, "") }),
    rules: rules.map((rule) => toDescriptor(rule, docsUrl)),
  };
}

function toDescriptor(rule: RuleDescription, docsUrl: string | undefined): ReportingDescriptor {
  const { id, severity, summary, why, description, examples } = rule;
  const { wrong, right } = examples;
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: description },
    ...(docsUrl === undefined ? {} : { helpUri: rulePageUrl(docsUrl, id) }),
    help: {
      text: `${why}\n\n${description}\n\nWrong:\n\n${wrong}\n\nRight:\n\n${right}`,
      markdown: `${why}\n\n${description}\n\nWrong:\n\n${codeBlock(wrong)}\n\nRight:\n\n${codeBlock(right)}`,
    },
    defaultConfiguration: { level: LEVELS[severity] },
  };
}

function codeBlock(code: string): string {
  return `\`\`\`jsonc\n${code}\n\`\`\``;
}

function toResult(
  path: string,
  diagnostic: Diagnostic | SuppressedDiagnostic,
  fingerprint: string,
  ruleIndex: number | undefined,
): Result {
  const { rule, severity, message, advice, range, related, inDamagedFile } = diagnostic;
  const fix = "fix" in diagnostic ? diagnostic.fix : undefined;
  const uri = toUri(path);
  return {
    ruleId: rule,
    ...(ruleIndex === undefined ? {} : { ruleIndex }),
    level: LEVELS[severity],
    message: { text: toMessageText(`${message} ${advice}`) },
    locations: [{ physicalLocation: toPhysicalLocation(uri, range) }],
    // The one key by which code scanning knows a result again where it cannot look at the file.
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    ...(related.length === 0
      ? {}
      : { relatedLocations: related.map((place, index) => toRelatedLocation(uri, place, index + 1)) }),
    ...(fix === undefined ? {} : { fixes: [toSarifFix(uri, fix)] }),
    // See docs/decisions/0143-suppressed-findings-are-listed.md. An empty list says that it is not suppressed.
    suppressions: "suppression" in diagnostic ? [toSarifSuppression(diagnostic.suppression)] : [],
    ...(inDamagedFile === undefined ? {} : { properties: { inDamagedFile } }),
  };
}

function toSarifSuppression({ kind, reason }: Suppression): SarifSuppression {
  return {
    kind: kind === "comment" ? "inSource" : "external",
    status: "accepted",
    justification: printable(reason),
  };
}

/**
 * The regions are those of the file as it is. Inserted text is not made printable, because it is meant for the file.
 */
function toSarifFix(uri: string, fix: Fix): SarifFix {
  const replacements = fix.edits.map(({ range, text }) => ({
    deletedRegion: toRegion(range),
    ...(text === "" ? {} : { insertedContent: { text } }),
  }));
  return {
    description: { text: toMessageText(fixTitle(fix)) },
    artifactChanges: [{ artifactLocation: { uri }, replacements }],
  };
}

function toRelatedLocation(uri: string, { message, range }: RelatedPlace, id: number): Location {
  return {
    id,
    physicalLocation: toPhysicalLocation(uri, range),
    message: { text: toMessageText(message) },
  };
}

function toPhysicalLocation(uri: string, range: Range | undefined): PhysicalLocation {
  return { artifactLocation: { uri }, ...(range === undefined ? {} : { region: toRegion(range) }) };
}

/** As with us, SARIF's columns start at 1 and the end column is the one after the last character (3.30.8). */
function toRegion({ start, end }: Range): Region {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

/** `[text](target)` would be a link in a message (3.11.6). */
function toMessageText(text: string): string {
  const shown = printable(text);
  return shown.includes("](") ? shown.replace(/[\\[\]]/g, "\\$&") : shown;
}

/** A path as a URI reference (RFC 3986): `./` in front is dropped, and an absolute path gets its scheme. */
function toUri(path: string): string {
  const reference = path
    .toWellFormed()
    .replace(/^(\.\/+)+/, "")
    .split("/")
    .map(encodeURIComponent)
    .join("/");
  return reference.startsWith("/") ? `file://${reference.replace(/^\/+/, "/")}` : reference;
}
