import * as fc from "fast-check";
import type { Log, Result } from "sarif";
import { describe, expect, it } from "vitest";
import type { RuleDescription } from "../../../shared/diagnostic/diagnostic.ts";
import { formatSarif } from "../../../shared/report/sarif.ts";
import { printable } from "../../../shared/text/printable.ts";
import { checkedFile, hostileFiles, located, rangeOf, suppressedAt, wholeFile } from "./samples.ts";

const RULES: readonly RuleDescription[] = [
  {
    id: "encoding",
    severity: "notice",
    summary: "A file that is not UTF-8",
    why: "Text is lost.",
    description: "JSON is UTF-8. A file in another encoding is read *wrongly*.",
    examples: { wrong: "\\xff", right: "{}" },
  },
  {
    id: "unknown-key",
    severity: "warning",
    summary: "A key that has no meaning",
    why: "It has no effect.",
    description: "Only known keys are read.",
    examples: { wrong: '{ "a": 1 }', right: "{}" },
  },
];

const SOURCE = '{\n  "a": 1,\n  "a": "the secret itself"\n}';

function log(...files: Parameters<typeof formatSarif>[0]): Log {
  return JSON.parse(formatSarif(files, RULES, "1.2.3"));
}

function onlyRun(...files: Parameters<typeof formatSarif>[0]) {
  const [run] = log(...files).runs;
  if (run === undefined) throw new Error("there is no run");
  return run;
}

function uriOf(path: string): string | undefined {
  const [result] = onlyRun(checkedFile(path, SOURCE, [wholeFile()])).results ?? [];
  return result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri;
}

function withMessages(...messages: readonly string[]) {
  return messages.map((message) => wholeFile({ message, advice: "." }));
}

function textOf(message: string): string | undefined {
  return onlyRun(checkedFile("a", SOURCE, [wholeFile({ message, advice: "." })])).results?.[0]?.message.text;
}

describe("formatSarif", () => {
  it("says where the rules are explained, where that is known", () => {
    const text = formatSarif([], RULES, "1.2.3", [], "https://steward.example/docs/rules.md#");
    const parsed: Log = JSON.parse(text);
    const { driver } = parsed.runs[0]?.tool ?? {};
    expect(driver?.informationUri).toBe("https://steward.example/docs/rules.md");
    expect(driver?.rules?.[0]?.helpUri).toBe(`https://steward.example/docs/rules.md#${RULES[0]?.id}`);
  });

  it("is a SARIF 2.1.0 log of one run, also where nothing was found", () => {
    expect(JSON.parse(formatSarif([checkedFile("a.json", SOURCE, [])], [], "1.2.3"))).toEqual({
      $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: { driver: { name: "provider-steward", version: "1.2.3", rules: [] } },
          invocations: [{ executionSuccessful: true }],
          columnKind: "utf16CodeUnits",
          newlineSequences: ["\r\n", "\n", "\r"],
          results: [],
        },
      ],
    });
  });

  it("tells of files that could not be read, and that the run failed", () => {
    const text = formatSarif([], [], "1.2.3", [
      { path: "a\n[b](c).json", reason: "It is gone." },
      { path: "d.json", reason: "It is a folder." },
    ]);
    expect(JSON.parse(text).runs[0].invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          { level: "error", message: { text: 'Could not read "a\\\\u{a}\\[b\\](c).json". It is gone.' } },
          { level: "error", message: { text: 'Could not read "d.json". It is a folder.' } },
        ],
      },
    ]);
  });

  it("describes every rule, found or not", () => {
    expect(onlyRun().tool.driver.rules).toEqual([
      {
        id: "encoding",
        shortDescription: { text: "A file that is not UTF-8" },
        fullDescription: { text: "JSON is UTF-8. A file in another encoding is read *wrongly*." },
        help: {
          text: "Text is lost.\n\nJSON is UTF-8. A file in another encoding is read *wrongly*.\n\nWrong:\n\n\\xff\n\nRight:\n\n{}",
          markdown:
            "Text is lost.\n\nJSON is UTF-8. A file in another encoding is read *wrongly*.\n\n" +
            "Wrong:\n\n```jsonc\n\\xff\n```\n\nRight:\n\n```jsonc\n{}\n```",
        },
        defaultConfiguration: { level: "note" },
      },
      {
        id: "unknown-key",
        shortDescription: { text: "A key that has no meaning" },
        fullDescription: { text: "Only known keys are read." },
        help: {
          text: 'It has no effect.\n\nOnly known keys are read.\n\nWrong:\n\n{ "a": 1 }\n\nRight:\n\n{}',
          markdown:
            'It has no effect.\n\nOnly known keys are read.\n\nWrong:\n\n```jsonc\n{ "a": 1 }\n```\n\nRight:\n\n```jsonc\n{}\n```',
        },
        defaultConfiguration: { level: "warning" },
      },
    ]);
  });

  it("locates a result by its region, with the end column after the last character", () => {
    const related = [{ message: "First here.", pointer: "/a", range: rangeOf(SOURCE, '"a"') }];
    const diagnostic = located(rangeOf(SOURCE, '"a"', 10), { related });
    expect(onlyRun(checkedFile("conf/a.json", SOURCE, [diagnostic])).results).toEqual([
      {
        ruleId: "unknown-key",
        ruleIndex: 1,
        level: "error",
        message: { text: 'The key "baseURL" is not known here. Write "baseUrl".' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "conf/a.json" },
              region: { startLine: 3, startColumn: 3, endLine: 3, endColumn: 6 },
            },
          },
        ],
        partialFingerprints: { primaryLocationLineHash: "db71bc2604200f27:1" },
        relatedLocations: [
          {
            id: 1,
            physicalLocation: {
              artifactLocation: { uri: "conf/a.json" },
              region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 6 },
            },
            message: { text: "First here." },
          },
        ],
        suppressions: [],
      },
    ]);
  });

  it("has what is suppressed behind the findings of its file, with where and why", () => {
    const key = rangeOf(SOURCE, '"a"');
    const byPolicy = { kind: "policy", pointer: "/ignores/0", reason: "[Known](\u202e)." } as const;
    const { results = [] } = onlyRun(
      checkedFile("a", SOURCE, [wholeFile()], [suppressedAt(key), suppressedAt(key, { suppression: byPolicy })]),
      checkedFile("b", SOURCE, [located(key)]),
    );
    expect(results.map(({ ruleId, suppressions }) => [ruleId, suppressions])).toEqual([
      ["encoding", []],
      ["unknown-key", [{ kind: "inSource", status: "accepted", justification: "The gateway expects it." }]],
      ["unknown-key", [{ kind: "external", status: "accepted", justification: "[Known](\\u{202e})." }]],
      ["unknown-key", []],
    ]);
    expect(results[1]).toMatchObject({
      level: "error",
      message: { text: 'The key "baseURL" is not known here. Write "baseUrl".' },
      locations: [{ physicalLocation: { region: { startLine: 2, startColumn: 3 } } }],
    });
  });

  it("knows each finding by the same fingerprint whether it is suppressed or not", () => {
    const places = [rangeOf(SOURCE, '"a"'), rangeOf(SOURCE, '"a"', 10), rangeOf(SOURCE, "}")];
    const fingerprints = (suppressed: readonly boolean[]) => {
      const [open, accepted] = [false, true].map((is) => places.filter((_, index) => suppressed[index] === is));
      const file = checkedFile(
        "a",
        SOURCE,
        (open ?? []).map((range) => located(range)),
        (accepted ?? []).map((range) => suppressedAt(range)),
      );
      const byLine = (onlyRun(file).results ?? []).map(({ locations, partialFingerprints }) => [
        locations?.[0]?.physicalLocation?.region?.startLine,
        partialFingerprints?.["primaryLocationLineHash"],
      ]);
      return Object.fromEntries(byLine);
    };
    const known = fingerprints([false, false, false]);
    expect(new Set(Object.values(known)).size).toBe(3);
    for (const suppressed of [
      [true, false, false],
      [false, true, false],
      [true, false, true],
      [true, true, true],
    ])
      expect(fingerprints(suppressed)).toEqual(known);
  });

  it("leaves out what is suppressed before any finding", () => {
    const range = rangeOf(SOURCE, '"a"');
    const notices = Array.from({ length: 24_999 }, () => wholeFile({ severity: "notice" }));
    const suppressed = [suppressedAt(range, { severity: "warning" }), suppressedAt(range), suppressedAt(range)];
    const run = onlyRun(checkedFile("a", SOURCE, [], suppressed), checkedFile("b", SOURCE, notices));
    expect(run.results).toHaveLength(25_000);
    expect(run.results?.slice(0, 2).map(({ level, suppressions }) => [level, suppressions?.length])).toEqual([
      ["error", 1],
      ["note", 0],
    ]);
    expect(run.invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toMatch(/^2 more findings left out/);
  });

  it("gives a fix as replacements of regions, exactly as they are to be made", () => {
    const { start } = rangeOf(SOURCE, '"a"');
    const fix = {
      title: "Rename [it](b).",
      safe: true,
      edits: [
        { range: { start, end: start }, text: "// \u202e\n" },
        { range: rangeOf(SOURCE, "1"), text: "2" },
        { range: rangeOf(SOURCE, '"a"', 10), text: "" },
      ],
    };
    const resultsOf = (safe: boolean) =>
      onlyRun(
        checkedFile("a b.json", SOURCE, [located(fix.edits[1]?.range ?? rangeOf("", ""), { fix: { ...fix, safe } })]),
      ).results;
    expect(resultsOf(true)?.[0]?.fixes).toEqual([
      {
        description: { text: "Rename \\[it\\](b)." },
        artifactChanges: [
          {
            artifactLocation: { uri: "a%20b.json" },
            replacements: [
              {
                deletedRegion: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 3 },
                insertedContent: { text: "// \u202e\n" },
              },
              {
                deletedRegion: { startLine: 2, startColumn: 8, endLine: 2, endColumn: 9 },
                insertedContent: { text: "2" },
              },
              { deletedRegion: { startLine: 3, startColumn: 3, endLine: 3, endColumn: 6 } },
            ],
          },
        ],
      },
    ]);
    expect(resultsOf(false)?.[0]?.fixes?.[0]?.description).toEqual({ text: "Rename \\[it\\](b). (unsafe)" });
  });

  it("gives no region for a whole file, and a notice as a note", () => {
    expect(onlyRun(checkedFile("a.json", SOURCE, [wholeFile({ severity: "notice" })])).results).toEqual([
      {
        ruleId: "encoding",
        ruleIndex: 0,
        level: "note",
        message: { text: "The file is not UTF-8. Save it as UTF-8." },
        locations: [{ physicalLocation: { artifactLocation: { uri: "a.json" } } }],
        partialFingerprints: { primaryLocationLineHash: "fde4befac68a8e4e:1" },
        suppressions: [],
      },
    ]);
  });

  it("gives a finding the severity that it has, and its rule the rule's own", () => {
    const run = onlyRun(checkedFile("a.json", SOURCE, [wholeFile({ severity: "error" })]));
    expect(run.results?.[0]?.level).toBe("error");
    expect(run.tool.driver.rules?.[0]?.defaultConfiguration).toEqual({ level: "note" });
  });

  it("leaves out the lightest findings past what GitHub takes, and says how many", () => {
    const notices = Array.from({ length: 25_000 }, (_, index) =>
      wholeFile({ severity: "notice", message: `${index}` }),
    );
    const run = onlyRun(checkedFile("a", SOURCE, notices), checkedFile("b", SOURCE, [wholeFile(), wholeFile()]));
    expect(run.results).toHaveLength(25_000);
    expect(run.results?.slice(-3).map(({ level, message }) => [level, message.text])).toEqual([
      ["note", "24997 Save it as UTF-8."],
      ["error", "The file is not UTF-8. Save it as UTF-8."],
      ["error", "The file is not UTF-8. Save it as UTF-8."],
    ]);
    expect(run.invocations).toEqual([
      {
        executionSuccessful: true,
        toolExecutionNotifications: [
          {
            level: "warning",
            message: {
              text: "2 more findings left out: GitHub accepts at most 25000 results. Fix some and check again.",
            },
          },
        ],
      },
    ]);
  });

  it("gives no index for a rule that is not described", () => {
    const [result] = onlyRun(checkedFile("a.json", SOURCE, [wholeFile({ rule: "other" })])).results ?? [];
    expect(result).toMatchObject({ ruleId: "other" });
    expect(result).not.toHaveProperty("ruleIndex");
  });

  it("keeps the order of files and diagnostics", () => {
    const { results } = onlyRun(
      checkedFile("b", SOURCE, withMessages("1", "2")),
      checkedFile("a", SOURCE, withMessages("3")),
    );
    expect(results?.map(({ message }) => message.text)).toEqual(["1 .", "2 .", "3 ."]);
  });

  it.each([
    ["conf/providers.json", "conf/providers.json"],
    ["./conf/providers.json", "conf/providers.json"],
    ["../providers.json", "../providers.json"],
    ["a b/100%/#1?.json", "a%20b/100%25/%231%3F.json"],
    ["c:x.json", "c%3Ax.json"],
    ["größe/漢.json", "gr%C3%B6%C3%9Fe/%E6%BC%A2.json"],
    ["/home/me/providers.json", "file:///home/me/providers.json"],
    ["//host/providers.json", "file:///host/providers.json"],
    ["<stdin>", "%3Cstdin%3E"],
    ["lone \ud800", "lone%20%EF%BF%BD"],
  ])("gives the path %j as %s", (path, uri) => {
    expect(uriOf(path)).toBe(uri);
  });

  it("lets no message make a link", () => {
    expect(textOf("[click](https://host.invalid)")).toBe("\\[click\\](https://host.invalid) .");
    expect(textOf("a\\[click](1)")).toBe("a\\\\\\[click\\](1) .");
    expect(textOf('"models[0]" has a [ and a \\')).toBe('"models[0]" has a [ and a \\ .');
  });

  it("never holds the source", () => {
    const text = formatSarif([checkedFile("a", SOURCE, [located(rangeOf(SOURCE, '"the secret itself"'))])], RULES, "1");
    expect(text).not.toContain("secret");
  });

  it("is printable, and refers to files only relatively, whatever a file and its name hold", () => {
    fc.assert(
      fc.property(hostileFiles, (files) => {
        const text = formatSarif(files, RULES, "1.2.3");
        expect(text.split("\n").map(printable)).toEqual(text.split("\n"));
        const results: readonly Result[] = JSON.parse(text).runs[0].results;
        expect(results).toHaveLength(files.flatMap((file) => [...file.diagnostics, ...file.suppressed]).length);
        for (const { message, locations, suppressions } of results) {
          const reason = suppressions?.[0]?.justification ?? "";
          expect(reason).toBe(printable(reason));
          expect(message.text).toBe(printable(message.text ?? ""));
          expect(message.text).not.toMatch(/(?<!\\)(?:\\\\)*\]\(/);
          const uri = locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? "";
          expect(new URL(uri, "https://base.invalid/folder/").origin).toMatch(/^(?:https:\/\/base\.invalid|null)$/);
        }
      }),
    );
  });
});
