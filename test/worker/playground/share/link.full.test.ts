/** Links, in a browser. */

import { describe, expect, it } from "vitest";
import { ruleDescriptions } from "../../../../shared/index.ts";
import { pack, SHARED_MAX_BYTES } from "../../../../worker/playground/share/link.ts";
import { usePages } from "../../pages/support/page-tests.ts";
import { BEFORE, checked, paste, shownText } from "../support/playground-page.ts";

const { open } = usePages();

describe("a link", () => {
  it.each([
    ["is broken", async () => await Promise.resolve("broken"), /The link cannot be read/],
    [
      "has too much",
      async () => await pack(JSON.stringify({ configuration: "x".repeat(15_000_000) })),
      /The documents of this link are too large/,
    ],
  ])("that %s says so, and loses nothing", async (_, packed, said) => {
    const fragment = `#v1=${await packed()}`;
    const page = await open("/playground");
    await paste(page, BEFORE);
    await page.evaluate(`location.hash = ${JSON.stringify(fragment)}`);
    await page.getByText(said).waitFor();
    await expect.poll(async () => await shownText(page)).toBe(BEFORE);
    const other = await open(`/playground${fragment}`);
    await checked(other);
    await other.getByText(said).waitFor();
    await expect.poll(async () => await shownText(other)).toContain("baseURL");
  });

  it("is not made of too much", async () => {
    const page = await open("/playground");
    await paste(page, `{ "providers": "${"x".repeat(SHARED_MAX_BYTES)}" }`);
    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.getByText("The documents are too large for a link").waitFor();
    expect(new URL(page.url()).hash).toBe("");
  });

  it("to a rule that is not there says so, with what cannot be seen in its name written out", async () => {
    const page = await open("/playground#rule=%E2%80%AE<b>");
    await checked(page);
    await page.getByText(String.raw`There is no file that shows the rule "\u{202e}<b>".`).waitFor();
    await expect.poll(async () => await shownText(page)).toContain("baseURL");
  });

  it("to a rule opens a file in which the rule finds something", async () => {
    const page = await open("/playground");
    await checked(page);
    const without: string[] = [];
    for (const { id } of ruleDescriptions) {
      await page.evaluate(`location.hash = "#rule=${id}"`);
      await page.getByText(`the rule "${id}".`).waitFor();
      if ((await page.getByText(`There is no file that shows the rule "${id}".`).count()) > 0) without.push(id);
      else
        await page
          .getByRole("link", { name: `Rule ${id}`, exact: true })
          .first()
          .waitFor();
    }
    expect(without).toEqual([
      "encoding",
      "file-size",
      "layer-block",
      "layer-conflict",
      "layer-ignored",
      "layer-incomplete",
      "layer-unreadable",
      "symbolic-link",
      "too-many-diagnostics",
    ]);
  });
});

it("the link that skips to the content moves the focus only: the fragment stays, and opens the same files again", async () => {
  const first = await open("/playground");
  await paste(first, BEFORE);
  await first.getByRole("button", { name: "Copy a link" }).click();
  await first.getByText(/The link is/).waitFor();
  const { hash, pathname } = new URL(first.url());
  const page = await open(pathname + hash);
  await checked(page);
  await page.keyboard.press("Tab");
  await page.getByRole("link", { name: "Skip to the content" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await page.locator("main:focus").waitFor();
  expect(new URL(page.url()).hash).toBe(hash);
  await expect.poll(async () => await page.getByText("The link cannot be read").count()).toBe(0);
  await page.reload();
  await checked(page);
  await expect.poll(async () => await shownText(page)).toBe(BEFORE);
});
