import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { printable, printableJson } from "../../shared/index.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import { isSymbolicLink, systemCodeOf } from "../file-system.ts";
import { lookAt, type Seen, type SeenFile } from "../init/look.ts";
import type { ActionReference } from "../init/pipeline-texts.ts";
import { type Plan, planSetUp } from "../init/plan.ts";
import { reportFailure } from "./command.ts";

interface InitOptions {
  readonly action?: ActionReference;
  readonly dryRun?: true;
  readonly json?: true;
}

const PLACEHOLDER = "OWNER";
const VERSION = "v1";

const HELP = `
Written, where nothing of that name is there:
  .provider-steward.json   a first policy: the vocabulary of the configurations, and the hosts that they lead to
  the schema               beside each configuration that names it, or that names none; none where the assistant publishes it
  the workflow             for GitHub, or a job and the pipeline that includes it for GitLab, as the remotes say

Configurations are the files called providers.json or providers.jsonc in the repository of the current folder, but for those
that git ignores. Paths are from its root. Nothing that is there is changed: what is left to do stands in the notes.

With --json: { root, host, vocabulary, configurations: [path], files: [{ path, state, reason, text }], notes: [text] }. A
state is "written", "planned" (with --dry-run, which gives the text), "left" (something is there) or "failed".

Exit codes:
  0  all files are there
  2  there is no repository, a file cannot be written, or the command was not understood

Examples:
  provider-steward init --dry-run
  provider-steward init --action acme/provider-steward@v1`;

/** Adds `init`, which sets a repository up. */
export function addInitCommand(program: Command, process: CommandProcess): void {
  program
    .command("init")
    .summary("set a repository up: policy, schema and workflow")
    .description("Writes a first policy, the schema for editors and the workflow into a repository, by what is there.")
    .option(
      "--action <repository>",
      "the copy of Provider Steward that the workflow runs: OWNER/NAME@VERSION on GitHub",
      readAction,
    )
    .option("--dry-run", "write nothing, and show what would be written")
    .option("--json", "print the report as JSON")
    .addHelpText("after", HELP)
    .action(async (options: InitOptions) => await setUp(options, process));
}

function readAction(text: string): ActionReference {
  const [, repository, version] = /^([\w.-]+\/[\w.-]+)@(\w[\w./-]*)$/.exec(text) ?? [];
  if (repository === undefined || version === undefined) {
    throw new InvalidArgumentError(`Write it as on GitHub, with a version: acme/provider-steward@${VERSION}.`);
  }
  return { repository, version, isPlaceholder: repository.startsWith(`${PLACEHOLDER}/`) };
}

/** The copy that this package was made of; in the project's own text, its owner is a placeholder. */
function ownAction(): ActionReference {
  const repository = packageJson.repository.url.replace(/^.*github\.com\//, "").replace(/\.git$/, "");
  return readAction(`${repository}@${VERSION}`);
}

interface FileState {
  readonly path: string;
  readonly state: "written" | "planned" | "left" | "failed";
  /** Why it could not be written. */
  readonly reason?: string;
  /** Only where it is planned. */
  readonly text?: string;
}

async function setUp({ action = ownAction(), dryRun, json }: InitOptions, process: CommandProcess): Promise<void> {
  const seen = await lookAt(process.locate("."), process.env);
  if (seen === undefined) {
    reportFailure('There is no git repository here. Go into one, or create one with "git init".', process);
    return;
  }
  const plan = planSetUp(seen, action);
  const files = plan.files.map((file) => (dryRun ? planned(file, seen) : written(file, seen)));
  process.stdout.write(json ? formatJson(seen, plan, files) : formatText(plan, files));
  process.exitCode = files.some(({ state }) => state === "failed") ? EXIT.failure : EXIT.fine;
}

function planned({ path, text }: SeenFile, { isThere }: Seen): FileState {
  return isThere(path) ? { path, state: "left" } : { path, state: "planned", text };
}

/** Writes a file only where nothing has its name at that moment. */
function written({ path, text }: SeenFile, { root, isThere }: Seen): FileState {
  if (isThere(path)) return { path, state: "left" };
  const link = foldersOf(path).find((folder) => isSymbolicLink(join(root, folder)));
  if (link !== undefined) return { path, state: "failed", reason: throughLink(link) };
  try {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    create(join(root, path), text);
    return { path, state: "written" };
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === undefined) throw error;
    // Another program wrote it since.
    if (code === "EEXIST" && isThere(path)) return { path, state: "left" };
    const reason = NO_FOLDER.includes(code)
      ? "It cannot be written: a part of its path is no folder. Move that away and run the command again."
      : `It cannot be written: the system reports ${code}. Fix that and run the command again.`;
    return { path, state: "failed", reason };
  }
}

/** The folders on the way to a file, from the root on. */
function foldersOf(path: string): readonly string[] {
  const names = path.split("/").slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}

function throughLink(link: string): string {
  return `It cannot be written: "${link}" is a symbolic link, which may lead out of the repository. Write a folder there, or copy the file from --dry-run.`;
}

/** The codes with which folders are refused where a file is, or a link that leads nowhere. */
const NO_FOLDER: readonly string[] = ["EEXIST", "ENOTDIR", "ENOENT"];

/** Creates a file, or nothing where the system does not take it whole: a part of it would be left as it is from then on. */
function create(place: string, text: string): void {
  const file = openSync(place, "wx");
  try {
    writeFileSync(file, text);
  } catch (error) {
    rmSync(place, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

function formatJson(seen: Seen, { vocabulary, notes }: Plan, files: readonly FileState[]): string {
  const configurations = seen.configurations.map(({ path }) => path);
  return printableJson({
    root: seen.root,
    host: seen.host,
    vocabulary: vocabulary ?? null,
    configurations,
    files,
    notes,
  });
}

/** Paths are from the root of the repository. */
function formatText({ notes }: Plan, files: readonly FileState[]): string {
  const lines = files.flatMap(({ path, state, reason, text }) => [
    `${state.padEnd("written".length)}  ${printable(path)}${describeState(state, reason)}`,
    ...(text === undefined ? [] : indented(text)),
  ]);
  const count = (wanted: FileState["state"]) => files.filter(({ state }) => state === wanted).length;
  const verdict = [
    ...(count("planned") > 0 ? [`${count("planned")} to write`] : [`${count("written")} written`]),
    ...(count("left") > 0 ? [`${count("left")} already there`] : []),
    ...(count("failed") > 0 ? [`${count("failed")} failed`] : []),
  ];
  return [...lines, ...notes.map((note) => `note     ${printable(note)}`), "", verdict.join(", "), ""].join("\n");
}

function describeState(state: FileState["state"], reason = ""): string {
  if (state === "left") return "  It is there already.";
  return reason === "" ? "" : `  ${reason}`;
}

/** The first lines of a schema tell enough of it. */
const SHOWN_LINES_MAX = 20;

function indented(text: string): readonly string[] {
  const lines = text.trimEnd().split("\n");
  const shown = lines.slice(0, lines.length > SHOWN_LINES_MAX + 1 ? SHOWN_LINES_MAX : lines.length);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`… ${rest} more lines`] : [])].map((line) => `  ${printable(line)}`.trimEnd());
}
