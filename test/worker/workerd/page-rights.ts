/** The rows of pages at one of them: who sees it, or whose form is taken. */

import { expect } from "vitest";
import { formToken } from "../../../worker/auth/form-token.ts";
import { sessionCookie } from "../../../worker/auth/session-cookie.ts";
import { FORM_TOKEN_FIELD } from "../../../worker/html/kept-fields.ts";
import { type Asking, actionsOf, askInTurn, askTogether, byKind } from "./ask-together.ts";
import {
  ALL_KINDS,
  askerOf,
  type Company,
  isBelowRole,
  kindsAsking,
  signInAgain,
  type Weakened,
  WHO_HAS,
} from "./askers.ts";
import type { Outcome } from "./attempt.ts";
import type { Asker } from "./matrix-rows.ts";
import { PAGE_ROWS, type PageRow } from "./page-rows.ts";
import { addItem } from "./things.ts";

const NAMES = Object.keys(PAGE_ROWS);

/** The headers of a form that a page of this server sends. */
export const FORM_HEADERS = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };

/** The body of a form that has nothing but the token of a session. */
export async function formOf(session: string | undefined): Promise<string> {
  if (session === undefined) return `${FORM_TOKEN_FIELD}=`;
  const [cookie = ""] = sessionCookie(session, 60).split(";");
  return `${FORM_TOKEN_FIELD}=${await formToken(new Headers({ Cookie: cookie }))}`;
}

export async function pathOf(company: Company, row: PageRow, asker: Asker): Promise<string> {
  return await row.path(asker, async () => await addItem(asker.id, "acl", company.bystander));
}

/** The path of the page that has a form: the longest beginning of where it is sent that is a page, but for new keys. */
export function pageOfForm(form: string, path: string): string {
  if (form === "/keys") return "/keys/new";
  const parts = form.split("/");
  while (parts.length > 1 && !NAMES.includes(`GET ${parts.join("/")}`)) parts.pop();
  return parts.length === 1 ? "/" : path.split("/").slice(0, parts.length).join("/");
}

/** Everybody gets what the row of the page says, for what is theirs. If the route is weakened, only the kinds that it newly lets in ask. */
export async function expectRightsAtPage(company: Company, name: string, weakened?: Weakened): Promise<void> {
  const row = PAGE_ROWS[name];
  if (row === undefined) throw new Error(`There is no row for the page ${name}.`);
  const [method = ""] = name.split(" ");
  const prepare = async (kind: string): Promise<Asking> => {
    const asker = askerOf(company, kind);
    const form = method === "POST" ? { headers: FORM_HEADERS, body: await formOf(asker.session) } : {};
    return { kind, asker, ask: { path: await pathOf(company, row, asker), ...form, variables: row.variables ?? {} } };
  };
  const kinds = kindsAsking(NAMES.indexOf(name), row.least, weakened, (kind) =>
    expectedOutcome(row, method, { kind, asker: askerOf(company, kind) }),
  );
  try {
    const answers = name.includes("/exports/")
      ? await askInTurn(method, kinds, prepare)
      : await askTogether(method, await Promise.all(kinds.map(prepare)));
    expect(byKind(answers, (answer) => shownOf(method, answer.outcome, actionsOf(answer)))).toEqual(
      byKind(answers, (answer) => {
        const outcome = expectedOutcome(row, method, answer);
        const isRefused = row.least !== "anyone" && /^40[39]/.test(outcome);
        return shownOf(method, outcome, isRefused ? ["refuse_request"] : []);
      }),
    );
    if (weakened === "operation") return;
    // The route itself refuses: the operation behind it would, too, and says something else of what belongs to others.
    const byRole = answers.filter(({ kind }) => isBelowRole(row.least, kind));
    const required = expect.stringContaining(`This requires the role ${row.least}`);
    expect(byKind(byRole, ({ text }) => text)).toEqual(byKind(byRole, () => required));
  } finally {
    // Without a session, none may change anything.
    if (row.endsSessions) await signInAgain(company);
  }
}

/** The outcome, and the notes in the audit log where they are not those of a form that was taken. */
function shownOf(method: string, outcome: Outcome, notes: readonly string[]) {
  return method === "POST" && outcome < "400" ? { outcome } : { outcome, notes };
}

function expectedOutcome(row: PageRow, method: string, { kind, asker }: Omit<Asking, "ask">): Outcome {
  const { least, outcome, ofKnown, isKeyChecked, isForSessions = method === "POST" } = row;
  const standing = ALL_KINDS[kind]?.standing ?? "no key";
  const isKnown = standing !== "no key" && standing !== "not valid";
  if (standing === "not valid" && (isKeyChecked || least !== "anyone")) return "401/30";
  if (least === "anyone") return isKnown ? (ofKnown ?? outcome) : outcome;
  if (!isKnown) return "401/24";
  const mayAsk = WHO_HAS[least].includes(standing) && (!isForSessions || asker.session !== undefined);
  return mayAsk ? outcome : "403/22";
}
