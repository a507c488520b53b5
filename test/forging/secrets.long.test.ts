import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatFixJson } from "../../action/commands/fix-report.ts";
import { findModel, findPointer } from "../../action/commands/subject.ts";
import { formatWorkflowCommands } from "../../action/publish/annotations.ts";
import { toCheckAnnotations } from "../../action/publish/check-annotations.ts";
import { effectLines, logLines } from "../../action/publish/log.ts";
import { markerOf } from "../../action/publish/marker.ts";
import { publicationOf } from "../../action/publish/publication.ts";
import { formatReviewComment, suggestionFor } from "../../action/publish/review-comment.ts";
import { formatChangesOutput, formatRunReport } from "../../action/publish/run-report.ts";
import { formatStickyComment } from "../../action/publish/sticky-comment.ts";
import {
  type Change,
  type CheckedFile,
  type CheckSettings,
  compareSides,
  type Diagnostic,
  type FileChanges,
  formatCatalog,
  formatChanges,
  formatGitlab,
  formatJson,
  formatJunit,
  formatSarif,
  formatSummary,
  formatText,
  maskCatalog,
  noPolicy,
  PRECEDENCE,
  printableJson,
  type RedactedText,
  resolveSupposing,
  type Side,
  shippedVocabulary,
} from "../../shared/index.ts";
import { knownChanges, runOf } from "../shared/report/samples.ts";
import { chosen, sized } from "../support/size.ts";
import { applyFixes, reportOfFix } from "./fixed.ts";
import { check, type Written, writeAtAllPlaces, writeAtRightPlaces } from "./places.ts";

/** A word that stands nowhere else. */
const SECRET = "qzxjkvwyqpfm";
const PART_CHARACTERS = 6;

const NOTHING = { error: 0, warning: 0, notice: 0 };

/** A policy that has more to say of URLs. */
const SETTINGS: CheckSettings = { policy: { ...noPolicy, approvedHosts: ["approved.example.com"] } };

/** Everything that is printed, stored or sent of a file. */
function outputsOf(file: Written): Readonly<Record<string, string>> {
  const checked = check("providers.jsonc", file, SETTINGS);
  return {
    text: formatText([checked], { color: false }),
    summary: formatSummary(runOf([checked]), {}),
    commands: formatWorkflowCommands([checked]),
    json: formatJson([checked]),
    sarif: formatSarif([checked], [], "1.2.3"),
    junit: formatJunit([checked]),
    gitlab: formatGitlab([checked]),
    log: logOf(checked),
    source: checked.source,
    checks: JSON.stringify(toCheckAnnotations([checked], { max: 50 }).shown),
    review: checked.diagnostics.map((diagnostic) => commentOf(diagnostic, file.content, checked.source)).join("\n"),
    ...(file.kind === "configuration" ? { ...fixOutputsOf(file.content), ...meaningOutputsOf(file.content) } : {}),
    ...runOutputsOf(checked, file.kind === "configuration" ? file.content : "{}"),
  };
}

function logOf(checked: CheckedFile, changes: readonly FileChanges[] = []): string {
  const target = { owner: "octo", repository: "config", headSha: "ec26c3e", pullRequest: 7 };
  const files = [{ checked, text: "", lines: undefined }];
  const results = { target, files, unread: [], changes, marks: [], unreported: NOTHING };
  const publication = publicationOf(
    results,
    { onlyChangedLines: false, docsUrl: undefined, playgroundUrl: undefined },
    {},
  );
  return [...logLines(publication), ...effectLines(changes, ["error"])].join("\n");
}

/** A review comment, with its suggestion where there is one. */
function commentOf(diagnostic: Diagnostic, content: string, source: RedactedText): string {
  const suggestion = suggestionFor(diagnostic, content, source);
  return formatReviewComment({ diagnostic, suggestion, marker: markerOf("fingerprint", "key") });
}

/** What the Action tells of the file as new and as removed. */
function runOutputsOf(checked: CheckedFile, content: string): Readonly<Record<string, string>> {
  const changes: readonly FileChanges[] = [
    knownChanges("new", changesBetween("{}", content)),
    knownChanges("removed", changesBetween(content, "{}")),
  ];
  const run = runOf([checked], { changes });
  const linkTo = (path: string) => path;
  return {
    "run, summary": formatSummary(run, {}),
    "run, comment": formatStickyComment(run, { linkTo, more: { text: "all" }, marker: "" }),
    "run, report": formatRunReport(run),
    "run, changes": formatChangesOutput(changes, undefined, 100_000),
    "run, log": logOf(checked, changes),
  };
}

function changesBetween(before: string, after: string): readonly Change[] {
  return compareSides(sideOf(before), sideOf(after)).changes;
}

function sideOf(...texts: readonly string[]): Side {
  const kinds = ["user", "enforced"] as const;
  const layers = texts.map(
    (text, index) => ({ kind: kinds[index] ?? "default", label: `${index}.json`, text }) as const,
  );
  return { layers, vocabulary: shippedVocabulary };
}

/** What `resolve`, `explain` and `diff` print of a configuration: alone, and in two layers, of which one overrides the other. */
function meaningOutputsOf(content: string): Readonly<Record<string, string>> {
  const { catalog, diagnostics } = resolveSupposing(sideOf(content, content));
  const shown = (isExplained: boolean) =>
    formatCatalog(catalog, {
      strong: (line) => line,
      isNarrowed: true,
      ...(isExplained ? { explain: PRECEDENCE } : {}),
    });
  const subjects = [
    ...["/providers", ""].map((pointer) => findPointer(catalog, pointer)),
    ...catalog.providers.flatMap(({ id, models }) => [
      findPointer(catalog, `/providers/${id}x/enabled`),
      ...models.flatMap((model) => [findModel(catalog, model.id), findModel(catalog, `${model.id.slice(0, 5)}…`)]),
    ]),
  ];
  const comparisons = [
    compareSides(sideOf("{}"), sideOf(content)),
    compareSides(sideOf(content), sideOf("{}")),
    compareSides(sideOf(content), sideOf("{}", content)),
  ];
  return {
    "resolve, text": shown(false),
    "resolve, explained": shown(true),
    "resolve, json": printableJson({ catalog: maskCatalog(catalog, { origins: true }), diagnostics }),
    explain: JSON.stringify(subjects.map((found) => (found.ok ? found.value : ""))),
    "diff, text": comparisons.map(({ changes }) => formatChanges(changes, (_, line) => line)).join("\n"),
    "diff, json": printableJson(comparisons.map(({ changes, diagnostics: own }) => ({ changes, own }))),
  };
}

/** The reports of what was fixed, and the difference. The fixed text itself holds what the file holds. */
function fixOutputsOf(content: string): Readonly<Record<string, string>> {
  const fixed = applyFixes("providers.jsonc", content, SETTINGS);
  const { file, diff } = fixed;
  return {
    "fix, text": reportOfFix(fixed, false),
    "fix, json": formatFixJson({ files: [file], unread: [], unwritten: [] }),
    "fix, diff": diff,
  };
}

/** The outputs that hold a part of a secret, as it is or in escapes, each with what stands before it. */
function leaksIn(outputs: Readonly<Record<string, string>>): readonly string[] {
  const parts = [SECRET.slice(0, PART_CHARACTERS), SECRET.slice(-PART_CHARACTERS)];
  return Object.entries(outputs).flatMap(([name, output]) => {
    const lower = output.toLowerCase();
    const at = Math.max(...[...parts, ...parts.map(escaped)].map((part) => lower.indexOf(part)));
    return at < 0 ? [] : [`${name}: ${output.slice(Math.max(0, at - 80), at)}`];
  });
}

/** A few leaks of several files, each with its place: enough to see what is wrong. */
function firstLeaks(files: readonly Written[]): readonly string[] {
  return files.flatMap((file) => leaksIn(outputsOf(file)).map((leak) => `${file.place}: ${leak}`)).slice(0, 3);
}

/** As JSON, without its quotes, and with each letter as an escape. */
function escaped(text: string): string {
  return Array.from(text, (character) =>
    /[a-z]/i.test(character)
      ? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
      : JSON.stringify(character).slice(1, -1),
  ).join("");
}

/** A file for each place that a text can take, with the text as it is and with its letters as escapes; in the small size, with one of these. */
function inEveryWay(text: string): readonly Written[] {
  const inEscapes = `"${escaped(text)}"`;
  return [writeAtAllPlaces, writeAtRightPlaces].flatMap((write) => {
    const ways = [write(text), write(text, inEscapes)];
    return sized({ full: ways.flat(), small: ways[0]?.map((plain, index) => ways[index % 2]?.[index] ?? plain) ?? [] });
  });
}

/** Secrets that are hidden wherever they stand: as a value, as a key, in a comment, in broken syntax. */
const SECRETS = {
  userinfo: `https://user:${SECRET}@host.example/v1`,
  "userinfo without a password": `https://${SECRET}@host.example/v1`,
  "userinfo before a path that is wrong": `http://user:${SECRET}@host.example:8080/v1/chat/completions`,
  "userinfo between spaces": `  https://user:${SECRET}@host.example/v1 `,
  "userinfo after three slashes": `https:///user:${SECRET}@host.example/v1`,
  "userinfo with an at sign": `https://a:${SECRET}@b:${SECRET}@host.example/v1`,
  "userinfo in percent escapes": `https://user%3A${SECRET}%40@host.example/v1`,
  "userinfo with a tab": `https://us\ter:${SECRET}@host.example/v1`,
  "userinfo in capitals": `HTTPS://USER:${SECRET.toUpperCase()}@HOST.example/v1`,
  "userinfo before a host that is none": `https://user:${SECRET}@ho st/v1`,
  "userinfo before a port that is none": `https://user:${SECRET}@host:99999/v1`,
  "userinfo of another scheme": `ftp://user:${SECRET}@host/v1`,
  "a query's value": `https://host.example/v1?key=${SECRET}`,
  "two values of a query": `https://host.example?api_key=${SECRET}&token=${SECRET}`,
  "a query's value with an equals sign": `https://host.example/v1?a=b=${SECRET}`,
  "a query's value after a semicolon": `https://host.example/v1?a=b;c=${SECRET}`,
  "a query without a scheme": `v1?key=${SECRET}`,
  "two URLs": `https://user:${SECRET}@host.example https://user:${SECRET}@host.example`,
  "a token": `sk-${SECRET}1234567890abcd`,
  "a token of another kind": `glpat-${SECRET}abcdefgh`,
  "a token in a sentence": `was ghp_${SECRET}abcdefghijkl, see there`,
  "a webhook": `https://hooks.slack.com/services/T01ABCDEF/B01ABCDEF/${SECRET}abcdefghijkl`,
};

/** Secrets that no one would write into a name, and that are hidden in every value. */
const SECRETS_IN_VALUES = {
  "userinfo without a scheme": `//user:${SECRET}@host.example/v1`,
  "userinfo without slashes": `user:${SECRET}@host.example/v1`,
  "userinfo after backslashes": `https:\\\\user:${SECRET}@host.example/v1`,
  "userinfo after one slash": `https:/user:${SECRET}@host.example/v1`,
  "userinfo after no slash": `https:user:${SECRET}@host.example/v1`,
  "userinfo with a slash": `https://user:a/${SECRET}@host.example/v1`,
  "userinfo with a question mark": `https://user:a?${SECRET}@host.example/v1`,
  "userinfo with a hash": `https://user:a#${SECRET}@host.example/v1`,
  "a query without a key": `https://host.example/v1?${SECRET}`,
  "a fragment": `https://host.example/v1#access_token=${SECRET}`,
  "a fragment without a key": `https://host.example/v1#${SECRET}`,
};

/** The values of a configuration that hold a URL, or that no schema takes. */
const VALUES = [
  "a model with another URL",
  "a custom model's URL",
  "a base URL of models",
  "an endpoint of models",
  "a base URL",
  "a base URL's host",
  "a base URL's path",
  "a base URL's query",
  "a misspelled base URL",
  "a base URL beside a misspelled key",
  "a base URL beside wrong quotes",
  "a comment beside a misspelled key",
  "a schema",
  "a protocol",
  "a discovery",
  "a custom provider's type",
  "an approved host",
  "a layer",
  "an ignored file",
  "a comment on a line",
  "a comment between brackets",
  "an ignore comment's reason",
  "the reason of a comment that suppresses",
  "the reason of an ignore",
  "nowhere in particular",
  "a value without quotes",
  "a value without an end",
];

describe("no output holds", () => {
  test.each(chosen(Object.entries(SECRETS), 22))("%s, wherever it stands", (_, text) => {
    expect(firstLeaks(inEveryWay(text))).toEqual([]);
  });

  test.each(chosen(Object.entries({ ...SECRETS_IN_VALUES, ...SECRETS }), 33))(
    "%s in a value or a comment",
    (_, text) => {
      const files = inEveryWay(text).filter(({ place }) => VALUES.includes(place));
      expect(new Set(files.map(({ place }) => place)).size).toBe(VALUES.length);
      expect(firstLeaks(files)).toEqual([]);
    },
  );

  const header = fc.record({
    name: fc.constantFrom("X-Tenant", "X-Auth-Token", "Authorization", "authorization", "X A", "Host", "", "X-A: b"),
    value: fc.constantFrom<unknown>(
      SECRET,
      `Bearer ${SECRET}`,
      `a\r\nX-B: ${SECRET}`,
      `\u202e${SECRET}`,
      `https://host.example/${SECRET}`,
      `\${A}${SECRET}`,
      [SECRET],
      { "X-B": SECRET },
    ),
  });
  const place = fc.constantFrom<(headers: string) => string>(
    (headers) => `{ "providers": { "provider_a": { "customHeaders": ${headers} } } }`,
    (headers) =>
      `{\n"providers": {\n"provider_c": {\n"customHeaders": ${headers}, "customHeaders": ${headers}\n}\n}\n}`,
    (headers) =>
      `{ "providers": { "custom": { "a": { "type": "provider-b-compatible", "customHeaders": ${headers} } } } }`,
    (headers) => `{ "customHeaders": ${headers}, "providers": { "provider_a": { "headers": ${headers} } } }`,
    (headers) =>
      `{ "providers": { "provider_a": { "models": { "customHeaders": ${headers} }, "customHeader": ${headers} } } }`,
    (headers) => `{ // ${headers}\n"providers": { /* ${headers} */ } }`,
    (headers) =>
      `{ "providers": { "provider_a": {\n// steward-ignore-next-line secret-in-header: ${headers}\n"customHeaders":\n${headers} } } }`,
  );
  /** One character changed behind the value, so that what is a name stays one. */
  const damage = fc.option(
    fc.record({ at: fc.nat(), cut: fc.nat({ max: 3 }), insert: fc.constantFrom("", ",", '"', "}", "\n", "//") }),
  );

  test("a header's value, whatever its name, its place, and what is wrong behind it", () => {
    fc.assert(
      fc.property(fc.array(header, { minLength: 1, maxLength: 3 }), place, damage, (headers, put, harm) => {
        const text = put(
          `{ ${headers.map(({ name, value }) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(", ")} }`,
        );
        const from = text.lastIndexOf(SECRET) + SECRET.length + 1;
        const at = from + ((harm?.at ?? 0) % (text.length - from + 1));
        const content = harm === null ? text : text.slice(0, at) + harm.insert + text.slice(at + harm.cut);
        expect(leaksIn(outputsOf({ place: "a header", kind: "configuration", content }))).toEqual([]);
      }),
      { numRuns: sized({ full: 500, small: 15 }) },
    );
  });
});

describe("a suggestion is offered beside", () => {
  test.each([
    ["a URL under a misspelled key", '"baseURL": "https://host.example/v1"'],
    ["a comment", '"Enabled": true // the gateway of team blue'],
    ["wrong quotes", '“baseUrl”: "https://host.example/v1"'],
  ])("%s without a secret, so that the laws above have something to refuse", (_, line) => {
    const content = `{ "$schema": "provider-config.schema.json", "providers": { "provider_a": {\n${line}\n} } }\n`;
    const { diagnostics, source } = check("a", { place: "a line", kind: "configuration", content });
    expect(diagnostics.map((diagnostic) => commentOf(diagnostic, content, source)).join()).toContain("```suggestion");
  });
});
