/** Every page of the table of routes, so that no new one is left out, with long names. */

import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { apiOf } from "../../../worker/local/command/api.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { tarGz } from "../workerd/tar.ts";
import { expectAccessible, expectUsableAnyhow } from "./support/accessibility.ts";
import { follow, usePages } from "./support/page-tests.ts";
import { expectLight } from "./support/weight.ts";

const { server, address, open, openSignedIn } = usePages();

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

beforeAll(async () => {
  const api = apiOf(server().url.origin, server().key);
  const add = async (path: string, json: object) =>
    await api.call<{ readonly guid: string; readonly id: string }>("POST", path, { json });
  const names = { first_name: LONG, last_name: LONG, username: LONG, email: `a@${LONG}.example` };
  const { guid: user } = await add("/users", { ...names, user_role: "publisher" });
  const { guid: group } = await add("/groups", { name: LONG });
  await add(`/groups/${group}/members`, { user_guid: user });
  const { guid: item } = await add("/content", { name: LONG, title: LONG, description: LONG });
  const permission = { principal_guid: user, principal_type: "user", role: "viewer" };
  const { guid: own } = await api.call<{ readonly guid: string }>("GET", "/user");
  const { id: key } = await add(`/users/${own}/keys`, { name: LONG, user_role: "viewer" });
  const archive = {
    body: await tarGz([{ name: "index.html", data: "" }]),
    headers: { "Content-Type": "application/gzip" },
  };
  const bundle = await api.call<{ readonly id: string }>("POST", `/content/${item}/bundles`, archive);
  const { guid: exported } = await add("/audit_exports", { name: "own", source: "own" });
  named = {
    "/audit/:id": { id: "1" },
    "/docs/:name+": { name: "content-server/audit-log" },
    "/exports/:guid": { guid: exported },
    "/users/:guid": { guid: user },
    "/users/:guid/keys": { guid: own, id: key },
    "/keys/:id": { id: key },
    "/groups/:guid": { guid: group, user_guid: user },
    "/items/:guid": { guid: item },
    "/items/:guid/sharing": { guid: item, id: (await add(`/content/${item}/permissions`, permission)).id },
    "/items/:guid/versions": { guid: item, id: bundle.id },
  };
});

function pathOf(path: string): string {
  const start = Object.keys(named)
    .toSorted((one, other) => other.length - one.length)
    .find((beginning) => path.startsWith(beginning));
  const values = start === undefined ? {} : named[start];
  return path.replaceAll(/:(\w+)\+?/g, (_, name: string) => values?.[name] ?? `no ${name}`);
}

async function expectUsable(page: Page, path: string, status = 200): Promise<void> {
  try {
    const answer = await page.goto(address(pathOf(path)));
    expect(answer?.status()).toBe(status);
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
  await expectUsable(page, "/no/such/page", 404);
  await expectUsable(await open("/"), "/sessions", 401);
});

it("a form with a mistake can be used by everybody, and its summary has the focus", async () => {
  const page = await openSignedIn("/users/new");
  await page.getByLabel("Username").fill("not a name");
  await follow(page.getByRole("button", { name: "Create user" }));
  await expect.poll(async () => await page.locator("[role=alert]:focus").count()).toBe(1);
  await expectAccessible(page);
});
