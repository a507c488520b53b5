// Processes: git itself says what belongs to a repository, and where that is hosted.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { COMPILED, terminalProgram } from "../run-terminal.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { runTerminal } from "../support/terminal.ts";

const NEUTRAL = '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }\n';
const POLICY = ".provider-steward.json";
const WORKFLOW = ".github/workflows/provider-steward.yml";
const ACTION = ["--action", "acme/provider-steward@v1"];

function repositoryOf(files: Readonly<Record<string, string>>, remote?: string): string {
  const folder = temporaryFolder();
  git(folder, "init", "--quiet");
  if (remote !== undefined) git(folder, "remote", "add", "origin", remote);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function git(folder: string, ...words: readonly string[]): void {
  execFileSync("git", ["-C", folder, ...words]);
}

async function init(folder: string, ...words: readonly string[]) {
  const { code, stdout, stderr } = await runTerminal(["init", ...words, "--json"], { folder });
  expect(stderr).toBe("");
  const { files, ...report } = JSON.parse(stdout);
  const states: Readonly<Record<string, string>> = Object.fromEntries(
    files.map(({ path, state }: { readonly path: string; readonly state: string }) => [path, state]),
  );
  return { code, states, files, ...report };
}

test("writes what is missing, says so once more, and a dry run writes nothing", async () => {
  const folder = repositoryOf({ "team/providers.json": NEUTRAL });
  const paths = [POLICY, "team/provider-config.schema.json", WORKFLOW];
  const all = (state: string) => Object.fromEntries(paths.map((path) => [path, state]));
  const dry = await init(folder, "--dry-run", ...ACTION);
  expect(dry).toMatchObject({ code: 0, states: all("planned"), host: "github", vocabulary: "specification" });
  expect(() => statSync(join(folder, POLICY))).toThrow("ENOENT");
  expect(await init(folder, ...ACTION)).toMatchObject({ code: 0, states: all("written") });
  const texts = paths.map((path) => readFileSync(join(folder, path), "utf8"));
  expect(dry.files.map(({ text }: { readonly text: string }) => text)).toEqual(texts);
  expect(await init(folder, ...ACTION)).toMatchObject({ code: 0, states: all("left") });
  expect(paths.map((path) => readFileSync(join(folder, path), "utf8"))).toEqual(texts);
  expect(readFileSync(join(folder, "team/providers.json"), "utf8")).toBe(NEUTRAL);
  const { stdout } = await runTerminal(["schema"], { folder });
  expect(texts[1]).toBe(stdout);
});

test("leaves what is there, be it a link that leads nowhere", async () => {
  const folder = repositoryOf({ [POLICY]: "not JSON", "providers.json": "{}" });
  mkdirSync(join(folder, dirname(WORKFLOW)), { recursive: true });
  symlinkSync("/nowhere", join(folder, WORKFLOW));
  const { code, states } = await init(folder, ...ACTION);
  expect(code).toBe(0);
  expect(states).toEqual({ [POLICY]: "left", "provider-config.schema.json": "written", [WORKFLOW]: "left" });
  expect(readFileSync(join(folder, POLICY), "utf8")).toBe("not JSON");
});

test("sees from any folder what git sees: no ignored file, and no link", async () => {
  const folder = repositoryOf({
    ".gitignore": "build/\n",
    "build/providers.json": NEUTRAL,
    "deep/er/providers.jsonc": NEUTRAL,
    "other.json": NEUTRAL,
  });
  symlinkSync("deep/er/providers.jsonc", join(folder, "providers.json"));
  git(folder, "add", "--all");
  const report = await init(join(folder, "deep"), "--dry-run");
  expect(report.configurations).toEqual(["deep/er/providers.jsonc"]);
});

test.each([
  ["https://gitlab.example.com/group/project.git", {}, "gitlab"],
  ["git@github.com:acme/gitops.git", { ".gitlab-ci.yml": "" }, "github"],
  ["ssh://git.example.com/project.git", { ".gitlab-ci.yml": "" }, "gitlab"],
  [undefined, {}, "github"],
] as const)("a repository with the remote %s and the files %j is hosted on %s", async (remote, files, host) => {
  expect((await init(repositoryOf(files, remote), "--dry-run")).host).toBe(host);
});

test.each([".github", ".github/workflows"])("says that %s is no folder, with 2, and writes the rest", async (path) => {
  const folder = repositoryOf({ [path]: "a file, and no folder", "providers.json": NEUTRAL });
  const { code, states, files } = await init(folder);
  expect(code).toBe(2);
  expect(states).toMatchObject({ [POLICY]: "written", [WORKFLOW]: "failed" });
  expect(files.at(-1).reason).toBe(
    "It cannot be written: a part of its path is no folder. Move that away and run the command again.",
  );
});

test.each([".github", ".github/workflows"])("writes through no link at %s, which may lead anywhere", async (path) => {
  const folder = repositoryOf({ "providers.json": NEUTRAL });
  const outside = temporaryFolder();
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  symlinkSync(outside, join(folder, path));
  const { code, states, files } = await init(folder);
  expect([code, states[WORKFLOW], readdirSync(outside)]).toEqual([2, "failed", []]);
  expect(files.at(-1).reason).toBe(
    `It cannot be written: "${path}" is a symbolic link, which may lead out of the repository. Write a folder there, or copy the file from --dry-run.`,
  );
});

test("leaves no part of a file that the system does not take whole", () => {
  const folder = repositoryOf({ "providers.json": NEUTRAL });
  // The schema is larger than the largest file that this shell lets a process write.
  const command = 'ulimit -f 8; exec "$0" "$1" init';
  const { status, stdout } = spawnSync("sh", ["-c", command, process.execPath, terminalProgram()], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...COMPILED },
  });
  expect([status, stdout]).toEqual([
    2,
    expect.stringMatching(/^failed {3}provider-config\.schema\.json {2}.* the system reports EFBIG\./m),
  ]);
  expect(existsSync(join(folder, POLICY))).toBe(true);
  expect(existsSync(join(folder, "provider-config.schema.json"))).toBe(false);
});

test("refuses a folder in no repository, and what is no repository on GitHub, with 2", async () => {
  const folder = temporaryFolder();
  expect(await runTerminal(["init"], { folder })).toEqual({
    code: 2,
    stdout: "",
    stderr: 'error: There is no git repository here. Go into one, or create one with "git init".\n',
  });
  for (const wrong of ["acme", "acme/provider-steward", "acme/provider-steward@v1 # x", "a/b/c@v1", "a/b@-x"]) {
    const { code, stderr } = await runTerminal(["init", "--action", wrong], { folder });
    expect([code, stderr]).toEqual([2, expect.stringContaining("Write it as on GitHub, with a version")]);
  }
});
