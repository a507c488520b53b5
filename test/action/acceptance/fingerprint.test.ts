import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingerprintOf, fingerprintOfAll } from "../../../action/acceptance/fingerprint.ts";
import { distinctChanges } from "../../../shared/index.ts";
import { changeOf, knownChanges } from "../../shared/report/samples.ts";

function opened(provider: string, path = "a") {
  const [change] = distinctChanges([knownChanges(path, [changeOf(provider, path, 1)])]);
  if (change === undefined) throw new Error("Nothing opens.");
  return change;
}

describe("fingerprintOf", () => {
  it("a fingerprint is 32 hexadecimal digits, which stay from one version of the Action to the next", () => {
    // printf '%s' '["opens","provider-available","p",null,null,null,null,["a"]]' | sha256sum | cut -c 1-32
    expect(fingerprintOf(opened("p"))).toBe("d3be4e8f300830797c5ce055df81e023");
  });

  it("another opening has another fingerprint", () => {
    const all = [opened("p"), opened("q"), opened("p", "b")].map(fingerprintOf);
    expect(new Set(all).size).toBe(3);
  });

  it("an opening has no fingerprint where a part is masked", () => {
    expect(fingerprintOf(opened("•••"))).toBeNull();
  });
});

describe("fingerprintOfAll", () => {
  const fingerprints = fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{32}$/), { minLength: 2, maxLength: 5 });

  it("the common fingerprint is the same in any order, and another one with one more, one less or another opening", () => {
    fc.assert(
      fc.property(fingerprints, fc.nat(), ([first = "", ...others], seed) => {
        const all = fingerprintOfAll([first, ...others]);
        expect(all).toMatch(/^[0-9a-f]{32}$/);
        const at = seed % (others.length + 1);
        expect(fingerprintOfAll(others.toSpliced(at, 0, first))).toBe(all);
        expect(fingerprintOfAll(others)).not.toBe(all);
        expect(fingerprintOfAll([`${first}0`, ...others])).not.toBe(all);
      }),
    );
  });

  it("the common fingerprint is that of a single opening, and null where there is none or one has none", () => {
    expect(fingerprintOfAll(["0a"])).toBe("0a");
    expect(fingerprintOfAll([])).toBeNull();
    expect(fingerprintOfAll(["0a", null])).toBeNull();
  });
});
