/** The permission matrix at a route of the API: who gets an answer, and what is left in the audit log. */

import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { hashKey } from "../../../worker/auth/key-secret.ts";
import { AUDIT_ACTIONS } from "../../../worker/database/audit-actions.ts";
import { type Answer, type Asking, actionsOf, askInTurn, askTogether, byKind } from "./ask-together.ts";
import {
  ALL_KINDS,
  askerOf,
  type Company,
  expectedNotes,
  expectedOutcome,
  kindsAsking,
  sampleOf,
  signInAgain,
  type Weakened,
} from "./askers.ts";
import type { Outcome } from "./attempt.ts";
import { auditedId, paramsOf } from "./audited-objects.ts";
import { ROWS, type Row, VISIT_ROWS } from "./matrix-rows.ts";
import { addItem } from "./things.ts";

const ALL_ROWS = { ...ROWS, ...VISIT_ROWS };
const NAMES = Object.keys(ALL_ROWS);

/** Everybody gets what the row of the route says, for what is theirs. If the route is weakened, only the kinds that it newly lets in ask. */
export async function expectRightsAtApi(company: Company, name: string, weakened?: Weakened): Promise<void> {
  const row = ALL_ROWS[name];
  if (row === undefined) throw new Error(`The matrix has no row for ${name}.`);
  const [method = ""] = name.replace("ALL", "GET").split(" ");
  const prepare = async (kind: string): Promise<Asking> => {
    const asker = askerOf(company, kind);
    return { kind, asker, ask: await row.ask(asker, async () => await addItem(asker.id, "acl", company.bystander)) };
  };
  const turn = NAMES.indexOf(name);
  const kinds = kindsAsking(turn, row.least, weakened, (kind) =>
    expectedOutcome(row, ALL_KINDS[kind]?.standing ?? "no key", askerOf(company, kind).session !== undefined),
  );
  const hasHead = method === "GET" && weakened === undefined;
  try {
    if (name.includes("/audit_exports/")) {
      if (hasHead) expectHeads(row, await askInTurn("HEAD", sampleOf(kinds, turn), prepare));
      await expectAnswers(name, row, await askInTurn(method, kinds, prepare), weakened);
      return;
    }
    const asking = await Promise.all(kinds.map(prepare));
    if (hasHead) expectHeads(row, await askTogether("HEAD", sampleOf(asking, turn)));
    await expectAnswers(name, row, await askTogether(method, asking), weakened);
  } finally {
    if (row.notes.includes("sign_out_everywhere")) await signInAgain(company);
  }
}

function outcomeFor(row: Row, { kind, asker }: Answer): Outcome {
  return expectedOutcome(row, ALL_KINDS[kind]?.standing ?? "no key", asker.session !== undefined);
}

/** An answer to a key is in no cache, nor is a refusal because there was none; it tells nothing of the rest. */
async function expectAnswers(name: string, row: Row, answers: readonly Answer[], weakened?: Weakened): Promise<void> {
  const seen = byKind(answers, (answer) => ({ outcome: answer.outcome, notes: actionsOf(answer) }));
  expect(seen).toEqual(
    byKind(answers, (answer) => {
      const outcome = outcomeFor(row, answer);
      return { outcome, notes: expectedNotes(row, outcome) };
    }),
  );
  if (row.least === "anyone" || weakened === "operation") return;
  // The route itself refuses: the statement behind it would, too, and says something else.
  const byRole = answers.filter(({ outcome }) => outcome === "403/22");
  const required = expect.stringContaining(`This requires the role ${row.least}`);
  expect(byKind(byRole, ({ text }) => text)).toEqual(byKind(byRole, () => required));
  expect(byKind(answers, ({ cache }) => cache)).toEqual(byKind(answers, () => "private, no-store"));
  const refused = answers.filter(({ kind }) => ALL_KINDS[kind]?.standing === "not valid").map(({ text }) => text);
  expect(refused).toEqual(refused.map(() => KEY_NOT_VALID));
  await expectEntries(name, row, answers);
}

const KEY_NOT_VALID = `{
  "code": 30,
  "error": "The API key is not valid. Check that it is complete, or create a new one.",
  "payload": null
}
`;

function expectHeads(row: Row, answers: readonly Answer[]): void {
  const seen = byKind(answers, (answer) => ({ status: answer.outcome, text: answer.text, notes: actionsOf(answer) }));
  expect(seen).toEqual(
    byKind(answers, (answer) => {
      const outcome = outcomeFor(row, answer);
      return { status: outcome.slice(0, 3), text: "", notes: expectedNotes(row, outcome) };
    }),
  );
}

/** The object that a route is about, by the last part of its path that names one. */
const REFUSED: readonly (readonly [path: RegExp, type: string, param: "guid" | "id"])[] = [
  [/\/keys\/:id/, "api_key", "id"],
  [/\/sessions\/:id/, "session", "id"],
  [/\/permissions\/:id/, "permission", "id"],
  [/\/bundles\/:id/, "bundle", "id"],
  [/\/users\/:guid/, "user", "guid"],
  [/\/groups\/:guid/, "group", "guid"],
  [/\/content\/:guid/, "content", "guid"],
  [/\/audit_exports\/:guid/, "audit_export", "guid"],
];

function refusedObject(route: string, path: string) {
  const [, type = null, param] = REFUSED.find(([pattern]) => pattern.test(route)) ?? [];
  return { object_type: type, object_id: param === undefined ? null : paramsOf(route, path)[param] };
}

/** Entries name the key or session that acted, and the object of a change, or of what was refused. */
async function expectEntries(name: string, row: Row, answers: readonly Answer[]): Promise<void> {
  const [action] = row.notes;
  if (action === undefined) return;
  const of = (standing: string, isSession: boolean) =>
    answers.find(
      ({ kind, asker }) => ALL_KINDS[kind]?.standing === standing && (asker.session !== undefined) === isSession,
    );
  const [byKey, bySession] = [of("administrator", false), of("administrator", true)];
  if (byKey === undefined || bySession === undefined) throw new Error(`No one may use ${name}.`);
  const { ask, text } = byKey;
  const made = {
    params: paramsOf(name.split(" ")[1] ?? "", ask.path),
    sent: ask.json,
    answer: text === "" ? undefined : JSON.parse(text),
  };
  const object = { object_type: AUDIT_ACTIONS[action].object, object_id: auditedId(action, made) };
  expect(byKey.entries).toMatchObject([{ ...(await keyOf(byKey)), ...object }]);
  const session = { user_guid: bySession.asker.guid, actor_type: "session", api_key_id: null, api_key_name: null };
  expect(bySession.entries).toMatchObject([{ ...session, action }]);
  const refused = of("viewer", false);
  if (refused === undefined || row.least === "viewer") return;
  const refusal = { action: "refuse_request", ...refusedObject(name.split(" ")[1] ?? "", refused.ask.path) };
  expect(refused.entries).toMatchObject([{ ...(await keyOf(refused)), ...refusal }]);
}

async function keyOf({ asker }: Answer) {
  const query = env.DATABASE.prepare("SELECT id FROM api_keys WHERE hash = ?").bind(await hashKey(asker.sent ?? ""));
  const id = String(await query.first("id"));
  return { user_guid: asker.guid, actor_type: "api_key", api_key_id: id, api_key_name: "test" };
}
