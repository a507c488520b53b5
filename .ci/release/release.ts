/** `npm run release`: makes a release. See docs/releases.md, and docs/decisions/0179-releases.md. */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import packageJson from "../../package.json" with { type: "json" };
import { type MadeRelease, makeRelease, RELEASE } from "./artefacts.ts";
import {
  type Facts,
  git,
  type Mode,
  type Obstacle,
  obstaclesIn,
  obstaclesOfBundles,
  REMOTE,
  readFacts,
} from "./facts.ts";
import { forbiddenIn } from "./licences.ts";
import { prepare } from "./prepare.ts";
import { formatRelease } from "./table.ts";

const HELP = `Usage: npm run release [-- options]

Makes the files of a release in ${RELEASE}/, creates its tag and pushes it. The workflow release.yml then makes the same
files, publishes them with their provenance, and moves the tag of the major version.

Options:
  --dry-run             make the files, and say what else would be done; needs no account
  --tagged              make the files of the tag that this commit has; what the workflow does
  --prepare             write the next version and its changelog into the files, to be read and committed
  --set-version X.Y.Z   with --prepare, the version; otherwise, it follows from the commits
  --json                print the result as JSON
  --help                this text

Exit codes: 0; 1 the release cannot be made, and why; 2 the arguments were not understood.
`;

interface Options {
  readonly "dry-run": boolean;
  readonly tagged: boolean;
  readonly prepare: boolean;
  readonly "set-version"?: string;
  readonly json: boolean;
  readonly help: boolean;
}

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
await main();

async function main(): Promise<void> {
  const options = readOptions();
  if (options === undefined) return;
  if (options.help) return print(HELP);
  try {
    if (options.prepare) return prepareVersion(options);
    await release(options.tagged ? "tagged" : options["dry-run"] ? "dry run" : "real", options.json);
  } catch (error) {
    // What a command prints on failing says more than that it failed.
    const printed = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    console.error(`The release cannot be made. ${printed === "" ? messageOf(error) : printed}`);
    process.exitCode = 1;
  }
}

function readOptions(): Options | undefined {
  const flag = { type: "boolean", default: false } as const;
  try {
    const { values } = parseArgs({
      options: {
        "dry-run": flag,
        tagged: flag,
        prepare: flag,
        "set-version": { type: "string" },
        json: flag,
        help: flag,
      },
    });
    const modes = [values["dry-run"], values.tagged, values.prepare].filter(Boolean);
    const version = values["set-version"];
    if (modes.length > 1) throw new Error("--dry-run, --tagged and --prepare exclude each other.");
    if (version !== undefined && !values.prepare) throw new Error("--set-version goes with --prepare.");
    if (version !== undefined && !/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(version)) {
      throw new Error(`"${version}" is no version such as 1.2.3.`);
    }
    return values;
  } catch (error) {
    console.error(`${messageOf(error)} See npm run release -- --help.`);
    process.exitCode = 2;
    return undefined;
  }
}

function prepareVersion({ "set-version": wanted, json }: Options): void {
  const { version, files, isDraft } = prepare(wanted);
  if (json) return print(`${JSON.stringify({ version, files, isDraft })}\n`);
  print(`The version is now ${version}, in:
${files.map((path) => `  ${path}`).join("\n")}
${isDraft ? "\nCHANGELOG.md has a draft made of commits: read it, and shorten it to what changes for users.\n" : ""}
Then run \`npm run generate && npm run build\`, and commit everything.
`);
}

async function release(mode: Mode, isJson: boolean): Promise<void> {
  const facts = readFacts();
  const known = obstaclesIn(facts, mode);
  if (isRefused(known, mode)) return refuse(facts, known, isJson);
  const made = await makeRelease({
    ...facts,
    name: packageJson.name,
    repository: "https://github.com/OWNER/provider-steward",
    notes: facts.notes ?? "",
  });
  const forbidden = forbiddenIn(Object.values(made.contents).flat());
  if (forbidden.length > 0) {
    throw new Error(
      `Its files would have packages whose licence .ci/release/licences.ts does not list: ${forbidden.join(", ")}.`,
    );
  }
  const obstacles = [...known, ...obstaclesOfBundles(made.stale)];
  if (isRefused(obstacles, mode)) return refuse(facts, obstacles, isJson);
  if (mode === "real") pushTag(facts);
  report(facts, made, mode, obstacles, isJson);
}

function isRefused(obstacles: readonly Obstacle[], mode: Mode): boolean {
  return obstacles.some(({ isForNow }) => mode !== "dry run" || !isForNow);
}

function refuse({ version, tag, commit }: Facts, obstacles: readonly Obstacle[], isJson: boolean): void {
  process.exitCode = 1;
  if (isJson) return print(`${JSON.stringify({ version, tag, commit, artefacts: [], obstacles })}\n`);
  console.error(`Version ${version} is not released.`);
  for (const { problem, help } of obstacles) console.error(`- ${problem} ${help}`);
}

function pushTag({ tag, version, commit }: Facts): void {
  git("tag", "--annotate", "--message", `Provider Steward ${version}`, tag, commit);
  git("push", REMOTE, `refs/tags/${tag}`);
}

function report(facts: Facts, made: MadeRelease, mode: Mode, obstacles: readonly Obstacle[], isJson: boolean): void {
  const { version, tag, commit } = facts;
  if (isJson) return print(`${JSON.stringify({ version, tag, commit, artefacts: made.artefacts, obstacles })}\n`);
  print(formatRelease(facts, made.artefacts, mode, obstacles));
}

function print(text: string): void {
  process.stdout.write(text);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
