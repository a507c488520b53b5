// Processes: the commands of the page run in a shell, as do the hooks and the job, which git fetches.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import picomatch from "picomatch";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { gitLabJob } from "../../action/init/pipeline-texts.ts";
import { answerSchemaCatalog } from "../../worker/config-api/schema-catalog.ts";
import { createGitRepository, type GitRepository } from "../action/support/git-repository.ts";
import { blocksOf, read, sessionIn } from "./examples.ts";
import { createScratchMachine } from "./scratch-machine.ts";

const PAGE = "docs/set-up.md";
const HOOKS = ".pre-commit-hooks.yaml";
/** The files of the project that the hooks and the job run. */
const RUN = ["action/dist/terminal", "action/package/start.js", "package.json", HOOKS];
const RIGHT = '{ "$schema": "./provider-config.schema.json", "providers": { "provider_a": { "enabled": true } } }\n';
const WRONG = '{ "$schema": "./provider-config.schema.json", "providers": { "provider_a": { "enabled": "true" } } }\n';

const root = fileURLToPath(new URL("../../", import.meta.url));
const blocks = blocksOf(PAGE, read(PAGE));
const [config, job] = blocks.filter(({ language }) => language === "yaml").map(({ text }) => text);
const [configuration, lintStaged, settings, catalog] = blocks
  .filter(({ language }) => language === "json")
  .map(({ text }) => text);

const machine = createScratchMachine();
afterAll(() => machine.remove());

/** The project, as far as the hooks and the job need it, with the tags that the page names. */
let project: GitRepository;

beforeAll(() => {
  const folder = join(machine.folder(), "project.git");
  for (const path of RUN) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  project = createGitRepository(folder);
  project.commit({});
  for (const tag of ["v1", "v1.0.0"]) project.git("tag", tag);
});

/** A repository of a user, with files that are added to it. */
function repositoryWith(name: string, files: Readonly<Record<string, string>>): GitRepository {
  const folder = join(machine.folder(), name);
  mkdirSync(folder);
  const repository = createGitRepository(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  repository.git("add", "--all");
  return repository;
}

/** Runs a program in a folder, with the Node of the tests, and with the project in the place of the one on GitHub. */
function run(program: string, args: readonly string[], folder: string) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    env: {
      PATH: [dirname(process.execPath), process.env["PATH"]].join(delimiter),
      HOME: machine.folder(),
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: `url.file://${project.folder.replace(/\.git$/, "")}.insteadOf`,
      GIT_CONFIG_VALUE_0: "https://github.com/OWNER/provider-steward",
    },
  });
  return { status, output: stdout + stderr };
}

test("a reader who follows the page gets what it shows", () => {
  machine.write("example/team/providers.json", configuration ?? "");
  machine.run("cd example");
  const sessions = blocks.filter(({ language }) => language === "console").flatMap(({ text }) => sessionIn(text));
  expect(sessions.length).toBeGreaterThan(4);
  const done = sessions.map(({ command }) => ({ command, output: machine.run(command) }));
  machine.run("cd ..");
  expect(done).toEqual(sessions);
});

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
  readonly files: string;
}

const hooks: readonly Hook[] = parse(read(HOOKS));

test("the page's hooks are those that there are, and git keeps what they start executable", () => {
  const [{ repo, hooks: used }] = parse(config ?? "").repos;
  expect(repo).toBe("https://github.com/OWNER/provider-steward");
  expect(used.map(({ id }: Hook) => id).toSorted()).toEqual(hooks.map(({ id }) => id).toSorted());
  for (const { entry, language } of hooks) {
    const [program = ""] = entry.split(" ");
    expect(language).toBe("script");
    expect(run("git", ["ls-files", "--stage", program], root).output).toMatch(/^100755 /);
  }
});

/** Runs a hook on the files of a repository as pre-commit does: the program of the hook's repository, in the user's folder. */
function runHook({ entry, files }: Hook, { folder, git }: GitRepository): number | null {
  const [program = "", ...words] = entry.split(" ");
  const paths = git("ls-files")
    .split("\n")
    .filter((path) => new RegExp(files).test(path));
  return run(join(project.folder, program), [...words, ...paths], folder).status;
}

test.each([
  ["right", RIGHT, { "provider-steward": 0, "provider-steward-fix": 0 }],
  ["wrong", WRONG, { "provider-steward": 1, "provider-steward-fix": 0 }],
])("the hooks end with %s files as the commands do", (name, text, codes) => {
  const files = { "team/providers.json": text, "team/my-providers.json": WRONG, "README.md": "" };
  const byHand = (hook: Hook) => runHook(hook, repositoryWith(`${name}-${hook.id}`, files));
  expect(Object.fromEntries(hooks.map((hook) => [hook.id, byHand(hook)]))).toEqual(codes);
  if (run("pre-commit", ["--version"], root).status !== 0) return;
  const { folder } = repositoryWith(`${name}-with-tool`, { ...files, ".pre-commit-config.yaml": config ?? "" });
  const { output } = run("pre-commit", ["run", "--all-files"], folder);
  // The first hook fixes what the second one would find, for which pre-commit fails it.
  expect(output).toMatch(name === "right" ? /Passed\n.*Passed\n$/s : /files were modified by this hook.*Passed\n$/s);
});

test("the hook that fixes leaves a right file", () => {
  const repository = repositoryWith("fixed", { "providers.json": WRONG });
  const fix = hooks.find(({ id }) => id === "provider-steward-fix");
  if (fix !== undefined) runHook(fix, repository);
  expect(readFileSync(join(repository.folder, "providers.json"), "utf8")).toBe(RIGHT);
});

test("the page shows the job that init writes, and it fails on a wrong file anywhere", () => {
  expect(job).toBe(gitLabJob({ repository: "OWNER/provider-steward", version: "v1", isPlaceholder: true }));
  const script = parse(job ?? "")["provider-configuration"].script.join("\n");
  const statusWith = (name: string, files: Readonly<Record<string, string>>) =>
    run("bash", ["-e", "-o", "pipefail", "-c", script], repositoryWith(name, files).folder);
  expect(statusWith("job-right", { "providers.json": RIGHT, "a b/providers.jsonc": RIGHT })).toMatchObject({
    status: 0,
    output: "2 files, nothing to report\n",
  });
  expect(statusWith("job-none", { "README.md": "" })).toMatchObject({ status: 0, output: "" });
  const wrong = statusWith("job-wrong", { "providers.json": RIGHT, "a b/providers.jsonc": WRONG });
  expect(wrong.status).not.toBe(0);
  expect(wrong.output).toContain("a b/providers.jsonc:1:");
});

test("lint-staged runs the command on files by their absolute paths", () => {
  const [line] = Object.entries<string>(JSON.parse(lintStaged ?? "")["lint-staged"]);
  const [glob, command] = line ?? ["", ""];
  const { folder } = repositoryWith("staged", {
    "providers.json": RIGHT,
    "team/providers.jsonc": WRONG,
    "other.json": "",
  });
  const paths = ["providers.json", "team/providers.jsonc", "other.json"].filter((path) =>
    picomatch.isMatch(path, glob),
  );
  expect(paths).toEqual(["providers.json", "team/providers.jsonc"]);
  const output = machine.run(`${command} ${paths.map((path) => `"${join(folder, path)}"`).join(" ")}; echo "exit $?"`);
  expect(output).toMatch(/providers\.jsonc:1:\d+ {2}error {2}.*exit 1\n$/s);
});

test("the page shows the catalogue, and settings of an editor with its addresses and names", async () => {
  const request = new Request("https://steward.example.com/schemas/catalog.json");
  const answer = await answerSchemaCatalog(request, { settings: { baseUrl: undefined } });
  expect(await answer.text()).toBe(catalog);
  const { schemas } = JSON.parse(catalog ?? "");
  const named = schemas.filter(({ fileMatch }: { readonly fileMatch?: unknown }) => fileMatch !== undefined);
  const ofEditor = JSON.parse(settings ?? "")["json.schemas"];
  expect(ofEditor).toEqual(
    named.map(({ fileMatch, url }: { readonly fileMatch: unknown; readonly url: unknown }) => ({ fileMatch, url })),
  );
});
