import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { withSessions } from "./one-primary.ts";

/**
 * Has something else happen after the next change's conditions were looked at and before it is made: what requests at the
 * same moment do now and then, this does each time. Gives back whether it has happened.
 */
export function beforeNextChange(action: () => Promise<unknown>): () => boolean {
  const batch = env.DATABASE.batch.bind(env.DATABASE);
  let happened = false;
  const spy = vi.spyOn(env.DATABASE, "batch").mockImplementation(async (statements) => {
    // A change has three statements at least, the first of which writes; the time of last use takes two.
    if (statements.length > 2 && !sqlOf(statements[0]).startsWith("SELECT")) {
      spy.mockRestore();
      happened = true;
      await action();
    }
    return await batch(statements);
  });
  return () => happened;
}

function sqlOf(statement: D1PreparedStatement | undefined): string {
  return String(Reflect.get(statement ?? {}, "statement"));
}

/** A database that has something else happen before a trip. */
export interface InterruptedDatabase {
  readonly database: D1Database;
  /** Has it happen before the trip of this number, from 0, that is made from now on. Gives back how many were made since. */
  readonly interrupt: (number: number, action: () => Promise<unknown>) => () => number;
}

export function interruptedDatabase(): InterruptedDatabase {
  let next = { number: -1, action: async (): Promise<unknown> => await Promise.resolve(), trips: 0 };
  const arrive = async () => {
    const { number, action, trips } = next;
    next.trips += 1;
    if (trips === number) await action();
  };
  const waiting = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === STATEMENT) return target;
        if (name === "bind") return (...values: unknown[]) => waiting(target.bind(...values));
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== "function") return method;
        return async (...given: unknown[]): Promise<unknown> => {
          await arrive();
          return Reflect.apply(method, target, given);
        };
      },
    });
  const wrapped = {
    prepare: (sql: string) => waiting(env.DATABASE.prepare(sql)),
    batch: async (statements: readonly object[]) => {
      await arrive();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every statement of the database is a waiting one
      return await env.DATABASE.batch(statements.map((one) => Reflect.get(one, STATEMENT) as D1PreparedStatement));
    },
  };
  const interrupt = (number: number, action: () => Promise<unknown>) => {
    const own = { number, action, trips: 0 };
    next = own;
    return () => own.trips;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the Worker uses of it
  return { database: withSessions(wrapped as unknown as D1Database), interrupt };
}

/** The property of a waiting statement that holds the one that waits. */
const STATEMENT = Symbol("statement");
