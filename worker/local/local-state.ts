/** What the server on this machine keeps: its database, its bucket, and the settings that hold for it alone. */

import { generateKeyPairSync, randomBytes } from "node:crypto";
import { accessSync, appendFileSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { BOOTSTRAP_SECRET_MIN_BYTES } from "../../shared/index.ts";
import { CommandError, systemCode } from "./command.ts";
import { root } from "./wrangler.ts";

const DEFAULT_STATE = ".wrangler/state";

/** Where the state is kept, as the environment says it or by default; absolute. */
export const stateFolder = resolve(root, process.env["STEWARD_STATE"] || DEFAULT_STATE);

/** The setting of the state's folder before a command; empty where it is the default. */
export const statePrefix =
  stateFolder === join(root, DEFAULT_STATE) ? "" : `STEWARD_STATE='${stateFolder.replaceAll("'", String.raw`'\''`)}' `;

const settingsFile = join(stateFolder, "local.env");
const ownSettingsFile = join(root, ".dev.vars");

/**
 * The files with the settings of the server on this machine, of which a later one overrides those before it: what this
 * program created once, with a secret, and what the operator has in `.dev.vars`. Wrangler reads them, so that the
 * secret stands on no command line, which everyone on the machine could read.
 * See docs/decisions/0073-local-secret-file.md.
 */
export function localSettingsFiles(): readonly string[] {
  return [settingsFile, ownSettingsFile].filter((file) => existsSync(file));
}

/** The secret that the server on this machine was given; undefined where it never ran. */
export function localBootstrapSecret(): string | undefined {
  if (!existsSync(settingsFile)) return undefined;
  return localSettingsFiles()
    .map((file) => readSettings(file)["BOOTSTRAP_SECRET"])
    .findLast((secret) => secret !== undefined);
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

/** Creates the state's folder and the settings in it where they are missing. @throws CommandError where that fails. */
export function prepareState(): void {
  try {
    mkdirSync(stateFolder, { recursive: true });
    accessSync(stateFolder, constants.W_OK);
    createSettings();
  } catch (cause) {
    throw new CommandError(
      `The state cannot be stored in ${stateFolder} (${systemCode(cause)}). ` +
        "Use a folder that you may write to, or set STEWARD_STATE to another one.",
    );
  }
}

function createSettings(): void {
  if (!existsSync(settingsFile)) {
    const text = `# Settings of the server on this machine, created once by "npm start". A file .dev.vars overrides them.
BOOTSTRAP_SECRET=${randomBytes(BOOTSTRAP_SECRET_MIN_BYTES).toString("base64")}
ALLOW_ANONYMOUS_CONTENT=true
ALLOW_PRIVATE_UPSTREAMS=true
`;
    writeFileSync(settingsFile, text, { mode: 0o600, flag: "wx" });
  }
  addSigningKey();
}

/** A file of an older version does not have one yet. */
function addSigningKey(): void {
  const text = readFileSync(settingsFile, "utf8");
  if (parseEnv(text)["AUDIT_EXPORT_SIGNING_KEY"] !== undefined) return;
  const key = generateKeyPairSync("ed25519").privateKey.export({ format: "der", type: "pkcs8" });
  const lineEnd = text === "" || text.endsWith("\n") ? "" : "\n";
  appendFileSync(settingsFile, `${lineEnd}AUDIT_EXPORT_SIGNING_KEY=${key.toString("base64")}\n`);
}
