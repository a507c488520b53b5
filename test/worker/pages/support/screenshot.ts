import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const FOLDER = fileURLToPath(new URL("../../../../docs/images/", import.meta.url));

/** Writes `docs/images/<name>.png` where `npm run screenshots` runs the test; else nothing. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env["SCREENSHOTS"] === undefined) return;
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1_100, height: 480 });
  await page.evaluate("document.activeElement?.blur()");
  // What a dialog is before is dimmed as far as the window reaches.
  const fullPage = (await page.locator("dialog:modal").count()) === 0;
  await page.screenshot({ path: `${FOLDER}${name}.png`, fullPage });
}
