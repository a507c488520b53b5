import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markerOf, readMarker, stepKey } from "../../../action/publish/marker.ts";
import { hostileText } from "../../shared/report/samples.ts";

describe("markerOf", () => {
  it("a marker is a comment in HTML that names the key and the fingerprint", () => {
    expect(markerOf("db71bc2604200f27:1", "job")).toBe("<!-- provider-steward job db71bc2604200f27:1 -->");
    expect(markerOf("--> <b>", "a b\n--!>")).toBe("<!-- provider-steward a%20b%0A%2D%2D!%3E %2D%2D%3E%20%3Cb%3E -->");
  });

  it("a marker is read again, whatever it holds, and is one comment on one line", () => {
    fc.assert(
      fc.property(hostileText, fc.oneof(hostileText, fc.constant("")), fc.string(), (key, fingerprint, body) => {
        const marker = markerOf(fingerprint, key);
        expect(marker).toMatch(/^<!-- provider-steward [^\s<>-]* [^\s<>-]* -->$/);
        const meant = { key: key.toWellFormed(), fingerprint: fingerprint.toWellFormed() };
        expect(readMarker(`${body}\n\n${marker}`)).toEqual(meant);
        expect(readMarker(`${body}${marker}\r\n`)).toEqual(meant);
      }),
    );
  });
});

describe("readMarker", () => {
  it.each([
    ["a body without one", "Hello."],
    ["an empty body", ""],
    ["one that is not at the end", `${markerOf("a", "b")} more`],
    ["one that is not at the end of many", `${markerOf("a", "b")}\n\n${"x\n".repeat(9)}`],
    ["one in a quotation that goes on", `> ${markerOf("a", "b")}\n> -->`],
    ["one that was not closed", "<!-- provider-steward a b"],
    ["one of three words", "<!-- provider-steward a b c -->"],
    ["one of one word", "<!-- provider-steward a -->"],
    ["one with a wrong escape", "<!-- provider-steward %ff b -->"],
    ["one with half an escape", "<!-- provider-steward a% b -->"],
    ["one in other letters", "<!-- provider-steward %61 b -->"],
    ["one of another kind", "<!-- other a b -->"],
    ["one with a hyphen", "<!-- provider-steward a-b c -->"],
    ["a long body that is nearly one", "<!-- provider-steward ".repeat(3_000)],
  ])("finds none in %s", (_, body) => {
    expect(readMarker(body)).toBeUndefined();
  });

  it("reads the last of two", () => {
    expect(readMarker(markerOf("1", "one") + markerOf("2", "two"))).toEqual({ key: "two", fingerprint: "2" });
  });
});

const STEP = { GITHUB_WORKFLOW: "CI", GITHUB_JOB: "check", GITHUB_ACTION: "__self" };

describe("stepKey", () => {
  it("the key of a step is the same for each run", () => {
    expect(stepKey({ ...STEP, GITHUB_RUN_ID: "1" })).toBe(stepKey({ ...STEP, GITHUB_RUN_ID: "2" }));
    expect(stepKey(STEP)).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each(["GITHUB_WORKFLOW", "GITHUB_JOB", "GITHUB_ACTION"])("tells steps apart by %s", (name) => {
    expect(stepKey({ ...STEP, [name]: "another" })).not.toBe(stepKey(STEP));
  });

  it("the key of a step keeps the three names apart", () => {
    expect(stepKey({ GITHUB_WORKFLOW: "a,b", GITHUB_JOB: "c" })).not.toBe(
      stepKey({ GITHUB_WORKFLOW: "a", GITHUB_JOB: "b,c" }),
    );
  });
});
