import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEVERITIES, type Severity } from "../../../shared/diagnostic/diagnostic.ts";
import { inFileOrder, rankFindings, rankSuppressed } from "../../../shared/report/ranking.ts";
import { checkedFile, hostileFiles, rangeOf, suppressedAt, wholeFile } from "./samples.ts";

const FILES = [
  checkedFile("a", "", [
    wholeFile({ severity: "notice", message: "1" }),
    wholeFile({ severity: "error", message: "2" }),
    wholeFile({ severity: "warning", message: "3" }),
  ]),
  checkedFile("b", "", [wholeFile({ message: "4" }), wholeFile({ severity: "notice", message: "5" })]),
  checkedFile("c", "", [wholeFile({ message: "6" })]),
];

describe("rankFindings", () => {
  it("has the most severe first, then keeps the order of files and diagnostics", () => {
    const ranked = rankFindings(FILES);
    expect(ranked.map(({ diagnostic }) => diagnostic.message)).toEqual(["2", "4", "6", "3", "1", "5"]);
    expect(ranked.map(({ file }) => file.path)).toEqual(["a", "b", "c", "a", "a", "b"]);
  });

  it("has the closest first among those of one severity, what is infinitely far in its own order", () => {
    const distances: Readonly<Record<string, number>> = { b: 7, c: 0 };
    const ranked = rankFindings(FILES, (path) => distances[path] ?? Infinity);
    expect(ranked.map(({ diagnostic }) => diagnostic.message)).toEqual(["6", "4", "2", "3", "5", "1"]);
  });

  it("loses nothing, and back in the order of files it is what it was", () => {
    fc.assert(
      fc.property(hostileFiles, fc.array(fc.nat(5), { minLength: 1 }), (files, distances) => {
        let asked = 0;
        const ranked = rankFindings(files, () => distances[asked++ % distances.length] ?? 0);
        const gravities = ranked.map(({ diagnostic }) => SEVERITIES.indexOf(diagnostic.severity));
        expect(gravities).toEqual(gravities.toSorted((one, other) => one - other));
        const back = [...inFileOrder(ranked)].map(([file, findings]) => [
          file.path,
          findings.map(({ diagnostic }) => diagnostic),
        ]);
        const found = files.filter(({ diagnostics }) => diagnostics.length > 0);
        expect(back).toEqual(found.map(({ path, diagnostics }) => [path, diagnostics]));
      }),
    );
  });
});

describe("rankSuppressed", () => {
  it("has those that are suppressed alone, in the same order", () => {
    const of = (severity: Severity, message: string) => suppressedAt(rangeOf("a", "a"), { severity, message });
    const files = [
      checkedFile("a", "", [wholeFile()], [of("notice", "1"), of("error", "2")]),
      checkedFile("b", "", [], [of("error", "3")]),
    ];
    const ranked = rankSuppressed(files, (path) => (path === "b" ? 0 : 1));
    expect(ranked.map(({ diagnostic }) => diagnostic.message)).toEqual(["3", "2", "1"]);
  });
});
