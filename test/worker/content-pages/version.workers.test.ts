import { beforeAll, describe, expect, it } from "vitest";
import { openPage } from "../workerd/pages.ts";
import { deploy, upload } from "../workerd/publishing.ts";
import { addPerson, callApi } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { tarGz } from "../workerd/tar.ts";
import { addBundle, addItem, type Item } from "../workerd/things.ts";

let owner: SignedIn;
let administrator: SignedIn;
let item: Item;

beforeAll(async () => {
  owner = await addSession(await addPerson("publisher"));
  administrator = await addSession(await addPerson("administrator"));
  item = await addItem(owner.id, "acl", owner);
  // Ids of bundles are those of the whole server: they are not the numbers of one item.
  const other = await addItem(owner.id, "acl", owner);
  await addBundle(other);
});

async function addVersion(files: Readonly<Record<string, string>>): Promise<string> {
  const archive = await tarGz(Object.entries(files).map(([name, data]) => ({ name, data })));
  return (await upload(item, owner, archive)).body.id;
}

/** The text of a page without its markup. */
async function textOf(id: string): Promise<string> {
  const { text } = await openPage(owner, `/items/${item.guid}/versions/${id}`);
  return text
    .slice(text.indexOf("<main"))
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

describe("the page of a version", () => {
  it("the page of a version says what differs from the one that is served", async () => {
    const served = await addVersion({ "index.html": "old", "same.css": "h1 {}", "gone.txt": "text", "size.txt": "a" });
    const first = await textOf(served);
    expect(first).toContain("4 files added, 0 changed, 0 removed, 0 the same");
    await deploy(item, owner, { bundle_id: served });
    expect(await textOf(served)).toContain("This is the version that is served.");
    const next = await addVersion({ "index.html": "new", "same.css": "h1 {}", "size.txt": "abc", "x/<b>.txt": "" });
    const shown = await textOf(next);
    expect(shown).toContain("Compared with version 2, which is served");
    expect(shown).toContain("Version 3 of ");
    expect(shown).toContain(`it is the bundle ${next}.`);
    expect(shown).toContain("1 file added, 2 changed, 1 removed, 1 the same");
    expect(shown).toContain("index.html Changed 3 B 3 B");
    expect(shown).toContain("gone.txt Removed 4 B –");
    expect(shown).toContain("size.txt Changed 1 B 3 B");
    expect(shown).toContain("x/&lt;b>.txt Added – 0 B");
    expect(shown).not.toContain("same.css");
  });

  it.each(["0", "999999", "x"])("there is no page of the version %s", async (id) => {
    expect((await openPage(owner, `/items/${item.guid}/versions/${id}`)).status).toBe(404);
  });

  it("the names of files are not for an administrator with whom the content is not shared", async () => {
    const id = await addVersion({ "secret-name.txt": "text" });
    const { status, text } = await openPage(administrator, `/items/${item.guid}/versions/${id}`);
    expect([status, text.includes("secret-name")]).toEqual([403, false]);
  });

  it("more files than one list has are compared as far as both are known", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 1_001 }, (_, index) => [`${String(index).padStart(4, "0")}.txt`, "text"]),
    );
    const shown = await textOf(await addVersion(many));
    expect(shown).toContain("There are too many files to compare all. Those up to 0999.txt were compared.");
  });
});

it("the numbers of versions are those of the item, stay when an earlier one is deleted, and belong to one version each", async () => {
  const one = await addItem(owner.id, "acl", owner);
  const add = async (target: Item) =>
    (await upload(target, owner, await tarGz([{ name: "index.html", data: "" }]))).body.id;
  const second = await add(one);
  await add(item);
  const third = await add(one);
  const listed = async () => {
    const { text } = await openPage(owner, `/items/${one.guid}/versions`);
    return Array.from(text.matchAll(/<th scope="row">Version (\d+)</g), ([, number]) => Number(number));
  };
  const remove = async (id: string) =>
    await callApi(`/content/${one.guid}/bundles/${id}`, { method: "DELETE", key: owner.key });
  expect(await listed()).toEqual([3, 2, 1]);
  expect(Number(third)).toBeGreaterThan(3);
  await remove(second);
  expect(await listed()).toEqual([3, 1]);
  await remove(third);
  const fourth = await add(one);
  expect(await listed()).toEqual([4, 1]);
  const { text } = await openPage(owner, `/items/${one.guid}/versions/${fourth}/delete`);
  expect(text).toContain("<h1>Delete version 4?</h1>");
});
