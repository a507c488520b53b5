import { SignJWT } from "jose";
import { BOOTSTRAP_SECRET_MIN_BYTES, type UserRecord } from "../../shared/index.ts";
import { type Api, apiOf, refusedError, send } from "./command/api.ts";
import { CommandError, EXIT } from "./command/command.ts";
import { isLocal } from "./command/server-url.ts";
import { localBootstrapSecret } from "./state/local-state.ts";

/** An administrator of a server, as whom a script acts. */
export interface Administrator {
  readonly api: Api;
  readonly key: string;
  readonly user: UserRecord;
}

/**
 * The administrator with the key STEWARD_API_KEY; on a server without users the first one, who is created.
 *
 * @param tell shows a new key at once: if something fails later, it would be lost.
 * @throws CommandError where there is none.
 */
export async function administratorOf(server: string, tell: (text: string) => void): Promise<Administrator> {
  const key = await administratorKey(server, tell);
  const api = apiOf(server, key);
  const user = await api.call<UserRecord>("GET", "/user");
  if (user.user_role === "administrator") return { api, key, user };
  throw new CommandError(
    `STEWARD_API_KEY is a key of ${user.username}, a ${user.user_role}. Use the key of an administrator.`,
  );
}

async function administratorKey(server: string, tell: (text: string) => void): Promise<string> {
  if (await hasUsers(server)) {
    const given = process.env["STEWARD_API_KEY"];
    if (given) return given;
    throw new CommandError(
      "The server already has users. Set STEWARD_API_KEY to the key of an administrator, and run this command again.",
    );
  }
  const key = await createFirstAdministrator(server);
  tell(
    `The first administrator was created. Its API key, which is only shown now:\n\n  export STEWARD_API_KEY=${key}\n`,
  );
  return key;
}

const PATH = "/__api__/v1/bootstrap";
const TOKEN_LIFETIME = "5 minutes";

/** Tells if a server has users: then it refuses to create the first administrator, with any token. */
async function hasUsers(server: string): Promise<boolean> {
  const response = await send(server, PATH, { method: "POST" });
  const text = await response.text();
  if (response.status === 401 || response.status === 403) return response.status === 403;
  throw refusedError(`POST ${PATH}`, response.status, text);
}

/** Creates the first administrator. @returns the administrator's key. */
export async function createFirstAdministrator(server: string): Promise<string> {
  const secret = bootstrapSecret(server);
  // Checked first, to tell a wrong secret from a server that already has users.
  if (await hasUsers(server)) throw alreadySetUp();
  const response = await send(server, PATH, {
    method: "POST",
    headers: { Authorization: `Connect-Bootstrap ${await tokenOf(secret)}` },
  });
  const text = await response.text();
  if (response.ok) return keyOf(text);
  if (response.status === 403) throw alreadySetUp();
  if (response.status === 401) throw wrongSecret();
  throw refusedError(`POST ${PATH}`, response.status, text);
}

/** The secret that signs tokens for a server, as bytes. */
function bootstrapSecret(server: string): Uint8Array {
  const given = process.env["BOOTSTRAP_SECRET"] || (isLocal(server) ? localBootstrapSecret() : undefined);
  if (given === undefined) {
    throw new CommandError(
      isLocal(server)
        ? "The secret to create the first administrator is missing. Start the server first, in another terminal: npm start"
        : "The secret to create the first administrator is missing. Set BOOTSTRAP_SECRET to the secret of the server.",
    );
  }
  const bytes = Buffer.from(given, "base64");
  if (bytes.length >= BOOTSTRAP_SECRET_MIN_BYTES && /^[\d+/A-Za-z]+=*$/.test(given.trim())) return bytes;
  throw new CommandError(
    `BOOTSTRAP_SECRET is not at least ${BOOTSTRAP_SECRET_MIN_BYTES} bytes in base64. ` +
      "Set it to the secret of the server, exactly as it is there.",
  );
}

async function tokenOf(secret: Uint8Array): Promise<string> {
  const token = new SignJWT({ scope: "bootstrap" }).setProtectedHeader({ alg: "HS256" });
  return await token.setIssuedAt().setExpirationTime(TOKEN_LIFETIME).sign(secret);
}

function keyOf(text: string): string {
  const { api_key: key }: { readonly api_key: string } = JSON.parse(text);
  return key;
}

function alreadySetUp(): CommandError {
  return new CommandError(
    "The server already has a user, so its first administrator cannot be created. " +
      "Ask an administrator for an account, or use the key that was shown when the first administrator was created.",
    EXIT.refused,
  );
}

function wrongSecret(): CommandError {
  return new CommandError(
    "The server rejects the secret. Set BOOTSTRAP_SECRET to the secret of the server, " +
      "and check that the clocks of both machines agree: the token is valid for five minutes.",
    EXIT.refused,
  );
}
