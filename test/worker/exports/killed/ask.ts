/** The requests of the test to the tested Worker. */

import { setTimeout as sleep } from "node:timers/promises";
import type { Life } from "./life.ts";
import type { KilledStatus } from "./settings.ts";

/** After this, what does not happen never will. */
export const PATIENCE_MILLISECONDS = 120_000;

const POLL_MILLISECONDS = 50;

/** Runs SQL. */
export async function execute(life: Life, statements: readonly string[]): Promise<void> {
  await ask(life, "/killed/execute", { method: "POST", body: JSON.stringify(statements) });
}

/** The status of all jobs. */
async function statusesOf(life: Life): Promise<readonly KilledStatus[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what the tested Worker sends
  return (await (await ask(life, "/killed/status")).json()) as readonly KilledStatus[];
}

/** Tells if no job goes on by itself. */
export async function areStuck(life: Life): Promise<boolean> {
  return (await statusesOf(life)).every(needsAttention);
}

/** Asks each job to come to its end, and waits until it is there or cannot get there. Of one that tries for ever, no longer. */
export async function finish(life: Life): Promise<readonly KilledStatus[]> {
  const end = Date.now() + PATIENCE_MILLISECONDS;
  await ask(life, "/killed/run");
  for (;;) {
    const statuses = await statusesOf(life);
    const isOver = statuses.every((status) => status.isServed || needsAttention(status));
    if (isOver || Date.now() > end) return statuses;
    await sleep(POLL_MILLISECONDS);
  }
}

/** All objects of an export. */
export async function objectsIn(life: Life, folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const answer = await ask(life, `/killed/names?prefix=${folder}/`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what the tested Worker sends
  const names = (await answer.json()) as readonly string[];
  const objects = names.map(async (name): Promise<[string, Uint8Array]> => {
    const object = await ask(life, `/killed/object?name=${name}`);
    return [name.slice(folder.length + 1), new Uint8Array(await object.arrayBuffer())];
  });
  return new Map(await Promise.all(objects));
}

function needsAttention({ state }: KilledStatus): boolean {
  return state === "needs_attention";
}

async function ask({ url }: Life, path: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(url + path, options);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  return response;
}
