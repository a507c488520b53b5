/** Who may see and use every page, by every kind of key and session. */

import { beforeAll, describe, expect, it } from "vitest";
import { PAGE_ROUTES } from "../../../worker/app/index.ts";
import { VISIT_ROUTES } from "../../../worker/serving/routes.ts";
import { sized } from "../../support/size.ts";
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

  it.each(forms)("%s is refused without the token of the session, or from another website", async (name, row) => {
    const { session } = administrator;
    const path = await pathOf(company, row, { ...administrator, sent: undefined });
    const attempts = [
      { body: "", site: "same-origin", status: 403 },
      { body: await formOf(session), site: "cross-site", status: 401 },
      { body: await formOf(undefined), site: "same-origin", status: 403 },
      { body: await formOf(session), site: "same-site", status: 401 },
      { body: await formOf(another.session), site: "same-origin", status: 403 },
      { body: await formOf(session), site: "none", status: 403 },
    ];
    // One place decides of all forms: in the small size they meet a third of the attempts each, in turn.
    const turn = Object.keys(PAGE_ROWS).indexOf(name);
    const made = attempts.filter((_, index) => sized({ full: true, small: Math.floor(index / 2) === turn % 3 }));
    const last = await lastEntry();
    const statuses = await inTurn(made, async ({ body, site }) => {
      const headers = { ...FORM_HEADERS, "Sec-Fetch-Site": site };
      const response = await call(path, { method: "POST", session, headers, body });
      await response.body?.cancel();
      return response.status;
    });
    expect(statuses).toEqual(made.map(({ status }) => status));
    // A cookie that another website sends counts for nothing, so there is no one who was refused.
    const refused = statuses.filter((status) => status === 403).map(() => "refuse_request");
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual(refused);
  });
});
