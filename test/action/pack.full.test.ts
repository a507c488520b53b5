import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { buildSync, transformSync } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { blocksOf, read } from "../docs/examples.ts";

const PACKED_MAX_BYTES = 1_000_000;
const root = fileURLToPath(new URL("../..", import.meta.url));
const RIGHT = '{ "$schema": "./provider-config.schema.json", "providers": {} }';

/** Every Node of this machine: the one that runs the tests, and others where programs are installed. */
const NODES = [
  ...new Set([
    process.execPath,
    ...["/usr/bin", "/usr/local/bin", ...pathFolders()].map((folder) => join(folder, "node")),
  ]),
].filter((path) => existsSync(path));

function pathFolders(): readonly string[] {
  return (process.env["PATH"] ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
}

describe("npm run pack", () => {
  let folder = "";
  let packed = "";
  const command = () => join(folder, "node_modules/.bin/provider-steward");

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "provider-steward-pack-"));
    const [path = ""] = execFileSync(process.execPath, ["action/pack.ts"], { cwd: root, encoding: "utf8" }).split("\n");
    packed = join(root, path);
    // Without the network: what is packed needs no other package.
    execFileSync("npm", ["install", "--offline", "--no-audit", "--prefix", folder, packed], { stdio: "pipe" });
    writeFileSync(join(folder, "providers.json"), RIGHT);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("packs one small command and a library, with no dependency and no script", () => {
    expect(statSync(packed).size).toBeLessThan(PACKED_MAX_BYTES);
    const installed = join(folder, "node_modules/provider-steward");
    const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    expect(Object.keys(manifest).toSorted()).toEqual([
      "bin",
      "description",
      "engines",
      "exports",
      "license",
      "name",
      "repository",
      "sideEffects",
      "type",
      "version",
    ]);
    expect(manifest.repository).toEqual({
      type: "git",
      url: "git+https://github.com/OWNER/provider-steward.git",
    });
    expect(readdirSync(join(folder, "node_modules/.bin"))).toEqual(["provider-steward"]);
    expect(readdirSync(installed).toSorted()).toEqual([
      "LICENSE",
      "README.md",
      "library",
      "package.json",
      "start.js",
      "terminal",
    ]);
  });

  test.each(NODES)("runs on %s, or says which Node it needs", (node) => {
    const run = (...words: readonly string[]) =>
      spawnSync(node, [command(), ...words], { cwd: folder, env: { PATH: dirname(node) }, encoding: "utf8" });
    const version = spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.slice(1).trim();
    const { status, stdout, stderr } = run("validate", "providers.json");
    if (isSupported(version)) {
      expect([status, stderr]).toEqual([0, ""]);
      expect(run("--version").stdout.trim()).toBe(packageJson.version);
      expect(run("resolve", "providers.json").status).toBe(0);
    } else {
      const needed = packageJson.engines.node.replace(">=", "");
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr).toBe(
        `error: provider-steward needs Node ${needed} or newer, and this is ${version}. Install a newer Node.\n`,
      );
    }
  });

  test("a strict program compiles against its types, and prints what the document says", () => {
    const blocks = blocksOf("docs/package.md", read("docs/package.md"));
    const textIn = (kind: string) => blocks.find(({ language }) => language === kind)?.text ?? "";
    const [program, output] = [textIn("ts"), textIn("text")];
    const source = join(folder, "program.mts");
    writeFileSync(source, program);
    expect(compile(folder, program)).toEqual([0, ""]);
    expect(compile(folder, `${program}validate(1);`)).toEqual([1, expect.stringContaining("TS2345")]);
    expect(execFileSync(process.execPath, [source], { encoding: "utf8" })).toBe(output);
  });

  test("the library needs neither Node nor a browser, and brings the licences of what it holds", () => {
    const library = join(folder, "node_modules/provider-steward/library");
    const path = join(library, "index.js");
    const { metafile } = buildSync({
      entryPoints: [path],
      bundle: true,
      write: false,
      metafile: true,
      platform: "neutral",
    });
    expect(Object.keys(metafile.inputs).map((input) => relative(input, path))).toEqual([""]);
    const script = transformSync(readFileSync(path, "utf8"), { format: "iife", globalName: "library" }).code;
    // Nothing else that Node or a browser has is there.
    const context = createContext({ URL, TextEncoder, TextDecoder, atob, btoa });
    const check = `JSON.stringify(library.validate('{ "provider": {} }').diagnostics.map(({ rule }) => rule))`;
    expect(JSON.parse(String(runInContext(`${script}; ${check}`, context)))).toContain("unknown-key");
    const declarations = readdirSync(library, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".ts"),
    );
    expect(declarations).toContain("package.d.ts");
    expect(declarations.filter((name) => /\.ts"/.test(readFileSync(join(library, name), "utf8")))).toEqual([]);
    expect(readFileSync(join(library, "licenses.txt"), "utf8")).toMatch(/^jsonc-parser \S+ \(MIT\)$/m);
  });

  test("says which Node it needs to one that is too old", () => {
    const start = join(folder, "older");
    mkdirSync(start);
    cpSync(join(folder, "node_modules/provider-steward/start.js"), join(start, "start.js"));
    writeFileSync(join(start, "package.json"), '{ "type": "module", "engines": { "node": ">=99.1" } }');
    const { status, stderr } = spawnSync(process.execPath, [join(start, "start.js")], { encoding: "utf8" });
    expect([status, stderr]).toEqual([2, expect.stringContaining("provider-steward needs Node 99.1 or newer")]);
  });
});

/** Compiles a program as strictly as can be, without the types of a platform but for the console. */
function compile(folder: string, program: string): readonly [number | null, string] {
  writeFileSync(join(folder, "compiled.mts"), program);
  writeFileSync(join(folder, "console.d.ts"), "declare const console: { log(...values: unknown[]): void };");
  const strict = ["--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--skipLibCheck", "false"];
  const platform = ["--module", "nodenext", "--target", "es2022", "--lib", "es2022", "--types", "", "--noEmit"];
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, ...strict, ...platform, "compiled.mts", "console.d.ts"],
    { cwd: folder, encoding: "utf8" },
  );
  return [status, stdout];
}

function isSupported(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = packageJson.engines.node.replace(">=", "").split(".").map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

test("no document and no message sends to a package of a registry", () => {
  const files = execFileSync("git", ["ls-files", "README.md", "docs", "action", "worker", "shared", "wrangler.toml"], {
    cwd: root,
    encoding: "utf8",
  })
    .trim()
    .split("\n")
    .filter((path) => !path.startsWith("action/dist/"));
  const sending = files.filter((path) =>
    /\b(?:npx|npm exec|npm (?:install|i)(?: -g| --global)?|pnpm dlx|yarn dlx) (?:--? )?provider-steward\b/.test(
      readFileSync(join(root, path), "utf8"),
    ),
  );
  expect(sending).toEqual([]);
});
