/**
 * The processor time of one request in the real runtime. The floor is a Worker of one line, which gives the very same
 * answer as a constant, headers included, after it has read the body where there is one.
 */
import type { Group, Session, Subject, Work } from "./figure.ts";
import { bundleWorker, type Process, startProcess } from "./worker/process.ts";
import { publishPage } from "./worker/published-page.ts";
import { type Answer, askOnce, REQUESTS, type Sent, send } from "./worker/requests.ts";

const ROUNDS = 7;

/** The server of a contestant. */
interface Running {
  readonly process: Process;
  readonly url: URL;
}

/** CPU of a request to the Worker. */
export const worker: Group = {
  name: "worker",
  title: "Worker: processor time of one request in workerd",
  works: REQUESTS.map(
    (sent): Work => ({
      name: sent.name,
      unit: "µs",
      floor: sent.body === undefined ? "the same answer" : "the body read, the same answer",
      peers: [],
      rounds: ROUNDS,
      ...(sent.timesFloor === undefined ? {} : { bound: { floors: sent.timesFloor } }),
    }),
  ),
  needsBuild: false,
  start,
};

async function start(subjects: readonly Subject[]): Promise<Session> {
  const running = new Map<string, Running>();
  for (const subject of subjects) {
    running.set(subject.name, await startSubject(subject));
  }
  const [first] = running.values();
  if (first === undefined) throw new Error("There is nothing to measure.");
  const floors = await startFloors(first.url);
  return {
    measure: async (work, contestant) => {
      const sent = REQUESTS.find(({ name }) => name === work);
      const by = contestant.kind === "floor" ? floors.get(work) : running.get(contestant.name);
      if (sent === undefined || by === undefined) throw new Error(`${contestant.name} does not run ${work}.`);
      return await measureRequests(by, sent);
    },
    close: async () => {
      const processes = new Set([...running.values(), ...floors.values()].map(({ process }) => process));
      await Promise.all(Array.from(processes, (process) => process.stop()));
    },
  };
}

async function startSubject({ root }: Subject): Promise<Running> {
  const process = await startProcess([{ name: "worker", code: await bundleWorker(root), hasStores: true }]);
  await publishPage(process, root);
  return { process, url: await process.url("worker") };
}

/** A Worker for each request, in one process. @param url of a Worker whose answers they repeat. */
async function startFloors(url: URL): Promise<ReadonlyMap<string, Running>> {
  const answers = await Promise.all(REQUESTS.map(async (sent) => await askOnce(url, sent)));
  const process = await startProcess(
    REQUESTS.map((sent, index) => ({
      name: `floor-${index}`,
      code: floorCode(sent, answers[index]),
      hasStores: false,
    })),
  );
  return new Map(
    await Promise.all(
      REQUESTS.map(async ({ name }, index) => [name, { process, url: await process.url(`floor-${index}`) }] as const),
    ),
  );
}

function floorCode({ body }: Sent, answer: Answer | undefined): string {
  const { text, ...init } = answer ?? { text: "" };
  const constant = `new Response(${JSON.stringify(text)}, ${JSON.stringify(init)})`;
  return body === undefined
    ? `export default { fetch: () => ${constant} };`
    : `export default { fetch: async (request) => { await request.text(); return ${constant}; } };`;
}

/** Microseconds of processor time of the process for each of so many requests. */
async function measureRequests({ process, url }: Running, sent: Sent): Promise<number> {
  const before = process.cpuMicroseconds();
  await send(url, sent);
  return (process.cpuMicroseconds() - before) / sent.count;
}
