import { expect, test } from "vitest";
import { EXPORT, namesOf } from "./server-list.ts";

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

test("all objects are asked for without a prefix, for a list refuses an empty one", async () => {
  const { names, asked } = await namesOf(() => ({ names: ["latest.json", "seg/a"], next: null }), "");
  expect(names).toEqual(["latest.json", "seg/a"]);
  expect(asked).toEqual([`${EXPORT}/objects?limit=500`]);
});

test("an empty page ends the list, whatever follows it", async () => {
  expect((await namesOf(() => ({ names: [], next: "more" }))).asked).toHaveLength(1);
});

test.each([
  ["that begins again", () => ["seg/a"], 2, "does not list the objects of the export in order"],
  ["that is not in order", () => ["seg/b", "seg/a"], 1, "does not list the objects of the export in order"],
  ["of a name without end", () => [`seg/${"a".repeat(1_100)}`], 1, "is not a list of objects"],
])("a list %s is refused", async (_, namesAt, page, message) => {
  let pages = 0;
  const list = namesOf((asked) => {
    pages = asked;
    return { names: namesAt(), next: "more" };
  });
  await expect(list).rejects.toThrow(message);
  expect(pages).toBe(page);
});
