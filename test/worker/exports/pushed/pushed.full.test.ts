import { afterAll, beforeAll, expect, test } from "vitest";
import { SEED, sized } from "../../../support/size.ts";
import { bundle } from "../bundled-worker.ts";
import { killAll } from "../killed/life.ts";
import { playRound, type RoundOutcome, type RoundPlan } from "./round.ts";

/** See docs/decisions/0075-kill-tests.md. */
const ROUNDS = sized({ full: 2, small: 1 });
const KILLS_A_ROUND = sized({ full: 6, small: 2 });
/** Within so many rounds what is known to be bad is found out. */
const ROUNDS_OF_CONTROL = 8;
const KILLS_A_ROUND_OF_CONTROL = 2;
const IS_FULL = sized({ full: true, small: false });

/** No test asserts a time; on a machine with much else to do it may be long. */
const TIMEOUT = 900_000;

let code = "";

beforeAll(async () => {
  code = await bundle(new URL("worker.ts", import.meta.url));
});

afterAll(killAll);

test("the pushes as they are: everything arrives in order, again only with the same key and bytes, and nowhere else", {
  timeout: TIMEOUT,
}, async () => {
  const plans = Array.from({ length: ROUNDS }, (_, index) => plan({ index, kills: KILLS_A_ROUND }));
  const outcomes = await Promise.all(plans.map(playRound));
  for (const outcome of outcomes) {
    tell("the pushes as they are", outcome);
    const { harm, strayed, entries, exported, statuses } = outcome;
    expect(harm).toEqual([]);
    expect([strayed, exported]).toEqual([0, entries]);
    expect(Object.values(statuses).map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting"]);
  }
  // The receivers met them with what they are to meet, so that some came again. Of few pushes, chance may have each arrive once.
  const again = outcomes.reduce((total, outcome) => total + outcome.again, 0);
  expect(again).toBeGreaterThanOrEqual(sized({ full: 1, small: 0 }));
});

test.runIf(IS_FULL)("known bad: a push is noted before it is answered", { timeout: TIMEOUT }, async () => {
  const harm: string[] = [];
  for (let index = 1_000; harm.length === 0 && index < 1_000 + ROUNDS_OF_CONTROL; index += 1) {
    const outcome = await playRound(plan({ index, kills: KILLS_A_ROUND_OF_CONTROL, variant: "notes-first" }));
    tell(`noted before: ${outcome.harm[0] ?? "nothing wrong"}`, outcome);
    harm.push(...outcome.harm);
  }
  expect(harm).not.toEqual([]);
});

function plan(given: Pick<RoundPlan, "index" | "kills"> & Partial<RoundPlan>): RoundPlan {
  return { code, seed: SEED, variant: "real", ...given };
}

function tell(name: string, { entries, taken, again, deeds }: RoundOutcome): void {
  const met = Array.from(deeds, ([deed, times]) => `${deed} ${times}`).join(", ");
  console.log(
    `${name}\n  seed ${SEED}, ${entries} entries, ${taken} pushes taken, ${again} of them again\n  the receivers: ${met}`,
  );
}
