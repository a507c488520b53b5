/**
 * Replaces each route in turn, in the loaded table, by one that lets in more people. The route of an operation opens nothing by
 * that: the operation refuses. The tables of who may do what notice it of any other route.
 */

import { beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../../../worker/app/index.ts";
import { createRouter } from "../../../worker/app/router.ts";
import type { Route } from "../../../worker/http/route.ts";
import { expectRightsAtApi } from "../workerd/api-rights.ts";
import { type Company, createCompany, type Weakened } from "../workerd/askers.ts";
import { expectRightsAtPage } from "../workerd/page-rights.ts";
import { PAGE_ROWS } from "../workerd/page-rows.ts";
import { answeredBy } from "../workerd/server.ts";
import { weaken } from "../workerd/weaken.ts";

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

const FAULTS = ROUTES.flatMap((route) => {
  const weakened = weaken(route);
  return weakened === undefined ? [] : [{ name: nameOf(route), route, weakened }];
});

/** Expects of a route what the tests of rights expect. */
async function expectRights(company: Company, name: string, weakened: Weakened): Promise<void> {
  await (name in PAGE_ROWS ? expectRightsAtPage : expectRightsAtApi)(company, name, weakened);
}

let company: Company;

beforeAll(async () => {
  company = await createCompany();
});

/** Not where everyone is let in: their requests then count as those of the owner. */
const opensNothing = ({ route, weakened }: (typeof FAULTS)[number]) =>
  route.description.name !== undefined && weakened.permission !== "optional-key";

describe("the route of an operation opens nothing where more people may use it", () => {
  it.each(FAULTS.filter(opensNothing))("$name", async ({ name, route, weakened }) => {
    const router = routerWith(route, weakened);
    const checked = answeredBy(router, async () => await expectRights(company, name, "operation"));
    await expect(checked).resolves.toBeUndefined();
  });
});

describe("it is noticed where more people may use", () => {
  it.each(FAULTS.filter((fault) => !opensNothing(fault)))("$name", async ({ name, route, weakened }) => {
    const checked = answeredBy(routerWith(route, weakened), async () => await expectRights(company, name, "open"));
    await expect(checked).rejects.toMatchObject({ name: "AssertionError" });
  });
});

function routerWith(route: Route, weakened: Route) {
  return createRouter(ROUTES.map((one) => (one === route ? weakened : one)));
}
