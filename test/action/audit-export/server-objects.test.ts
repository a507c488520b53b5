import { expect, test } from "vitest";
import { serverObjects } from "../../../action/audit-export/server-objects.ts";
import { CLIENT_LIST_MAX_PAGES } from "../../../shared/index.ts";

const SERVER = { baseUrl: "https://content.example.com", key: "k", keyHeader: "Authorization" };
const EXPORT = `${SERVER.baseUrl}/__api__/v1/audit_exports/0f9d`;

/** Lists the objects of a server, each of whose pages has what `pageOf` says. */
async function namesOf(pageOf: (page: number) => { readonly names: readonly string[]; readonly next: string | null }) {
  const asked: string[] = [];
  const objects = serverObjects(EXPORT, SERVER, {
    get: async (url) => {
      asked.push(url);
      const { names, next } = pageOf(asked.length);
      const page = { results: names.map((name) => ({ name })), paging: { cursors: { next } } };
      return await Promise.resolve({ status: 200, header: () => null, body: bodyOf(JSON.stringify(page)) });
    },
    wait: async () => {},
    random: () => 0,
    onWait: () => {},
  });
  const names: string[] = [];
  for await (const name of objects.list("seg/")) names.push(name);
  return { names, asked };
}

async function* bodyOf(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode(text));
}

test("pages follow on each other by cursors, which lead to no other place", async () => {
  const hostile = "https://other.example.com/?a=b&next=c#/../";
  const { names, asked } = await namesOf((page) =>
    page === 1 ? { names: ["seg/a"], next: hostile } : { names: ["seg/b", "seh"], next: null },
  );
  expect(names).toEqual(["seg/a", "seg/b"]);
  expect(asked).toEqual([
    `${EXPORT}/objects?prefix=seg%2F&limit=500`,
    `${EXPORT}/objects?prefix=seg%2F&limit=500&next=${encodeURIComponent(hostile)}`,
  ]);
});

test("an empty page ends the list, whatever follows it", async () => {
  expect((await namesOf(() => ({ names: [], next: "more" }))).asked).toHaveLength(1);
});

test.each([
  ["that goes on for ever", (page: number) => [`seg/${String(page).padStart(9, "0")}`], "has no end"],
  ["that begins again", () => ["seg/a"], "does not list the objects of the export in order"],
  ["that is not in order", () => ["seg/b", "seg/a"], "does not list the objects of the export in order"],
  ["of a name without end", () => [`seg/${"a".repeat(1_100)}`], "is no list of objects"],
])("a list %s is refused", async (_, namesAt, message) => {
  let pages = 0;
  const list = namesOf((page) => {
    pages = page;
    return { names: namesAt(page), next: "more" };
  });
  await expect(list).rejects.toThrow(message);
  expect(pages).toBeLessThanOrEqual(CLIENT_LIST_MAX_PAGES);
});
