import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AUDIT_ACTIONS } from "../../../worker/database/audit-actions.ts";
import { AUDIT_FILTER_MAX_ENTRIES, AUDIT_PAGE_MAX_ENTRIES } from "../../../worker/values/limits.ts";
import { emptyAuditLog } from "../workerd/audit-log.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { countingRoundTrips } from "../workerd/round-trips.ts";
import { addPerson, call } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addGroup, addItem } from "../workerd/things.ts";

const NAVIGATION = { Accept: "text/html", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
const HOSTILE = `</td><script>alert(1)</script>"'>`;
const ENTRIES = 130;

let ada: SignedIn;
let guid: string;

beforeAll(async () => {
  ada = await addSession(await addPerson("administrator", "ada"));
  guid = await env.DATABASE.prepare("SELECT guid FROM users WHERE username = 'ada'").first<string>("guid").then(String);
});

/** So many entries: of three actions in turn, one a minute, of Ada and of the system in turn. */
async function write(entries: number): Promise<void> {
  await env.DATABASE.prepare(
    `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1)
    INSERT INTO audit_log (time, user_id, user_guid, user_description, actor_type, api_key_id, api_key_name, action,
      event_description, object_type, object_id)
    SELECT strftime('%Y-%m-%dT%H:%M:%SZ', '2026-11-01', '+' || (number * 60) || ' seconds'), '1',
      iif(number % 2 = 0, ?2, NULL), iif(number % 2 = 0, 'Ada (ada)', 'System'), 'api_key', '7', ?3,
      iif(number % 3 = 0, 'update_user', iif(number % 3 = 1, 'create_group', 'update_group')),
      'Entry number ' || number || '.' || ?3, 'group', 'group-' || (number % 5) FROM numbers`,
  )
    .bind(entries, guid, HOSTILE)
    .run();
}

beforeEach(async () => {
  await emptyAuditLog();
  await write(ENTRIES);
});

const { database, counted } = countingRoundTrips(env.DATABASE);

async function open(path: string) {
  counted();
  const answer = await call(path, { session: ada.session, headers: NAVIGATION, bindings: { DATABASE: database } });
  const text = await answer.text();
  const ids = Array.from(text.matchAll(/<a href="\/audit\/\d+">Entry (\d+)<\/a>/g), ([, id]) => Number(id));
  const links = Array.from(
    text.matchAll(/<a (?:rel="\w+" )?href="(\/audit[^"]*)">(\w+)</g),
    ([, href = "", name = ""]) => [name, href.replaceAll("&amp;", "&")] as const,
  );
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    ids,
    links: new Map<string, string>(links),
    ...counted(),
  };
}

const numbers = (first: number, last: number) => Array.from({ length: first - last + 1 }, (_, index) => first - index);

describe("the page of the audit log", () => {
  it("leads from the newest entries to the oldest and back, with each entry once", async () => {
    const first = await open("/audit");
    expect([first.status, first.ids]).toEqual([200, numbers(130, 106)]);
    const second = await open(first.links.get("Older") ?? "");
    const third = await open(second.links.get("Older") ?? "");
    expect([second.ids, third.ids]).toEqual([numbers(105, 81), numbers(80, 56)]);
    expect((await open(third.links.get("Newer") ?? "")).ids).toEqual(second.ids);
    const oldest = await open(first.links.get("Oldest") ?? "");
    expect(oldest.ids).toEqual(numbers(25, 1));
    expect(oldest.links.has("Older")).toBe(false);
    expect(second.links.get("Newest")).toBe("/audit");
  });

  it("calls what an entry is about as the pages do", async () => {
    await env.DATABASE.prepare(
      `INSERT INTO audit_log (time, user_id, user_description, actor_type, action, event_description, object_type, object_id)
      SELECT time, user_id, user_description, actor_type, action, event_description, column1, 'one'
      FROM audit_log, (VALUES ('api_key'), ('audit_export')) WHERE id = 1`,
    ).run();
    const { text } = await open("/audit");
    for (const words of ["all done to this API key", "open the export", "all done to this group"])
      expect(text).toContain(words);
  });

  it.each([
    ["action=update_user", (id: number) => id % 3 === 0],
    ["user=ADA", (id: number) => id % 2 === 0],
    ["object_id=group-4&action=", (id: number) => id % 5 === 4],
    ["api_key_id=7&from=2026-11-01T01:00&to=2026-11-01T01:10", (id: number) => id >= 60 && id < 70],
    ["from=2026-11-01T01:00:00Z&user=ada&action=create_group", (id: number) => id >= 60 && id % 6 === 4],
    ["from=2026-11-01T01:00:01&to=2026-11-01T01:03:01", (id: number) => id > 60 && id <= 63],
    ["user=ada%20EXAMPLE", (id: number) => id % 2 === 0],
    ["text=NUMBER%201", (id: number) => String(id).startsWith("1")],
    ["text=ada%20(ada)&action=create_group", (id: number) => id % 6 === 4],
  ])("filters by the address: %s", async (query, fits) => {
    const { ids, links } = await open(`/audit?${query}`);
    const fitting = numbers(ENTRIES, 1).filter(fits);
    expect(ids).toEqual(fitting.slice(0, 25));
    if (fitting.length > 25) expect((await open(links.get("Older") ?? "")).ids).toEqual(fitting.slice(25, 50));
  });

  it.each([
    ["user=not-here", "user", "There is no user with the username or the name"],
    ["action=fly", "action", "Action must be one of"],
    ["from=yesterday", "from", "From must be a time of RFC 3339"],
    ["api_key_id=x", "api_key_id", "There is no API key with the name &quot;x&quot;."],
  ])("says beside the field what is wrong: %s", async (query, field, message) => {
    const { status, text } = await open(`/audit?${query}`);
    expect(status).toBe(400);
    expect(text).toMatch(new RegExp(`id="${field}-error">[^<]*${message}`));
    expect(text).toMatch(new RegExp(`value="${query.split("=")[1]}"|name="action"`));
  });

  it("writes out what cannot be seen in a filter that it refuses", async () => {
    const { text } = await open("/audit?user=%E2%80%AEada");
    expect(text).toContain(String.raw`There is no user with the username or the name &quot;\u{202e}ada&quot;.`);
  });

  it("finds a user by a guid in any case, as by a username", async () => {
    const lower = await open(`/audit?user=${guid}`);
    const upper = await open(`/audit?user=${guid.toUpperCase()}`);
    expect([upper.status, upper.ids]).toEqual([200, lower.ids]);
    expect(upper.ids.length).toBe(25);
    expect((await open(upper.links.get("Older") ?? "")).status).toBe(200);
    expect(upper.text).toContain(`value="${guid.toUpperCase()}"`);
  });

  it("leads to the days that are looked at most, with the other filters as they are", async () => {
    const { text } = await open("/audit?user=ada&from=2026-11-01T00:00");
    const days = /<nav class="tabs" aria-label="Days \(UTC\)">(.*?)<\/nav>/s.exec(text)?.[1] ?? "";
    const links = Array.from(days.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g), ([, href = "", name]) => [
      name,
      href.replaceAll("&amp;", "&"),
    ]);
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const range = (from: number, to: number) => `/audit?user=ada&from=${day(from)}T00%3A00&to=${day(to)}T00%3A00`;
    expect(links).toEqual([
      ["Today", range(0, 1)],
      ["Yesterday", range(-1, 0)],
      ["Last 7 days", range(-6, 1)],
      ["Any time", "/audit?user=ada"],
    ]);
    const today = await open(range(0, 1));
    expect(today.text).toMatch(/aria-current="page">Today</);
    expect((await open("/audit")).text).toMatch(/aria-current="page">Any time</);
  });

  it("searches for a text in so many entries at a time, and goes on from there", async () => {
    await write(AUDIT_FILTER_MAX_ENTRIES);
    await env.DATABASE.prepare(
      `INSERT INTO audit_log (time, user_id, user_description, action, event_description)
      VALUES ('2026-12-01T00:00:00Z', '0', 'System', 'update_user', 'A 100 % new text')`,
    ).run();
    const last = ENTRIES + AUDIT_FILTER_MAX_ENTRIES + 1;
    expect((await open("/audit?text=100%20%25%20NEW")).ids).toEqual([last]);
    const none = await open("/audit?text=never%20said");
    expect([none.ids, none.text]).toEqual([[], expect.stringContaining("None of 20,000 entries has this text.")]);
    const end = await open(none.links.get("Older") ?? "");
    expect([end.ids, end.links.has("Older")]).toEqual([[], false]);
    expect(end.text).toContain("No entry fits these filters.");
    const found = await open("/audit?text=number%20129.");
    expect(found.ids).toEqual([129 + ENTRIES]);
    expect((await open(found.links.get("Older") ?? "")).ids).toEqual([129]);
  });

  it("looks up no user of several", async () => {
    const one = await open("/audit?user=ada&user=ada");
    const many = await open(`/audit?${"user=ada&".repeat(100)}`);
    expect([one.status, many.status, many.roundTrips]).toEqual([400, 400, one.roundTrips]);
  });

  it("writes what people called things as text, and links what an entry names", async () => {
    const { text } = await open("/audit?object_id=group-0");
    expect(text).not.toContain("<script>alert");
    expect(text).toContain('<span class="name">key <a href=');
    for (const address of ["/groups/group-0", `/users/${guid}`, `/users/${guid}/keys`]) {
      expect(text).toContain(`href="${address}"`);
    }
    for (const filter of ["object_id=group-0", `user=${guid}`, "api_key_id=7", "action=update_user"]) {
      expect(text).toContain(`href="/audit?${filter}"`);
    }
  });

  it("writes out what cannot be seen in them", async () => {
    await env.DATABASE.prepare(
      `INSERT INTO audit_log (time, user_id, user_description, api_key_name, action, event_description)
      VALUES ('2026-11-02T00:00:00Z', '0', ?1, ?1, 'update_user', ?1)`,
    )
      .bind("a\u202eb\u0007\u2066")
      .run();
    const { text } = await open("/audit");
    for (const mark of ["\u202e", "\u0007", "\u2066"]) expect(text).not.toContain(mark);
    expect(text.split("a\\u{202e}b\\u{7}\\u{2066}").length).toBe(1 + 3);
  });

  it("says why there is no entry", async () => {
    const noneAt = async (path: string) =>
      /<p>(?<why>(?:No entry|The log)[^<]*)<\/p>/.exec((await open(path)).text)?.[1];
    const [none, order] = ["No entry fits these filters.", "No entry fits: From must be earlier than To."];
    expect(await noneAt("/audit?from=2030-01-01T00:00")).toBe(none);
    expect(await noneAt("/audit?from=2030-01-01T00:00&to=2030-01-01T00:01")).toBe(none);
    expect(await noneAt("/audit?from=2026-11-01T00:30&to=2026-11-01T00:30")).toBe(order);
    expect(await noneAt("/audit?from=2026-11-01T00:30&to=2026-11-01T02:00:00%2B02:00")).toBe(order);
    await emptyAuditLog();
    expect(await noneAt("/audit")).toBe("The log is empty.");
  });

  it("plots the days from counts, whatever was removed from the log since", async () => {
    const counts = await env.DATABASE.prepare("SELECT sum(entries) AS all_entries FROM audit_counts").first(
      "all_entries",
    );
    expect(counts).toBe(ENTRIES);
    await emptyAuditLog();
    await env.DATABASE.prepare(
      "INSERT INTO audit_counts VALUES ('2026-11-01', 'update_user', 41), ('2026-11-02', 'update_user', 1)",
    ).run();
    const { text } = await open("/audit?to=2026-11-03T00:00");
    expect(text).toContain("User updated: 42");
    expect(text).toMatch(/<th scope="row"[^>]*><a href="\/audit\?from=2026-11-01T00%3A00&amp;to=2026-11-02T00%3A00">/);
    expect((await open("/audit?to=2026-11-02T00:00")).text).toContain("User updated: 41");
    expect((await open("/audit?to=2026-11-03T00:00&action=create_user")).text).not.toContain("User updated: 42");
  });

  it("plots the most frequent actions, and the others together, of all users", async () => {
    await emptyAuditLog();
    const actions = ["create_key", "delete_key", "create_user", "lock_user", "create_group", "sign_in", "sign_out"];
    const day = (entries: string, place: number) =>
      actions.map((action, index) => `('2026-11-0${place}', '${action}', ${entries} - ${index})`);
    await env.DATABASE.prepare(
      `INSERT INTO audit_counts VALUES ${["100", "50"].flatMap((entries, index) => day(entries, index + 1)).join(", ")}`,
    ).run();
    const { text } = await open("/audit?to=2026-11-03T00:00&user=ada");
    const legend = Array.from(
      text.matchAll(/<\/span> ([\w ]+): (\d+)</g),
      ([, name, entries]) => `${name}: ${entries}`,
    );
    expect(legend).toEqual([
      "Key created: 150",
      "Key deleted: 148",
      "User created: 146",
      "User locked: 144",
      "Group created: 142",
      "other actions: 278",
    ]);
    expect(text).toContain("(UTC), by action, of all users, keys, objects and texts");
    expect((await open("/audit")).text).not.toContain("of all users");
  });

  it("reads as many rows of a log that is forty times as long", async () => {
    const rows = async () => {
      const read: number[] = [];
      for (const query of ["", "?action=update_user", "?user=ada", "?object_id=group-1", "?from=2026-11-01T00:30"]) {
        read.push((await open(`/audit${query}`)).rowsRead);
      }
      return read;
    };
    const before = await rows();
    await write(40 * ENTRIES);
    const after = await rows();
    for (const [index, rowsRead] of after.entries()) expect(rowsRead).toBeLessThan((before[index] ?? 0) + 60);
  });
});

describe("the thing that a search names", () => {
  /** The ids of the entries of a search, and what the form says of the field. */
  const search = async (parameter: string, value: string) => {
    const { status, text, ids } = await open(`/audit?${parameter}=${encodeURIComponent(value)}`);
    const said = new RegExp(`id="${parameter}-(?:error|hint)">([^<]*)<`, "g");
    return { status, ids, said: Array.from(text.matchAll(said), ([, words]) => words).at(-1) };
  };

  /** Writes an entry about an object, and gives its id. */
  const writeAbout = async (type: string, id: string, key: string | null = null) => {
    const row = await env.DATABASE.prepare(
      `INSERT INTO audit_log (time, user_id, user_description, api_key_id, action, event_description, object_type, object_id)
      VALUES ('2026-12-01T00:00:00Z', '0', 'System', ?1, 'update_user', 'Something.', ?2, ?3) RETURNING id`,
    )
      .bind(key, type, id)
      .first<number>("id");
    return Number(row);
  };

  it("is a user, whom the form names then", async () => {
    const { ids, said } = await search("user", "ada example");
    expect([ids.length, said]).toEqual([25, "Ada Example (ada)"]);
    expect((await search("user", guid)).said).toBe("Ada Example (ada)");
  });

  it("is a key, by its name", async () => {
    const key = await env.DATABASE.prepare("SELECT id FROM api_keys WHERE user_id = ?").bind(ada.id).first("id");
    await env.DATABASE.prepare("UPDATE api_keys SET name = 'deploys' WHERE id = ?").bind(key).run();
    const entry = await writeAbout("group", "one", String(key));
    expect(await search("api_key_id", "deploys")).toEqual({
      status: 200,
      ids: [entry],
      said: "API key deploys of Ada Example (ada)",
    });
  });

  it("is an item or a group by its name, and one of several by its guid", async () => {
    const item = await addItem(ada.id, "acl", ada);
    const about = await writeAbout("content", item.guid);
    const named = { status: 200, ids: [about], said: `content ${item.name} of Ada Example (ada)` };
    expect(await search("object_id", item.name)).toEqual(named);
    const group = await addGroup(ada);
    await env.DATABASE.prepare("UPDATE groups SET name = ? WHERE id = ?").bind(item.name, group.id).run();
    const several = await search("object_id", item.name);
    expect([several.status, several.said]).toEqual([400, expect.stringContaining("is the name of several.")]);
    for (const one of [item.guid, group.guid]) expect(several.said).toContain(one);
    expect(await search("object_id", item.guid.toUpperCase())).toEqual(named);
  });
});

describe("the page of an entry", () => {
  const shown = async (id: number) => {
    const { status, text } = await open(`/audit/${id}`);
    const part = (title: string) => {
      const [, table = ""] = new RegExp(`<h2>${title}[^<]*</h2><table>(.*?)</table>`, "s").exec(text) ?? [];
      return Array.from(table.matchAll(/>Entry (\d+)</g), ([, entry]) => Number(entry));
    };
    return { status, text, after: part("After"), before: part("Before") };
  };

  it("says all of it in words, and what was done to the same object before and after", async () => {
    const { status, text, after, before } = await shown(60);
    expect([status, after, before]).toEqual([200, [85, 80, 75, 70, 65], [55, 50, 45, 40, 35]]);
    expect(text).toContain("<h1>User updated</h1>");
    expect(text).toContain("<code>update_user</code>");
    expect(text).toContain(">See all done to this group</a>");
    expect(text).toMatch(/>See all by Ada \(ada\)<\/a>/);
    expect(text).toContain('<a href="/groups/group-0">group-0</a>');
    expect(text).toMatch(/<time datetime="2026-11-01T01:00:00Z"[^>]*>2026-11-01 01:00:00 UTC<\/time>/);
    expect(text).not.toContain("<script>alert");
    expect((await shown(3)).before).toEqual([]);
    expect((await shown(128)).after).toEqual([]);
  });

  it("has nothing of an object of another type with the same id", async () => {
    await env.DATABASE.prepare(
      `INSERT INTO audit_log (time, user_id, user_description, action, event_description, object_type, object_id)
      VALUES ('2026-12-01T00:00:00Z', '0', 'System', 'delete_key', 'Gone.', 'api_key', 'group-0')`,
    ).run();
    expect(await shown(ENTRIES + 1)).toMatchObject({ status: 200, after: [], before: [] });
  });

  it("takes one trip, and is the page of a failure where there is no such entry", async () => {
    expect((await open("/audit/60")).roundTrips).toBe(1);
    expect([(await open("/audit/100000")).status, (await open("/audit/x")).status]).toEqual([404, 404]);
  });

  it("calls no two actions by one name", () => {
    const names = Object.values(AUDIT_ACTIONS).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the download", () => {
  it("says without scripts how much it covers", async () => {
    const [, note] = /<noscript>.*?<span[^>]*>([^<]*)</s.exec((await open("/audit")).text) ?? [];
    expect(note).toBe("Without scripts: only what fits of the newest 50,000 ids. Narrow From and To.");
  });

  it.each([
    ["", numbers(ENTRIES, 1)],
    ["&action=update_user", numbers(ENTRIES, 1).filter((id) => id % 3 === 0)],
    ["&user=ada&to=2026-11-01T00:50", numbers(49, 1).filter((id) => id % 2 === 0)],
  ])("has what fits, as JSON lines: %s", async (filters, ids) => {
    const { status, headers, text } = await open(`/audit/download?format=ndjson${filters}`);
    const entries = text
      .trimEnd()
      .split("\n")
      .map((line): { id: string; event_description: string } => JSON.parse(line));
    expect([status, headers.get("Download-Share"), headers.get("Link")]).toEqual([200, "1", null]);
    expect(entries.map(({ id }) => Number(id))).toEqual(ids);
    expect(entries[0]?.event_description).toBe(`Entry number ${ids[0]}.${HOSTILE}`);
  });

  it("has a header and a row for each entry, as CSV", async () => {
    const { headers, text } = await open("/audit/download?format=csv&object_id=group-3");
    const rows = text.trimEnd().split("\r\n");
    expect(headers.get("Content-Disposition")).toMatch(/^attachment; filename="audit-log-[\d-]{10}\.csv"$/);
    expect(rows[0]).toMatch(/^id,time,user_id,/);
    expect(rows.slice(1).map((row) => Number(row.split(",")[0]))).toEqual(
      numbers(ENTRIES, 1).filter((id) => id % 5 === 3),
    );
  });

  it("reads entries only as they are taken", async () => {
    await write(3 * AUDIT_PAGE_MAX_ENTRIES);
    counted();
    const bindings = { DATABASE: database };
    const answer = await call("/audit/download?format=csv", { session: ada.session, headers: NAVIGATION, bindings });
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.read();
    // As much time as it takes to read all of them.
    await inTurn(numbers(20, 1), async () => await env.DATABASE.prepare("SELECT count(*) FROM audit_log").first());
    expect(counted().rowsRead).toBeLessThan(2.5 * AUDIT_PAGE_MAX_ENTRIES);
    await reader?.cancel();
    expect((await open("/audit/download?format=csv")).rowsRead).toBeGreaterThan(3 * AUDIT_PAGE_MAX_ENTRIES);
  });

  it("goes on in parts, without what is written meanwhile", async () => {
    await env.DATABASE.prepare(
      `INSERT INTO audit_log (id, time, user_id, user_description, action, event_description)
      VALUES (120000, '2026-11-02T00:00:00Z', '0', 'System', 'update_user', 'Late.')`,
    ).run();
    const found: number[] = [];
    const shares: number[] = [];
    let next: string | undefined = "/audit/download?format=ndjson&action=update_user";
    while (next !== undefined) {
      const { headers, text } = await open(next);
      found.push(...Array.from(text.matchAll(/^\{"id":"(\d+)"/gm), ([, id]) => Number(id)));
      shares.push(Number(headers.get("Download-Share")));
      await write(3);
      next = /^<(?<next>[^>]+)>/.exec(headers.get("Link") ?? "")?.groups?.["next"];
    }
    expect(found).toEqual([120_000, ...numbers(ENTRIES, 1).filter((id) => id % 3 === 0)]);
    expect(shares).toEqual([0.4167, 0.8333, 1]);
  });

  it.each(["format=xml", "format=csv&user=not-here", "format=csv&below=0"])("is refused: %s", async (query) => {
    expect((await open(`/audit/download?${query}`)).status).toBe(400);
  });
});
