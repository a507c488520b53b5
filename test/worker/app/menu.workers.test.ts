/** The menu of pages, which is made of the routes. */

import { beforeAll, expect, it } from "vitest";
import type { UserRole } from "../../../shared/index.ts";
import { pageFor } from "../workerd/page-text.ts";
import { openPage } from "../workerd/pages.ts";
import { addPerson } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";

let people: Readonly<Record<UserRole, SignedIn>>;

beforeAll(async () => {
  const [viewer, publisher, administrator] = await Promise.all(
    (["viewer", "publisher", "administrator"] as const).map(async (role) => await addSession(await addPerson(role))),
  );
  if (viewer && publisher && administrator) people = { viewer, publisher, administrator };
});

const FOR_ALL = ["/items Content", "/keys API keys", "/sessions Sessions", "/playground Playground"];

const FOR_ADMINISTRATORS = [
  "/items Content",
  "/keys API keys",
  "/users Users",
  "/groups Groups",
  "/audit Audit log",
  "/exports Exports",
  "/status Status",
  "/sessions Sessions",
  "/playground Playground",
];

it.each<[UserRole, readonly string[]]>([
  ["viewer", FOR_ALL],
  ["publisher", FOR_ALL],
  ["administrator", FOR_ADMINISTRATORS],
])("the menu of a %s has the pages that the role may open", async (role, entries) => {
  const { text } = await pageFor(people[role], "/keys");
  const menu = /<nav aria-label="Main">(?<menu>.*?)<\/nav>/s.exec(text)?.[1] ?? "";
  const links = Array.from(menu.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g), ([, path, name]) => `${path} ${name}`);
  expect(links).toEqual(entries);
  expect(menu.match(/aria-current="page"/g)).toHaveLength(1);
});

it("the name of the server leads to the home page, and is marked there", async () => {
  const HOME = { current: '<a class="home" href="/" aria-current="page">', other: '<a class="home" href="/">' };
  expect((await openPage(people.viewer, "/")).text).toContain(HOME.current);
  expect((await openPage(people.viewer, "/keys")).text).toContain(HOME.other);
});
