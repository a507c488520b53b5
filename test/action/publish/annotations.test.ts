import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatWorkflowCommands, toAnnotations } from "../../../action/publish/annotations.ts";
import type { Diagnostic, Severity } from "../../../shared/diagnostic/diagnostic.ts";
import { checkedFile, hostileFiles, located, rangeOf, wholeFile } from "../../shared/report/samples.ts";
import { parseCommand } from "../support/runner.ts";

const SOURCE = '{\n  "a": {\n  }\n}';
const KEY = rangeOf(SOURCE, '"a"');

function withText(severity: Severity, message: string) {
  return located(KEY, { severity, message });
}

describe("toAnnotations", () => {
  it("gives lines and columns within one line, the last column included", () => {
    expect(toAnnotations([checkedFile("conf/providers.json", SOURCE, [located(KEY)])])).toEqual({
      shown: [
        {
          level: "error",
          title: "Provider Steward: unknown-key",
          message: 'The key "baseURL" is not known here.\nWrite "baseUrl".',
          file: "conf/providers.json",
          line: 2,
          endLine: 2,
          col: 3,
          endColumn: 5,
        },
      ],
      omitted: { error: 0, warning: 0, notice: 0 },
      omittedMarks: [],
    });
  });

  it("gives an empty range the column at which it stands", () => {
    const { shown } = toAnnotations([checkedFile("a", SOURCE, [located({ start: KEY.end, end: KEY.end })])]);
    expect(shown[0]).toMatchObject({ line: 2, endLine: 2, col: 6, endColumn: 6 });
  });

  it("gives lines only over several lines, and the file only for a whole file", () => {
    const { shown } = toAnnotations([checkedFile("a", SOURCE, [wholeFile(), located(rangeOf(SOURCE, "{\n  }"))])]);
    expect(shown.map((annotation) => Object.keys(annotation))).toEqual([
      ["level", "title", "message", "file"],
      ["level", "title", "message", "file", "line", "endLine"],
    ]);
    expect(shown[1]).toMatchObject({ line: 2, endLine: 3 });
  });

  it("annotations of errors come first, in the order of files and places", () => {
    const files = [
      checkedFile("a", SOURCE, [withText("notice", "1"), withText("error", "2"), withText("warning", "3")]),
      checkedFile("b", SOURCE, [withText("error", "4"), withText("notice", "5"), withText("error", "6")]),
    ];
    expect(toAnnotations(files).shown.map(({ message }) => message[0])).toEqual(["2", "4", "6", "1", "3", "5"]);
  });

  it.each([
    ["all that fits", [10, 10, 10], [10, 10, 10], [0, 0, 0]],
    ["one error too many, so a notice gives way", [11, 0, 10], [10, 0, 9], [1, 0, 1]],
    ["one error too many, and room among the notices", [11, 0, 9], [10, 0, 9], [1, 0, 0]],
    ["one notice too many", [0, 0, 11], [0, 0, 9], [0, 0, 2]],
    ["far too much of everything", [500, 30, 20], [10, 10, 9], [490, 20, 11]],
  ] as const)(
    "annotations of %s fill what GitHub takes, and the rest is counted",
    (_, found, shownCounts, omittedCounts) => {
      const levels = ["notice", "warning", "error"] as const;
      const diagnostics = levels.flatMap((severity, index) =>
        Array.from({ length: found[2 - index] ?? 0 }, () => located(KEY, { severity })),
      );
      const half = Math.floor(diagnostics.length / 2);
      const files = [
        checkedFile("a", SOURCE, diagnostics.slice(0, half)),
        checkedFile("b", SOURCE, diagnostics.slice(half)),
      ];
      const { shown, omitted } = toAnnotations(files);
      const count = (level: string) => shown.filter((annotation) => annotation.level === level).length;
      expect([count("error"), count("warning"), count("notice")]).toEqual(shownCounts);
      expect([omitted.error, omitted.warning, omitted.notice]).toEqual(omittedCounts);

      const commands = formatWorkflowCommands(files).split("\n").slice(0, -1);
      const isOver = omittedCounts.some((value) => value > 0);
      expect(commands).toHaveLength(shown.length + (isOver ? 1 : 0));
      expect(commands.filter((command) => command.startsWith("::notice ")).length).toBeLessThanOrEqual(10);
    },
  );
});

describe("formatWorkflowCommands", () => {
  it("writes one command a line", () => {
    const diagnostics = [located(KEY), wholeFile({ severity: "notice" }), located(KEY, { severity: "warning" })];
    expect(formatWorkflowCommands([checkedFile("conf/a,b:c.json", SOURCE, diagnostics)])).toBe(
      `::error title=Provider Steward%3A unknown-key,file=conf/a%2Cb%3Ac.json,line=2,endLine=2,col=3,endColumn=5::The key "baseURL" is not known here.%0AWrite "baseUrl".
::notice title=Provider Steward%3A encoding,file=conf/a%2Cb%3Ac.json::The file is not UTF-8.%0ASave it as UTF-8.
::warning title=Provider Steward%3A unknown-key,file=conf/a%2Cb%3Ac.json,line=2,endLine=2,col=3,endColumn=5::The key "baseURL" is not known here.%0AWrite "baseUrl".
`,
    );
  });

  it("a command ends with the address of the rule's page where that is known", () => {
    const docsUrl = "https://steward.example/rules/";
    expect(formatWorkflowCommands([checkedFile("a", SOURCE, [wholeFile()])], { docsUrl })).toBe(
      "::error title=Provider Steward%3A encoding,file=a::The file is not UTF-8.%0ASave it as UTF-8.%0Ahttps://steward.example/rules/encoding\n",
    );
  });

  it("shows ten warnings: what opens, what breaks, then findings, and counts the rest of each", () => {
    const marks = ["opens", "breaks"].flatMap((effect) =>
      Array.from({ length: 6 }, (_, index) => ({
        effect: effect === "opens" ? ("opens" as const) : ("breaks" as const),
        text: `It ${effect} \`${index}\`.`,
        subject: "",
        where: "",
        accepted: "",
        path: "a,b",
        isInDiff: true,
        line: effect === "opens" ? index + 1 : undefined,
      })),
    );
    const diagnostics = [located(KEY), located(KEY, { severity: "warning" })];
    const commands = formatWorkflowCommands([checkedFile("a", SOURCE, diagnostics)], { marks }).split("\n");
    expect(commands[0]).toMatch(/^::error /);
    expect(commands[1]).toBe("::warning title=Provider Steward%3A opens,file=a%2Cb,line=1,endLine=1::It opens `0`.");
    expect(commands[7]).toBe("::warning title=Provider Steward%3A breaks,file=a%2Cb::It breaks `0`.");
    expect(commands.filter((command) => command.startsWith("::warning "))).toHaveLength(10);
    expect(commands.at(-2)).toMatch(/^::notice title=Provider Steward%3A more::Not annotated: 1 warning, breaks 2\. /);
  });

  it("says at last what was left out", () => {
    const diagnostics = Array.from({ length: 12 }, () => located(KEY));
    const commands = formatWorkflowCommands([checkedFile("a", SOURCE, diagnostics)]).split("\n");
    expect(commands).toHaveLength(12);
    expect(commands[10]).toBe(
      "::notice title=Provider Steward%3A more::Not annotated: 2 errors. GitHub shows at most 10 annotations of each level per step. " +
        "The job summary has all of them.",
    );
  });

  it("puts the run's own errors first, and leaves room for them", () => {
    const files = [
      checkedFile(
        "a",
        SOURCE,
        Array.from({ length: 9 }, () => located(KEY)),
      ),
    ];
    const runErrors = [
      { title: "Could not read", message: "It is\n100% gone.", file: "b,c" },
      { title: "Failure", message: "Fix it." },
    ];
    const commands = formatWorkflowCommands(files, { runErrors }).split("\n").slice(0, -1);
    expect(commands.slice(0, 2)).toEqual([
      "::error title=Could not read,file=b%2Cc::It is%0A100%25 gone.",
      "::error title=Failure::Fix it.",
    ]);
    expect(commands.filter((command) => command.startsWith("::error "))).toHaveLength(10);
    expect(commands.at(-1)).toMatch(/^::notice title=Provider Steward%3A more::Not annotated: 1 error\. /);
    const many = Array.from({ length: 12 }, () => ({ title: "Failure", message: "Fix it." }));
    const cut = formatWorkflowCommands(files, { runErrors: many });
    expect(cut.match(/^::error /gm)).toHaveLength(10);
    expect(cut).toContain("Not annotated: 11 errors. ");
  });

  it("leaves room for errors that are annotated elsewhere in the step", () => {
    const diagnostics = Array.from({ length: 10 }, () => located(KEY));
    const notices = Array.from({ length: 10 }, () => located(KEY, { severity: "notice" }));
    const files = [checkedFile("a", SOURCE, [...diagnostics, ...notices])];
    const runErrors = [{ title: "Failure", message: "Fix it." }];
    const commands = formatWorkflowCommands(files, { runErrors, errorsBefore: 1 });
    expect(commands.match(/^::error /gm)).toHaveLength(9);
    expect(commands.match(/^::notice /gm)).toHaveLength(10);
    expect(commands).toContain("Not annotated: 2 errors, 1 notice. ");
  });

  it("there is room for the notice that counts errors of the run alone", () => {
    const notices = Array.from({ length: 10 }, () => located(KEY, { severity: "notice" }));
    const runErrors = Array.from({ length: 11 }, () => ({ title: "Failure", message: "Fix it." }));
    const commands = formatWorkflowCommands([checkedFile("a", SOURCE, notices)], { runErrors });
    expect(commands.match(/^::error /gm)).toHaveLength(10);
    expect(commands.match(/^::notice /gm)).toHaveLength(10);
    expect(commands).toContain("Not annotated: 1 error, 1 notice. ");
  });

  it("leaves out what is farthest from the change among what is as severe", () => {
    const diagnostics = Array.from({ length: 20 }, (_, index) => withText("error", `number ${index}`));
    const closeness = (_: string, { message }: Diagnostic) => (message === "number 19" ? 0 : Infinity);
    const commands = formatWorkflowCommands([checkedFile("a", SOURCE, diagnostics)], { closeness }).split("\n");
    expect(commands[0]).toContain("number 0%0A");
    expect(commands[9]).toContain("number 19%0A");
  });

  it("the runner reads commands as they were meant, whatever a file and its name hold", () => {
    fc.assert(
      fc.property(hostileFiles, (files) => {
        const lines = formatWorkflowCommands(files).split("\n");
        expect(lines.pop()).toBe("");
        const { shown } = toAnnotations(files);
        const read = lines.slice(0, shown.length).map((line) => {
          const { name, data, properties } = parseCommand(line) ?? { properties: {} };
          return { level: name, message: data, ...trimmed(properties) };
        });
        expect(read).toEqual(
          shown.map(({ level, message, ...properties }) => ({ level, message, ...trimmed(properties) })),
        );
        for (const line of lines)
          expect(parseCommand(line)?.data.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }),
    );
  });
});

/** A runner takes the spaces from the ends of the properties. */
function trimmed(properties: object): Readonly<Record<string, string>> {
  const texts = Object.entries(properties).map(([name, value]) => [name, String(value).trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}
