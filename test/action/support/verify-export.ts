import { generateKeyPairSync } from "node:crypto";
import { join } from "node:path";
import { KEY, makeEntries, serveAuditLog } from "./audit-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { runTerminal } from "./terminal.ts";

const environment = { STEWARD_API_KEY: KEY };

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
/** The key that signs the manifests of `exported`, as files have its two halves, and the public one in hexadecimal. */
export const PRIVATE_PEM = String(privateKey.export({ format: "pem", type: "pkcs8" }));
export const PEM = String(publicKey.export({ format: "pem", type: "spki" }));
export const HEX = Buffer.from(String(publicKey.export({ format: "jwk" }).x), "base64url").toString("hex");

/** Runs `verify-export`. */
export async function verify(args: readonly string[], folder = temporaryFolder()) {
  return await runTerminal(["verify-export", ...args], { folder, environment });
}

/** An export of 40 entries in two segments and two manifests, signed, of a server that is there as long as the test. */
export async function exported(entries = makeEntries(40)) {
  const server = await serveAuditLog({ entries: entries.slice(0, 25) });
  const folder = join(temporaryFolder(), "audit-log");
  const signing = { STEWARD_SIGNING_KEY: PRIVATE_PEM };
  const args = ["export", "--server", server.url, "--out", folder];
  const run = async () => await runTerminal(args, { folder: ".", environment: { ...environment, ...signing } });
  await run();
  server.entries.push(...entries.slice(25));
  await run();
  return { server, folder };
}
