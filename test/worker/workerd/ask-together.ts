/** Requests of many people at the same moment, and what each of them leaves in the audit log. */

import { expect } from "vitest";
import { lastEntry, type Outcome, outcomeOf } from "./attempt.ts";
import { inTurn } from "./in-turn.ts";
import type { Ask, Asker } from "./matrix-rows.ts";
import { auditEntries, call } from "./server.ts";

/** One who asks, of a kind, and for what. */
export interface Asking {
  readonly kind: string;
  readonly asker: Asker;
  readonly ask: Ask;
}

export interface Answer extends Asking {
  readonly outcome: Outcome;
  readonly text: string;
  readonly cache: string | null;
  readonly entries: Awaited<ReturnType<typeof auditEntries>>;
}

/** @param asking different people, by whom their entries are told apart. No one else may have left any. */
export async function askTogether(method: string, asking: readonly Asking[]): Promise<readonly Answer[]> {
  const last = await lastEntry();
  const answers = await Promise.all(asking.map(async (one) => ({ ...one, ...(await send(method, one)) })));
  const entries = await auditEntries(last);
  const guids = new Set(asking.map(({ asker }) => asker.guid));
  expect(entries.filter(({ user_guid: guid }) => guid === null || !guids.has(guid))).toEqual([]);
  return answers.map((one) => ({ ...one, entries: entries.filter((entry) => entry.user_guid === one.asker.guid) }));
}

/** The same of those who are prepared one after the other, because what one needs stands in the place of another's. */
export async function askInTurn<Kind>(
  method: string,
  kinds: readonly Kind[],
  prepare: (kind: Kind) => Promise<Asking>,
): Promise<readonly Answer[]> {
  return (await inTurn(kinds, async (kind) => await askTogether(method, [await prepare(kind)]))).flat();
}

async function send(method: string, { asker: { sent, session }, ask }: Asking) {
  const credentials = session === undefined ? (sent === undefined ? {} : { key: sent }) : { session };
  const response = await call(ask.path, { ...ask, method, ...credentials });
  // The runtime warns of the text of what is none, such as an archive.
  const text = new TextDecoder().decode(await response.arrayBuffer());
  return { outcome: outcomeOf(response.status, text), text, cache: response.headers.get("Cache-Control") };
}

/** By the names of kinds, so that a failure shows the whole row. */
export function byKind<Result>(answers: readonly Answer[], one: (answer: Answer) => Result) {
  return Object.fromEntries(answers.map((answer) => [answer.kind, one(answer)]));
}

export const actionsOf = ({ entries }: Answer) => entries.map(({ action }) => action);
