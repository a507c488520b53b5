/** The means with which everyone must be able to use a page. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { inTurn } from "../../workerd/in-turn.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of axe of the levels that are asked for whose outcome depends on colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** The same for those whose outcome depends on the size of text. */
const SIZE_RULES = ["color-contrast", "target-size", "scrollable-region-focusable"];

/** The violations of axe's rules: those of WCAG 2.2 AA, and what axe recommends beside them. Passes are not described. */
const findings = (options: object) => `axe.run(document, ${JSON.stringify({ ...options, resultTypes: ["violations"] })})
  .then(({ violations }) => violations.map(
    ({ id, help, nodes }) => id + ": " + help + ": " + nodes.slice(0, 5).map(({ html }) => html).join(" | ")))`;

const PHONE = { width: 360, height: 740 };

/** Axe finds nothing, in dark; nothing is wider than a phone, also with large text; and the keyboard reaches everything. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFindings(page);
  await expectPhoneWidth(page);
  await expectKeyboard(page);
}

/**
 * Axe finds nothing, in dark; in light, `expectUsableAnyhow` asks that of every page, and the styles hold their contrasts in both.
 *
 * @param rule the only one that is asked for, in both; by default all are.
 */
export async function expectNoFindings(page: Page, rule?: string): Promise<void> {
  // After a click there is the next page, but maybe not all of it yet.
  await page.waitForLoadState();
  // A page that was checked before has it still.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const asked = findings(rule === undefined ? {} : { runOnly: [rule] });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await page.evaluate(asked), "in dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  if (rule !== undefined) expect(await page.evaluate(asked), "in light").toEqual([]);
}

/** The width of a page with text that is twice as large. */
const WIDTH_OF_LARGE_TEXT = `(() => {
  document.documentElement.style.fontSize = "200%";
  const width = document.documentElement.scrollWidth;
  document.documentElement.style.fontSize = "";
  return width;
})()`;

async function expectPhoneWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(PHONE);
  expect(await page.evaluate("document.documentElement.scrollWidth"), "on a phone").toBeLessThanOrEqual(PHONE.width);
  const large: number = await page.evaluate(WIDTH_OF_LARGE_TEXT);
  expect(large, "on a phone, with large text").toBeLessThanOrEqual(PHONE.width);
  if (before !== null) await page.setViewportSize(before);
}

const WIDTHS = [360, 768, 1_280, 1_920];

/** The page is as wide as each window, and axe finds nothing in light, in forced colors, nor with text that is twice as large. */
export async function expectUsableAnyhow(page: Page): Promise<void> {
  const before = page.viewportSize();
  await inTurn(WIDTHS, async (width) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate("document.documentElement.scrollWidth"), `in ${width} px`).toBeLessThanOrEqual(width);
  });
  expect(await page.evaluate(findings({ runOnly: COLOR_RULES })), "in light").toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await page.evaluate(findings({ runOnly: COLOR_RULES })), "in forced colors").toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
  await page.evaluate('document.documentElement.style.fontSize = "200%"');
  expect(await page.evaluate(findings({ runOnly: SIZE_RULES })), "with large text").toEqual([]);
  await page.evaluate('document.documentElement.style.fontSize = ""');
  if (before !== null) await page.setViewportSize(before);
}

/** The controls of a page, as the keyboard goes through them: within an open dialog alone, and of radio buttons and of tabs, one. */
const CONTROLS = `(() => {
  const within = document.querySelector("dialog:modal") ?? document;
  const all = [...within.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']")];
  const used = all.filter((one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }));
  const groupOf = ({ name }) => used.filter((one) => one.type === "radio" && one.name === name);
  return used.filter((one) => one.ariaSelected !== "false").filter((one) => one.type !== "radio" || one === (groupOf(one).find(({ checked }) => checked) ?? groupOf(one)[0]));
})()`;

/** The stops of the tabulator in a field for a date and a time, beside the first one. */
const PARTS_OF_DATE = 6;

/**
 * Gives each control a number, and notes after each key which one has the focus, and which does not show that it has. A page that
 * updates itself gets no answer meanwhile, because it would put other controls in the place of those that have a number.
 */
const WATCH_FOCUS = `(() => {
  window.answeringFetch = window.fetch;
  window.fetch = () => Promise.reject(new TypeError("The keyboard walks through the page."));
  const controls = ${CONTROLS};
  controls.forEach((one, index) => { one.dataset.control = index; });
  document.activeElement?.blur();
  const noted = { controls, reached: new Set(), unseen: new Set() };
  window.focusNotes = noted;
  document.addEventListener("keyup", () => {
    const focused = document.activeElement;
    noted.reached.add(focused.dataset.control);
    if (focused !== document.body && getComputedStyle(focused).outlineStyle === "none") noted.unseen.add(focused.outerHTML);
  }, true);
  const dates = controls.filter(({ type }) => type === "datetime-local").length;
  return { controls: controls.length, dates };
})()`;

/** An answer that was on its way when the walk began may still have replaced a control: that one is no longer there to be reached. */
const NOTED_FOCUS = `(({ controls, reached, unseen }) => {
  window.fetch = window.answeringFetch;
  const missed = controls.filter((one) => one.isConnected && !reached.has(one.dataset.control));
  return { missed: missed.map((one) => one.outerHTML), unseen: [...unseen] };
})(window.focusNotes)`;

/** The tabulator reaches whatever can be used, and each shows that it has the focus. */
async function expectKeyboard(page: Page): Promise<void> {
  const { controls, dates }: { controls: number; dates: number } = await page.evaluate(WATCH_FOCUS);
  // The focus may begin anywhere, and the window's own controls are between the last and the first. A date has several parts.
  for (let presses = controls + 3 + PARTS_OF_DATE * dates; presses > 0; presses -= 1) {
    await page.keyboard.press("Tab");
  }
  const { missed, unseen }: { missed: string[]; unseen: string[] } = await page.evaluate(NOTED_FOCUS);
  expect(missed, "not reached by the keyboard").toEqual([]);
  expect(unseen, "without a sign of the focus").toEqual([]);
}
