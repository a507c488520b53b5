/** Whom requests come from, and what would be right requests of theirs. */

import { ACCESS_TYPES } from "../../../shared/index.ts";
import type { Random } from "../../fuzz/random.ts";
import { KINDS } from "../workerd/askers.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { type Ask, type Asker, ROWS, type Row } from "../workerd/matrix-rows.ts";
import { addPerson, type Person, randomKey } from "../workerd/server.ts";
import { addItem } from "../workerd/things.ts";
import { MORE } from "./more-requests.ts";

/** A server with users, for some hundred requests. */
export interface World {
  /** Those who ask, by what their keys amount to. */
  readonly callers: ReadonlyMap<string, Asker>;
  readonly bystander: Person;
  readonly keyOfNoOne: string;
  /** Ids of all kinds of objects, as they come to be. */
  readonly ids: string[];
  /** Right requests, by what identifies each. */
  readonly asks: Map<string, Ask>;
}

/** Creates users with every kind of key. */
export async function createWorld(): Promise<World> {
  const name = crypto.randomUUID();
  const administrator = await addPerson("administrator", `a-${name}`);
  const bystander = await addPerson("viewer", `b-${name}`);
  const callers = await inTurn(
    Object.entries(KINDS),
    async ([kind, { make }]) => [kind, await make(administrator)] as const,
  );
  const ids = [...callers.map(([, { guid }]) => guid), bystander.guid, crypto.randomUUID(), "1", "2"];
  return { callers: new Map(callers), bystander, keyOfNoOne: randomKey(), ids, asks: new Map() };
}

/** A right request for a route, by its name in the matrix of permissions. The same one as before, unless it was forgotten. */
export async function rightRequest(
  route: string,
  kind: string,
  world: World,
  random: Random,
): Promise<{ readonly ask: Ask; readonly isNew: boolean }> {
  const ways = [ROWS[route]?.ask ?? (() => ({ path: route.replace(/^\S+ /, "") })), ...(MORE[route] ?? [])];
  const way = random.below(ways.length);
  const id = `${route} ${way} ${kind}`;
  const known = world.asks.get(id);
  if (known !== undefined) return { ask: known, isNew: false };
  const ask = await createRequest(ways[way], kind, world, random);
  // Each of these is made in the place of all others.
  if (/\/audit_exports\//.test(ask.path)) forgetAll(world, (other) => other.includes("/audit_exports/"));
  world.asks.set(id, ask);
  world.ids.push(...idsIn(ask.path));
  return { ask, isNew: true };
}

/** Lets right requests be made again whose objects may no longer be as they were. */
export function forgetAll({ asks }: World, isGone: (id: string) => boolean): void {
  for (const id of asks.keys()) if (isGone(id)) asks.delete(id);
}

async function createRequest(
  way: Row["ask"] | undefined,
  kind: string,
  { callers, bystander }: World,
  random: Random,
): Promise<Ask> {
  const caller = callers.get(kind);
  if (caller === undefined || way === undefined) throw new Error(`There is no caller ${kind}, or no way to ask.`);
  const accessType = random.pick(ACCESS_TYPES);
  return await way(caller, async () => await addItem(caller.id, accessType, bystander));
}

/** The parts of a path that are a guid or a number. */
function idsIn(path: string): readonly string[] {
  return path.split(/[/?]/).filter((part) => /^(?:[0-9a-f-]{36}|\d+)$/.test(part));
}
