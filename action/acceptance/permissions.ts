import { countOf } from "../../shared/index.ts";
import { getProperty } from "../github/answer.ts";
import { type Api, request } from "../github/client.ts";
import type { AcceptedBy } from "../inputs.ts";
import { ACCEPTING_ACCOUNTS_MAX } from "../limits.ts";
import type { Claim, Claims } from "./claims.ts";
import { nameKey } from "./pull-request-facts.ts";

/**
 * Keeps the claims of accounts with at least a permission on the repository. Where that cannot be found out, an account
 * has none. Anyone may review a public repository, so only some accounts are asked about, the latest first.
 */
export async function withPermission(claims: readonly Claim[], least: AcceptedBy, api: Api): Promise<Claims> {
  const logins = [...new Map<string, string>(claims.toReversed().map(({ by }) => [nameKey(by), by])).values()];
  const allowed = new Set<string>();
  const notes: string[] = [];
  for (const login of logins.slice(0, ACCEPTING_ACCOUNTS_MAX)) {
    const missing = await missingPermission(login, least, api);
    if (missing === undefined) allowed.add(nameKey(login));
    else notes.push(`"${login}" accepts nothing: ${missing}`);
  }
  const rest = logins.length - ACCEPTING_ACCOUNTS_MAX;
  if (rest > 0)
    notes.push(`${countOf(rest, "more account")} accepted something and ${rest === 1 ? "was" : "were"} not looked at.`);
  return { claims: claims.filter(({ by }) => allowed.has(nameKey(by))), notes };
}

/** The reason why an account does not count, in whole sentences; undefined where it does. */
async function missingPermission(username: string, least: AcceptedBy, api: Api): Promise<string | undefined> {
  const answer = await request(api, (github, place) =>
    github.rest.repos.getCollaboratorPermissionLevel({ ...place, username }),
  );
  if (!answer.ok) return `its permission cannot be read. ${answer.error.reason}`;
  return isEnough(answer.value, least) ? undefined : `it does not have the permission "${least}" on the repository.`;
}

/**
 * GitHub answers `permission: write` for the role "maintain", and names a role of the organisation's own as that alone.
 */
function isEnough(answer: unknown, least: AcceptedBy): boolean {
  const permission = getProperty(answer, "permission");
  if (permission === "admin") return true;
  if (permission !== "write") return false;
  return least === "write" || (least === "maintain" && getProperty(answer, "role_name") === "maintain");
}
