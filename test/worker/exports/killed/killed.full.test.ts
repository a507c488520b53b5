import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Random } from "../../../fuzz/random.ts";
import { chosen, SEED, sized } from "../../../support/size.ts";
import { bundle } from "../bundled-worker.ts";
import { killAll } from "./life.ts";
import type { LogServer } from "./log-server.ts";
import { anyInstant, placesOf, playRound, type RoundOutcome, type RoundPlan } from "./round.ts";

/**
 * The instants of the kills go by the seed, as far as a process can be told when to end.
 * See docs/decisions/0075-kill-tests.md.
 */
const ROUNDS = sized({ full: 6, small: 1 });
const KILLS_A_ROUND = sized({ full: 17, small: 3 });
const KILLS_WITHOUT_CRON = sized({ full: 3, small: 1 });
/** Rounds side by side: a job waits more than it works. */
const LANES = 2;

/** No test asserts a time; on a machine with much else to do it may be long. */
const TIMEOUT = 900_000;

const LOGS = { ids: "id", opaque: "opaque", expiring: "expiring" } as const;

/** Where two write to one folder, they are two runs of one export at the same moment. */
const EXPORTS = [
  ["ids", "opaque", "opaque.second", "expiring"],
  ["ids", "ids.second", "opaque", "expiring", "expiring.second"],
];

/** Each starts processes again and again: in the small size one of them is run, which one goes by the seed. */
const FURTHER = chosen(["manifests", "alarm"], 2);

let code = "";

beforeAll(async () => {
  code = await bundle(new URL("worker.ts", import.meta.url));
});

afterAll(killAll);

test(`killed ${ROUNDS * KILLS_A_ROUND} times: every entry is exported once, byte for byte, and the chain is whole`, {
  timeout: TIMEOUT,
}, async () => {
  const start = Date.now();
  const indexes = Array.from({ length: ROUNDS }, (_, index) => index);
  const lane = async (outcomes: RoundOutcome[]): Promise<RoundOutcome[]> => {
    for (let index = indexes.shift(); index !== undefined; index = indexes.shift()) {
      const exports = EXPORTS[index % EXPORTS.length] ?? [];
      outcomes.push(await playRound(plan({ index, exports, kills: KILLS_A_ROUND })));
    }
    return outcomes;
  };
  const outcomes = (await Promise.all(Array.from({ length: LANES }, async () => await lane([])))).flat();
  tell("the export as it is", outcomes, start);
  for (const outcome of outcomes) expectRight(outcome);
  expect(sum(outcomes, ({ kills }) => kills)).toBe(ROUNDS * KILLS_A_ROUND);
  // The kills met what they are to meet: what is written, and what is not noted yet. Few kills may by chance meet nothing of it.
  const places = outcomes.flatMap((outcome) => outcome.places);
  const met = sized({ full: ["before seg/", "after seg/"], small: [] });
  expect(places).toEqual(expect.arrayContaining(met));
});

test.runIf(FURTHER.includes("manifests"))(
  "killed while a manifest is made: on either side of it, and of the note which is the newest",
  {
    timeout: TIMEOUT,
  },
  async () => {
    const start = Date.now();
    const places = ["before manifests/", "after manifests/", "before latest", "after latest"];
    const instant = async (server: LogServer, _: Random, kill: number) => {
      while (!placesOf(server).includes(places[kill % places.length] ?? "")) await sleep(2);
    };
    const exports = ["ids", "opaque", "opaque.second"];
    const outcome = await playRound(
      plan({ index: 2_000, asks: "runNow", exports, kills: sized({ full: 8, small: 4 }), instant }),
    );
    tell("manifests", [outcome], start);
    expectRight(outcome);
    expect(outcome.places).toEqual(expect.arrayContaining(places));
  },
);

test.runIf(FURTHER.includes("alarm"))(
  "after a kill the alarm goes off again, without anybody who wakes the job",
  { timeout: TIMEOUT },
  async () => {
    const outcome = await playRound(plan({ index: 3_000, exports: ["ids"], kills: KILLS_WITHOUT_CRON, cronChance: 0 }));
    // A life counts only once the job has asked for a page.
    expect(outcome.kills).toBe(KILLS_WITHOUT_CRON);
    expectRight(outcome);
  },
);

function plan(given: Partial<RoundPlan> & Pick<RoundPlan, "index" | "exports" | "kills">): RoundPlan {
  return {
    code,
    seed: SEED,
    asks: "resume",
    logs: LOGS,
    cronChance: 0.2,
    instant: anyInstant,
    ...given,
  };
}

function expectRight({ judgements, statuses }: RoundOutcome): void {
  for (const judgement of judgements.values()) expect(judgement).toEqual({ breaks: [], verified: [] });
  // The comparison with the server may not be at its end; what it has come to is that nothing differs.
  const none = { missing: 0, changed: 0, repeated: 0, vanished: 0 };
  expect(statuses).toMatchObject(statuses.map(() => ({ state: "waiting", findings: { differences: none } })));
}

function tell(name: string, outcomes: readonly RoundOutcome[], start: number): void {
  const places = new Map<string, number>();
  for (const place of outcomes.flatMap((outcome) => outcome.places)) places.set(place, (places.get(place) ?? 0) + 1);
  const seconds = ((Date.now() - start) / 1_000).toFixed(0);
  const [kills, entries] = [sum(outcomes, (outcome) => outcome.kills), sum(outcomes, (outcome) => outcome.entries)];
  const segments = sum(outcomes, (outcome) => outcome.segments);
  console.log(
    `${name}\n  seed ${SEED}, ${kills} kills in ${outcomes.length} rounds, ${seconds} s, ${entries} entries in ${segments} segments\n` +
      `  jobs met: ${Array.from(places, ([place, count]) => `${place} ${count}`).join(", ")}`,
  );
}

function sum(outcomes: readonly RoundOutcome[], numberOf: (outcome: RoundOutcome) => number): number {
  return outcomes.reduce((total, outcome) => total + numberOf(outcome), 0);
}
