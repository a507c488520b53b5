/**
 * The trips of a request to stores that are 20 ms away, the rows that it reads, and its wall time. The floor is the fewest trips by
 * which it can be answered, and a Worker that only waits for as many.
 * See docs/decisions/0169-how-trips-are-counted.md.
 */
import { type TypicalRequest, typicalRequests } from "../worker/trips/requests.ts";
import type { Group, Session, Subject, Work } from "./figure.ts";
import { DELAY_MILLISECONDS } from "./trips/delay.ts";
import { type DelayedServer, startDelayedServer, timeOf } from "./trips/server.ts";
import { type Process, startProcess } from "./worker/process.ts";

const ROUNDS = 5;
const FLOORS = { 1: "one trip", 2: "database, then bucket" } as const;
const REQUESTS = await typicalRequests(0);

export const trips: Group = {
  name: "trips",
  title: `Worker: trips to stores and rows of a request, and its time where a trip takes ${DELAY_MILLISECONDS} ms`,
  works: REQUESTS.flatMap(worksOf),
  needsBuild: false,
  start,
};

/** The end of a work's name says what is measured of the request. */
function worksOf({ name, method, fewestTrips }: TypicalRequest): readonly Work[] {
  const floor = FLOORS[fewestTrips];
  const bound = method === "GET" ? { bound: { floors: 1 } } : {};
  return [
    { name: `${name}: trips`, unit: "trips", floor, peers: [], rounds: 1, ...bound },
    { name: `${name}: rows`, unit: "rows", peers: [], rounds: 1 },
    { name: `${name}: time`, unit: "ms", floor, peers: [], rounds: ROUNDS },
  ];
}

async function start(subjects: readonly Subject[]): Promise<Session> {
  const servers = new Map<string, DelayedServer>();
  for (const { name, root } of subjects) {
    servers.set(name, await startDelayedServer(root));
  }
  const floors = await startProcess(Object.keys(FLOORS).map(floorProgram));
  return {
    measure: async (work, contestant) => {
      const [name = "", measured = ""] = work.split(": ");
      const server = servers.get(contestant.name);
      return contestant.kind === "subject" && server !== undefined
        ? await measureRequest(server, name, measured)
        : await measureFloor(floors, name, measured);
    },
    close: async () => {
      await Promise.all([floors, ...servers.values()].map(async ({ stop }) => await stop()));
    },
  };
}

async function measureRequest(server: DelayedServer, name: string, measured: string): Promise<number> {
  const { inTurn, rows, milliseconds } = await server.ask(name);
  if (measured === "time") return milliseconds;
  return measured === "trips" ? inTurn : rows;
}

/** A Worker that answers after so many trips. */
function floorProgram(fewestTrips: string) {
  const code = `export default { fetch: async (request) => {
    await request.arrayBuffer();
    await scheduler.wait(${Number(fewestTrips) * DELAY_MILLISECONDS});
    return new Response();
  } };`;
  return { name: fewestTrips, code, hasStores: false };
}

async function measureFloor(floors: Process, name: string, measured: string): Promise<number> {
  const request = REQUESTS.find((one) => one.name === name);
  if (request === undefined) throw new Error(`There is no request ${name}.`);
  const { fewestTrips } = request;
  if (measured === "trips") return fewestTrips;
  return await timeOf(await floors.url(String(fewestTrips)), { ...request, status: 200 });
}
