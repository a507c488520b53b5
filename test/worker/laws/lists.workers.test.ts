import { beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../../../worker/app/index.ts";
import { isList, type Route } from "../../../worker/http/route.ts";
import { describeApi } from "../../../worker/openapi/document.ts";
import { addPerson, callApi } from "../workerd/server.ts";

const API = "/__api__/v1";

/** The lists of the API. Its older names are paths beside it. */
const LISTS: readonly Route[] = ROUTES.filter(
  ({ method, path, description }) => method === "GET" && path.startsWith(API) && isList(description),
);

let key: string;

beforeAll(async () => {
  ({ key } = await addPerson("administrator"));
});

const ask = async ({ path }: Route, query: string) =>
  await callApi(`${path.slice(API.length).replace(/:\w+/, crypto.randomUUID())}?${query}`, { key });

describe("the lists of the API", () => {
  it("are these, each behind a permission", () => {
    expect(LISTS.map(({ path }) => path.slice(API.length))).toEqual(
      expect.arrayContaining([
        "/users",
        "/groups",
        "/groups/:guid/members",
        "/content",
        "/search/content",
        "/audit_logs",
      ]),
    );
    expect(LISTS.filter(({ permission }) => ["none", "optional-key", "sharing"].includes(permission))).toEqual([]);
  });

  it.each(LISTS.map((route) => [route.path, route] as const))(
    "refuse a parameter that is not known: %s",
    async (_, route) => {
      for (const query of ["page_sise=1", "EXTERNAL_ID=x", "__proto__=1", "=1"]) {
        const { status, body } = await ask(route, query);
        expect([status, body.code]).toEqual([400, 25]);
        expect(body.payload).toEqual({ accepted: Object.keys(route.description.query ?? {}) });
      }
    },
  );

  it.each(
    LISTS.flatMap((route) =>
      Object.keys(route.description.query ?? {}).map((name) => [route.path, name, route] as const),
    ),
  )("refuse a parameter without a value: %s?%s=", async (_, name, route) => {
    const { status, body } = await ask(route, `${name}=`);
    expect([status, body.code, body.payload]).toEqual([400, 25, { parameter: name }]);
    expect(body.error).toBe(`The query parameter "${name}" is empty. Give it a value, or leave it out.`);
  });

  it("never take one for the other who is asked for", async () => {
    const { status, body } = await callApi("/users?externalid=x", { key });
    expect([status, body.results]).toEqual([400, undefined]);
    expect((await callApi("/users?external_id=x", { key })).body).toMatchObject({ results: [], total: 0 });
  });

  it("say so in the description of the API", () => {
    const strict = "A query parameter that is not listed here, or has no value, is refused (400).";
    const { paths } = describeApi({ API: LISTS });
    for (const { path } of LISTS) {
      expect(paths[path.replaceAll(/:(\w+)\+?/g, "{$1}")]?.["get"]?.description).toContain(strict);
    }
  });
});
