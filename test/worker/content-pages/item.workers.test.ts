import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { inTurn } from "../workerd/in-turn.ts";
import { openPage, sendForm } from "../workerd/pages.ts";
import { addPerson, auditEntries, callApi } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addBundle, addGroup, addItem, type Item, permit, publish } from "../workerd/things.ts";

const HOSTILE = `</h1><script>alert(1)</script>"'><img src=x onerror=alert(1)>`;

/** Those who ask, by what they are to the item, which is shared with some only. */
const ASKERS = ["owner", "editor", "member", "viewer", "stranger", "administrator", "owner by a viewer's key"] as const;

type Asker = (typeof ASKERS)[number];

const people = new Map<Asker, SignedIn>();
let item: Item;
let spare: string;

beforeAll(async () => {
  const signIn = async (asker: Asker, role: "viewer" | "publisher" | "administrator") => {
    const one = await addSession(await addPerson(role));
    people.set(asker, one);
    return one;
  };
  const owner = await signIn("owner", "publisher");
  const editor = await signIn("editor", "publisher");
  const member = await signIn("member", "publisher");
  const viewer = await signIn("viewer", "viewer");
  await signIn("stranger", "publisher");
  await signIn("administrator", "administrator");
  people.set("owner by a viewer's key", await addSession(owner, { roleOfKey: "viewer" }));
  item = await addItem(owner.id, "acl", viewer);
  await publish(item);
  await permit(item, { user: editor }, "owner");
  await permit(item, { group: await addGroup(owner, member) }, "viewer");
  spare = await addBundle(item);
});

function personOf(asker: Asker): SignedIn {
  const person = people.get(asker);
  if (person === undefined) throw new Error(`There is no ${asker}.`);
  return person;
}

const pathOf = (rest = "") => `/items/${item.guid}${rest}`;

/** The forms of a page, and where it leads within the item's pages. */
function controlsOf(text: string): readonly string[] {
  const inside = text.slice(text.indexOf("<main"));
  const found = inside.matchAll(/(?:method="post" action|method="get" action|href)="\/items\/[^/"]+\/?([^"]*)"/g);
  return [...new Set(Array.from(found, ([, path = ""]) => path.replaceAll(/\d+/g, "#")))].toSorted();
}

const CHANGES = [
  "",
  "access",
  "activate",
  "bundles/#/delete",
  "delete",
  "draft",
  "permissions/#",
  "permissions/#/remove",
  "settings",
  "vanity-path",
  "vanity-path/remove",
];

describe("an item's page", () => {
  it.each<[Asker, number, readonly string[]]>([
    ["owner", 200, CHANGES],
    ["editor", 200, CHANGES],
    ["administrator", 200, [...CHANGES, "owner"].toSorted()],
    ["member", 200, []],
    ["viewer", 200, []],
    ["owner by a viewer's key", 200, []],
    ["stranger", 404, []],
  ])("an item's page has the right controls for the %s", async (asker, status, controls) => {
    const page = await openPage(personOf(asker), pathOf());
    expect([page.status, controlsOf(page.text)]).toEqual([status, controls]);
    if (status === 404) expect(page.text).not.toContain(item.name);
  });

  it("an item's page names others with a permission only to those who may change it", async () => {
    const { username } = personOf("editor");
    expect((await openPage(personOf("owner"), pathOf())).text).toContain(`(${username})`);
    expect((await openPage(personOf("viewer"), pathOf())).text).not.toContain(username);
    const found = await openPage(personOf("viewer"), pathOf(`?find=${username}`));
    expect(found.text).not.toContain(username);
  });

  it("an administrator neither opens nor downloads content that is not shared, and the page says so", async () => {
    const { text } = await openPage(personOf("administrator"), pathOf());
    expect(text).toContain("Not shared with you.");
    expect(text).not.toContain("/download");
    expect((await openPage(personOf("owner"), pathOf())).text).toContain("/download");
  });

  it("a missing permission has no page", async () => {
    const path = pathOf("/permissions/0/remove");
    expect((await openPage(personOf("owner"), path)).status).toBe(404);
    expect((await sendForm(personOf("owner"), path)).status).toBe(404);
  });

  it("an item's page has a draft's address once there is one", async () => {
    const view = () => new RegExp(`href="https://steward.example/content/${item.guid}/_bundle${spare}/"`);
    expect((await openPage(personOf("owner"), pathOf())).text).not.toMatch(view());
    expect((await sendForm(personOf("owner"), pathOf("/draft"), { bundle_id: spare })).status).toBe(303);
    expect((await openPage(personOf("owner"), pathOf())).text).toMatch(view());
  });
});

/** Every form of the pages, with what a page would send. */
const FORMS: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  "/settings": () => ({ title: "Changed", name: item.name, description: "" }),
  "/access": () => ({ access_type: "logged_in" }),
  "/owner": () => ({ owner_guid: personOf("stranger").guid }),
  "/permissions": () => ({ principal_guid: personOf("stranger").guid, principal_type: "user", role: "owner" }),
  "/permissions/ID": () => ({ role: "owner" }),
  "/permissions/ID/remove": () => ({}),
  "/vanity-path": () => ({ path: "/changed/" }),
  "/vanity-path/remove": () => ({}),
  "/activate": () => ({ bundle_id: spare }),
  "/draft": () => ({ bundle_id: spare }),
  "/bundles/BUNDLE/delete": () => ({}),
  "/delete": () => ({ confirmed: "on" }),
};

const formPath = (path: string) => pathOf(path.replace("ID", item.permissionId).replace("BUNDLE", spare));
const lastId = async () => (await auditEntries()).at(-1)?.id ?? 0;

describe.each(Object.entries(FORMS))("the form %s", (path, fields) => {
  it.each<Asker>(["member", "viewer", "stranger", "owner by a viewer's key"])(
    "a form changes nothing for the %s, and the refusal is in the audit log",
    async (asker) => {
      const last = await lastId();
      const { status } = await sendForm(personOf(asker), formPath(path), fields());
      expect([403, 404]).toContain(status);
      expect((await auditEntries(last)).map(({ action }) => action)).toEqual(["refuse_request"]);
    },
  );
});

describe("opening a page", () => {
  it("opening a page changes nothing", async () => {
    const last = await lastId();
    const pages = ["", "/delete", "/owner", "/permissions/ID/remove", "/vanity-path/remove", "/bundles/BUNDLE/delete"];
    await inTurn(pages, async (path) => {
      const { status } = await openPage(personOf("administrator"), formPath(path));
      expect([path, status]).toEqual([path, 200]);
    });
    expect(await auditEntries(last)).toEqual([]);
  });
});

describe("a form that is refused", () => {
  it("a form that is refused shows all that was typed, and the mistake beside its field, as text", async () => {
    const typed = { title: HOSTILE, name: "a b", description: "one\r\ntwo" };
    const { status, text } = await sendForm(personOf("owner"), pathOf("/settings"), typed);
    expect(status).toBe(400);
    expect(text).toMatch(/<p class="error" id="name-error">/);
    expect(text).toContain('value="a b"');
    expect(text).toMatch(/>one\r?\ntwo<\/textarea>/);
    expect(text).toContain("&lt;/h1>&lt;script>");
    expect(text).not.toContain("<script>alert");
  });

  it("a form does not ask for null, which no one can type", async () => {
    const { status, text } = await sendForm(personOf("owner"), pathOf("/settings"), { title: "a\u0000b" });
    expect(status).toBe(400);
    expect(text).toMatch(/id="title-error">Title must be [^<]*control characters\. Change it\.</);
  });

  it("a form offers to take a path only once another item has it", async () => {
    const other = await addItem(personOf("owner").id, "acl", personOf("stranger"));
    expect((await openPage(personOf("owner"), pathOf())).text).not.toContain('name="force"');
    const refused = await sendForm(personOf("owner"), pathOf("/vanity-path"), { path: other.path });
    expect([refused.status, refused.text.includes('name="force"')]).toEqual([409, true]);
    const foreign = await addItem(personOf("stranger").id, "acl", personOf("viewer"));
    const fields = { path: foreign.path, force: "on" };
    const denied = await sendForm(personOf("owner"), pathOf("/vanity-path"), fields);
    expect(denied.status).toBe(403);
    expect(denied.text).toMatch(/<p class="error" id="path-error">/);
  });

  it("nothing is deleted without the confirmation", async () => {
    const { status, text } = await sendForm(personOf("owner"), pathOf("/delete"));
    expect([status, text.includes("Nothing was deleted.")]).toEqual([400, true]);
    expect((await openPage(personOf("owner"), pathOf())).status).toBe(200);
  });
});

describe("sharing with anyone", () => {
  const disabled = /value="all"[^>]* disabled/;

  it("sharing with anyone is not available where the server does not allow it, and the page says why", async () => {
    const { text } = await openPage(personOf("owner"), pathOf());
    expect(text).toMatch(disabled);
    expect(text).toContain("by the setting ALLOW_ANONYMOUS_CONTENT.");
    const refused = await sendForm(personOf("owner"), pathOf("/access"), { access_type: "all" });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain("This server shares nothing without a login.");
  });

  it("sharing with anyone is available where the server allows it", async () => {
    const { text } = await openPage(personOf("owner"), pathOf(), { ALLOW_ANONYMOUS_CONTENT: "true" });
    expect(text).not.toMatch(disabled);
  });
});

describe("text that people typed", () => {
  it("the words of people are text on every page, and no address of theirs becomes a link", async () => {
    await env.DATABASE.prepare("UPDATE users SET first_name = ? WHERE id = ?")
      .bind(HOSTILE, personOf("editor").id)
      .run();
    await env.DATABASE.prepare("UPDATE content SET title = ?1, description = ?1 WHERE id = ?2")
      .bind(HOSTILE, item.id)
      .run();
    const paths = ["", "?find=%3C/h1", "/delete", "/owner", "/vanity-path/remove", "/permissions/ID/remove"];
    await inTurn(paths, async (path) => {
      const { status, text } = await openPage(personOf("administrator"), formPath(path));
      expect(status).toBe(200);
      expect(text).toContain("&lt;/h1>&lt;script>");
      expect(text).not.toMatch(/<script>alert|<img/);
    });
  });

  it("the upstream of an API is no link, whatever its scheme", async () => {
    const { id, guid } = await addItem(personOf("owner").id, "acl", personOf("viewer"));
    await env.DATABASE.prepare("UPDATE content SET app_mode = 'api', upstream_url = ?, bundle_id = NULL WHERE id = ?")
      .bind("javascript:alert(1)", id)
      .run();
    const { text } = await openPage(personOf("owner"), `/items/${guid}`);
    expect(text).toContain("javascript:alert(1)");
    expect(text).not.toMatch(/(?:href|src|action)="javascript:/);
    expect((await openPage(personOf("viewer"), `/items/${guid}`)).text).not.toContain("javascript:");
  });
});

describe("saving settings", () => {
  it("saving settings changes those that were changed on the page, and nothing else", async () => {
    const { guid, name } = await addItem(personOf("owner").id, "acl", personOf("viewer"));
    const last = await lastId();
    const fields = { title: "Rainfall", name, description: "" };
    const saved = await sendForm(personOf("owner"), `/items/${guid}/settings`, fields);
    expect([saved.status, saved.location]).toEqual([303, `/items/${guid}`]);
    expect((await auditEntries(last)).map(({ event_description }) => event_description)).toEqual([
      `Updated the content item "${name}" (${guid}): title.`,
    ]);
    await sendForm(personOf("owner"), `/items/${guid}/settings`, fields);
    expect(await auditEntries(last)).toHaveLength(1);
    await sendForm(personOf("owner"), `/items/${guid}/settings`, { ...fields, title: "" });
    const { body } = await callApi(`/content/${guid}`, { key: personOf("owner").key });
    expect(body).toMatchObject({ title: null, name });
  });
});
