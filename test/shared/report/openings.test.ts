import { describe, expect, it } from "vitest";
import { openingText } from "../../../shared/changes/opening.ts";
import { formatAcceptHelp } from "../../../shared/report/accept-markdown.ts";
import { formatChangesSummary } from "../../../shared/report/changes-markdown.ts";
import { distinctChanges, type FileChanges } from "../../../shared/report/file-changes.ts";
import {
  type Acceptance,
  acceptedText,
  countAccepted,
  type Openings,
  reportedChanges,
} from "../../../shared/report/openings.ts";
import { describeRun } from "../../../shared/report/run.ts";
import { changeOf, knownChanges, runOf } from "./samples.ts";

const RITA: Acceptance = { by: "rita", how: "review", at: "2026-11-20T12:00:00Z" };

/** Files in which so many changes open something, of which the first are accepted. */
function opened(count: number, acceptedCount: number, canBeAccepted = true) {
  const all = Array.from({ length: count }, (_, index) => changeOf(`p${index}`, "a", index + 1));
  const changes: readonly FileChanges[] = [knownChanges("a", [...all, changeOf("q", "a", 1, "breaks")])];
  const known = distinctChanges(changes).filter(({ effect }) => effect === "opens");
  const openings: Openings = {
    byText: new Map(
      known.map((change, index) => [
        openingText(change),
        { fingerprint: `f${index}`, accepted: index < acceptedCount ? [RITA] : [] },
      ]),
    ),
    fingerprint: "all",
    canBeAccepted,
  };
  return { changes, openings };
}

it("accepted changes are counted behind all that open something", () => {
  expect(describeRun(runOf([], opened(3, 2)))).toBe("opens 3 (2 accepted), breaks 1");
  expect(describeRun(runOf([], opened(3, 0)))).toBe("opens 3, breaks 1");
  const { changes, openings } = opened(3, 2);
  expect([countAccepted(changes, openings), countAccepted(changes, undefined)]).toEqual([2, 0]);
});

describe("an opening that is not accepted", () => {
  it("is reported first, and the other changes in their order", () => {
    const { changes, openings } = opened(4, 2);
    const providers = (known?: Openings) => reportedChanges(changes, known).map(({ provider }) => provider);
    expect(providers(openings)).toEqual(["p2", "p3", "p0", "p1", "q"]);
    expect(providers()).toEqual(["p0", "p1", "p2", "p3", "q"]);
  });

  it("is listed where not all that opens has room", () => {
    const { changes, openings } = opened(400, 399);
    const summary = formatChangesSummary(changes, { maxBytes: 20_000, openings });
    expect(summary).toContain("- Something of `p399` opens.");
    expect(summary).not.toContain("- Something of `p398` opens.");
  });
});

describe("acceptedText", () => {
  it("names who accepted an opening and how, and mentions no one", () => {
    const text = acceptedText({
      fingerprint: "f",
      accepted: [RITA, { ...RITA, by: "a`@b", how: "label" }, ...["c", "d", "e"].map((by) => ({ ...RITA, by }))],
    });
    expect(text).toBe(
      "Accepted by `rita` (approving review), <code>a&#96;<span>&#64;</span>b</code> (label), `c` (approving review) and 2 others.",
    );
  });

  it("is nothing where no one did", () => {
    expect(acceptedText(undefined)).toBe("");
    expect(acceptedText({ fingerprint: "f", accepted: [] })).toBe("");
  });
});

describe("formatAcceptHelp", () => {
  const help = (count: number, acceptedCount: number, maxBytes = 100_000) => {
    const { changes, openings } = opened(count, acceptedCount);
    return formatAcceptHelp(changes, openings, maxBytes);
  };
  const bulletsOf = (text: string) => text.split("\n").filter((line) => line.startsWith("- "));

  it("has what is not accepted, each with its fingerprint, and that of all", () => {
    expect(bulletsOf(help(3, 1))).toEqual([
      "- `all`: All 3 together.",
      "- `f1`: Something of `p1` opens.",
      "- `f2`: Something of `p2` opens.",
    ]);
    expect(bulletsOf(help(1, 0))).toEqual(["- `f0`: Something of `p0` opens."]);
  });

  it("is nothing where all is accepted, or an acceptance does not count", () => {
    expect(help(2, 2)).toBe("");
    const { changes, openings } = opened(2, 0, false);
    expect(formatAcceptHelp(changes, openings, 100_000)).toBe("");
    expect(formatAcceptHelp(changes, undefined, 100_000)).toBe("");
  });

  it("keeps within its room, and counts what it leaves out", () => {
    expect(bulletsOf(help(30, 0)).at(-1)).toBe("- 10 more changes that open something");
    for (let maxBytes = 0; maxBytes < 2_000; maxBytes += 50) {
      const text = help(30, 0, maxBytes);
      expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(maxBytes);
      expect(text.split("<details>")).toHaveLength(text.split("</details>").length);
    }
  });
});
