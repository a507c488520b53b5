/** The editor, as one types. */

import { describe, expect, it } from "vitest";
import { expectNoFindings } from "../../pages/support/accessibility.ts";
import { usePages } from "../../pages/support/page-tests.ts";
import { inTurn } from "../../workerd/in-turn.ts";
import { checked, openWithProgram, paste, pasteAt, shownText } from "../support/playground-page.ts";

const { open } = usePages();

/** Stands before the check's program: later questions for a completion get no answer. */
const ANSWERING_ONE_COMPLETION = `
let isAnswered = false;
addEventListener("message", (event) => {
  if (event.data.kind !== "complete") return;
  if (isAnswered) event.stopImmediatePropagation();
  isAnswered = true;
});
`;

const COMPLETE = "Control+Space";

function inProvider(text: string): string {
  return `{ "providers": { "provider_a": { ${text} } } }`;
}

describe("as one types", () => {
  it("a fix is undone by the editor's keys", async () => {
    const page = await open("/playground");
    await checked(page);
    await expect.poll(async () => await page.locator(".cm-lintRange-error").count()).toBe(2);
    await page.getByRole("button", { name: 'Rename it to "baseUrl".' }).click();
    await page.getByRole("tab", { name: "Findings 1" }).waitFor();
    await page.getByRole("textbox").focus();
    await page.keyboard.press("ControlOrMeta+z");
    await page.getByRole("tab", { name: "Findings 2" }).waitFor();
  });

  it("a fix that opens something is applied once that was shown", async () => {
    const page = await open("/playground");
    await paste(page, inProvider('"baseUrl": "http://gateway.example.com:8080/v1"'));
    await page.getByRole("tab", { name: "Findings 2" }).waitFor();
    const fix = page.getByRole("button", { name: 'Use "https". (unsafe)' }).first();
    await fix.click();
    await page
      .getByText(/^This fix opens something\. Requests of `provider_a` go to .* Choose the fix again/)
      .waitFor();
    await expect.poll(async () => await shownText(page)).toContain('"http://gateway');
    await fix.click();
    await page.getByRole("tab", { name: "Findings 1" }).waitFor();
    await expect.poll(async () => await shownText(page)).toContain('"https://gateway');
  });

  it("a finding leads to its place, and F8 to the next one", async () => {
    const page = await open("/playground");
    await checked(page);
    await page.getByRole("button", { name: /has the name of a credential/ }).click();
    await page.keyboard.insertText("HERE");
    await expect.poll(async () => await shownText(page)).toContain('"X-Auth-Token": HERE"correct');
    await page.keyboard.press("ControlOrMeta+z");
    await page.keyboard.press("ControlOrMeta+Home");
    await page.getByRole("tab", { name: "Findings 2" }).waitFor();
    await page.keyboard.press("F8");
    await page.keyboard.insertText('"baseUrl"');
    await page.getByRole("tab", { name: "Findings 1" }).waitFor();
    await page.keyboard.press("ControlOrMeta+Shift+M");
    await page.locator(".cm-panel-lint li", { hasText: "X-Auth-Token" }).waitFor();
    await expectNoFindings(page, "color-contrast");
    await page.getByRole("textbox").focus();
    await expectNoFindings(page, "color-contrast");
  });

  it("a missing value is marked at its place", async () => {
    const page = await open("/playground");
    await checked(page);
    await paste(page, inProvider('"enabled": true "baseUrl": "https://gateway.example.com/v1"'));
    await page.getByRole("tab", { name: "Findings 1" }).waitFor();
    await page.locator(".cm-lintPoint-error").waitFor({ state: "attached" });
    const shown = await page.evaluate(`(() => {
      const sample = document.body.appendChild(document.createElement("span"));
      sample.style.color = "var(--danger)";
      const roots = Array.from(document.querySelectorAll("*"), ({ shadowRoot }) => shadowRoot);
      const mark = roots.find((root) => root !== null)?.querySelector(".cm-lintPoint-error");
      const { display, borderBottomStyle, borderBottomColor } = getComputedStyle(mark, "::after");
      return [display, borderBottomStyle, borderBottomColor === getComputedStyle(sample).color];
    })()`);
    expect(shown).toEqual(["block", "solid", true]);
  });

  it("the list of findings shows the one that is chosen from its message on", async () => {
    const page = await open("/playground");
    await checked(page);
    await page.getByRole("textbox").focus();
    await page.keyboard.press("ControlOrMeta+Shift+M");
    const chosen = page.locator(".cm-panel-lint li[aria-selected=true]");
    await chosen.waitFor();
    const list = await page.locator(".cm-panel-lint ul").boundingBox();
    const message = await chosen.locator("strong").boundingBox();
    const fix = await chosen.getByRole("button").last().boundingBox();
    if (list === null || message === null || fix === null) throw new Error("Something is not shown.");
    expect(message.y).toBeGreaterThanOrEqual(list.y);
    expect(fix.y + fix.height).toBeLessThanOrEqual(list.y + list.height);
  });

  it("a finding leads to its place behind a byte order mark, which no column counts", async () => {
    const page = await open("/playground");
    await paste(page, '\uFEFF{ "providers": { "provider_a": { "baseURL": "https://gateway.example.com/v1" } } }');
    await page.getByRole("button", { name: /Unknown key "baseURL"/ }).click();
    await page.keyboard.insertText("HERE");
    await expect.poll(async () => await shownText(page)).toContain('"provider_a": { HERE"baseURL"');
  });

  it("a mark says what is wrong, why, and what to do", async () => {
    const page = await open("/playground");
    await checked(page);
    await page.locator(".cm-lintRange-error").first().hover();
    const tooltip = page.locator(".cm-tooltip-lint");
    await tooltip.waitFor();
    const text = await tooltip.textContent();
    for (const part of ["Unknown key", "The assistant rejects", 'Did you mean "baseUrl"?', 'Rename it to "baseUrl".']) {
      expect(text).toContain(part);
    }
    await expect
      .poll(async () => await tooltip.getByRole("link", { name: "unknown-key" }).getAttribute("href"))
      .toBe("/rules/unknown-key");
    await tooltip.getByRole("button", { name: 'Rename it to "baseUrl".' }).click();
    await page.getByRole("tab", { name: "Findings 1" }).waitFor();
  });

  it.each([
    ["x", 15_000_000],
    [String.raw`\"`, 3_500_000],
  ])("a file is taken that is one string, of megabytes of %s", async (piece, times) => {
    const page = await open("/playground");
    await checked(page);
    await paste(page, `{ "providers": "${piece.repeat(times)}" }`);
    await expect
      .poll(async () => await page.locator(".findings").textContent())
      .toContain('"providers" must be an object');
  });

  it("the schema completes and explains", async () => {
    const page = await open("/playground");
    await pasteAt(page, '{ "providers": { "provider_a": { | } } }');
    await page.keyboard.type("prot");
    await page.locator(".cm-tooltip-autocomplete li", { hasText: "protocol" }).click();
    await expect.poll(async () => await shownText(page)).toContain('"provider_a": { "protocol": ""');
    await page.locator(".cm-line span", { hasText: '"provider_a"' }).hover();
    await page.locator(".cm-tooltip-help", { hasText: "Built-in provider A." }).waitFor();
  });

  it.each(["p", '"p'])("the offer for %s is filtered by what is typed on, and not asked for again", async (first) => {
    const page = await open("/rules");
    await openWithProgram(page, ANSWERING_ONE_COMPLETION);
    await paste(page, '{ "providers": { "provider_a": {');
    await page.keyboard.type(` ${first}`);
    const options = page.locator(".cm-tooltip-autocomplete li");
    await options.filter({ hasText: "protocol" }).waitFor();
    await page.keyboard.type("rot");
    await options.click();
    await expect.poll(async () => await shownText(page)).toContain('"provider_a": { "protocol": ""');
  });

  it("a string is completed as a whole, in a policy, too", async () => {
    const page = await open("/playground");
    await inTurn(
      [
        ["{|}", '"', "providers", '{"providers": {  }}'],
        ['{ "providers": { "|" } }', COMPLETE, "provider_a", '{ "providers": { "provider_a": {  } } }'],
        [inProvider('"protocol": "|"'), COMPLETE, '"provider-b-chat"', inProvider('"protocol": "provider-b-chat"')],
        [
          inProvider('"protocol": "provider-b|-chat"'),
          COMPLETE,
          '"provider-b-responses"',
          inProvider('"protocol": "provider-b-responses"'),
        ],
        [inProvider('"ena|bled"'), COMPLETE, "enabled", inProvider('"enabled": true')],
        [inProvider('"enab|'), COMPLETE, "enabled", inProvider('"enabled": true')],
      ] as const,
      async ([marked, key, label, expected]) => {
        await pasteAt(page, marked);
        await page.keyboard.press(key);
        await page.locator(".cm-tooltip-autocomplete li").getByText(label, { exact: true }).click();
        await expect.poll(async () => await shownText(page), { message: marked }).toBe(expected);
      },
    );
    await page.getByRole("tab", { name: "Policy" }).click();
    await pasteAt(page, '{ "rules": { "unknown-key": "|" } }');
    await page.keyboard.press(COMPLETE);
    await page.locator(".cm-tooltip-autocomplete li", { hasText: '"warning"' }).click();
    await expect.poll(async () => await shownText(page)).toBe('{ "rules": { "unknown-key": "warning" } }');
  });
});
