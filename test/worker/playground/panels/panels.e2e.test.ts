/** The results beside the editor. */

import { describe, expect, it } from "vitest";
import { usePages } from "../../pages/support/page-tests.ts";
import { AFTER, BEFORE, checked, choose, paste, shownText } from "../support/playground-page.ts";

const { open } = usePages();

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
  expect(await page.getByText("Nothing is wrong with these files.").count()).toBe(0);
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
    expect(await page.locator("#result h2").textContent()).toBe("Configuration: 600 errors, 1 notice");
    expect([await noteOf(/^Configuration/), await noteOf(/^Findings/)]).toEqual(["601", "601"]);
  });

  it("has room for its number: the editor stays where it is", async () => {
    const page = await open("/playground");
    await page.setViewportSize({ width: 1_280, height: 800 });
    await checked(page);
    const height = async () => (await page.getByRole("tablist", { name: "Documents" }).boundingBox())?.height;
    const heights = [await height()];
    for (const text of [BEFORE, "{", many]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await paste(page, text);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      heights.push(await height());
    }
    expect(heights).toEqual(heights.map(() => heights[0]));
  });
});

describe("a suppressed finding", () => {
  it("is counted in the heading, and folded with its reason", async () => {
    const page = await open("/playground");
    await paste(
      page,
      '{\n  // steward-ignore-next-line unknown-key: The gateway <b>reads</b> it.\n  "gateway": 1,\n  "$schema": "provider-config.schema.json"\n}',
    );
    await page.getByRole("heading", { name: "Configuration: nothing to report, 1 suppressed" }).waitFor();
    const reason = page.getByText("Suppressed by comment on line 2: The gateway <b>reads</b> it.");
    expect(await reason.isVisible()).toBe(false);
    await page.getByText("1 suppressed finding").click();
    await reason.waitFor();
    await page.locator("details button.link").click();
    await page.getByRole("textbox", { name: "Configuration" }).and(page.locator(":focus")).waitFor();
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
    expect(await value.textContent()).toMatch(
      /false.*from enforced\.jsonc:2:.*overrides true from providers\.jsonc:1:/,
    );
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
    expect(await model.textContent()).toMatch(/not offered.*"Own".*from providers\.jsonc:\d+:/);
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
    await page.getByLabel("Vocabulary to begin with").selectOption("North, an example of another assistant");
    await page.getByRole("button", { name: "Use it" }).click();
    await page.getByRole("textbox", { name: "Vocabulary" }).waitFor();
    await page.locator(".provider", { hasText: "north-chat" }).waitFor();
    expect(await page.locator(".provider").count()).toBe(2);
  });

  it("takes another vocabulary only when that is asked for, however the menu is used", async () => {
    const page = await open("/playground");
    await choose(page, "Vocabulary");
    await paste(page, '{ "mine": true }');
    await page.getByLabel("Vocabulary to begin with").focus();
    await page.keyboard.press("ArrowDown");
    expect(await shownText(page)).toBe('{ "mine": true }');
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("The tab “Vocabulary” has these names now.").waitFor();
    expect(await shownText(page)).toContain('"provider-a-messages": {');
    await page.getByRole("button", { name: "Use it" }).and(page.locator(":focus")).waitFor();
    await page.getByRole("tab", { name: "Findings 2" }).waitFor();
  });
});

it("the effect of a change is said in the sentences of the Action", async () => {
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
  expect(await sentence.textContent()).toContain("Requests of provider_a go to other.example.com");
});
