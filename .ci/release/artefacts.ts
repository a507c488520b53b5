/** Makes the files of a release: builds from the sources, and leaves the files that git tracks as they are. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { licencesOf } from "../../action/licences.ts";
import { type ArchivedFile, archiveOf, filesBelow } from "./archive.ts";
import { billOfMaterials, type Contents } from "./bill-of-materials.ts";
import { type BundledPackage, packagesIn } from "./licences.ts";
import { provenanceOf } from "./provenance.ts";

/** The folder of the files, from the root. */
export const RELEASE = ".build/release";

/** The folder of the parts that they are made of. */
const PARTS = ".build/release-parts";

export const SUMS = "SHA256SUMS";

export const NOTES = "notes.md";

/** A file of the release. */
export interface Artefact {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A release that is to be made. */
export interface ReleaseSource {
  readonly name: string;
  readonly version: string;
  readonly tag: string;
  readonly commit: string;
  /** The time of the commit, which all files have. */
  readonly time: Date;
  /** The address of the repository. */
  readonly repository: string;
  /** The changes for users. */
  readonly notes: string;
}

export interface MadeRelease {
  readonly artefacts: readonly Artefact[];
  /** The packages in each archive, by its name. */
  readonly contents: Contents;
  /** The files of `action/dist` that differ from those that were built. */
  readonly stale: readonly string[];
}

interface Archive {
  readonly name: string;
  readonly files: readonly ArchivedFile[];
  readonly packages: readonly BundledPackage[];
}

/** The folder of the Worker's bundle in its archive. */
const BUNDLE = "bundle/";

/** Packages whose code is in a generated file that does not name them. */
const IN_GENERATED_FILES: Readonly<Record<string, string>> = {
  "worker/html/generated/icons.ts": "@iconify-json/lucide",
};

const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
};

/** Makes all files of a release in the working directory, which is the project's root. */
export async function makeRelease(source: ReleaseSource): Promise<MadeRelease> {
  for (const folder of [RELEASE, PARTS]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const [browserFiles, npmBill] = await Promise.all([
    run("worker/playground/build/browser-files.ts"),
    runCommand("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"]),
    buildAction(),
    run("worker/playground/build/static.ts"),
    bundleWorker(),
  ]);
  const inBrowsers: { readonly playground: readonly string[]; readonly all: readonly string[] } =
    JSON.parse(browserFiles);
  const archives = [
    actionArchive(source),
    terminalArchive(source),
    workerArchive(source, inBrowsers.all),
    playgroundArchive(source, inBrowsers.playground),
  ];
  const contents = Object.fromEntries(archives.map(({ name, packages }) => [name, packages]));
  const subjects: Artefact[] = [];
  for (const { name, files } of archives) {
    subjects.push(write(name, await archiveOf(files, source.time)));
  }
  const bill = billOfMaterials(npmBill, { ...source, contents });
  subjects.push(write(`${source.name}-${source.version}.cdx.json`, bill));
  const provenance = provenanceOf(subjects, { ...source, lockSha256: sha256Of(readFileSync("package-lock.json")) });
  const sums = subjects.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");
  const artefacts = [...subjects, write(SUMS, sums), write("provenance.json", provenance)];
  writeFileSync(join(RELEASE, NOTES), `${source.notes}\n`);
  return { artefacts, contents, stale: staleFiles() };
}

async function buildAction(): Promise<void> {
  await run("action/build.ts", join(PARTS, "dist"));
  await run("action/pack.ts", join(PARTS, "dist"));
}

async function bundleWorker(): Promise<void> {
  const out = ["--outdir", join(PARTS, "worker"), "--metafile", join(PARTS, "worker.json")];
  await run("node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", ...out);
}

function actionArchive({ name, version }: ReleaseSource): Archive {
  const dist = join(PARTS, "dist");
  const files = [...ownFiles("action.yml", "action/export/action.yml", "LICENSE"), ...filesBelow(dist, "action/dist/")];
  const lists = ["main", "export", "terminal"].map((bundle) =>
    readFileSync(join(dist, bundle, "licenses.txt"), "utf8"),
  );
  return { name: `${name}-action-${version}.tar.gz`, files, packages: lists.flatMap(packagesIn) };
}

/** A package for `npm install FILE`. */
function terminalArchive({ name, version }: ReleaseSource): Archive {
  const files = filesBelow(".build/package", "package/");
  const list = readFileSync(join(PARTS, "dist/terminal/licenses.txt"), "utf8");
  return { name: `${name}-${version}.tgz`, files, packages: packagesIn(list) };
}

/**
 * The Worker as one file with its settings, migrations and documents, which `wrangler deploy` takes as it is. The file has a folder of its
 * own, because Wrangler would take texts beside it for modules of the Worker.
 */
function workerArchive({ name, version }: ReleaseSource, inBrowsers: readonly string[]): Archive {
  const { inputs }: { readonly inputs: object } = JSON.parse(readFileSync(join(PARTS, "worker.json"), "utf8"));
  const { list, packages } = licencesOfFiles([...Object.keys(inputs), ...inBrowsers]);
  const bundle = filesBelow(join(PARTS, "worker"), BUNDLE).filter(({ name: path }) =>
    /index\.js(?:\.map)?$/.test(path),
  );
  const settings = settingsOfBundle(readFileSync("wrangler.toml", "utf8"));
  const files = [
    ...bundle,
    ...ownFiles("LICENSE", "docs/.assetsignore"),
    ...filesBelow("docs/generated", "docs/generated/"),
    ...filesBelow("docs/images", "docs/images/"),
    ...filesBelow("worker/migrations", "migrations/"),
    textFile("wrangler.toml", settings),
    textFile("licenses.txt", list),
  ];
  return { name: `${name}-worker-${version}.tar.gz`, files, packages };
}

function playgroundArchive({ name, version }: ReleaseSource, inBrowsers: readonly string[]): Archive {
  const { list, packages } = licencesOfFiles(inBrowsers);
  const files = [...filesBelow(".build/playground"), ...ownFiles("LICENSE"), textFile("licenses.txt", list)];
  return { name: `${name}-playground-${version}.tar.gz`, files, packages };
}

/** The beginning of the settings for those who have the archive, and not the scripts of the repository. */
const HEAD_OF_BUNDLE = `# The Worker of Provider Steward as one module, with its settings, migrations and documents. To deploy it to an account of your own, in this
# folder:
#   npx wrangler d1 create provider-steward              then write the id that it prints as database_id below
#   npx wrangler r2 bucket create provider-steward-content
#   npx wrangler r2 bucket create provider-steward-exports
#   npx wrangler secret put BOOTSTRAP_SECRET             a long random text; docs/content-server/start.md says how it makes the first administrator
#   npx wrangler d1 migrations apply DATABASE --remote
#   npx wrangler deploy
# An upgrade is the last two in the folder of the new version, with what you changed here; docs/upgrading.md says when their order matters. The
# documents that are named here are pages of the server that runs: docs/upgrading.md is /docs/upgrading.
`;

/** The settings of the Worker for its bundle beside them. */
export function settingsOfBundle(settings: string): string {
  const head = settings.slice(0, settings.indexOf("#\n# What is a secret"));
  return [
    [head, HEAD_OF_BUNDLE],
    ['main = "worker/index.ts"', `main = "${BUNDLE}index.js"`],
    [
      "# A third less to load where a Worker starts; its source map keeps what a log says of a fault readable.\nminify = true",
      "# Its source map keeps what a log says of a fault readable.\nno_bundle = true",
    ],
    ['migrations_dir = "worker/migrations"', 'migrations_dir = "migrations"'],
  ].reduce((text, [from = "", to = ""]) => {
    if (!text.includes(from))
      throw new Error(`wrangler.toml has no line \`${from}\`, which the bundle's settings replace.`);
    return text.replace(from, to);
  }, settings);
}

/** The licences of all packages whose code is in the bundle of these files. */
function licencesOfFiles(files: readonly string[]): {
  readonly list: string;
  readonly packages: readonly BundledPackage[];
} {
  const own = files.filter((path) => !path.includes("node_modules/") && /\.[jt]sx?$/.test(path));
  const code = own.map((path) => readFileSync(path, "utf8")).join("\n");
  const list = licencesOf(files, code);
  const unnamed = own.flatMap((path) => IN_GENERATED_FILES[path] ?? []).map(installedPackage);
  return { list, packages: [...packagesIn(list), ...unnamed] };
}

function installedPackage(folder: string): BundledPackage {
  const text = readFileSync(join("node_modules", folder, "package.json"), "utf8");
  const { name = "", version = "", license = "" }: Record<string, string> = JSON.parse(text);
  return { name, version, licence: license };
}

/** The names of what is committed below `action/dist` and is not what was built, or the other way round. */
function staleFiles(): readonly string[] {
  const inTree = existsSync("action/dist") ? filesBelow("action/dist") : [];
  const [committed, built] = [inTree, filesBelow(join(PARTS, "dist"))].map(
    (files) => new Map(files.map(({ name, content }) => [name, Buffer.from(content)])),
  );
  const names = [...new Set([...(committed?.keys() ?? []), ...(built?.keys() ?? [])])].toSorted();
  return names.filter((name) => {
    const [one, other] = [committed?.get(name), built?.get(name)];
    return one === undefined || other === undefined || !one.equals(other);
  });
}

function ownFiles(...paths: readonly string[]): readonly ArchivedFile[] {
  return paths.map((path) => ({ name: path, content: readFileSync(path) }));
}

function textFile(name: string, text: string): ArchivedFile {
  return { name, content: Buffer.from(text) };
}

function write(name: string, content: string | Uint8Array): Artefact {
  const bytes = Buffer.from(content);
  writeFileSync(join(RELEASE, name), bytes);
  return { name, bytes: bytes.length, sha256: sha256Of(bytes) };
}

function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Runs a script of the project, and gives what it printed. */
async function run(script: string, ...words: readonly string[]): Promise<string> {
  return await runCommand(process.execPath, [script, ...words]);
}

async function runCommand(command: string, words: readonly string[]): Promise<string> {
  // Wrangler keeps its settings and logs below this folder, and so leaves the home directory alone.
  const env = { ...process.env, ...QUIET, XDG_CONFIG_HOME: join(process.cwd(), ".build/config") };
  const { stdout } = await promisify(execFile)(command, [...words], { env, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
