import { expect, it } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { usePages } from "./support/page-tests.ts";

const { open } = usePages();

it.each(["/rules", "/rules/credential", "/reference", "/reference/schemas"])(
  "%s can be used by everybody, without signing in",
  async (path) => {
    const page = await open(path);
    await expect.poll(async () => await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await expectAccessible(page);
  },
);

it("narrows the rules and the operations down as one types, keeps that in the address, and shows all again", async () => {
  const page = await open("/rules");
  const rows = page.locator("tbody tr:visible");
  const all = await rows.count();
  await page.getByLabel("With the words").pressSequentially("secret head");
  await expect.poll(async () => await rows.locator("th").allTextContents()).toEqual(["secret-in-header"]);
  await expect.poll(async () => await page.getByRole("status").textContent()).toBe(`1 of ${all} have these words.`);
  await expectAccessible(page);
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
