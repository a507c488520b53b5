/** The results beside the editor. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { usePages } from "../../pages/support/page-tests.ts";
import { AFTER, BEFORE, checked, choose, paste, shownText } from "../support/playground-page.ts";

const { open } = usePages();

async function openExample(page: Page, title: string): Promise<void> {
  await page.getByLabel("Examples").selectOption(title);
  await page.getByRole("button", { name: "Open it" }).click();
}

it("a finding in the file before counts on the tab, and leads there", async () => {
  const page = await open("/playground");
  await paste(page, BEFORE);
  await choose(page, "Before");
  await paste(
    page,
    '{ "providers": { "provider_a": { "enabled": false, "baseUrl": "https://a.example" "protocol": "x" } } }',
  );
  await page.getByRole("tab", { name: /^Before \d/ }).waitFor();
  await page.locator(".cm-lintRange-error, .cm-lintPoint-error").first().waitFor({ state: "attached" });
  await choose(page, /^Configuration/);
  await expect.poll(async () => await page.getByText("Nothing is wrong with these files.").count()).toBe(0);
  await page.locator("#result button.link").first().click();
  await page.getByRole("textbox", { name: "Before" }).and(page.locator(":focus")).waitFor();
});

describe("the tab of a document", () => {
  const keys = Array.from({ length: 600 }, (_, index) => [`key-${index}`, 1]);
  const many = JSON.stringify({ providers: { provider_a: Object.fromEntries(keys) } }, undefined, 2);

  it("counts all that is found, also what is not shown", async () => {
    const page = await open("/playground");
    await paste(page, many);
    const noteOf = async (name: RegExp) => await page.getByRole("tab", { name }).locator(".note").textContent();
    await expect
      .poll(async () => await page.locator("#result h2").textContent())
      .toBe("Configuration: 600 errors, 1 notice");
    await expect.poll(async () => [await noteOf(/^Configuration/), await noteOf(/^Findings/)]).toEqual(["601", "601"]);
  });

  it("has room for its number: the editor stays where it is", async () => {
    const page = await open("/playground");
    await page.setViewportSize({ width: 1_280, height: 800 });
    await checked(page);
    const height = async () => (await page.getByRole("tablist", { name: "Documents" }).boundingBox())?.height;
    const heights = [await height()];
    for (const text of [BEFORE, "{", many]) {
      await paste(page, text);
      heights.push(await height());
    }
    expect(heights).toEqual(heights.map(() => heights[0]));
  });
});

it("a suppressed finding is counted in the heading, and folded with its reason", async () => {
  const page = await open("/playground");
  await paste(
    page,
    '{\n  // steward-ignore-next-line unknown-key: The gateway <b>reads</b> it.\n  "gateway": 1,\n  "$schema": "provider-config.schema.json"\n}',
  );
  await page.getByRole("heading", { name: "Configuration: nothing to report, 1 suppressed" }).waitFor();
  const reason = page.getByText("Suppressed by comment on line 2: The gateway <b>reads</b> it.");
  await expect.poll(async () => await reason.isVisible()).toBe(false);
  await page.getByText("1 suppressed finding").click();
  await reason.waitFor();
  await page.locator("details button.link").click();
  await page.getByRole("textbox", { name: "Configuration" }).and(page.locator(":focus")).waitFor();
});

it("a mistake in the syntax hides no other finding, and the page says that there may be more", async () => {
  const page = await open("/playground");
  await paste(page, '{ "providers": { "provider_a": { "baseURL": "https://a.example.com" "enabled": "yes" } } }');
  await page.getByText('A "," is missing here.').first().waitFor();
  await page.locator(".findings li", { hasText: 'Unknown key "baseURL"' }).waitFor();
  await page.locator(".findings li", { hasText: '"enabled" must be a boolean' }).waitFor();
  await page.getByText("The rest was checked as far as it can be read.").waitFor();
  await paste(page, BEFORE);
  await expect.poll(async () => await page.getByText("The rest was checked").count()).toBe(0);
});

it("while the program of the check is loaded, the page says so", async () => {
  const page = await open("/rules");
  let letThrough: () => void = () => undefined;
  const isAllowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/checker-*", async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.goto(new URL("/playground", page.url()).href);
  await page.getByText("The check is being loaded …").waitFor();
  letThrough();
  await page.locator(".findings li").first().waitFor();
  await expect.poll(async () => await page.getByText("The check is being loaded …").count()).toBe(0);
});

it("the menu of examples has a right file, one for each rule, and vocabularies", async () => {
  const page = await open("/playground");
  const option = (title: string) => page.getByLabel("Examples").locator("option", { hasText: title });
  await option("secret-in-header").waitFor({ state: "attached" });
  await openExample(page, "A file in which nothing is wrong");
  await page.getByText("Nothing is wrong with these files.").waitFor();
  await openExample(page, "secret-in-header");
  await page.getByText('This file shows the rule "secret-in-header".').waitFor();
  await page.getByRole("link", { name: "Rule secret-in-header" }).first().waitFor();
  await expect.poll(async () => await page.getByLabel("Examples").locator("optgroup").count()).toBe(3);
});

describe("a file", () => {
  const LAYER = '{ "providers": { "provider_a": { "enabled": false } } }';

  /** Drops files on an element, as from a folder. */
  async function drop(page: Page, selector: string, files: Readonly<Record<string, string>>): Promise<void> {
    await page.evaluate(`{
      const transfer = new DataTransfer();
      for (const [name, text] of Object.entries(${JSON.stringify(files)})) transfer.items.add(new File([text], name));
      const event = { dataTransfer: transfer, bubbles: true, cancelable: true };
      document.querySelector("${selector}").dispatchEvent(new DragEvent("drop", event));
    }`);
  }

  it("that is dropped on a tab is opened there, and elsewhere in the tab of its name or the shown one", async () => {
    const page = await open("/playground");
    await drop(page, "#document-enforced", { "managed.json": LAYER });
    await page.getByText('The tab “Enforced layer” has the file "managed.json" now.').waitFor();
    await expect.poll(async () => await shownText(page)).toBe(LAYER);
    await drop(page, "#document", { "before.jsonc": BEFORE, "mine.json": "{}" });
    await page.getByText('The tab “Before” has the file "before.jsonc" now.').waitFor();
    await expect.poll(async () => await shownText(page)).toBe("{}");
    await expect
      .poll(async () => await page.getByRole("tab", { name: "Enforced layer" }).getAttribute("aria-selected"))
      .toBe("true");
  });

  it("is opened by a button, too", async () => {
    const page = await open("/playground");
    await choose(page, "Default layer");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Open a file" }).click();
    await (await chooser).setFiles({ name: "any.json", mimeType: "application/json", buffer: Buffer.from(LAYER) });
    await page.getByText('The tab “Default layer” has the file "any.json" now.').waitFor();
    await expect.poll(async () => await shownText(page)).toBe(LAYER);
  });
});

describe("the meaning of the documents", () => {
  it("has each value with where it comes from and what lost, which lead there", async () => {
    const page = await open("/playground");
    await paste(page, '{ "providers": { "provider_a": { "enabled": true } } }');
    await choose(page, "Enforced layer");
    await paste(page, '{\n  "providers": { "provider_a": { "enabled": false } }\n}');
    await choose(page, /^Meaning/);
    await page.getByText("provider_a").first().waitFor();
    const value = page.locator(".provider", { hasText: "provider_a" }).locator(".values > div", { hasText: "enabled" });
    await expect
      .poll(async () => await value.textContent())
      .toMatch(/false.*from enforced\.jsonc:2:.*overrides true from providers\.jsonc:1:/);
    await value.getByRole("button", { name: /^providers\.jsonc/ }).click();
    await page.getByRole("textbox", { name: "Configuration" }).and(page.locator(":focus")).waitFor();
    await value.getByRole("button", { name: /^enforced\.jsonc/ }).click();
    await page.getByRole("textbox", { name: "Enforced layer" }).and(page.locator(":focus")).waitFor();
  });

  it("opens and closes providers and models by keyboard, and leads from a model's value to its place", async () => {
    const page = await open("/playground");
    const can = { supportsImages: true, supportsToolResultImages: true, supportsTools: true, supportsWebSearch: true };
    const own = { id: "own-model", name: "Own", maxContextLength: 1_000, ...can };
    const models = { custom: [own], deny: ["own-model"] };
    await paste(page, JSON.stringify({ providers: { provider_a: { models } } }, undefined, 2));
    await choose(page, /^Meaning/);
    const provider = page.locator(".provider", { hasText: "provider_a" });
    const fold = provider.getByRole("button", { name: /^provider_a/ });
    const model = provider.locator(".model", { hasText: "own-model" });
    const modelFold = model.getByRole("button", { name: "own-model" });
    const expanded = async () => [
      await fold.getAttribute("aria-expanded"),
      (await modelFold.count()) === 0 ? null : await modelFold.getAttribute("aria-expanded"),
    ];
    await expect.poll(expanded).toEqual(["true", "false"]);
    await modelFold.press("Enter");
    await expect.poll(expanded).toEqual(["true", "true"]);
    await expect.poll(async () => await model.textContent()).toMatch(/not offered.*"Own".*from providers\.jsonc:\d+:/);
    await fold.press("Enter");
    await expect.poll(expanded).toEqual(["false", null]);
    await fold.press("Enter");
    await expect.poll(expanded).toEqual(["true", "true"]);
    await model
      .getByRole("button", { name: /^providers\.jsonc/ })
      .first()
      .click();
    await page.getByRole("textbox", { name: "Configuration" }).and(page.locator(":focus")).waitFor();
  });

  it("follows the policy and the vocabulary, and says what keeps it from being known", async () => {
    const page = await open("/playground");
    await choose(page, "Policy");
    await paste(page, '{ "rules": { "no-such-rule": "off" } }');
    await page.getByRole("tab", { name: /^Policy 1/ }).waitFor();
    await choose(page, /^Meaning/);
    await page.getByText("It is not known what they mean, because this file cannot be used: Policy.").waitFor();
    await paste(page, '{ "rules": { "secret-in-header": "off" } }');
    await page.getByRole("tab", { name: "Findings 1" }).waitFor();
    await openExample(page, "North, an example of another assistant");
    await page.getByRole("textbox", { name: "Vocabulary" }).waitFor();
    await page.locator(".provider", { hasText: "north-chat" }).waitFor();
    await expect.poll(async () => await page.locator(".provider").count()).toBe(2);
  });

  it("takes another vocabulary only when that is asked for, however the menu is used", async () => {
    const page = await open("/playground");
    await choose(page, "Vocabulary");
    await paste(page, '{ "mine": true }');
    await page.getByLabel("Examples").selectOption("Posit Assistant");
    await page.getByLabel("Examples").focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => await shownText(page)).toBe('{ "mine": true }');
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("The tab “Vocabulary” has these names now.").waitFor();
    await expect.poll(async () => await shownText(page)).toContain('"provider-a-messages": {');
    await page.getByRole("button", { name: "Open it" }).and(page.locator(":focus")).waitFor();
    await page.getByRole("tab", { name: "Findings 2" }).waitFor();
  });
});

it("the changes begin with the file as it is, are said in the sentences of the Action, and lead to their places", async () => {
  const page = await open("/playground");
  await paste(page, BEFORE);
  await choose(page, /^Changes/);
  await page.getByRole("button", { name: /^Compare with/ }).click();
  await page.getByText("Nothing changes for users.").waitFor();
  await page.getByText("The tab “Before” has the configuration as it was.").waitFor();
  await page.getByRole("tabpanel", { name: "Changes" }).and(page.locator(":focus")).waitFor();
  await paste(page, AFTER);
  const sentence = page.locator("#result li", { hasText: "other.example.com" }).first();
  await sentence.getByRole("button", { name: /^providers\.jsonc:5:/ }).click();
  await page.getByRole("textbox", { name: "Configuration" }).and(page.locator(":focus")).waitFor();
  await expect
    .poll(async () => await sentence.textContent())
    .toContain("Requests of provider_a go to other.example.com");
  const table = page.getByRole("table", { name: "Before and after" });
  const changed = table.locator("tr", { has: page.locator(".added") });
  await expect
    .poll(async () => await changed.locator("td").allTextContents())
    .toEqual([
      "5",
      '−      "baseUrl": "https://gateway.example.com/v1"',
      "5",
      '+      "baseUrl": "https://other.example.com/v1"',
    ]);
  await expect.poll(async () => await table.locator(".at-line").first().textContent()).toContain("other.example.com");
  await choose(page, /^Findings/);
  await expect.poll(async () => await table.count()).toBe(0);
});

it("the summary of the Action stands in the tab of the pull request, with findings and changes", async () => {
  const page = await open("/playground");
  await choose(page, "Before");
  await paste(page, BEFORE);
  await choose(page, /^Configuration/);
  await paste(page, AFTER.replace('"enabled"', '"enable"'));
  await choose(page, "Pull request");
  const summary = page.locator(".summary");
  await summary.getByRole("heading", { name: /^❌ Provider Steward: / }).waitFor();
  await summary.locator("li", { hasText: "Requests of provider_a go to other.example.com" }).waitFor();
  await expect
    .poll(async () => await summary.locator("tbody td").allTextContents())
    .toEqual(["error", "8", expect.stringContaining('Unknown key "enable" in "provider_b".'), "unknown-key"]);
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await page.getByText(/The summary is copied|does not allow/).waitFor();
});
