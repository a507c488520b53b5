/** Pages that everybody may read, without signing in. */

import { expect, it } from "vitest";
import { inTurn } from "../workerd/in-turn.ts";
import { expectNoFindings } from "./support/accessibility.ts";
import { usePages } from "./support/page-tests.ts";

const { address, open } = usePages();

it("each page of the reference can be read by everybody, with all of it open", async () => {
  const page = await open("/reference");
  const parts = await page.locator("main h2 a").all();
  const paths = await Promise.all(parts.map(async (part) => (await part.getAttribute("href")) ?? ""));
  expect(paths.length).toBeGreaterThan(10);
  await inTurn(["/reference", "/reference/schemas", ...paths], async (path) => {
    await page.goto(address(path));
    await page.evaluate("document.querySelectorAll('main details').forEach((one) => { one.open = true; })");
    await expect.poll(async () => await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await expectNoFindings(page);
  });
});

it("narrows the rules and the operations down as one types, keeps that in the address, and shows all again", async () => {
  const page = await open("/rules");
  const rows = page.locator("tbody tr:visible");
  const all = await rows.count();
  await page.getByLabel("With the words").pressSequentially("secret head");
  await expect.poll(async () => await rows.locator("th").allTextContents()).toEqual(["secret-in-header"]);
  await expect.poll(async () => await page.getByRole("status").textContent()).toBe(`1 of ${all} have these words.`);
  await expectNoFindings(page);
  await page.getByRole("link", { name: "secret-in-header" }).click();
  await page.waitForURL("**/rules/secret-in-header");
  await page.goBack();
  await expect.poll(async () => await rows.count()).toBe(1);
  await page.getByLabel("With the words").fill("");
  await expect.poll(async () => [await rows.count(), new URL(page.url()).search]).toEqual([all, ""]);
  await page.goto(new URL("/reference", page.url()).href);
  await page.getByLabel("With the words").pressSequentially("delete /groups/{guid}/m");
  await expect
    .poll(async () => await page.locator("main h2:visible").allTextContents())
    .toEqual(["Groups", "Keys and tokens"]);
});
