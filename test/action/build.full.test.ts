import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { BUNDLES, buildInCopy } from "./support/build-copy.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

test("action/dist is what `npm run build` makes of the same files in another folder, byte for byte", () => {
  const copy = buildInCopy();
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const [committed, built] = [join(root, BUNDLES), join(copy, BUNDLES)];
  expect(filesIn(committed)).toEqual(filesIn(built));
  // By names: the bytes would make a report of megabytes.
  const differing = filesIn(built).filter(
    (name) => !readFileSync(join(built, name)).equals(readFileSync(join(committed, name))),
  );
  expect(differing).toEqual([]);
});

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((path) => path.slice(folder.length + 1)).toSorted();
}
