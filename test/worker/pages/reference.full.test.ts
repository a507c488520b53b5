/** With all operations open, the pages of the reference are so long that axe takes many seconds for them. */

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
  await inTurn(paths, async (path) => {
    await page.goto(address(path));
    await page.evaluate("document.querySelectorAll('main details').forEach((one) => { one.open = true; })");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await expectNoFindings(page);
  });
});
