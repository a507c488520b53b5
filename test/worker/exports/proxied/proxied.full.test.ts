import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../action/support/temporary-folder.ts";
import { createRandom } from "../../../fuzz/random.ts";
import { chosen, SEED, sized } from "../../../support/size.ts";
import { startServer } from "../../support/running-server.ts";
import { growLog } from "./log.ts";
import { startProxy } from "./proxy.ts";
import { type Kind, playRun, type RunOutcome, type World } from "./run.ts";
import { buildTerminal, CONTROL_NAMES, type Control } from "./terminal.ts";

const KINDS: readonly Kind[] = ["rough", "gaps", "liar"];
/** `PROXIED_RUNS=300` takes another number: at that many, two cores have four minutes to do. */
const RUNS = Number(process.env["PROXIED_RUNS"] ?? sized({ full: 75, small: 3 }));
/** From so many runs on, the kills are counted. */
const RUNS_THAT_KILL = 50;
/** Within so many runs what is known to be bad is found out. */
const RUNS_OF_CONTROLS = 60;
/** Runs side by side: each waits for the proxy much of the time. */
const LANES = 4;
/** A server has so many runs: its log grows with each of them, and the next one begins with a new log. */
const RUNS_OF_SERVER = 75;
const FIRST_ENTRIES = 60;

/** No test asserts a time; on a machine with much else to do it may be long. */
const TIMEOUT = 1_800_000;

it(`in ${RUNS} runs: nothing is lost, nothing is there twice, and what is said of it is so`, {
  timeout: TIMEOUT,
}, async () => {
  const start = Date.now();
  const kindOf = (index: number) => KINDS[index % KINDS.length] ?? "liar";
  const outcomes = await play(kindOf, { control: undefined, first: 0, runs: RUNS, endsAtWrong: false });
  report("the command as it is", outcomes, start);
  // As one text, because a report of a failure shortens a list to its length.
  expect(wrongOf(outcomes).join("\n")).toBe("");
  // In a few runs, each process may by chance have ended before it was to be killed.
  if (RUNS >= RUNS_THAT_KILL) expect(sum(outcomes, ({ kills }) => kills)).toBeGreaterThan(RUNS / 2);
});

it.each(chosen(CONTROL_NAMES, CONTROL_NAMES.length))(
  "known bad, and found out: one that %s",
  { timeout: TIMEOUT },
  async (control) => {
    const start = Date.now();
    const plan = { control, first: 10_000, runs: RUNS_OF_CONTROLS, endsAtWrong: true };
    const outcomes = await play(() => "rewriter", plan);
    report(`one that ${control}: ${wrongOf(outcomes)[0] ?? "nothing wrong"}`, outcomes, start);
    expect(wrongOf(outcomes)).not.toEqual([]);
  },
);

/** @property endsAtWrong whether the first run that finds something wrong is enough. */
interface Plan {
  readonly control: Control | undefined;
  readonly first: number;
  readonly runs: number;
  readonly endsAtWrong: boolean;
}

async function play(
  kindOf: (index: number) => Kind,
  { control, first, runs, endsAtWrong }: Plan,
): Promise<readonly RunOutcome[]> {
  const [program, temporary] = [await buildTerminal(control), temporaryFolder()];
  const outcomes: RunOutcome[] = [];
  const isEnough = () => endsAtWrong && wrongOf(outcomes).length > 0;
  for (let start = first; start < first + runs && !isEnough(); start += RUNS_OF_SERVER) {
    const end = Math.min(start + RUNS_OF_SERVER, first + runs);
    await withServer(async (server) => {
      const world: World = { ...server, program, seed: SEED };
      let next = start;
      const lane = async () => {
        for (let index = next; index < end && !isEnough(); index = next) {
          next += 1;
          outcomes.push(await playRun(world, kindOf(index), index, join(temporary, String(index))));
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    });
  }
  return outcomes;
}

/** Starts a server with a log and a proxy before it, and stops both in the end. */
async function withServer(work: (server: Pick<World, "proxy" | "database" | "key">) => Promise<void>): Promise<void> {
  const server = await startServer();
  const proxy = await startProxy(server.url.origin);
  try {
    const { DATABASE: database } = server.stores;
    await growLog(database, FIRST_ENTRIES, "2026-01-01T00:00:00Z", createRandom(SEED, 0));
    await work({ proxy, database, key: server.key });
  } finally {
    await proxy.close();
    await server.close();
  }
}

function wrongOf(outcomes: readonly RunOutcome[]): readonly string[] {
  return outcomes.flatMap(({ index, kind, wrong }) => wrong.map((one) => `run ${index}, ${kind}: ${one}`));
}

function sum(outcomes: readonly RunOutcome[], numberOf: (outcome: RunOutcome) => number): number {
  return outcomes.reduce((total, outcome) => total + numberOf(outcome), 0);
}

function report(name: string, outcomes: readonly RunOutcome[], start: number): void {
  const faults = new Map<string, number>();
  for (const [fault, times] of outcomes.flatMap((outcome) => [...outcome.faults])) {
    faults.set(fault, (faults.get(fault) ?? 0) + times);
  }
  const counts = (["kills", "processes", "verdicts", "entries"] as const).map(
    (what) => `${sum(outcomes, (outcome) => outcome[what])} ${what}`,
  );
  const seconds = ((Date.now() - start) / 1_000).toFixed(0);
  console.log(
    `${name}\n  seed ${SEED}, ${outcomes.length} runs, ${counts.join(", ")}, ${seconds} s\n` +
      `  faults: ${Array.from(faults, ([fault, times]) => `${fault} ${times}`).join(", ")}`,
  );
}
