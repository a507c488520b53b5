import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import packageJson from "../../../package.json" with { type: "json" };
import { copySources, linkPackages } from "../../action/support/build-copy.ts";
import { startPublishing } from "../../action/support/publishing.ts";
import { openPullRequest } from "../../action/support/pull-request.ts";
import { DEFAULT_INPUTS } from "../../action/support/run-action.ts";
import { parseCommand } from "../../action/support/runner.ts";
import { blocksOf, read } from "../../docs/examples.ts";

/**
 * A release as it is made: in a copy of the project with a remote repository, in another folder again as the workflow does,
 * and used from its tag as a runner does. Hard links to packages need a folder of the same file system.
 */
const root = fileURLToPath(new URL("../../../", import.meta.url));

const PAGE = "docs/releases.md";

const VERSION = packageJson.version;
const TAG = `v${VERSION}`;

/** All files of a release have the time of its commit. */
const TIME = "2026-01-02T03:04:05Z";

const AUTHOR = {
  GIT_AUTHOR_DATE: TIME,
  GIT_COMMITTER_DATE: TIME,
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.com",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.com",
};

let folder = "";
const at = (name: string) => join(folder, name);

function git(cwd: string, ...words: readonly string[]): string {
  const env = { ...process.env, ...AUTHOR };
  return execFileSync("git", ["-c", "advice.detachedHead=false", ...words], { cwd, encoding: "utf8", env }).trim();
}

interface Told {
  readonly tag: string;
  readonly commit: string;
  readonly artefacts: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[];
  readonly obstacles: readonly { readonly problem: string }[];
}

function release(cwd: string, ...words: readonly string[]) {
  const env = { ...process.env, ...AUTHOR };
  return spawnSync(process.execPath, [".ci/release/release.ts", ...words], { cwd, encoding: "utf8", env });
}

/** A release that is made. */
function madeIn(
  cwd: string,
  ...words: readonly string[]
): { readonly told: Told; readonly files: ReadonlyMap<string, Buffer> } {
  const { status, stdout, stderr } = release(cwd, ...words, "--json");
  expect([status, stderr]).toEqual([0, ""]);
  const path = join(cwd, ".build/release");
  const files = readdirSync(path).map((name) => [name, readFileSync(join(path, name))] as const);
  return { told: JSON.parse(stdout), files: new Map(files) };
}

function differing(one: ReadonlyMap<string, Buffer>, other: ReadonlyMap<string, Buffer>): readonly string[] {
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return names.filter((name) => !(one.get(name)?.equals(other.get(name) ?? Buffer.of()) ?? false));
}

let dry: ReturnType<typeof madeIn>;
let real: ReturnType<typeof madeIn>;
let elsewhere: ReturnType<typeof madeIn>;

beforeAll(() => {
  mkdirSync(join(root, ".build"), { recursive: true });
  folder = mkdtempSync(join(root, ".build/release-test-"));
  mkdirSync(at("first"));
  copySources(at("first"));
  git(folder, "init", "--quiet", "--bare", "remote.git");
  git(at("first"), "init", "--quiet", "--initial-branch", "main");
  git(at("first"), "add", "--all");
  git(at("first"), "commit", "--quiet", "--message", "feat: everything");
  git(at("first"), "remote", "add", "origin", at("remote.git"));
  dry = madeIn(at("first"), "--dry-run");
  cpSync(at("first/.build/release-parts/dist"), at("first/action/dist"), { recursive: true });
  git(at("first"), "add", "--all");
  git(at("first"), "commit", "--quiet", "--message", "build: bundle");
  git(at("first"), "push", "--quiet", "origin", "main");
  real = madeIn(at("first"));
  git(folder, "clone", "--quiet", "--branch", TAG, "remote.git", "a longer name");
  linkPackages(at("a longer name"));
  elsewhere = madeIn(at("a longer name"), "--tagged");
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

test("a real run and the workflow's in another folder make the same files, byte for byte", () => {
  expect([...real.files.keys()]).toEqual(
    [
      "SHA256SUMS",
      "notes.md",
      `provider-steward-${VERSION}.cdx.json`,
      `provider-steward-${VERSION}.tgz`,
      `provider-steward-action-${VERSION}.tar.gz`,
      `provider-steward-playground-${VERSION}.tar.gz`,
      `provider-steward-worker-${VERSION}.tar.gz`,
      "provenance.json",
    ].toSorted(),
  );
  expect(differing(real.files, elsewhere.files)).toEqual([]);
});

test("a dry run of another commit of the same time makes the same archives, and says that the bundles are in no commit", () => {
  expect(dry.told.commit).not.toBe(real.told.commit);
  expect(differing(dry.files, real.files)).toEqual([
    "SHA256SUMS",
    "provenance.json",
    `provider-steward-${VERSION}.cdx.json`,
  ]);
  expect(dry.told.obstacles.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(
      /^The bundles in action\/dist are not what the sources give: [a-z]+\/\S+, .* and \d+ more\.$/,
    ),
  ]);
  expect(real.told.obstacles).toEqual([]);
});

test("a release changes no file that git tracks", () => {
  expect(git(at("first"), "status", "--porcelain")).toBe("");
  expect(git(at("a longer name"), "status", "--porcelain")).toBe("");
});

test("the sums are those of the files, as the usual command finds", () => {
  const checked = execFileSync("sha256sum", ["--check", "--strict", "SHA256SUMS"], {
    cwd: at("first/.build/release"),
    encoding: "utf8",
  });
  expect(checked.trim().split("\n")).toHaveLength(5);
  const { subject } = JSON.parse(real.files.get("provenance.json")?.toString() ?? "");
  const sums = real.files.get("SHA256SUMS")?.toString().trim().split("\n");
  expect(
    subject.map(({ name, digest }: { name: string; digest: { sha256: string } }) => `${digest.sha256}  ${name}`),
  ).toEqual(sums);
  expect(real.told.artefacts.slice(0, 5).map(({ name, sha256 }) => `${sha256}  ${name}`)).toEqual(sums);
});

test("the commands of the document check downloaded files, and print the commit of a tag", () => {
  const [check = ""] = blocksOf(PAGE, read(PAGE)).flatMap(({ language, text }) => (language === "sh" ? [text] : []));
  const [list = ""] = /git ls-remote [^`]*/.exec(read(PAGE)) ?? [];
  const downloads = at("downloads");
  mkdirSync(downloads);
  const name = `provider-steward-${VERSION}.tgz`;
  for (const file of [name, "SHA256SUMS"]) writeFileSync(join(downloads, file), real.files.get(file) ?? "");
  const run = (command: string) => spawnSync("sh", ["-c", command], { cwd: downloads, encoding: "utf8" });
  expect(run(check)).toMatchObject({ status: 0, stdout: `${name}: OK\n` });
  writeFileSync(join(downloads, name), "changed");
  expect(run(check)).toMatchObject({ status: 1, stdout: `${name}: FAILED\n` });
  const listing = list.replace(/https:\S+/, `'${at("remote.git")}'`).replaceAll("v1.0.0", TAG);
  expect(run(listing).stdout).toBe(`${real.told.commit}\trefs/tags/${TAG}^{}\n`);
});

test("a dry run leaves the remote repository alone, and a real one pushes one tag, of the commit", () => {
  expect(git(at("remote.git"), "tag")).toBe(TAG);
  expect(git(at("remote.git"), "rev-parse", `${TAG}^{commit}`)).toBe(real.told.commit);
  expect(git(at("remote.git"), "cat-file", "-t", TAG)).toBe("tag");
});

test("the bill of materials lists what the bundles say of themselves", () => {
  const bill = JSON.parse(real.files.get(`provider-steward-${VERSION}.cdx.json`)?.toString() ?? "");
  const listed = bill.components
    .filter(({ properties }: { properties: { value: string }[] }) =>
      properties.some(({ value }) => value === `provider-steward-${VERSION}.tgz`),
    )
    .map((component: Record<string, string>) => component["bom-ref"]);
  const list = readFileSync(join(at("first"), "action/dist/terminal/licenses.txt"), "utf8");
  const heads = Array.from(
    list.matchAll(/^(\S+) (\d+\.\d+\.\d+\S*) \(/gm),
    ([, name, version]) => `${name}@${version}`,
  );
  expect(listed).toEqual(heads.toSorted());
  const names = bill.components.map(({ name }: { name: string }) => name);
  for (const name of ["@codemirror/view", "jose", "@iconify-json/lucide", "ajv"]) expect(names).toContain(name);
  for (const name of ["wrangler", "vitest", "typescript", "fast-check"]) expect(names).not.toContain(name);
});

/** GitHub's command, as far as the workflow calls its API: it answers by what is in a repository. */
const GH = `#!/bin/sh
set -eu
case "$*" in
  "api --paginate repos/a/b/git/matching-refs/tags/"*" --jq .[].ref")
    git for-each-ref --format='%(refname)' "refs/tags/\${3##*/tags/}*" ;;
  "api --method PATCH repos/a/b/git/refs/tags/"*" -f sha="*" -F force=true")
    git rev-parse --quiet --verify "refs/tags/\${4##*/}" && git update-ref "refs/tags/\${4##*/}" "\${6#sha=}" ;;
  "api --method POST repos/a/b/git/refs -f ref=refs/tags/"*" -f sha="*)
    git update-ref "\${6#ref=}" "\${8#sha=}" "" ;;
  *) echo "unexpected: $*" >&2; exit 1 ;;
esac
`;

/** Runs the step of the workflow, after the release of a tag at a commit, and gives what it printed. */
function moveMajorTag(tag: string, commit: string): string {
  const { jobs } = parse(read(".github/workflows/release.yml"));
  const steps: readonly { readonly name?: string; readonly run: string }[] = jobs.publish.steps;
  const { run = "" } = steps.find(({ name }) => name === "Move the tag of the major version") ?? {};
  mkdirSync(at("bin"), { recursive: true });
  writeFileSync(at("bin/gh"), GH, { mode: 0o755 });
  const path = [at("bin"), process.env["PATH"]].join(delimiter);
  const env = { ...process.env, PATH: path, GH_REPO: "a/b", TAG: tag, COMMIT: commit };
  return execFileSync("bash", ["-e", "-c", run], { cwd: at("remote.git"), encoding: "utf8", env });
}

function unpack(name: string): string {
  const target = at(`unpacked-${name}`);
  mkdirSync(target);
  execFileSync("tar", ["xzf", join(at("first"), ".build/release", name), "-C", target]);
  return target;
}

describe("the files of a release", () => {
  it("the package of the terminal command installs without a network, and runs", () => {
    const packed = join(at("first"), `.build/release/provider-steward-${VERSION}.tgz`);
    mkdirSync(at("installed"));
    execFileSync("npm", ["install", "--offline", "--no-audit", "--prefix", at("installed"), packed], { stdio: "pipe" });
    const command = join(at("installed"), "node_modules/.bin/provider-steward");
    expect(execFileSync(command, ["--version"], { encoding: "utf8" }).trim()).toBe(VERSION);
  });

  it("the Worker deploys as it is: one module, with its settings and all migrations", () => {
    const target = unpack(`provider-steward-worker-${VERSION}.tar.gz`);
    const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");
    const env = { ...process.env, WRANGLER_SEND_METRICS: "false", XDG_CONFIG_HOME: at("config") };
    const words = [wrangler, "deploy", "--dry-run", "--outdir", "out"];
    const printed = execFileSync(process.execPath, words, { cwd: target, encoding: "utf8", env });
    expect(printed).toContain("env.DATABASE (provider-steward)");
    expect(printed).not.toContain("Attaching additional modules");
    expect(readFileSync(join(target, "out/index.js")).equals(readFileSync(join(target, "bundle/index.js")))).toBe(true);
    expect(readdirSync(join(target, "migrations"))).toEqual(readdirSync(join(root, "worker/migrations")));
    expect(readFileSync(join(target, "licenses.txt"), "utf8")).toContain("@codemirror/view");
  });
});

describe("the Action of a release", () => {
  beforeAll(() => {
    git(at("remote.git"), "tag", "v1", "main~1");
    moveMajorTag(TAG, real.told.commit);
  });

  it("moves the tag of its major version, and creates one that is not there, but for an older release", () => {
    const commitOf = (tag: string) => git(at("remote.git"), "rev-parse", `${tag}^{commit}`);
    expect(commitOf("v1")).toBe(real.told.commit);
    for (const tag of ["v2.9.0", "v2.10.0"]) git(at("remote.git"), "tag", tag, "main~1");
    moveMajorTag("v2.10.0", dry.told.commit);
    expect(commitOf("v2")).toBe(dry.told.commit);
    expect(moveMajorTag("v2.9.0", real.told.commit)).toContain(
      "v2 stays where it is: refs/tags/v2.10.0 is newer than v2.9.0.",
    );
    expect(commitOf("v2")).toBe(dry.told.commit);
    git(at("remote.git"), "tag", "--delete", "v2", "v2.9.0", "v2.10.0");
  });

  it.each([TAG, "v1"])("annotates a pull request that uses %s", async (tag) => {
    const checkedOut = at(`runner-${tag}`);
    git(folder, "clone", "--quiet", "--depth", "1", "--branch", tag, `file://${at("remote.git")}`, checkedOut);
    const { runs } = parse(readFileSync(join(checkedOut, "action.yml"), "utf8"));
    expect(runs.using).toBe("node24");
    const publishing = startPublishing({ contents: "read", "pull-requests": "write" });
    try {
      const broken = readFileSync(join(root, "docs/examples/broken/providers.jsonc"), "utf8");
      const pull = openPullRequest(publishing.github, { "README.md": "" }, { "providers.jsonc": broken });
      const run = await publishing.run(pull, { inputs: DEFAULT_INPUTS, bundle: join(checkedOut, runs.main) });
      const errors = run.stdout.map((line) => parseCommand(line)).filter((command) => command?.name === "error");
      expect(errors.map((command) => command?.properties["file"])).toContain("providers.jsonc");
      expect(errors.map((command) => command?.properties["title"]).join("\n")).toContain("unknown-key");
      expect(run.exitCode).toBe(1);
    } finally {
      publishing.close();
    }
  });
});

describe("a release that cannot be made", () => {
  it("is refused where its tag is there", () => {
    const { status, stdout, stderr } = release(at("first"), "--dry-run");
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(`The tag ${TAG} is there already, at ${real.told.commit}: a version is released once.`);
  });

  it("is refused where a file differs, and the changelog says nothing, as text and as JSON", () => {
    const copy = at("changed");
    git(folder, "clone", "--quiet", "first", copy);
    linkPackages(copy);
    const changelog = readFileSync(join(copy, "CHANGELOG.md"), "utf8");
    writeFileSync(join(copy, "CHANGELOG.md"), changelog.replace(`## ${VERSION}\n`, "## Unreleased\n"));
    const { status, stderr } = release(copy);
    expect(status).toBe(1);
    expect(stderr).toContain(`CHANGELOG.md says nothing of version ${VERSION}.`);
    expect(stderr).toContain("The working tree has changes that are in no commit: CHANGELOG.md.");
    const told: Told = JSON.parse(release(copy, "--json").stdout);
    expect(told.obstacles).toHaveLength(3);
    expect(git(copy, "tag")).toBe(TAG);
  });

  it("is prepared: the version, the changelog of the commits, and the documents that name the version", () => {
    const copy = at("changed");
    git(copy, "checkout", "--quiet", "--", ".");
    git(copy, "commit", "--quiet", "--allow-empty", "--message", "feat(resolve): explain more");
    const { status, stdout } = release(copy, "--prepare");
    const [major, minor = 0] = VERSION.split(".").map(Number);
    const next = `${major}.${minor + 1}.0`;
    expect([status, stdout]).toEqual([0, expect.stringContaining(`The version is now ${next}, in:`)]);
    expect(readFileSync(join(copy, "CHANGELOG.md"), "utf8")).toContain(
      `\n## ${next}\n\n### Added\n\n- Explain more (resolve).\n\n## ${VERSION}\n`,
    );
    const lock = JSON.parse(readFileSync(join(copy, "package-lock.json"), "utf8"));
    expect([lock.version, lock.packages[""].version]).toEqual([next, next]);
    expect(readFileSync(join(copy, "docs/terminal.md"), "utf8")).toContain(`provider-steward-${next}.tgz`);
    const documents = readdirSync(join(copy, "docs")).filter((name) => name.endsWith(".md"));
    const old = documents.filter((name) => readFileSync(join(copy, "docs", name), "utf8").includes(`${VERSION}.tgz`));
    expect(old).toEqual([]);
  });

  it.each([
    ["--dry-run and --tagged", ["--dry-run", "--tagged"], "exclude each other"],
    ["an unknown option", ["--force"], "Unknown option '--force'"],
    ["a version without --prepare", ["--set-version", "1.0.0"], "--set-version goes with --prepare."],
    ["what is no version", ["--prepare", "--set-version", "v1"], '"v1" is no version such as 1.2.3.'],
  ])("is not tried with %s", (_, words, problem) => {
    const { status, stdout, stderr } = release(root, ...words);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(problem);
    expect(stderr).toContain("See npm run release -- --help.");
  });
});
