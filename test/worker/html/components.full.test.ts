import { afterEach, expect, it } from "vitest";
import { cleanUp, emptyFolder, startServer } from "../local/support/programs.ts";
import { expectAccessible, expectUsableAnyhow } from "../pages/support/accessibility.ts";
import { newPage, sharedChromium } from "../support/chromium.ts";

afterEach(cleanUp);

it("npm start has all components on one page, which everybody can use, and copies what is to be copied", async () => {
  const { url } = await startServer({ STEWARD_STATE: emptyFolder() });
  const browser = await sharedChromium();
  const context = await browser.newContext({ viewport: { width: 1_100, height: 800 } });
  try {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await newPage(context);
    expect((await page.goto(`${url}/components`))?.status()).toBe(200);
    await expectAccessible(page);
    await expectUsableAnyhow(page);
    await page.getByRole("button", { name: "Copy the id" }).click();
    await page.getByText("Copied.").waitFor();
    const id = await page.locator("#some-id").textContent();
    await expect.poll(async () => await page.evaluate("navigator.clipboard.readText()")).toBe(id);
  } finally {
    await context.close();
  }
});
