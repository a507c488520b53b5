import { describe, expect, it } from "vitest";
import { readInputs } from "../../action/inputs.ts";
import { Trouble } from "../../action/trouble.ts";

function read(inputs: Readonly<Record<string, string>>) {
  const all = new Map(Object.entries({ files: "**/providers.json", "fail-on": "error", token: "ghs_1", ...inputs }));
  return readInputs((name) => all.get(name) ?? "");
}

describe("readInputs", () => {
  it("gives every input", () => {
    expect(read({ "fail-on": "never" })).toEqual({
      files: { include: ["**/providers.json"], exclude: [] },
      failOn: "never",
      token: "ghs_1",
    });
  });

  it("takes one glob a line, and leaves out what those with ! match", () => {
    expect(read({ files: "a\r\n  b *.json \n\n!c\n! d\n!(e|f).json" }).files).toEqual({
      include: ["a", "b *.json", "!(e|f).json"],
      exclude: ["c", "d"],
    });
  });

  it.each(["", "\n \n", "!a", "a\n!"])("refuses %j for files", (files) => {
    expect(() => read({ files })).toThrow(
      new Trouble(
        'Input "files" takes globs, one a line, at least one of them without "!", such as "**/providers.json".',
      ),
    );
  });

  it("refuses a glob from the root of a file system, and says how to write it", () => {
    expect(() => read({ files: "a\n!//b/*" })).toThrow(
      new Trouble(
        'Input "files" takes globs from the root of the repository, without "/" at the start: write "b/*" for "//b/*".',
      ),
    );
  });

  it.each(["", "Error", "errors", "widens", "__proto__"])("refuses %j for fail-on", (failOn) => {
    expect(() => read({ "fail-on": failOn })).toThrow(
      new Trouble(`Input "fail-on" takes "error", "warning" or "never", and it is "${failOn}".`),
    );
  });

  it.each(["", "two words", "a\nb", "tökén"])("refuses %j for token, and does not repeat it", (token) => {
    const refusal = /^Input "token" is (empty|no token: it holds characters that a token cannot have)\. Leave it out /;
    expect(() => read({ token })).toThrow(refusal);
  });
});
