import { env } from "cloudflare:workers";
import type { UserRole } from "../../../shared/index.ts";
import type { Caller } from "../../../worker/identity/caller.ts";
import type { Person } from "./server.ts";

/** A person as the caller of a request that has their key. */
export async function callerOf({ id: userId, guid, username }: Person, role: UserRole): Promise<Caller> {
  const keyId = await env.DATABASE.prepare("SELECT id FROM api_keys WHERE user_id = ?")
    .bind(userId)
    .first<number>("id");
  if (keyId === null) throw new Error("The person has no key.");
  const by = { kind: "api_key", id: keyId, name: "test", expiresAt: null } as const;
  return { by, userId, guid, username, fullName: "Full Name", role };
}
