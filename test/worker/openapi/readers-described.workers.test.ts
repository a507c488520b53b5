/** A route is described to take what its handler reads: each is asked for what it knows. */

import { beforeAll, describe, expect, it } from "vitest";
import { quoteAll } from "../../../shared/index.ts";
import { API_ROUTES } from "../../../worker/app/index.ts";
import type { JsonBody } from "../../../worker/http/fields.ts";
import type { Route } from "../../../worker/http/route.ts";
import { PING_PATH } from "../../../worker/status/readiness.ts";
import { KINDS } from "../workerd/askers.ts";
import { type Ask, type Asker, ROWS } from "../workerd/matrix-rows.ts";
import { addPerson, call, type Person } from "../workerd/server.ts";
import { addItem } from "../workerd/things.ts";

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

let asker: Asker;
let bystander: Person;

beforeAll(async () => {
  const kind = KINDS["administrator"];
  if (kind === undefined) throw new Error("There is no administrator.");
  asker = await kind.make(await addPerson("administrator"));
  bystander = await addPerson("viewer");
});

/** The answer of a route to a request that is allowed but for what is changed of it. */
async function ask(route: Route, change: (asked: Ask) => Ask): Promise<any> {
  const { path, ...rest } = change(
    await ROWS[nameOf(route)]!.ask(asker, async () => await addItem(asker.id, "acl", bystander)),
  );
  const response = await call(path, { ...rest, method: route.method, key: asker.key });
  return { status: response.status, ...(await response.json<object>()) };
}

/** A field that looks like no other, so that none is suggested. */
const UNKNOWN = "🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂";

describe("the fields that are described are those that are read", () => {
  const withFields = API_ROUTES.flatMap((route) => {
    const { body } = route.description;
    return body !== undefined && "known" in body ? [[nameOf(route), route, body] as const] : [];
  });

  const mistakesOf = async (route: Route, json: object): Promise<readonly any[]> => {
    const { status, payload } = await ask(route, (asked) => ({ ...asked, json }));
    return status === 400 ? payload.mistakes : [];
  };

  it.each(withFields)("%s", async (_, route, { known, ignored }: JsonBody) => {
    const mistakes = await mistakesOf(route, {
      [UNKNOWN]: 1,
      ...Object.fromEntries(ignored.filter((name) => !Object.hasOwn(known, name)).map((name) => [name, {}])),
    });
    expect(mistakes.map(({ message, advice }) => `${message} ${advice}`)).toEqual([
      `Unknown field "${UNKNOWN}". Remove it: the fields are ${quoteAll(Object.keys(known), "and")}.`,
      ...Object.entries(known)
        .filter(([, { isRequired }]) => isRequired)
        .map(([name]) => `The field "${name}" is missing. Add it.`),
    ]);
  });

  it.each(withFields)("%s reads each as it is described", async (_, route, { known }: JsonBody) => {
    const wrong = { [UNKNOWN]: {} };
    const mistakes = await mistakesOf(route, Object.fromEntries(Object.keys(known).map((name) => [name, wrong])));
    const expected = Object.entries(known).map(([name, reader]) => `"${name}" must be ${reader.expected}.`);
    expect(mistakes.map(({ message }) => message)).toEqual(expected);
  });
});

describe("the parameters that are described are those that are read", () => {
  const withQuery = API_ROUTES.filter(({ path, description }) => description.query !== undefined && path !== PING_PATH);
  const parameters = withQuery.flatMap((route) =>
    Object.keys(route.description.query ?? {}).map((name) => [`${name} of ${nameOf(route)}`, route, name] as const),
  );

  it.each(parameters)("%s", async (_, route, name) => {
    const twice = `?${name}=true&${name}=true`;
    const { status, error } = await ask(route, (asked) => ({ ...asked, path: `${asked.path.split("?")[0]}${twice}` }));
    expect([status, error]).toEqual([400, expect.stringContaining(`"${name}"`)]);
  });
});
