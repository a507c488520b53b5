import { expect, test } from "vitest";
import { isExportObjectName, isStrayName, straysNotice } from "../../../shared/audit-export/object-names.ts";

test.each([
  ".DS_Store",
  "lost+found",
  "Thumbs.db",
  "desktop.ini",
  "Desktop.ini",
  "seg/.DS_Store",
  "quarantine/thumbs.db",
])("%s is the operating system's own, and no object", (name) => {
  expect([isStrayName(name), isExportObjectName(name)]).toEqual([true, false]);
});

test.each([
  "DS_Store",
  "seg/deep/.DS_Store",
  "things/.DS_Store",
  "lost+found/x",
  "seg/",
  ".ds_store.txt",
  "latest.json",
])("%s is not", (name) => {
  expect(isStrayName(name)).toBe(false);
});

test("they are told in the order of their names, and none where there are none", () => {
  expect(straysNotice([])).toEqual([]);
  expect(straysNotice(["seg/Thumbs.db", ".DS_Store"])).toEqual([
    expect.stringMatching(/: \.DS_Store, seg\/Thumbs\.db\.$/),
  ]);
});
