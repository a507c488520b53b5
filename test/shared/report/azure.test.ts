import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAzure } from "../../../shared/report/azure.ts";
import { shownAs } from "../../forging/readers/terminal.ts";
import { checkedFile, hostileFiles, hostileText, located, rangeOf, wholeFile } from "./samples.ts";

const SOURCE = '{\n  "a": 1\n}';

/**
 * Reads a line as the agent of Azure Pipelines does: the first "##vso[" anywhere in it, up to the first "]" after that, and the
 * properties between semicolons.
 */
function readCommand(line: string) {
  const start = line.search(/##vso\[/i);
  const end = line.indexOf("]", start);
  if (start < 0 || end < 0) return undefined;
  const command = line.slice(start + "##vso[".length, end);
  const [name, list] = [command.replace(/ .*$/s, ""), command.replace(/^[^ ]* ?/s, "")];
  const pairs = list.split(";").flatMap((pair) => {
    const [key = "", ...value] = pair.split("=");
    return key === "" ? [] : [[key, unescape(value.join("="))] as const];
  });
  return { name, properties: Object.fromEntries(pairs), data: unescape(line.slice(end + 1)) };
}

const ESCAPES: Readonly<Record<string, string>> = {
  "%AZP25": "%",
  "%3B": ";",
  "%5D": "]",
  "%0D": "\r",
  "%0A": "\n",
};

function unescape(text: string): string {
  return text.replaceAll(/%(?:AZP25|3B|5D|0D|0A)/g, (escape) => ESCAPES[escape] ?? "");
}

describe("formatAzure", () => {
  it("has a command for each finding, with its place and rule", () => {
    const file = checkedFile("teams/a.json", SOURCE, [
      located(rangeOf(SOURCE, '"a"')),
      wholeFile({ severity: "warning" }),
      wholeFile({ severity: "notice" }),
    ]);
    expect(formatAzure([file])).toBe(
      '##vso[task.logissue type=error;sourcepath=teams/a.json;linenumber=2;columnnumber=3;code=unknown-key;]The key "baseURL" is not known here. Write "baseUrl".\n' +
        "##vso[task.logissue type=warning;sourcepath=teams/a.json;code=encoding;]The file is not UTF-8. Save it as UTF-8.\n" +
        "##vso[task.logissue type=warning;sourcepath=teams/a.json;code=encoding;]Notice: The file is not UTF-8. Save it as UTF-8.\n",
    );
  });

  it("has a file that could not be read as an error", () => {
    expect(formatAzure([], [{ path: "a;b].json", reason: "No such file." }])).toBe(
      '##vso[task.logissue type=error;sourcepath=a%3Bb%5D.json;]Could not read "a;b].json". No such file.\n',
    );
  });

  it("is empty without findings", () => {
    expect(formatAzure([checkedFile("a.json", SOURCE, [])])).toBe("");
  });

  it("is one command a line for each finding, whatever names and messages say", () => {
    fc.assert(
      fc.property(hostileFiles, hostileText, (files, text) => {
        const lines = formatAzure(files, [{ path: text, reason: text }]).split("\n");
        expect(lines.pop()).toBe("");
        const [unread, ...commands] = lines.map(readCommand);
        expect(unread).toMatchObject({ name: "task.logissue", properties: { sourcepath: shownAs(text) } });
        expect(commands).toEqual(
          files.flatMap(({ path, diagnostics }) =>
            diagnostics.map(({ rule, severity, message, advice, range }) => ({
              name: "task.logissue",
              properties: {
                type: severity === "error" ? "error" : "warning",
                sourcepath: shownAs(path),
                code: shownAs(rule),
                ...(range && { linenumber: String(range.start.line), columnnumber: String(range.start.column) }),
              },
              data: `${severity === "notice" ? "Notice: " : ""}${shownAs(`${message} ${advice}`)}`,
            })),
          ),
        );
      }),
    );
  });
});
