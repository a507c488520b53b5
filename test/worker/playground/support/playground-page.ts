/** The playground as somebody uses it. */

import type { Page } from "playwright-core";

/** Opens the page in a window of the server, with a program before that of the check, which it can then change. */
export async function openWithProgram(page: Page, program: string): Promise<void> {
  await page.route("**/assets/checker-*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: program + (await answer.text()) });
  });
  await page.goto(new URL("/playground", page.url()).href);
  await checked(page);
}

/** Waits until what is typed is checked. */
export async function checked(page: Page): Promise<void> {
  await page.locator("#result[aria-busy=false] h2, #result[aria-busy=false] > p").first().waitFor();
}

/** Puts a text in the place of the document that is shown, as somebody who pastes it. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
  await checked(page);
}

/** The same with the cursor at `|`, which is no part of the text. */
export async function pasteAt(page: Page, marked: string): Promise<void> {
  await paste(page, marked.replace("|", ""));
  for (let steps = marked.length - 1 - marked.indexOf("|"); steps > 0; steps -= 1) {
    await page.keyboard.press("ArrowLeft");
  }
}

/** Shows a tab. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("tab", { name }).click();
}

/** The text of the shown document, as far as it is in view. */
export async function shownText(page: Page): Promise<string> {
  return (await page.locator(".cm-line").allTextContents()).join("\n");
}

/** A file, and the same with another host. */
export const BEFORE = fileOf("https://gateway.example.com/v1");
export const AFTER = fileOf("https://other.example.com/v1");

function fileOf(baseUrl: string): string {
  const providers = { provider_a: { baseUrl }, provider_b: { enabled: false } };
  return JSON.stringify({ $schema: "./provider-config.schema.json", providers }, undefined, 2);
}
