import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { AuditExportRecord } from "../../../shared/index.ts";
import type { Administrator } from "../administrator.ts";
import { CommandError } from "../command.ts";
import { root } from "../wrangler.ts";
import { urlOf } from "./own-export.ts";

const TERMINAL = join(root, "action/terminal.ts");

/** How a verification ended. */
export interface Verified {
  /** 0 for whole, 1 for broken, 2 where it could not be checked. */
  readonly exitCode: number;
  /** What the command says as JSON; null where it was not asked for, or has nothing to say. */
  readonly verification: unknown;
}

/**
 * Runs `provider-steward verify-export` as whoever has the server's address and a key would: it downloads all objects, and
 * compares them with the log. What it says for people goes where this program's own output goes.
 */
export async function verify(
  { api, key }: Administrator,
  audited: AuditExportRecord,
  isJson: boolean,
): Promise<Verified> {
  const signer = audited.public_key === null ? [] : ["--public-key", audited.public_key];
  const args = [TERMINAL, "verify-export", urlOf(api, audited), ...signer, "--server", api.server];
  const child = spawn(process.execPath, [...args, "--format", isJson ? "json" : "text"], {
    // The key is in the environment, because everybody on the machine can read command lines.
    env: { ...process.env, STEWARD_API_KEY: key },
    stdio: ["ignore", isJson ? "pipe" : "inherit", "inherit"],
  });
  const [[exitCode], said] = await Promise.all([once(child, "close"), child.stdout === null ? "" : text(child.stdout)]);
  if (typeof exitCode !== "number") throw new CommandError("The verification was ended by a signal. Run this again.");
  return { exitCode, verification: said === "" ? null : JSON.parse(said) };
}
