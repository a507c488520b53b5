import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { BUNDLES, buildInCopy, READABLE } from "./support/build-copy.ts";
import { codeOf, packagesIn, readPackages } from "./support/bundled-packages.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

let copy: string;
let packages: ReturnType<typeof readPackages>;

beforeAll(() => {
  copy = buildInCopy();
  packages = readPackages("node_modules");
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true }));

test("action/dist is what `npm run build` makes of the same files in another folder, byte for byte", () => {
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

/** See docs/decisions/0142-licences-of-a-bundle.md. */
describe.each(["main", "terminal", "export"])("the licences of the bundle %s", (name) => {
  const list = readFileSync(join(root, BUNDLES, name, "licenses.txt"), "utf8");

  it("are those of the packages whose code is in it", () => {
    const listed = Array.from(list.matchAll(/^(\S+ \d+\.\d+\.\d+\S*) \(/gm), ([, one]) => one);
    expect(listed).toEqual(packagesIn(codeOf(join(copy, READABLE, name)), packages));
  });

  it("have every notice that stands in its code", () => {
    const folder = join(copy, READABLE, name);
    const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
    const lines = scripts.flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
    const notices = lines.filter((line) => /copyright *\(c\)|@licen[cs]e|\/\*!/i.test(line));
    expect(notices).not.toEqual([]);
    expect(notices.filter((line) => !list.includes(line.trim()))).toEqual([]);
  });
});
