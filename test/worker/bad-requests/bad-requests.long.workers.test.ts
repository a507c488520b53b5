import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ROUTES } from "../../../worker/app/index.ts";
import { json } from "../../../worker/http/response.ts";
import { type Handler, post, type Route } from "../../../worker/http/route.ts";
import type { CallerContext } from "../../../worker/identity/caller.ts";
import { logError } from "../../../worker/platform/log.ts";
import { SEED, sized } from "../../support/size.ts";
import { ROWS } from "../workerd/matrix-rows.ts";
import { nameOf } from "./bad-request.ts";
import { watchDatabase } from "./journal.ts";
import { sendBadRequests } from "./run.ts";

const COUNT = sized({ full: 20_000, small: 300 });

beforeAll(watchDatabase);
afterEach(() => void vi.restoreAllMocks());

it(`answers ${COUNT} bad requests as documented, repeats no secret, and changes nothing for what it refuses`, async () => {
  const { problems, statuses } = await sendBadRequests(ROUTES, SEED, COUNT);
  expect(problems.join("\n\n")).toBe("");
  const asked = new Map([...statuses].map(([route, counts]) => [nameOf(route), [...counts.keys()]]));
  expect([...asked].filter(([, answered]) => answered.length === 0)).toEqual([]);
  if (COUNT < 20_000) return;
  // The requests are near enough to right ones to reach what a route does, and wrong enough not to pass. Receivers are a setting,
  // which these requests do not have.
  const rows = Object.entries(ROWS).filter(([name]) => !name.includes("/receivers/"));
  expect(rows.filter(([name, { status }]) => asked.get(name)?.includes(status) === false)).toEqual([]);
  expect([...asked].filter(([, answered]) => answered.every((status) => status < 400))).toEqual([]);
});

/** A route that needs a key, and does what none may. */
function broken(handler: Handler<CallerContext>): Route {
  return post("/__api__/v1/broken", "read-own-user", handler, "Is broken.", { answers: {} });
}

const changing =
  (answer: Handler<CallerContext>): Handler<CallerContext> =>
  async (request, context) => {
    const { database, caller } = context;
    await database.prepare("UPDATE users SET email = random() WHERE id = ?").bind(caller.userId).run();
    return await answer(request, context);
  };

const throwing = () => {
  throw new Error("Broken.");
};

const logging = () => {
  logError("unexpected", {});
  return json({});
};

const BROKEN: readonly (readonly [name: string, handler: Handler<CallerContext>, problem: string])[] = [
  ["throws an error", throwing, "the status is 500"],
  ["logs something", logging, "it is logged"],
  ["answers an unknown error", () => json({ code: 499, error: "a", payload: null }, { status: 418 }), "no error"],
  ["answers an error in another form", () => new Response("No.", { status: 400 }), "no error"],
  ["repeats the key", ({ headers }) => json(headers.get("Authorization")), "the answer has a secret"],
  ["repeats the query", ({ url }) => json(url), "the answer has a secret"],
  ["changes something without an entry", changing(() => json({})), "it changed something without an entry"],
  ["changes something that it refuses", changing(() => ({ kind: "not-allowed", error: "No." })), "it was refused and"],
];

describe("a route is seen that", () => {
  it.each(BROKEN)("%s", async (_, handler, problem) => {
    const { problems } = await sendBadRequests([broken(handler)], SEED, 1_000);
    expect(problems.join("\n")).toContain(problem);
  });
});
