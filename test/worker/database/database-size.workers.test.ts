import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readDatabaseBytes } from "../../../worker/database/database-size.ts";
import { addPerson, call, callApi, type Person } from "../workerd/server.ts";

let admin: Person;

beforeAll(async () => {
  admin = await addPerson("administrator");
});

beforeEach(() => void vi.restoreAllMocks());

it("is what the database takes", async () => {
  const before = await readDatabaseBytes(env.DATABASE);
  await env.DATABASE.prepare("CREATE TABLE filler AS SELECT randomblob(1000000) AS bytes").run();
  expect((await readDatabaseBytes(env.DATABASE)) - before).toBeGreaterThan(1_000_000);
});

/** A database that takes no more, as the platform says it: a local one cannot become so large. */
const FULL = {
  prepare: (sql: string) => (/^\s*(?:INSERT|UPDATE|DELETE)/.test(sql) ? refusing() : env.DATABASE.prepare(sql)),
  batch: async (statements: D1PreparedStatement[]) => {
    await Promise.all(
      statements.map(async (statement) => await ("isRefused" in statement ? statement.run() : undefined)),
    );
    return await env.DATABASE.batch(statements);
  },
};

function refusing() {
  const refuse = async (): Promise<never> => await Promise.reject(new Error("D1_ERROR: Exceeded maximum DB size"));
  return { isRefused: true, bind: refusing, run: refuse, first: refuse, all: refuse };
}

describe("a full database", () => {
  const bindings = { DATABASE: FULL };

  it("refuses changes with what to do, and loses nothing", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const json = { name: "analysts" };
    const { status, body } = await callApi("/groups", { method: "POST", key: admin.key, json, bindings });
    expect([status, body.code, body.error]).toEqual([503, 503, expect.stringContaining("database is full")]);
    expect(log.mock.calls.flat().join()).toContain('"event":"database-full"');
    expect((await callApi("/groups", { key: admin.key })).body.total).toBe(0);
  });

  it.each(["/__api__/v1/user", "/__api__/v1/users", "/__api__/v1/audit_logs", "/__api__/v1/metrics", "/__ping__"])(
    "still answers %s",
    async (path) => {
      vi.spyOn(console, "error").mockReturnValue();
      expect((await call(path, { key: admin.key, bindings })).status).toBe(200);
    },
  );
});
