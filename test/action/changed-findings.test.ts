import { describe, expect, it } from "vitest";
import { onlyChangedLines } from "../../action/changed-findings.ts";
import type { LineRange } from "../../action/files/changed-lines.ts";
import { checkFile } from "../../shared/index.ts";

function split(text: string, changed: readonly LineRange[]) {
  const checked = checkFile("providers.json", new TextEncoder().encode(text));
  const { checked: kept, unreported } = onlyChangedLines(checked, text, { changed, shown: undefined });
  const show = (diagnostics: typeof unreported) =>
    diagnostics.map(({ rule, range }) => `${rule} ${range?.start.line ?? ""}`.trim());
  return { kept: show(kept.diagnostics), left: show(unreported) };
}

function line(number: number): readonly LineRange[] {
  return [{ start: number, end: number }];
}

const TEXT = `{
  "$schema": "provider-config.schema.json",
  "providers": {
    "provider_a": { "enabled": "yes" },
    "provider_b": { "enabled": "no" }
  }
}
`;

describe("onlyChangedLines", () => {
  it("keeps what is found on a changed line, and leaves out the others", () => {
    expect(split(TEXT, line(5))).toEqual({ kept: ["wrong-type 5"], left: ["wrong-type 4"] });
    expect(split(TEXT, [{ start: 1, end: 4 }])).toEqual({ kept: ["wrong-type 4"], left: ["wrong-type 5"] });
    expect(split(TEXT, [...line(1), ...line(4), { start: 6, end: 9 }]).kept).toEqual(["wrong-type 4"]);
    expect(split(TEXT, []).left).toHaveLength(2);
  });

  it("keeps what has a related place on a changed line", () => {
    const twice = TEXT.replace('"provider_b": { "enabled": "no" }', '"provider_a": { "enabled": true }');
    expect(split(twice, line(4)).kept).toContain("duplicate-key 5");
    expect(split(twice, line(2)).kept).not.toContain("duplicate-key 5");
  });

  it("keeps what reaches over several lines where one of them is changed", () => {
    const open = '{\n  "providers": {\n    "provider_a": {}\n';
    const { kept, left } = split(open, line(3));
    expect([...kept, ...left]).not.toEqual([]);
  });

  it("keeps what is about the whole file", () => {
    const checked = checkFile("providers.json", new Uint8Array([0xff, 0x7b]));
    expect(onlyChangedLines(checked, "", { changed: [], shown: undefined }).checked.diagnostics).toHaveLength(1);
  });

  it("counts lines as GitHub does, which takes a carriage return for no line end", () => {
    const mixed = TEXT.replaceAll("\n", "\r").replace('"provider_b"', '\n"provider_b"');
    expect(split(mixed, line(2))).toEqual({ kept: ["wrong-type 6"], left: ["wrong-type 4"] });
  });
});
