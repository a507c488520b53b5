/** The lists of users and groups: what they take of the database, and which of them there is. */

import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { pageFor } from "../workerd/page-text.ts";
import { countingRoundTrips } from "../workerd/round-trips.ts";
import { addPerson, call, type Person } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addGroup } from "../workerd/things.ts";

const USERS = 60;
const GROUPS = 45;

let administrator: SignedIn;
let group: { readonly guid: string };

beforeAll(async () => {
  administrator = await addSession(await addPerson("administrator", "ada"));
  const people: Person[] = [];
  for (let count = 1; count < USERS; count += 1) {
    people.push(await addPerson(count % 2 === 0 ? "viewer" : "publisher", `p${String(count).padStart(2, "0")}`));
  }
  for (let count = 1; count < GROUPS; count += 1) {
    await addGroup(administrator, ...people.slice(0, 3));
  }
  group = await addGroup(administrator, ...people);
});

/** The queries of a page, that for its caller's session among them. */
async function askedBy(path: string): Promise<{ readonly roundTrips: number; readonly rowsRead: number }> {
  const { database, counted } = countingRoundTrips(env.DATABASE);
  const open = async () => await call(path, { session: administrator.session, bindings: { DATABASE: database } });
  // The first time, the server asks whether the database has its migrations.
  await open();
  counted();
  expect((await open()).status).toBe(200);
  return counted();
}

it.each([
  // All users for the total and, until the page is full, in their order.
  ["/users", 2 * USERS + 10],
  // All groups with their owners for the total; of the page, the members, and no content.
  ["/groups", 2 * GROUPS + 20 * (2 + 3 + 1) + USERS + 10],
])("the list %s takes one round trip to the database, with its caller", async (path, rows) => {
  const { roundTrips, rowsRead } = await askedBy(path);
  expect(roundTrips).toBe(1);
  expect(rowsRead).toBeLessThanOrEqual(rows);
});

/** The names in the first column of a page's table. */
function namesOn(text: string): readonly string[] {
  return Array.from(text.matchAll(/<th scope="row"><a href="[^"]*">([^<]*)</g), ([, name]) => name ?? "");
}

describe.each([
  ["/users", USERS],
  ["/groups", GROUPS],
  ["members of a group", USERS - 1],
])("%s", (path, total) => {
  const at = (query: string) => (path.startsWith("/") ? `${path}${query}` : `/groups/${group.guid}${query}`);

  it("is cut into pages of 20, which lead to each other and name each item once", async () => {
    const names: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 20); page += 1) {
      const { text } = await pageFor(administrator, at(`?page_number=${page}`));
      expect(namesOn(text).length).toBeLessThanOrEqual(20);
      names.push(...namesOn(text));
      expect(text.includes(`page_number=${page + 1}"`)).toBe(page < Math.ceil(total / 20));
    }
    expect(new Set(names).size).toBe(total);
  });

  it.each(["?page_number=0", "?page_number=10001", "?page_number=x", "?page_number=1&page_number=2"])(
    "has no page %s",
    async (query) => {
      expect((await pageFor(administrator, at(query))).status).toBe(400);
    },
  );

  it("is empty past the last page, which leads to the last one, and ignores a size that is asked for", async () => {
    const past = (await pageFor(administrator, at("?page_number=9999"))).text;
    expect(namesOn(past)).toEqual([]);
    expect(past).toContain("<span>Nothing is on page 9999</span>");
    expect(past).toContain(`page_number=${Math.ceil(total / 20)}">Previous</a>`);
    expect(namesOn((await pageFor(administrator, at("?page_size=500"))).text)).toHaveLength(20);
  });
});

describe("a search", () => {
  it.each([
    ["/users?prefix=P1", 10],
    ["/users?prefix=&user_role=viewer&account_status=", 29],
    ["/users?user_role=viewer&prefix=p0", 4],
    ["/users?account_status=locked", 0],
    ["/groups?prefix=", 45],
    ["/groups?prefix=no-such-group", 0],
  ])("%s finds %i", async (path, found) => {
    const { text } = await pageFor(administrator, path);
    expect(text).toContain(`>${found} ${path.startsWith("/users") ? "user" : "group"}`);
  });

  it("leads from a page that it no longer has to its only one", async () => {
    const { text } = await pageFor(administrator, "/users?prefix=P1&page_number=2");
    expect(text).toContain('href="/users?prefix=P1&amp;page_number=1">Previous</a>');
  });

  it("keeps what was searched for in the form and in the links to other pages", async () => {
    const { text } = await pageFor(administrator, "/users?prefix=p&user_role=publisher");
    expect(text).toContain('value="p"');
    expect(text).toMatch(/<option value="publisher" selected/);
    expect(text).toContain('href="/users?prefix=p&amp;user_role=publisher&amp;page_number=2"');
    expect(text).toContain('href="/users">Show all');
    const groups = (await pageFor(administrator, "/groups")).text;
    expect(groups).toContain('<td data-column="Members"><span class="number">3</span></td>');
    const none = (await pageFor(administrator, "/groups?prefix=no-such-group")).text;
    expect(none).toContain("The name of no group begins so.");
  });

  it.each([
    "/users?user_role=owner",
    "/users?account_status=gone",
    `/users?prefix=${"x".repeat(512)}`,
    `/groups?prefix=${"x".repeat(256)}`,
  ])("is refused where the API refuses it: %s", async (path) => {
    expect((await pageFor(administrator, path)).status).toBe(400);
  });

  it("takes what is typed as it stands", async () => {
    await env.DATABASE.prepare("UPDATE users SET last_name = '%_' WHERE username = 'p01'").run();
    expect((await pageFor(administrator, "/users?prefix=%25")).text).toContain(">1 user<");
    const hostile = '"><script>alert(1)</script>';
    expect((await pageFor(administrator, `/users?prefix=${encodeURIComponent(hostile)}`)).text).not.toContain(hostile);
  });
});
