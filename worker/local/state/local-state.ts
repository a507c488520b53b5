/** The state of the server on this machine: its database, its bucket, and the settings that hold for it alone. */

import { generateKeyPairSync, randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseEnv } from "node:util";
import { CommandError, root, systemCode } from "../command/command.ts";
import { localServer } from "../command/server-url.ts";
import { DEMO_API } from "../seed/upstream.ts";
import { readHostsAndPorts } from "../server/outbound.ts";

const DEFAULT_STATE = ".wrangler/state";

/** The folder of the state, as the environment says it or by default; absolute. */
export function stateFolder(): string {
  return resolve(root, process.env["STEWARD_STATE"] || DEFAULT_STATE);
}

/** The folder of what the runtime stores, as Wrangler stores it. */
export function storageFolder(): string {
  return join(stateFolder(), "v3");
}

/** The state's folder as people name it. */
export function shownState(): string {
  const path = relative(root, stateFolder());
  return path.startsWith("..") ? stateFolder() : path;
}

/** The setting of the state's folder before a command; empty where it is the default. */
export function statePrefix(): string {
  return stateFolder() === join(root, DEFAULT_STATE)
    ? ""
    : `STEWARD_STATE='${stateFolder().replaceAll("'", String.raw`'\''`)}' `;
}

const BOOTSTRAP_SECRET_BYTES = 32;

function settingsFile(): string {
  return join(stateFolder(), "local.env");
}
const ownSettingsFile = join(root, ".dev.vars");

/** The setting with the hosts of private networks that the server on this machine may reach. */
const UPSTREAMS = "ALLOW_PRIVATE_UPSTREAMS";

/**
 * The settings of the server on this machine, of which a later one overrides those before it: what this program created
 * once in a file, with a secret, what the operator has in `.dev.vars`, and, of the environment, the list of upstreams.
 * See docs/decisions/0073-local-secret-file.md.
 */
function localSettings(): NodeJS.Dict<string> {
  const files = [settingsFile(), ownSettingsFile].filter((file) => existsSync(file));
  const listed = process.env[UPSTREAMS];
  return Object.assign({}, ...files.map(readSettings), listed === undefined ? {} : { [UPSTREAMS]: listed });
}

/** The secret that the server on this machine was given; undefined where it never ran. */
export function localBootstrapSecret(): string | undefined {
  return existsSync(settingsFile()) ? localSettings()["BOOTSTRAP_SECRET"] : undefined;
}

/**
 * The variables of the Worker on this machine, at a port. It only knows whether there are upstreams: which ones is checked outside
 * of it. Browsers lead names below localhost to this machine, so that content has its origins without any set-up.
 */
export function localVariables(port: number): Readonly<Record<string, string>> {
  const hosts = { BASE_URL: localServer(port), CONTENT_HOST: `content.localhost:${port}` };
  return { ...hosts, ...localSettings(), [UPSTREAMS]: String(allowedUpstreams().size > 0) };
}

/**
 * The hosts of private networks that the server on this machine may reach, each with its port.
 *
 * @throws CommandError where the setting is not a list of them: a plain `true` would open this machine to all who publish.
 * See docs/decisions/0095-local-upstreams.md.
 */
export function allowedUpstreams(): ReadonlySet<string> {
  const text = localSettings()[UPSTREAMS] ?? "";
  const listed = text === "false" ? new Set<string>() : readHostsAndPorts(text);
  if (listed !== undefined) return listed;
  throw new CommandError(
    `${UPSTREAMS} is not a list of hosts with their ports, which it is for the server on this machine. ` +
      `List those that API content may be passed on to, such as ${DEMO_API}.`,
  );
}

function readSettings(file: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new CommandError(
      `${file} cannot be read (${systemCode(cause)}). Run this command as the user who runs npm start.`,
    );
  }
}

/** The contents of a server's folder, by the beginnings of their names. */
const OWN_NAME = /^(?:local\.env|server\.json|v3$)/;

/**
 * Creates the state's folder where it is missing. Of what an older version left in it, others can no longer read anything, and
 * the traces of requests are deleted.
 *
 * @throws CommandError where that fails, and for a folder of something else, which must not be closed to others.
 */
export function prepareFolder(): void {
  const names = inState(() => {
    createFolder(stateFolder());
    accessSync(stateFolder(), constants.W_OK);
    return readdirSync(stateFolder());
  });
  const own = names.filter((name) => OWN_NAME.test(name));
  if (names.length > 0 && own.length === 0) {
    throw new CommandError(
      `${stateFolder()} is not the folder of a server: it holds something else. ` +
        "Set STEWARD_STATE to a folder that is empty or missing, or to that of an earlier server.",
    );
  }
  inState(() => {
    if ((statSync(stateFolder()).mode & 0o077) !== 0) closeToOthers(own);
    rmSync(join(storageFolder(), "observability"), { recursive: true, force: true });
  });
}

/** With those above it. Node's own way to do that never ends where the system says that a folder above is missing although it is there. */
function createFolder(path: string): void {
  if (isFolder(path)) return;
  createFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (cause) {
    // Another start may have been quicker.
    if (!isFolder(path)) throw cause;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Creates the settings where they are missing, and brings up to date what an older version created. @throws CommandError where that fails. */
export function prepareSettings(): void {
  inState(() => {
    const given = existsSync(settingsFile()) ? readFileSync(settingsFile(), "utf8") : "";
    const text = withSigningKey(withUpstreams(given === "" ? newSettings() : given));
    if (text === given) return;
    const draft = `${settingsFile()}.new`;
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, settingsFile());
  });
}

function inState<Made>(work: () => Made): Made {
  try {
    return work();
  } catch (cause) {
    throw new CommandError(
      `The state cannot be stored in ${stateFolder()} (${systemCode(cause)}). ` +
        "Use a folder that you may write to, or set STEWARD_STATE to another one.",
    );
  }
}

function closeToOthers(names: readonly string[]): void {
  chmodSync(stateFolder(), 0o700);
  const own = names.map((name) => join(stateFolder(), name));
  const all = own.flatMap((path) => (statSync(path).isDirectory() ? [path, ...pathsIn(path)] : [path]));
  for (const path of all) chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
}

function pathsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
}

function newSettings(): string {
  return `# Settings of the server on this machine, created once by "npm start". A file .dev.vars overrides them.
BOOTSTRAP_SECRET=${randomBytes(BOOTSTRAP_SECRET_BYTES).toString("base64")}
ALLOW_ANONYMOUS_CONTENT=true
${UPSTREAMS}=${DEMO_API}
`;
}

/** An older version allowed all. */
function withUpstreams(text: string): string {
  return text.replace(/^ALLOW_PRIVATE_UPSTREAMS=true$/m, `${UPSTREAMS}=${DEMO_API}`);
}

/** A file of an older version does not have one yet. */
function withSigningKey(text: string): string {
  if (parseEnv(text)["AUDIT_EXPORT_SIGNING_KEY"] !== undefined) return text;
  const key = generateKeyPairSync("ed25519").privateKey.export({ format: "der", type: "pkcs8" });
  const lineEnd = text === "" || text.endsWith("\n") ? "" : "\n";
  return `${text}${lineEnd}AUDIT_EXPORT_SIGNING_KEY=${key.toString("base64")}\n`;
}
