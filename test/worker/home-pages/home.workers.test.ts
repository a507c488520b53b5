import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { AuditExportJob } from "../../../worker/export-jobs/export-job.ts";
import { NEW_STATUS } from "../../../worker/export-jobs/job-record.ts";
import { daysAfter, timeText } from "../../../worker/values/time.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { openPage } from "../workerd/pages.ts";
import { countingRoundTrips } from "../workerd/round-trips.ts";
import { addPerson, call, type Person } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addExport, addItem, type Item } from "../workerd/things.ts";

const NAVIGATION = { Accept: "text/html", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };

let ada: SignedIn;
let paula: SignedIn;
let vera: SignedIn;

/** Everybody was here before, so that no one is told of as new. */
beforeAll(async () => {
  ada = await addSession(await addPerson("administrator", "ada"));
  paula = await addSession(await addPerson("publisher", "paula"));
  vera = await addSession(await addPerson("viewer", "vera"));
  await env.DATABASE.prepare("UPDATE users SET active_time = created_time").run();
});
afterEach(() => void vi.restoreAllMocks());

const HEADINGS = /<h2>(.*?)<\/h2>/g;
const headings = (text: string) => Array.from(text.matchAll(HEADINGS), ([, heading]) => heading);

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, "").replaceAll("&quot;", '"');

/** The things that need attention, each with the page of its step. */
async function attention(): Promise<readonly string[]> {
  const { text } = await openPage(ada, "/");
  const steps = text.matchAll(/<li><svg.*?<\/svg><span>(.*?)<\/span> <a href="([^"]*)">(.*?)<\/a><\/li>/gs);
  return Array.from(steps, ([, thing = "", href = "", step = ""]) => `${plain(thing)} | ${href} | ${plain(step)}`);
}

const timeIn = (days: number) => timeText(daysAfter(new Date(), days));

interface KeyTimes {
  readonly created: number;
  readonly active?: number;
  readonly expires?: number;
}

/** Adds a key by its times, in days from now. */
async function addKey({ id }: Person, name: string, { created, active, expires }: KeyTimes): Promise<number | null> {
  const time = (days: number | undefined) => (days === undefined ? null : timeIn(days));
  return await env.DATABASE.prepare(
    `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time, active_time, expires_at)
    VALUES (?, ?, randomblob(32), 'abcd', 1, ?, ?, ?) RETURNING id`,
  )
    .bind(id, name, timeIn(created), time(active), time(expires))
    .first<number>("id");
}

describe("GET /", () => {
  it("the root is the list of routes for a program, with a key and without", async () => {
    const { key } = ada;
    await inTurn([{}, { key }, { key, headers: NAVIGATION }], async (request) => {
      const answer = await call("/", request);
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
    });
  });

  it("the root is the sign-in page for a person who is not signed in", async () => {
    const answer = await call("/", { headers: NAVIGATION });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain("<h1>Sign in</h1>");
  });

  it("an address of the list of content, which was here before, leads to the list", async () => {
    const { status, location } = await openPage(vera, "/?list=mine&q=is%3Aapi&page_number=2");
    expect([status, location]).toEqual([303, "/items?list=mine&q=is%3Aapi&page_number=2"]);
  });
});

describe("the home page", () => {
  it("has the parts that a person has a use for", async () => {
    expect(headings((await openPage(vera, "/")).text)).toEqual(["Shared with me"]);
    expect(headings((await openPage(paula, "/")).text)).toEqual(["Shared with me", "Mine"]);
    expect(headings((await openPage(ada, "/")).text)).toEqual(["Needs attention", "Shared with me", "Mine"]);
  });

  it("has what was shared and what is one's own, the newest first, and leads to the rest", async () => {
    const items = await inTurn([1, 2, 3, 4, 5, 6], async () => await addItem(paula.id, "acl", vera));
    await env.DATABASE.prepare("UPDATE content SET last_deployed_time = printf('2026-01-%02dT00:00:00Z', id)").run();
    const newest = items.map(({ guid }) => guid).toReversed();
    const shown = (text: string) =>
      Array.from(text.matchAll(/<th scope="row"><a href="\/items\/([^"]*)">/g), ([, guid]) => guid);
    const [ofVera, ofPaula] = [(await openPage(vera, "/")).text, (await openPage(paula, "/")).text];
    expect(shown(ofVera)).toEqual(newest.slice(0, 5));
    expect(ofVera).toContain('<a href="/items?list=shared">See all 6: shared with me</a>');
    expect(shown(ofPaula)).toEqual(newest.slice(0, 5));
    expect(ofPaula).toContain('<a href="/items?list=mine">See all 6: mine</a>');
    expect(shown((await openPage(ada, "/")).text)).toEqual([]);
  });

  it.each([
    ["a viewer", () => vera, 1],
    ["an administrator, whose database says beside how large it is", () => ada, 2],
  ])("takes one trip to the database for %s", async (_, person, trips) => {
    const { database, counted } = countingRoundTrips(env.DATABASE);
    const open = async () =>
      await call("/", { session: person().session, headers: NAVIGATION, bindings: { DATABASE: database } });
    // The first request of all asks if the database is ready.
    await open();
    counted();
    const { status } = await open();
    expect([status, counted().roundTrips]).toEqual([200, trips]);
  });
});

describe("the list of recently opened content", () => {
  const shown = async (person: SignedIn) => {
    const { text } = await openPage(person, "/");
    const [, part = ""] = /<h2>Recently opened<\/h2>(.*?)<\/table>/s.exec(text) ?? [];
    return Array.from(part.matchAll(/<th scope="row"><a href="\/items\/([^"]*)">/g), ([, guid]) => guid);
  };

  /** Opens an address as a browser does. */
  const visit = async ({ session }: SignedIn, path: string, headers: Readonly<Record<string, string>> = NAVIGATION) => {
    const answer = await call(path, { session, headers });
    await answer.arrayBuffer();
  };

  it("is what a person opened in a browser, the latest first, by its page or by itself", async () => {
    const addresses: readonly ((item: Item) => string)[] = [
      ({ guid }) => `/items/${guid}`,
      ({ guid }) => `/content/${guid}/`,
      ({ path }) => path,
    ];
    const guids = await inTurn(addresses, async (addressOf) => {
      const item = await addItem(paula.id, "acl", vera);
      await visit(vera, addressOf(item));
      return item.guid;
    });
    // They are noted after the answers. Ids tell those of one second apart.
    await vi.waitFor(async () => expect(await shown(vera)).toEqual(guids.toReversed()));
    expect(await shown(paula)).toEqual([]);
  });

  it("has nothing that is no longer shared, or that a page requested for itself", async () => {
    const [image, item] = [await addItem(paula.id, "acl", vera), await addItem(paula.id, "acl", vera)];
    const { Accept } = NAVIGATION;
    await visit(vera, `/items/${image.guid}`, { Accept, "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image" });
    await visit(vera, `/items/${item.guid}`);
    await vi.waitFor(async () => expect(await shown(vera)).toContain(item.guid));
    expect(await shown(vera)).not.toContain(image.guid);
    await env.DATABASE.prepare("DELETE FROM content_permissions WHERE content_id = ?").bind(item.id).run();
    expect(await shown(vera)).not.toContain(item.guid);
  });
});

describe("the list of what needs attention", () => {
  it("is nothing where nothing does, and is for administrators", async () => {
    expect((await openPage(ada, "/")).text).toContain("Nothing needs your attention now.</p>");
    expect((await openPage(paula, "/")).text).not.toContain("attention");
  });

  it("has keys that expire within 14 days, and leads to those of their user", async () => {
    await addKey(vera, "soon", { created: -1, expires: 13 });
    await addKey(vera, "later", { created: -1, expires: 15 });
    await addKey(vera, "expired", { created: -1, expires: -1 });
    expect(await attention()).toEqual([
      `The API key "soon" of Vera Example (vera) expires in 13 days. | /users/${vera.guid}/keys | See the keys of Vera Example (vera)`,
    ]);
    await env.DATABASE.prepare("DELETE FROM api_keys WHERE name IN ('soon', 'later', 'expired')").run();
  });

  it("has keys that were not used for 90 days, and leads to their deletion", async () => {
    const old = await addKey(vera, "old", { created: -200, active: -100 });
    const never = await addKey(vera, "never", { created: -91 });
    await addKey(vera, "used", { created: -200, active: -89 });
    await addKey(vera, "gone", { created: -200, expires: -100 });
    const step = (id: number | null, name: string) =>
      `/users/${vera.guid}/keys/${id}/delete | Delete the key "${name}"`;
    expect(await attention()).toEqual([
      `The API key "old" of Vera Example (vera) was last used 3 months ago. | ${step(old, "old")}`,
      `The API key "never" of Vera Example (vera) was never used, and was created 3 months ago. | ${step(never, "never")}`,
    ]);
    await env.DATABASE.prepare("DELETE FROM api_keys WHERE name IN ('old', 'never', 'used', 'gone')").run();
  });

  it("has people who did not sign in within 7 days but those who are locked, and says that there are more than are shown", async () => {
    const people = await inTurn([1, 2, 3, 4, 5, 6], async (number) => await addPerson("viewer", `new${number}`));
    expect(await attention()).toEqual([]);
    await env.DATABASE.prepare("UPDATE users SET created_time = ?1 WHERE username LIKE 'new%'").bind(timeIn(-7)).run();
    await env.DATABASE.prepare("UPDATE users SET locked = 1 WHERE username = 'new1'").run();
    const things = await attention();
    expect(things).toHaveLength(5);
    expect(things[0]).toBe(
      `New2 Example (new2) never signed in. The user was created 7 days ago. | /users/${people[1]?.guid} | See New2 Example (new2)`,
    );
    expect((await openPage(ada, "/")).text).not.toContain("There are more");
    await env.DATABASE.prepare("UPDATE users SET locked = 0 WHERE username = 'new1'").run();
    expect(await attention()).toHaveLength(5);
    expect((await openPage(ada, "/")).text).toContain("There are more people who never signed in than the 5 above.");
    await env.DATABASE.prepare("UPDATE users SET locked = 1 WHERE username LIKE 'new%'").run();
  });

  it("has exports that stopped, but none that a person paused", async () => {
    vi.spyOn(AuditExportJob.prototype, "status").mockResolvedValue({
      ...NEW_STATUS,
      state: "needs_attention",
      lastError: { time: Date.now(), message: "The source has no log." },
    });
    const { guid, name } = await addExport();
    expect(await attention()).toEqual([
      expect.stringMatching(
        new RegExp(`^Export "${name}": .*The source has no log\\..* \\| /exports/${guid} \\| See the export ${name}$`),
      ),
    ]);
    await addExport({ isPaused: true });
    expect(await attention()).toEqual([]);
  });

  it("says how near the database is to its limit from 80 % on", async () => {
    const { size_after: bytes } = (await env.DATABASE.prepare("SELECT 1").run()).meta;
    const open = async (share: number) =>
      (await openPage(ada, "/", { DATABASE_LIMIT_BYTES: String(Math.floor(bytes / share)) })).text;
    expect(await open(0.79)).not.toContain("of its limit");
    expect(await open(0.81)).toContain("The database takes 81 % of its limit.");
  });
});
