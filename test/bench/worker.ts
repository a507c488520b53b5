/**
 * How much processor time one request takes in the real runtime. The floor is a Worker of one line: for a request without a
 * body it answers a constant, for one with a body it reads that first.
 */
import type { Contestant, Group, Session, Subject, Work } from "./figure.ts";
import { bundleWorker, type Process, startWorker } from "./worker/process.ts";
import { publishPage } from "./worker/published-page.ts";
import { REQUESTS, type Sent, send } from "./worker/requests.ts";

const ROUNDS = 7;
const CONSTANT = 'new Response("{}\\n", { headers: { "Content-Type": "application/json" } })';

/** A Worker of one line. */
const FLOORS = {
  "a constant answer": `export default { fetch: () => ${CONSTANT} };`,
  "the body read": `export default { fetch: async (request) => { await request.text(); return ${CONSTANT}; } };`,
} as const;

type Floor = keyof typeof FLOORS;

/** CPU of a request to the Worker. */
export const worker: Group = {
  name: "worker",
  title: "Worker: processor time of one request in workerd",
  works: REQUESTS.map(
    (sent): Work => ({
      name: sent.name,
      unit: "µs",
      floor: floorOf(sent),
      peers: [],
      rounds: ROUNDS,
      ...(sent.timesFloor === undefined ? {} : { bound: { floors: sent.timesFloor } }),
    }),
  ),
  needsBuild: false,
  start,
};

async function start(subjects: readonly Subject[]): Promise<Session> {
  const processes = new Map<string, Process>();
  // One after another: a process is known by being new.
  for (const [name, code] of Object.entries(FLOORS)) {
    // oxlint-disable-next-line no-await-in-loop -- as said
    processes.set(name, await startWorker(code, "alone"));
  }
  for (const { name, root } of subjects) {
    // oxlint-disable-next-line no-await-in-loop -- as said
    const own = await startWorker(await bundleWorker(root), "with stores");
    processes.set(name, own);
    // oxlint-disable-next-line no-await-in-loop -- as said
    await publishPage(own, root);
  }
  return {
    measure: async (work, contestant) => {
      const sent = requestOf(work);
      const process = processes.get(contestant.kind === "floor" ? floorOf(sent) : contestant.name);
      if (process === undefined) throw new Error(`${contestant.name} is not running.`);
      return await measureRequests(process, sent, contestant);
    },
    close: async () => {
      await Promise.all(Array.from(processes.values(), (process) => process.stop()));
    },
  };
}

function floorOf({ body }: Sent): Floor {
  return body === undefined ? "a constant answer" : "the body read";
}

function requestOf(work: string): Sent {
  const sent = REQUESTS.find(({ name }) => name === work);
  if (sent === undefined) throw new Error(`There is no request ${work}.`);
  return sent;
}

/** Microseconds of processor time of the process for each of so many requests. */
async function measureRequests(process: Process, sent: Sent, { kind }: Contestant): Promise<number> {
  const status = kind === "floor" ? 200 : sent.status;
  const before = process.cpuMicroseconds();
  await send(process.url, sent, status);
  return (process.cpuMicroseconds() - before) / sent.count;
}
