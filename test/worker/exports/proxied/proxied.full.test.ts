import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../action/support/temporary-folder.ts";
import { createRandom } from "../../../fuzz/random.ts";
import { SEED, sized } from "../../../support/size.ts";
import { startServer } from "../../support/running-server.ts";
import { growLog } from "./log.ts";
import { startProxy } from "./proxy.ts";
import { KINDS, playRun, type RunOutcome, type World } from "./run.ts";
import { buildTerminal } from "./terminal.ts";

/** `PROXIED_RUNS=300` takes another number: at that many, two cores have four minutes to do. */
const RUNS = Number(process.env["PROXIED_RUNS"] ?? sized({ full: 75, small: 3 }));
/** From so many runs on, the kills are counted. */
const RUNS_THAT_KILL = 50;
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
  const outcomes = await play();
  const kills = outcomes.reduce((sum, outcome) => sum + outcome.kills, 0);
  const verdicts = outcomes.reduce((sum, outcome) => sum + outcome.verdicts, 0);
  console.log(`seed ${SEED}, ${RUNS} runs, ${kills} kills, ${verdicts} verdicts`);
  const wrong = outcomes.flatMap(({ index, kind, wrong: all }) => all.map((one) => `run ${index}, ${kind}: ${one}`));
  // As one text, because a report of a failure shortens a list to its length.
  expect(wrong.join("\n")).toBe("");
  // In a few runs, each process may by chance have ended before it was to be killed.
  if (RUNS >= RUNS_THAT_KILL) expect(kills).toBeGreaterThan(RUNS / 2);
});

async function play(): Promise<readonly RunOutcome[]> {
  const [program, temporary] = [await buildTerminal(), temporaryFolder()];
  const outcomes: RunOutcome[] = [];
  for (let start = 0; start < RUNS; start += RUNS_OF_SERVER) {
    const end = Math.min(start + RUNS_OF_SERVER, RUNS);
    await withServer(async (server) => {
      const world: World = { ...server, program, seed: SEED };
      let next = start;
      const lane = async () => {
        for (let index = next; index < end; index = next) {
          next += 1;
          const kind = KINDS[index % KINDS.length] ?? "liar";
          outcomes.push(await playRun(world, kind, index, join(temporary, String(index))));
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
