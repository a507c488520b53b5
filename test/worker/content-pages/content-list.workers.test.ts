import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { countingRoundTrips } from "../workerd/round-trips.ts";
import { addPerson, call } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";

const ITEMS = 2_000;
const SHOWN = 20;

/** The headers that a browser sends when a person opens a page. */
const NAVIGATION = { Accept: "text/html", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };

const HOSTILE = `</a><script>alert(1)</script>"'>`;

const people = new Map<string, SignedIn>();

function personOf(name: string): SignedIn {
  const person = people.get(name);
  if (person === undefined) throw new Error(`There is no ${name}.`);
  return person;
}

/** Ada administers; Paula has 2,000 items, of which each tenth is for some only; Vera, who views, is one of those for ten. */
beforeAll(async () => {
  people.set("ada", await addSession(await addPerson("administrator", "ada")));
  people.set("paula", await addSession(await addPerson("publisher", "paula")));
  people.set("vera", await addSession(await addPerson("viewer", "vera")));
  await env.DATABASE.batch([
    env.DATABASE.prepare(
      `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1)
      INSERT INTO content (guid, owner_id, name, title, description, access_type, app_mode, upstream_url, created_time,
        description_words)
      SELECT 'guid-' || number, ?2, printf('item-%05d', number), iif(number = 2, ?3, NULL), 'Of station ' || number,
        iif(number % 10 = 0, 'acl', iif(number = 3, 'all', 'logged_in')), iif(number = 1, 'api', 'static'),
        iif(number = 1, 'javascript:alert(1)', NULL), '2026-01-01T00:00:00Z', 'of station ' || number FROM numbers`,
    ).bind(ITEMS, personOf("paula").id, HOSTILE),
    env.DATABASE.prepare(
      `INSERT INTO content_permissions (content_id, user_id, role)
      SELECT id, ?1, 1 FROM content WHERE access_type = 'acl' ORDER BY id LIMIT 10`,
    ).bind(personOf("vera").id),
  ]);
});

const { database, counted } = countingRoundTrips(env.DATABASE);

async function open(name: string, query = "", variables: Readonly<Record<string, string>> = {}) {
  counted();
  const { session } = personOf(name);
  const bindings = { DATABASE: database };
  const answer = await call(`/items${query}`, { session, headers: NAVIGATION, bindings, variables });
  const text = await answer.text();
  const names = Array.from(text.matchAll(/<a href="\/items\/guid-(\d+)">/g), ([, number]) => Number(number));
  return { status: answer.status, headers: answer.headers, text, names, ...counted() };
}

describe("the list of content", () => {
  it.each([
    ["ada", "", ITEMS],
    ["ada", "?list=shared", ITEMS * 0.9],
    ["ada", "?q=station&sort=created_time", ITEMS],
    ["paula", "", ITEMS],
    ["vera", "", ITEMS * 0.9 + 10],
    ["vera", "?sort=last_deployed_time&page_number=7", ITEMS * 0.9 + 10],
  ])(
    "the list of %s at /items%s takes one round trip to the database, after the one for the session",
    async (name, query, total) => {
      await open(name);
      const { status, text, names, roundTrips } = await open(name, query);
      expect([status, names.length, roundTrips]).toEqual([200, SHOWN, 2]);
      expect(text).toContain(`${total} items`);
      expect(text).toContain(`of ${Math.ceil(total / SHOWN)}`);
    },
  );

  it("the list reads no more rows than the page needs, however much there is", async () => {
    expect((await open("vera")).rowsRead).toBeLessThan(20 * SHOWN);
    expect((await open("ada")).rowsRead).toBeLessThan(20 * SHOWN);
    // Those of others are counted beside it, and one's own are looked at.
    expect((await open("ada", "?list=shared")).rowsRead).toBeLessThan(20 * SHOWN);
    expect((await open("paula")).rowsRead).toBeLessThan(20 * SHOWN + ITEMS);
  });

  it("the list has the views of the role, and begins with the one that the role works with", async () => {
    const tabs = ({ text }: { text: string }) =>
      Array.from(text.matchAll(/<a href="\/items\?list=(\w+)"( aria-current="page")?>/g), ([, view, current]) =>
        current === undefined ? view : `[${view}]`,
      ).join(" ");
    expect(tabs(await open("ada"))).toBe("shared mine [all]");
    expect(tabs(await open("paula"))).toBe("shared [mine]");
    expect(tabs(await open("vera"))).toBe("[shared] mine");
    expect(tabs(await open("vera", "?list=all"))).toBe("[shared] mine");
    expect((await open("vera", "?list=mine")).text).toContain("You have no content yet.");
    expect((await open("paula", "?list=shared")).text).toContain("Nothing is shared with you yet.");
  });

  it("the list keeps the views and the order where it cannot search", async () => {
    const { status, text } = await open("ada", "?list=mine&q=is:wrong&sort=created_time");
    expect(status).toBe(400);
    expect(text).toContain('<a href="/items?list=mine&amp;q=is%3Awrong&amp;sort=created_time" aria-current="page">');
    expect(text).toContain('<option value="created_time" selected>');
  });

  it("a search finds by words, and its text is kept on the way to the next page", async () => {
    const { names, text } = await open("vera", "?q=%22station%20199%22&sort=created_time");
    expect(names).toEqual([1999, 1998, 1997, 1996, 1995, 1994, 1993, 1992, 1991, 199]);
    expect(text).toContain('value="&quot;station 199&quot;"');
    expect(text).toContain('<a href="/items?list=shared&amp;sort=created_time">Show all</a>');
    const found = await open("vera", "?q=station");
    expect(found.text).toContain('<a href="/docs?q=station">Search the documentation for &quot;station&quot;</a>');
    expect(found.text).toContain('href="/items?list=shared&amp;q=station&amp;page_number=2"');
  });

  it("a term that is refused is shown with its invisible characters written out", async () => {
    expect((await open("ada", "?q=is:%E2%80%AEa")).text).toContain(String.raw`no term &quot;is:\u{202e}a&quot;`);
  });

  it.each(["?q=is:wrong", "?q=%22%22", `?q=${"a".repeat(300)}`])(
    "the field says why a search is refused: %s",
    async (query) => {
      const { status, text } = await open("vera", query);
      expect(status).toBe(400);
      expect(text).toMatch(/<p class="error" id="q-error">/);
      expect(text).toContain('aria-invalid="true"');
    },
  );

  it("an API was deployed at no time, because it runs elsewhere", async () => {
    const { text } = await open("ada");
    const row = /<th scope="row"><a href="\/items\/guid-1">.*?<\/tr>/.exec(text)?.[0];
    expect(row).toContain('<td data-column="Last deployed">runs elsewhere</td>');
  });

  it("the list has the name, by which it is in order, below a title that differs", async () => {
    expect((await open("ada")).text).toContain('<span class="name">Name: item-00002</span>');
  });

  it("the way to open an item stands without the header of its column on a phone", async () => {
    const { text } = await open("ada");
    expect(text).toContain('<th scope="col">Open</th>');
    expect(text).not.toContain('data-column="Open"');
  });

  it("the list says who sees each item as it is on this server", async () => {
    expect((await open("vera")).text).not.toContain("Anyone - no login required");
    const variables = { ALLOW_ANONYMOUS_CONTENT: "true" };
    expect((await open("vera", "", variables)).text).toContain("Anyone - no login required");
  });

  it("the list offers to create content to those who may, beside the heading", async () => {
    const [, title = ""] = /<div class="title">(.*?)<\/div>/.exec((await open("paula")).text) ?? [];
    expect(title).toContain('href="/items/new"');
    expect((await open("vera")).text).not.toContain('href="/items/new"');
  });
});
