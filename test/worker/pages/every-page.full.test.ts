/** Every page of the table of routes, so that no new one is left out, with long names. */

import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { isObject } from "../../../shared/index.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { tarGz } from "../workerd/tar.ts";
import { expectAccessible, expectUsableAnyhow } from "./support/accessibility.ts";
import { usePages } from "./support/page-tests.ts";
import { expectLight } from "./support/weight.ts";

const { server, address, openSignedIn } = usePages();

/** Where the routes of pages are. It is imported by its name alone: its types are those of workerd, which these tests do not have. */
const ROUTES_OF_PAGES: string = "../../../worker/app/index.ts";
const { PAGE_ROUTES }: { readonly PAGE_ROUTES: readonly { readonly method: string; readonly path: string }[] } =
  await import(ROUTES_OF_PAGES);

/** Routes that are no pages: assets, pictures, downloads, and those that lead on to the identity provider or to what was asked for. */
const NO_PAGE = /^\/assets\/|^\/docs\/images\/|\/download$|^\/sign-in/;

const PATHS = [
  "/",
  "/",
  ...PAGE_ROUTES.filter(({ method, path }) => method === "GET" && !NO_PAGE.test(path)).map(({ path }) => path),
];

/** The page that brings an editor and the checker. */
const HEAVY = "/playground";

/** One word that no line of a phone has room for. */
const LONG = "Llanfairpwllgwyngyll".repeat(3);

/** The parameters of paths, by the beginning of the path; the longest one counts. */
let named: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

async function ask(path: string, body?: object): Promise<Readonly<Record<string, unknown>>> {
  const isBytes = body instanceof Uint8Array;
  const response = await fetch(address(`/__api__/v1${path}`), {
    method: body === undefined ? "GET" : "POST",
    headers: {
      Authorization: `Key ${server().key}`,
      "Content-Type": isBytes ? "application/gzip" : "application/json",
    },
    body: body === undefined ? null : isBytes ? new Uint8Array(body) : JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.ok, `${path}: ${text}`).toBe(true);
  const answered: unknown = text === "" ? {} : JSON.parse(text);
  const first: unknown = Array.isArray(answered) ? answered[0] : answered;
  if (!isObject(first)) throw new Error(`${path} did not answer with an object.`);
  return first;
}

function textIn(answered: Readonly<Record<string, unknown>>, name: string): string {
  const value = answered[name];
  if (typeof value !== "string") throw new Error(`The answer has no ${name}.`);
  return value;
}

const guidOf = (answered: Readonly<Record<string, unknown>>) => textIn(answered, "guid");
const idOf = (answered: Readonly<Record<string, unknown>>) => textIn(answered, "id");

beforeAll(async () => {
  const names = { first_name: LONG, last_name: LONG, username: LONG, email: `a@${LONG}.example` };
  const user = guidOf(await ask("/users", { ...names, user_role: "publisher" }));
  const group = guidOf(await ask("/groups", { name: LONG }));
  await ask(`/groups/${group}/members`, { user_guid: user });
  const item = guidOf(await ask("/content", { name: LONG, title: LONG, description: LONG }));
  const permission = { principal_guid: user, principal_type: "user", role: "viewer" };
  const own = guidOf(await ask("/user"));
  await ask(`/users/${own}/keys`, { name: LONG, user_role: "viewer" });
  const key = idOf(await ask(`/users/${own}/keys`));
  const exported = guidOf(await ask("/audit_exports", { name: "own", source: "own" }));
  named = {
    "/audit/:id": { id: "1" },
    "/docs/:name+": { name: "content-server/audit-log" },
    "/exports/:guid": { guid: exported },
    "/users/:guid": { guid: user },
    "/users/:guid/keys": { guid: own, id: key },
    "/keys/:id": { id: key },
    "/groups/:guid": { guid: group, user_guid: user },
    "/items/:guid": { guid: item },
    "/items/:guid/sharing": { guid: item, id: idOf(await ask(`/content/${item}/permissions`, permission)) },
    "/items/:guid/versions": {
      guid: item,
      id: idOf(await ask(`/content/${item}/bundles`, await tarGz([{ name: "index.html", data: "" }]))),
    },
  };
});

function pathOf(path: string): string {
  const start = Object.keys(named)
    .toSorted((one, other) => other.length - one.length)
    .find((beginning) => path.startsWith(beginning));
  const values = start === undefined ? {} : named[start];
  return path.replaceAll(/:(\w+)\+?/g, (_, name: string) => values?.[name] ?? `no ${name}`);
}

async function expectUsable(page: Page, path: string): Promise<void> {
  try {
    const answer = await page.goto(address(pathOf(path)));
    expect(answer?.status()).toBe(200);
    await expect
      .poll(async () => await page.getByRole("heading", { level: 1 }).count(), { message: "headings of level 1" })
      .toBe(1);
    await expectAccessible(page);
    await expectUsableAnyhow(page);
    if (path !== HEAVY) await expectLight(page, answer);
  } catch (cause) {
    throw new Error(`${path} cannot be used by everybody.`, { cause });
  }
}

it("every page can be used by everybody: in any color and width, by the keyboard, within the policy and 60 KB", async () => {
  expect(PATHS.length).toBeGreaterThan(25);
  const page = await openSignedIn("/");
  await inTurn(PATHS, async (path) => await expectUsable(page, path));
});
