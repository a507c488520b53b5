import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formToken } from "../../../worker/auth/form-token.ts";
import { FORM_TOKEN_FIELD } from "../../../worker/html/kept-fields.ts";
import { UPLOAD_FORM_MAX_BYTES } from "../../../worker/html/upload-form.ts";
import { type ZipPiece, zip } from "../../support/zip.ts";
import { browserOf } from "../workerd/browser.ts";
import { openPage } from "../workerd/pages.ts";
import { objectKeys } from "../workerd/publishing.ts";
import { addPerson, auditEntries, call } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { tarGz } from "../workerd/tar.ts";
import { addItem, type Item, publish } from "../workerd/things.ts";

const PAGE = "<!doctype html><title>Rainfall</title><h1>Rainfall</h1>";
const NAVIGATION = { Accept: "text/html", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };

let owner: SignedIn;
let item: Item;
let objects: readonly string[];
let last: number;

beforeAll(async () => {
  owner = await addSession(await addPerson("publisher"));
  item = await addItem(owner.id, "acl", owner);
  await publish(item);
});

beforeEach(async () => {
  objects = await objectKeys();
  last = (await auditEntries()).at(-1)?.id ?? 0;
});

/** Sends a form with a file, as a browser without scripts does. */
async function send(
  path: string,
  file: File | undefined,
  fields: Readonly<Record<string, string>> = {},
  token?: string,
) {
  const own = await formToken(new Headers({ Cookie: `__Host-Http-steward=${owner.session}` }));
  const body = new FormData();
  body.set(FORM_TOKEN_FIELD, token ?? own ?? "");
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file !== undefined) body.set("archive", file);
  const answer = await call(path, { method: "POST", session: owner.session, headers: NAVIGATION, body });
  const [, message] = /^__Host-Http-message=([\w-]+);/.exec(answer.headers.getSetCookie().join()) ?? [];
  return { status: answer.status, location: answer.headers.get("Location") ?? "", text: await answer.text(), message };
}

const actionsSince = async () => (await auditEntries(last)).map(({ action }) => action);
const versions = () => `/items/${item.guid}/versions`;
const served = async (path: string) => await (await call(path, { key: owner.key })).text();

async function expectNothingStored(): Promise<void> {
  expect(await objectKeys()).toEqual(objects);
  expect(await env.DATABASE.prepare("SELECT count(*) FROM unowned_objects").first("count(*)")).toBe(0);
}

describe("a form with a file", () => {
  it("publishes a page as a new item, which its owner alone sees", async () => {
    const { status, location } = await send("/items/new/files", new File([PAGE], "rainfall.2026.html"));
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/items\/[\w-]{36}$/)]);
    expect(await actionsSince()).toEqual(["create_content", "upload_bundle", "deploy_bundle"]);
    const { text } = await openPage(owner, location);
    expect(text).toContain("<h1>rainfall.2026</h1>");
    expect(text).toMatch(/value="acl" checked/);
    expect(await served(`/content/${location.slice("/items/".length)}/`)).toBe(PAGE);
  });

  it("publishes the files of a zip, from the folder on that has all of them", async () => {
    const data = await zip([
      { name: "site/", data: "" },
      { name: "site/index.html", data: PAGE },
      { name: "site/data/values.csv", data: "1,2", isStored: true },
    ]);
    const { location } = await send("/items/new/files", new File([data], "site.zip"));
    const root = `/content/${location.slice("/items/".length)}`;
    expect([await served(`${root}/`), await served(`${root}/data/values.csv`)]).toEqual([PAGE, "1,2"]);
  });

  it("publishes under the title that was typed, which stays where the file is refused", async () => {
    const file = new File([PAGE], "rainfall.html");
    const { location } = await send("/items/new/files", file, { files_title: "  Floods & rain " });
    expect((await openPage(owner, location)).text).toContain("<h1>Floods &amp; rain</h1>");
    const refused = await send("/items/new/files", undefined, { files_title: "Floods" });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('name="files_title"')]);
    expect(refused.text).toMatch(/<input id="files_title"[^>]* value="Floods"/);
    const wrong = await send("/items/new/files", file, { files_title: "x".repeat(2_000) });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining("The title must be")]);
    await expectNoOtherItem(location);
  });

  it("leaves out a title that is none", async () => {
    const { location } = await send("/items/new/files", new File([PAGE], "rain\tfall.html"));
    const found = await env.DATABASE.prepare("SELECT title FROM content WHERE guid = ?")
      .bind(location.slice("/items/".length))
      .first();
    expect(found).toEqual({ title: null });
  });

  it("lists files that have no index", async () => {
    const { location } = await send("/items/new/files", new File(["%PDF"], "report.pdf"));
    const root = `/content/${location.slice("/items/".length)}`;
    expect(await served(`${root}/`)).toContain('<a href="./report.pdf">report.pdf</a>');
    expect(await served(`${root}/report.pdf`)).toBe("%PDF");
  });

  it("makes a version of a tar.gz, which is served only where that was asked for", async () => {
    const file = new File([await tarGz([{ name: "index.html", data: "second" }])], "second.tar.gz");
    const kept = await send(versions(), file);
    expect([kept.status, kept.location]).toEqual([303, versions()]);
    expect(await actionsSince()).toEqual(["upload_bundle"]);
    expect(await served(`/content/${item.guid}/`)).not.toBe("second");
    const shown = await send(versions(), file, { activate: "on" });
    expect([shown.status, shown.location]).toEqual([303, expect.stringMatching(/\/versions\?before=\d+$/)]);
    expect(await served(`/content/${item.guid}/`)).toBe("second");
    const asAnswered = browserOf(owner);
    asAnswered.cookies.set("__Host-Http-message", shown.message ?? "");
    expect(await asAnswered.read(shown.location)).toContain("Undo: serve version 1 again");
  });
});

/** The newest item is the one at a path. */
async function expectNoOtherItem(path: string): Promise<void> {
  const newest = await env.DATABASE.prepare("SELECT guid FROM content ORDER BY id DESC LIMIT 1").first("guid");
  expect(path).toBe(`/items/${String(newest)}`);
}

describe("a version that is stored and cannot be activated", () => {
  /** Another one takes the rights of the owner away as soon as the version is there. */
  const withoutRights = async (what: string, run: () => Promise<void>) => {
    await env.DATABASE.prepare(`CREATE TRIGGER meanwhile AFTER INSERT ON bundles BEGIN ${what}; END`).run();
    try {
      await run();
    } finally {
      await env.DATABASE.prepare("DROP TRIGGER meanwhile").run();
      await env.DATABASE.prepare("UPDATE users SET role = 2 WHERE id = ?").bind(owner.id).run();
    }
  };
  const DEMOTE = () => `UPDATE users SET role = 1 WHERE id = ${owner.id}`;

  it.each(["/items/new/files", "versions"])("stays, and its page says so and has the button, at %s", async (path) => {
    const isNew = path !== "versions";
    let answer: Awaited<ReturnType<typeof send>> | undefined;
    await withoutRights(DEMOTE(), async () => {
      answer = await send(isNew ? path : versions(), new File(["kept"], "index.html"), { activate: "on" });
    });
    const { status, location = "", message = "" } = answer ?? {};
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/items\/[\w-]{36}\/versions$/)]);
    const browser = browserOf(owner);
    browser.cookies.set("__Host-Http-message", message);
    const text = await browser.read(location);
    expect(text).toMatch(/<p class="notice" role="status">The version is stored, but it could not be activated\./);
    expect(text).toMatch(/aria-label="Activate version \d+"/);
    expect(await actionsSince()).not.toContain("deploy_bundle");
  });
});

describe("a form with a file that is refused", () => {
  const zipped = async (...pieces: readonly ZipPiece[]) => new File([await zip(pieces)], "site.zip");

  it.each<[string, () => Promise<File | undefined>, RegExp]>([
    ["without a file", async () => undefined, /No file was chosen/],
    ["with an empty choice", async () => new File([], ""), /No file was chosen/],
    ["with a text as a zip", async () => new File(["text"], "a.zip"), /not a zip/],
    ["with a text as a tar.gz", async () => new File(["text"], "a.tar.gz"), /not gzip data/],
    ["with an empty zip", async () => await zipped(), /no file/],
    ["with a name that leads out", async () => await zipped({ name: "../index.html" }), /consists of dots/],
    ["with a link", async () => await zipped({ name: "a", data: "/etc", mode: 0o120777 }), /is a link/],
    ["with a damaged file", async () => await zipped({ name: "a", data: "text", crc32: 1 }), /damaged/],
    [
      "with zeros without end",
      async () => await zipped({ name: "a", data: new Uint8Array(2 ** 25) }),
      /damaged, or unpacks/,
    ],
    [
      "with a program",
      async () => await zipped({ name: "manifest.json", data: '{"metadata":{"appmode":"shiny"}}' }),
      /runs no programs/,
    ],
  ])("%s says why, and leaves neither an item nor an object", async (_, file, error) => {
    const before = await env.DATABASE.prepare("SELECT count(*) FROM content").first("count(*)");
    const asItem = await send("/items/new/files", await file());
    const asVersion = await send(versions(), await file(), { activate: "on" });
    expect([asItem.status, asVersion.status]).toEqual([400, 400]);
    expect(asItem.text).toMatch(error);
    expect(asVersion.text).toMatch(error);
    expect(asVersion.text).toContain(`href="${versions()}" aria-current="page"`);
    expect(await env.DATABASE.prepare("SELECT count(*) FROM content").first("count(*)")).toBe(before);
    await expectNothingStored();
  });

  it("past its bound is not read, and says what to do", async () => {
    const { status, text } = await send(versions(), new File([new Uint8Array(UPLOAD_FORM_MAX_BYTES)], "a.bin"));
    expect([status, text.includes("The file is larger than 25 MiB")]).toEqual([400, true]);
    await expectNothingStored();
  });

  it.each(["/items/new/files", "versions"])("without the token of the session changes nothing at %s", async (path) => {
    const to = path === "versions" ? versions() : path;
    const { status } = await send(to, new File([PAGE], "index.html"), { activate: "on" }, "guessed");
    expect(status).toBe(403);
    expect(await actionsSince()).toEqual(["refuse_request"]);
    await expectNothingStored();
  });
});
