import { env } from "cloudflare:workers";
import type { UserRole } from "../../../shared/index.ts";
import type { Caller } from "../../../worker/identity/caller.ts";
import { Permit } from "../../../worker/identity/permit.ts";
import type { Permission } from "../../../worker/identity/role-permissions.ts";
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

/** The permit that an operation hands to the store. */
export function permitted<Which extends Permission, Subject>(
  permission: Which,
  subject: Subject,
  { caller, now }: Pick<Permit, "caller" | "now">,
): Permit<Which, Subject> {
  const permit = Permit.issue(permission, subject, caller, now);
  if (permit === undefined) throw new Error(`The caller has no permission ${permission}.`);
  return permit;
}
