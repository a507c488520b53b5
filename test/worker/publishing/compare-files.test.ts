import * as fc from "fast-check";
import { expect, it } from "vitest";
import { compareFiles } from "../../../worker/publishing/compare-files.ts";

const paths = ["a", "b", "b/c", "d", "é"];
const file = fc.record({ path: fc.constantFrom(...paths), size: fc.nat(2), digest: fc.constantFrom("x", "y") });
const bundle = fc.uniqueArray(file, { selector: ({ path }) => path });

it("each file is added, changed, removed or the same", () => {
  fc.assert(
    fc.property(bundle, bundle, (before, after) => {
      const { changes, same, comparedTo } = compareFiles(
        { files: before, knownTo: undefined },
        { files: after, knownTo: undefined },
      );
      expect(comparedTo).toBeUndefined();
      let unchanged = 0;
      for (const path of paths) {
        const [one, other] = [before.find((known) => known.path === path), after.find((known) => known.path === path)];
        const found = changes.filter((change) => change.path === path);
        if (one?.size === other?.size && one?.digest === other?.digest) {
          unchanged += one === undefined ? 0 : 1;
          expect(found).toEqual([]);
        } else {
          const kind = one === undefined ? "added" : other === undefined ? "removed" : "changed";
          expect(found).toEqual([{ path, kind, before: one?.size, after: other?.size }]);
        }
      }
      expect(same).toBe(unchanged);
      const order = changes.map(({ path }) => paths.indexOf(path));
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }),
  );
});

it("files past the last one that is known of a bundle are not called added or removed", () => {
  const of = (...names: readonly string[]) => names.map((path) => ({ path, size: 1, digest: "x" }));
  const known = { files: of("a", "c"), knownTo: "c" };
  const all = { files: of("a", "b", "d"), knownTo: undefined };
  expect(compareFiles(known, all)).toEqual({
    changes: [
      { path: "b", kind: "added", before: undefined, after: 1 },
      { path: "c", kind: "removed", before: 1, after: undefined },
    ],
    same: 1,
    comparedTo: "c",
  });
  expect(compareFiles(all, { files: of("a", "b"), knownTo: "b" }).comparedTo).toBe("b");
  expect(compareFiles(known, { files: of("a"), knownTo: "a" })).toEqual({ changes: [], same: 1, comparedTo: "a" });
});
