import { describe, expect, it } from "vitest";
import { progressLine } from "../../../action/audit-export/progress.ts";

/** What a terminal of so many columns is sent for one line. */
function shownOn(columns: number, env: NodeJS.ProcessEnv = {}): string {
  const written: string[] = [];
  const stderr = { isTTY: true, columns, write: (text: string) => written.push(text) };
  progressLine({ stderr, env }, () => 1_000).show(() => "checked 12 manifests");
  return written.join("");
}

describe("the progress on a terminal", () => {
  it("is one line that does not wrap, also where the terminal says that it has no columns", () => {
    expect(shownOn(80)).toBe("\r\u001b[2Kchecked 12 manifests");
    expect(shownOn(8)).toBe("\r\u001b[2Kchecked");
    expect(shownOn(80, { TERM: "xterm" })).toBe("\r\u001b[2Kchecked 12 manifests");
    expect(shownOn(0)).toBe("\r\u001b[2Kchecked 12 manifests");
  });

  it("is not rewritten on one that cannot", () => {
    expect(shownOn(80, { TERM: "dumb" })).toBe("");
  });
});
