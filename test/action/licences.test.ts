import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { codeOf, packagesIn, readPackages } from "./support/bundled-packages.ts";

let packages: ReturnType<typeof readPackages>;

beforeAll(() => {
  packages = readPackages("node_modules");
}, 60_000);

describe.each(["main", "terminal"])("the licences of the bundle %s", (name) => {
  const folder = join("action/dist", name);
  const list = readFileSync(join(folder, "licenses.txt"), "utf8");

  it("are those of the packages whose code is in it", () => {
    const listed = Array.from(list.matchAll(/^(\S+ \d+\.\d+\.\d+\S*) \(/gm), ([, one]) => one);
    expect(listed).toEqual(packagesIn(codeOf(folder), packages));
  });

  it("have every notice that stands in its code", () => {
    const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
    const lines = scripts.flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
    const notices = lines.filter((line) => /copyright *\(c\)|@licen[cs]e|\/\*!/i.test(line));
    expect(notices).not.toEqual([]);
    expect(notices.filter((line) => !list.includes(line.trim()))).toEqual([]);
  });
});
