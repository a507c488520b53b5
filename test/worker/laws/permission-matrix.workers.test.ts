import { beforeAll, describe, expect, it } from "vitest";
import { API_ROUTES } from "../../../worker/app/index.ts";
import { VISIT_ROUTES } from "../../../worker/serving/routes.ts";
import { expectRightsAtApi } from "../workerd/api-rights.ts";
import { type Company, createCompany } from "../workerd/askers.ts";
import { ROWS, VISIT_ROWS } from "../workerd/matrix-rows.ts";
import { auditEntries, callApi } from "../workerd/server.ts";

let company: Company;

beforeAll(async () => {
  company = await createCompany();
});

it("has a row for every route, and no other", () => {
  const namesOf = (routes: typeof API_ROUTES) => routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(ROWS)).toEqual(namesOf(API_ROUTES));
  expect(Object.keys(VISIT_ROWS)).toEqual(namesOf(VISIT_ROUTES.filter(({ method }) => method === "ALL")));
});

describe("each kind of key and session has its rights, and no more", () => {
  it.each(Object.keys({ ...ROWS, ...VISIT_ROWS }))("%s", async (name) => {
    await expect(expectRightsAtApi(company, name)).resolves.toBeUndefined();
  });
});

/** The form of a secret: a key's value, and a digest in hex or base64. Ids of this server have hyphens or are short. */
const SECRET = /psk[0-9A-Za-z]{8}|[0-9a-f]{40}|[0-9A-Za-z+/]{43}/i;

it("leaves no secret in the audit log", async () => {
  const { guid, key } = company.administrator;
  const created = await callApi(`/users/${guid}/keys`, { method: "POST", key, json: { name: "secret" } });
  const entries = (await auditEntries()).map((entry) => JSON.stringify(entry));
  expect(entries.at(-1)).toContain("create_key");
  expect(entries.filter((entry) => SECRET.test(entry))).toEqual([]);
  expect(JSON.stringify(created.body)).toMatch(SECRET);
});
