/** Who may see and use every page, by every kind of key and session. */

import { beforeAll, describe, expect, it } from "vitest";
import { PAGE_ROUTES } from "../../../worker/app/index.ts";
import { VISIT_ROUTES } from "../../../worker/serving/routes.ts";
import { type Company, createCompany } from "../workerd/askers.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { expectRightsAtPage, FORM_HEADERS, formOf, pathOf } from "../workerd/page-rights.ts";
import { PAGE_ROWS } from "../workerd/page-rows.ts";
import { addPerson, auditEntries, call } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";

let company: Company;
let administrator: SignedIn;
let another: SignedIn;

beforeAll(async () => {
  company = await createCompany();
  [administrator, another] = [
    await addSession(await addPerson("administrator")),
    await addSession(await addPerson("administrator")),
  ];
});

it("have a row each, and no other has", () => {
  const forPeople = [...PAGE_ROUTES, ...VISIT_ROUTES.filter(({ method }) => method === "GET")];
  const names = forPeople.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(PAGE_ROWS).toSorted()).toEqual(names.toSorted());
});

it.each(Object.keys(PAGE_ROWS))("who sees, or may send the form of, %s", async (name) => {
  await expect(expectRightsAtPage(company, name)).resolves.toBeUndefined();
});

describe("no form is taken", () => {
  const forms = Object.entries(PAGE_ROWS).filter(([name, { least }]) => name.startsWith("POST") && least !== "anyone");

  it.each(forms)("%s is refused without the token of the session, or from another website", async (_, row) => {
    const { session } = administrator;
    const path = await pathOf(company, row, { ...administrator, sent: undefined });
    const attempts: readonly (readonly [body: string, site: string])[] = [
      ["", "same-origin"],
      [await formOf(undefined), "same-origin"],
      [await formOf(another.session), "same-origin"],
      [await formOf(session), "cross-site"],
      [await formOf(session), "same-site"],
      [await formOf(session), "none"],
    ];
    const last = await lastEntry();
    const statuses = await inTurn(attempts, async ([body, site]) => {
      const headers = { ...FORM_HEADERS, "Sec-Fetch-Site": site };
      const response = await call(path, { method: "POST", session, headers, body });
      await response.body?.cancel();
      return response.status;
    });
    expect(statuses).toEqual([403, 403, 403, 401, 401, 403]);
    // A cookie that another website sends counts for nothing, so there is no one who was refused.
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual(Array(4).fill("refuse_request"));
  });
});
