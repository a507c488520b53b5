/** The menu of pages, which is made of the routes. */

import { beforeAll, expect, it } from "vitest";
import type { UserRole } from "../../../shared/index.ts";
import { pageFor } from "../workerd/page-text.ts";
import { openPage } from "../workerd/pages.ts";
import { addPerson, call } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";

let people: Readonly<Record<UserRole, SignedIn>>;

beforeAll(async () => {
  const [viewer, publisher, administrator] = await Promise.all(
    (["viewer", "publisher", "administrator"] as const).map(async (role) => await addSession(await addPerson(role))),
  );
  if (viewer && publisher && administrator) people = { viewer, publisher, administrator };
});

const PUBLIC = ["/playground Playground", "/docs Documentation", "/reference API reference", "/rules Rules"];

const FOR_ALL = ["/items Content", "/keys API keys", "/sessions Sessions", ...PUBLIC];

const FOR_ADMINISTRATORS = [
  "/items Content",
  "/keys API keys",
  "/users Users",
  "/groups Groups",
  "/audit Audit log",
  "/exports Exports",
  "/status Status",
  "/sessions Sessions",
  ...PUBLIC,
];

/** The entries of the menu of a page. */
function menuIn(text: string): readonly string[] {
  const menu = /<nav aria-label="Main">(?<menu>.*?)<\/nav>/s.exec(text)?.[1] ?? "";
  const links = menu.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g);
  return Array.from(links, ([, path, name]) => `${path} ${name}`);
}

it.each<[UserRole, readonly string[]]>([
  ["viewer", FOR_ALL],
  ["publisher", FOR_ALL],
  ["administrator", FOR_ADMINISTRATORS],
])("the menu of a %s has the pages that the role may open", async (role, entries) => {
  const { text } = await pageFor(people[role], "/keys");
  expect(menuIn(text)).toEqual(entries);
  expect(text.match(/aria-current="page"/g)).toHaveLength(1);
});

it.each(["/rules", "/rules/credential", "/reference", "/playground", "/docs", "/docs/http", "/docs?q=key", "/sign-in"])(
  "%s has the menu that everybody may use, the search and the way to sign in",
  async (path) => {
    const text = await (await call(path, { headers: { Accept: "text/html" } })).text();
    expect(menuIn(text)).toEqual(FOR_ALL);
    expect(text).toContain('<form class="find" method="get" action="/items"');
    const there = path === "/sign-in" ? path : `/sign-in?to=${encodeURIComponent(path)}`;
    expect(text).toContain(`<a href="${there}">Sign in</a>`);
  },
);

it("the name of the server leads to the home page, and is marked there", async () => {
  const HOME = { current: '<a class="home" href="/" aria-current="page">', other: '<a class="home" href="/">' };
  expect((await openPage(people.viewer, "/")).text).toContain(HOME.current);
  expect((await openPage(people.viewer, "/keys")).text).toContain(HOME.other);
});
