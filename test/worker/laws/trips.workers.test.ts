/** The trips of each route to the database and to the buckets: the cost of a request where the Worker is deployed. */

import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { type Ask, type Asker, ROWS, type Row, VISIT_ROWS } from "../workerd/matrix-rows.ts";
import { PAGE_ROWS, type PageRow } from "../workerd/page-rows.ts";
import { countingRoundTrips } from "../workerd/round-trips.ts";
import { addPerson, call, type Person } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";
import { addItem } from "../workerd/things.ts";
import { TRIPS, type Trips } from "./trips.ts";

let bystander: Person;
let administrator: Person;

const database = countingRoundTrips(env.DATABASE);
const buckets = { CONTENT: countingBucket(env.CONTENT), EXPORTS: countingBucket(env.EXPORTS) };
let bucketTrips = 0;

beforeAll(async () => {
  bystander = await addPerson("viewer");
  administrator = await addPerson("administrator");
  // The first request of all asks if the database is ready.
  await count("GET", { path: "/__api__/v1/user", key: administrator.key });
});

it("states the trips of every route and every page, and of no other", () => {
  const gets = Object.keys(PAGE_ROWS).filter((name) => name.startsWith("GET "));
  expect(Object.keys(TRIPS).toSorted()).toEqual([...Object.keys({ ...ROWS, ...VISIT_ROWS }), ...gets].toSorted());
});

describe("an administrator's request takes the trips that the table states", () => {
  it.each(Object.entries({ ...ROWS, ...VISIT_ROWS }))("by key: %s", async (name, row: Row) => {
    const asker: Asker = { ...administrator, sent: administrator.key };
    const ask = await row.ask(asker, item);
    expect(await count(methodOf(name), { key: administrator.key, ...ask })).toEqual(TRIPS[name]);
  });

  it.each(Object.entries(PAGE_ROWS).filter(([name]) => name.startsWith("GET ")))(
    "in a session: %s",
    async (name, row: PageRow) => {
      const { session, ...person } = await addSession(administrator);
      const path = await row.path({ ...person, session, sent: undefined }, item);
      expect(await count("GET", { path, session, variables: row.variables ?? {} })).toEqual(TRIPS[name]);
    },
  );
});

const item = async () => await addItem(administrator.id, "acl", bystander);

function methodOf(name: string): string {
  const [method = ""] = name.split(" ");
  return method === "ALL" ? "GET" : method;
}

async function count(method: string, { path, ...ask }: Ask): Promise<Trips> {
  database.counted();
  bucketTrips = 0;
  const response = await call(path, { method, ...ask, bindings: { DATABASE: database.database, ...buckets } });
  // What a body is streamed from is asked for until its end.
  await response.arrayBuffer();
  const { roundTrips } = database.counted();
  return [roundTrips, bucketTrips];
}

/** A bucket that counts the calls of its methods. */
function countingBucket(bucket: R2Bucket): R2Bucket {
  return new Proxy(bucket, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]): unknown => {
        bucketTrips += 1;
        return Reflect.apply(value, target, given);
      };
    },
  });
}
