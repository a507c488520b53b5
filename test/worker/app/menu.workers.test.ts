/** The menu of pages, which is made of the routes. */

import { beforeAll, expect, it } from "vitest";
import type { UserRole } from "../../../shared/index.ts";
import { ROUTES } from "../../../worker/app/index.ts";
import { menuOf } from "../../../worker/http/route.ts";
import { pageFor } from "../workerd/page-text.ts";
import { addPerson } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";

let people: Readonly<Record<UserRole, SignedIn>>;

beforeAll(async () => {
  const [viewer, publisher, administrator] = await Promise.all(
    (["viewer", "publisher", "administrator"] as const).map(async (role) => await addSession(await addPerson(role))),
  );
  if (viewer && publisher && administrator) people = { viewer, publisher, administrator };
});

const FOR_ALL = ["/ Content", "/keys API keys", "/sessions Sessions", "/playground Playground"];

const FOR_ADMINISTRATORS = [
  "/ Content",
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

it("the first page of the menu is the one at /, wherever its route stands", () => {
  const reversed = menuOf(ROUTES.toReversed()).map(({ path }) => path);
  expect(reversed[0]).toBe("/");
  expect(reversed.toSorted()).toEqual(
    menuOf(ROUTES)
      .map(({ path }) => path)
      .toSorted(),
  );
});
