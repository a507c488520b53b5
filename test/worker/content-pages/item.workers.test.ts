import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { browserOf } from "../workerd/browser.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { openPage, sendForm } from "../workerd/pages.ts";
import { sendForm as sendAs } from "../workerd/sent-form.ts";
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

const TABS = ["", "sharing", "settings", "versions"];

/** The controls of each tab for those who may change the item, beside the links to the tabs. */
const CONTROLS: Readonly<Record<string, readonly string[]>> = {
  "": ["access"],
  "/sharing": ["sharing#find", "sharing/access", "sharing/permissions/#", "sharing/permissions/#/remove"],
  "/versions": ["versions/#/delete", "versions/activate", "versions/draft"],
  "/settings": ["delete", "settings/vanity-path", "settings/vanity-path/remove"],
};

describe("an item's page", () => {
  // The files of a version are not for an administrator with whom the content is not shared.
  it.each<[Asker, Readonly<Record<string, readonly string[]>>]>([
    ["owner", { "/versions": ["versions/#"] }],
    ["editor", { "/versions": ["versions/#"] }],
    ["administrator", { "/settings": ["owner"] }],
  ])("each tab of an item has the right controls for the %s", async (asker, more) => {
    await inTurn(Object.entries(CONTROLS), async ([tab, controls]) => {
      const page = await openPage(personOf(asker), pathOf(tab));
      const expected = [...TABS, ...controls, ...(more[tab] ?? [])];
      expect([tab, page.status, controlsOf(page.text)]).toEqual([tab, 200, expected.toSorted()]);
      expect(page.text).toContain(`href="${pathOf(tab)}" aria-current="page"`);
    });
  });

  it.each<[Asker, number, number]>([
    ["member", 200, 403],
    ["viewer", 200, 403],
    ["owner by a viewer's key", 200, 403],
    ["stranger", 404, 404],
  ])("an item has no tab but the overview, without controls, for the %s", async (asker, overview, tab) => {
    const page = await openPage(personOf(asker), pathOf());
    expect([page.status, controlsOf(page.text)]).toEqual([overview, []]);
    if (overview === 404) expect(page.text).not.toContain(item.name);
    await inTurn(["/sharing", "/versions", "/settings"], async (path) => {
      const { status, text } = await openPage(personOf(asker), pathOf(path));
      expect([path, status, controlsOf(text)]).toEqual([path, tab, []]);
    });
  });

  it("an API has no tab of versions", async () => {
    const { guid, id, name } = await addItem(personOf("owner").id, "acl", personOf("viewer"));
    await env.DATABASE.prepare("UPDATE content SET app_mode = 'api', upstream_url = ?, bundle_id = NULL WHERE id = ?")
      .bind("https://forecast.example/", id)
      .run();
    const { text } = await openPage(personOf("owner"), `/items/${guid}`);
    expect(controlsOf(text)).toEqual(["", "access", "settings", "sharing"]);
    expect(text).not.toContain("Last deployed");
    const versions = await openPage(personOf("owner"), `/items/${guid}/versions`);
    expect(versions.text).toContain("An API runs elsewhere, and has no versions here.");
    const save = async (upstream_url: string) =>
      await sendAs(personOf("owner"), `/items/${guid}/settings`, { title: "", name, description: "", upstream_url });
    expect((await save("https://user:password@forecast.example/")).text).toContain('id="upstream_url-error"');
    expect((await save("https://forecast.example/v2/")).message).toBe("content-updated");
  });

  it("an item's page names others with a permission only to those who may change it", async () => {
    const { username } = personOf("editor");
    expect((await openPage(personOf("owner"), pathOf("/sharing"))).text).toContain(`(${username})`);
    expect((await openPage(personOf("viewer"), pathOf())).text).not.toContain(username);
    const found = await openPage(personOf("viewer"), pathOf(`/sharing?find=${username}`));
    expect(found.text).not.toContain(username);
  });

  it("an administrator neither opens nor downloads content that is not shared, and the page says so", async () => {
    const { text: overview } = await openPage(personOf("administrator"), pathOf());
    expect(overview).toContain(`Not shared with you. <a href="${pathOf("/sharing")}">Add yourself</a>`);
    const { text } = await openPage(personOf("administrator"), pathOf("/versions"));
    expect(text).toContain("The content is not shared with you");
    expect(text).not.toContain("/download");
    expect((await openPage(personOf("owner"), pathOf("/versions"))).text).toContain("/download");
  });

  it("an item without a version leads those who may change it to the upload of one", async () => {
    const json = { name: "empty", access_type: "logged_in" };
    const { body: empty } = await callApi("/content", { method: "POST", key: personOf("owner").key, json });
    const said = async (asker: Asker) => (await openPage(personOf(asker), `/items/${empty.guid}`)).text;
    const way = `Nothing is published. <a href="/items/${empty.guid}/versions">Upload files</a>`;
    expect(await said("owner")).toContain(way);
    expect(await said("viewer")).toContain("Nothing is published.</span>");
  });

  it("the owner's name leads administrators to the owner", async () => {
    const page = async (asker: Asker) => (await openPage(personOf(asker), pathOf())).text;
    const link = `<a href="/users/${personOf("owner").guid}">`;
    expect(await page("administrator")).toContain(link);
    expect(await page("owner")).not.toContain(link);
  });

  it("the deletion says in words that it ends the sharing", async () => {
    const { text } = await openPage(personOf("owner"), pathOf("/delete"));
    expect(text).toContain("The sharing with 3 people and groups.");
    expect(text).not.toMatch(/\bpermission/);
    const settings = (await openPage(personOf("administrator"), pathOf("/settings"))).text;
    expect(settings).toContain(">Give away or delete<");
  });

  it("a missing permission has no page", async () => {
    const path = pathOf("/sharing/permissions/0/remove");
    expect((await openPage(personOf("owner"), path)).status).toBe(404);
    expect((await sendForm(personOf("owner"), path)).status).toBe(404);
  });

  it("an item's page has a draft's address once there is one", async () => {
    const view = new RegExp(`href="https://steward.example/content/${item.guid}/_bundle${spare}/"`);
    const before = (await openPage(personOf("owner"), pathOf("/versions"))).text;
    expect(before).not.toMatch(view);
    expect(before).toContain(">Not deployed<");
    expect(before).toContain(`https://steward.example/__api__/v1/content/${item.guid}/bundles`);
    const deployed = await sendForm(personOf("owner"), pathOf("/versions/draft"), { bundle_id: spare });
    expect([deployed.status, deployed.location]).toEqual([303, pathOf("/versions")]);
    const after = (await openPage(personOf("owner"), pathOf("/versions"))).text;
    expect(after).toMatch(view);
    expect(after).toContain(">Deployed<");
  });
});

const lastId = async () => (await auditEntries()).at(-1)?.id ?? 0;

it("a form that is taken says what it did, and leads to its tab", async () => {
  const owner = personOf("owner");
  const own = await addItem(owner.id, "acl", personOf("viewer"));
  await publish(own);
  const [first, second] = [await addBundle(own), await addBundle(own)];
  const added = { principal_guid: personOf("member").guid, principal_type: "user", role: "viewer" };
  const sent: readonly (readonly [
    path: string,
    fields: Readonly<Record<string, string>>,
    tab: string,
    message: string,
  ])[] = [
    ["/access", { access_type: "logged_in" }, "", "access-updated"],
    ["/sharing/access", { access_type: "acl" }, "/sharing", "access-updated"],
    ["/sharing/permissions", added, "/sharing", "permission-added"],
    [`/sharing/permissions/${own.permissionId}`, { role: "owner" }, "/sharing", "permission-updated"],
    [`/sharing/permissions/${own.permissionId}/remove`, {}, "/sharing", "permission-removed"],
    ["/versions/activate", { bundle_id: first }, "/versions", "bundle-activated"],
    ["/versions/draft", { bundle_id: second }, "/versions", "draft-deployed"],
    [`/versions/${second}/delete`, {}, "/versions", "bundle-deleted"],
    ["/settings", { title: "Changed", name: own.name, description: "" }, "/settings", "content-updated"],
    ["/settings/vanity-path", { path: "/changed/" }, "/settings", "vanity-path-set"],
    ["/settings/vanity-path/remove", {}, "/settings", "vanity-path-removed"],
  ];
  await inTurn(sent, async ([path, fields, tab, message]) => {
    const form = await sendAs(owner, `/items/${own.guid}${path}`, fields);
    expect([path, form.status, form.location?.split("?")[0], form.message]).toEqual([
      path,
      303,
      `/items/${own.guid}${tab}`,
      message,
    ]);
  });
  const next = { owner_guid: personOf("stranger").guid };
  expect((await sendAs(personOf("administrator"), `/items/${own.guid}/owner`, next)).message).toBe(
    "content-transferred",
  );
  const gone = await sendAs(personOf("stranger"), `/items/${own.guid}/delete`, { confirmed: "on" });
  expect([gone.location, gone.message]).toEqual(["/items", "content-deleted"]);
});

it("a search for people finds those with whom an item can be shared, and those who can own it", async () => {
  const { username } = personOf("member");
  const { text } = await openPage(personOf("owner"), pathOf(`/sharing?find=${username}`));
  expect(text).toMatch(new RegExp(`Add as viewer(?:(?!</button>).)*\\(${username}\\)`, "s"));
  const owners = async (asker: Asker) =>
    (await openPage(personOf("administrator"), pathOf(`/owner?prefix=${personOf(asker).username}`))).text.match(
      /name="owner_guid"/g,
    )?.length;
  expect([await owners("member"), await owners("viewer")]).toEqual([1, undefined]);
  expect(text).not.toContain("There are more.");
  await env.DATABASE.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 11)
    INSERT INTO users (guid, username, first_name, last_name, email, role, created_time, updated_time)
    SELECT 'many-' || n, 'many-' || n, '', '', n || '@example.com', 1, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z' FROM numbers`,
  ).run();
  expect((await openPage(personOf("owner"), pathOf("/sharing?find=many"))).text).toContain("There are more.");
});

it("new content without files gets a title, by which people call it and not by an id", async () => {
  const { text } = await openPage(personOf("owner"), "/items/new");
  expect(text).toMatch(/<input id="title"[^>]* required/);
  expect(text).toMatch(/<input id="files_title"(?![^>]* required)/);
  // Without scripts, the form with a file is sent as it is.
  expect(text).toMatch(
    /<form(?=[^>]* method="post")(?=[^>]* action="\/items\/new\/files")[^>]* enctype="multipart\/form-data"/i,
  );
  expect(text).toMatch(/<input id="archive" name="archive" type="file" required/);
});

describe("a form that is refused", () => {
  it.each([
    ["/access", "", { access_type: "none" }, 400],
    ["/sharing/access", "/sharing", { access_type: "none" }, 400],
    ["/sharing/permissions", "/sharing", {}, 400],
    ["/versions", "/versions", { activate: "on" }, 400],
    ["/versions/activate", "/versions", { bundle_id: "0" }, 404],
    ["/settings", "/settings", { name: "a b" }, 400],
    ["/settings/vanity-path", "/settings", { path: "/items/taken/" }, 400],
  ])("a form that is refused at %s shows its tab", async (path, tab, fields, expected) => {
    const { status, text } = await sendForm(personOf("owner"), pathOf(path), fields);
    expect(status).toBe(expected);
    expect(text).toContain(`href="${pathOf(tab)}" aria-current="page"`);
    expect(text).toContain('class="errors" role="alert"');
  });

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
    expect((await openPage(personOf("owner"), pathOf("/settings"))).text).not.toContain('name="force"');
    const refused = await sendForm(personOf("owner"), pathOf("/settings/vanity-path"), { path: other.path });
    expect([refused.status, refused.text.includes('name="force"')]).toEqual([409, true]);
    const foreign = await addItem(personOf("stranger").id, "acl", personOf("viewer"));
    const fields = { path: foreign.path, force: "on" };
    const denied = await sendForm(personOf("owner"), pathOf("/settings/vanity-path"), fields);
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

describe("activating a version", () => {
  const UNDO = /<div class="notice" data-undo(?<hidden> hidden)?>.*?(?<text>Undo: serve version \d+ again)/s;

  it("activating a version leads to a button that serves the one before again, once", async () => {
    const owner = personOf("owner");
    const browser = browserOf(owner);
    const one = await addItem(owner.id, "acl", personOf("viewer"));
    await publish(one);
    const next = await addBundle(one);
    const path = `/items/${one.guid}/versions`;
    const shown = await browser.read(path);
    const before = /name="before" value="(\d+)"/.exec(shown)?.[1] ?? "";
    const form_token = /name="form_token" value="([^"]*)"/.exec(shown)?.[1] ?? "";
    expect(shown).not.toContain("Undo");
    const done = await browser.ask(`${path}/activate`, { form_token, bundle_id: next, before });
    expect([done.status, done.headers.get("Location")]).toEqual([303, `${path}?before=${before}`]);
    expect(UNDO.exec(await browser.read(`${path}?before=${before}`))?.groups).toEqual({
      text: "Undo: serve version 1 again",
    });
    // Loaded again, the page has it for the script alone, which shows it after an activation of its own.
    expect(UNDO.exec(await browser.read(`${path}?before=${before}`))?.groups?.["hidden"]).toBe(" hidden");
    await browser.ask(`${path}/activate`, { form_token, bundle_id: before, before: next });
    expect(UNDO.exec(await browser.read(`${path}?before=${next}`))?.groups).toEqual({
      text: "Undo: serve version 2 again",
    });
    expect((await callApi(`/content/${one.guid}`, { key: owner.key })).body).toMatchObject({ bundle_id: before });
  });

  it.each(["0", "99999999", "%3Cb%3E"])(
    "an address offers no way back to the version %s, which is none",
    async (id) => {
      const { status, text } = await openPage(personOf("owner"), pathOf(`/versions?before=${id}`));
      expect([status, text.includes("Undo")]).toEqual([200, false]);
    },
  );
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

it("saving settings changes those that were changed on the page, and nothing else", async () => {
  const { guid, name } = await addItem(personOf("owner").id, "acl", personOf("viewer"));
  const last = await lastId();
  const fields = { title: "Rainfall", name, description: "" };
  const saved = await sendForm(personOf("owner"), `/items/${guid}/settings`, fields);
  expect([saved.status, saved.location]).toEqual([303, `/items/${guid}/settings`]);
  expect((await auditEntries(last)).map(({ event_description }) => event_description)).toEqual([
    `Updated the content item "${name}" (${guid}): title.`,
  ]);
  await sendForm(personOf("owner"), `/items/${guid}/settings`, fields);
  expect(await auditEntries(last)).toHaveLength(1);
  await sendForm(personOf("owner"), `/items/${guid}/settings`, { ...fields, title: "" });
  const { body } = await callApi(`/content/${guid}`, { key: personOf("owner").key });
  expect(body).toMatchObject({ title: null, name });
});
