import { err, ok, type Result } from "../../shared/index.ts";
import type { Person } from "../auth/person.ts";
import type { Identity } from "../identity/caller.ts";
import { usernameFrom } from "../names/username.ts";
import type { Context } from "../platform/context.ts";
import { bindUser, createUserOf, findByEmail, findByExternalId } from "./store.ts";

/** The reasons why a person whom an identity provider knows is not signed in. */
export type StrangerReason =
  | "locked"
  /** A user has the person's address, which the provider does not say to be the person's. */
  | "email-not-verified"
  /** A user has the person's address, and another external id. */
  | "email-of-other"
  /** Several users have the person's address. */
  | "email-of-several"
  /** There is no such user, and none is created. */
  | "unknown";

/** Tries where others change the same users at the same moment. */
const MAX_TRIES = 3;

/**
 * The user for a person: the one with the person's external id; else, once, the one with the person's verified address,
 * who then gets the external id; else a new one, where the operator has them created.
 * See docs/decisions/0118-who-signs-in.md.
 */
export async function userOfPerson(
  person: Person,
  context: Pick<Context, "database" | "settings" | "now">,
): Promise<Result<Identity, StrangerReason>> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a try that was overtaken looks at what is there by then
    const found = await findOrAdd(person, context);
    if (found !== "overtaken") return found;
  }
  return err("unknown");
}

async function findOrAdd(
  person: Person,
  { database, settings, now }: Pick<Context, "database" | "settings" | "now">,
): Promise<Result<Identity, StrangerReason> | "overtaken"> {
  const { externalId, email } = person;
  const known = await findByExternalId(database, externalId);
  if (known !== undefined) return known.isLocked ? err("locked") : ok(known.identity);
  const [same, another] = email === undefined ? [] : await findByEmail(database, email.address);
  if (same !== undefined && email !== undefined) {
    if (!email.isVerified) return err("email-not-verified");
    if (another !== undefined) return err("email-of-several");
    if (same.externalId !== null) return err("email-of-other");
    if (same.isLocked) return err("locked");
    const isBound = await bindUser(database, same.identity, externalId, email.address, now);
    return isBound ? ok(same.identity) : "overtaken";
  }
  if (settings.newUserRole === undefined) return err("unknown");
  const wantedName = usernameFrom(person.username ?? email?.address ?? "");
  const created = await createUserOf(database, person, wantedName, settings.newUserRole, now);
  return created === undefined ? "overtaken" : ok(created);
}
