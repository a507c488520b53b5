/** The keys of somebody who has no pointer: everything is found by going from stop to stop, and is known by its visible text. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

/** No control of a page is farther away: a page has fewer stops, also with its menu before them. */
const STOPS_MAX = 80;

type Direction = "Tab" | "Shift+Tab";

interface Stop {
  /** The texts that name the control: its own, that of its label, and that of its group. */
  readonly names: readonly string[];
  readonly type: string;
  /** The reasons for which one would lose one's way here. */
  readonly problems: readonly string[];
}

/** Tells which element has the focus, and its faults. The stop before it is kept in the page, so that jumps are noticed. */
const readStop = (direction: Direction) => `(() => {
  const stop = document.activeElement;
  const before = window.stopBefore;
  window.stopBefore = stop;
  if (stop === null || stop === document.body) return { names: [], type: "", problems: [] };
  const textOf = (element) => (element?.innerText ?? "").trim();
  const legend = stop.closest("fieldset")?.querySelector("legend");
  const label = stop.getAttribute("aria-label") ?? "";
  const names = [textOf(stop), ...Array.from(stop.labels ?? [], textOf), textOf(legend), label].filter((name) => name !== "");
  const box = stop.getClientRects()[0] ?? new DOMRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const style = getComputedStyle(stop);
  const isShown = stop.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 0 && box.height > 0;
  const partOf = (element) => element?.closest("dialog, header, main");
  // The next column begins above the end of the one before.
  const jump = (first, second) => first.getBoundingClientRect().bottom <= second.getBoundingClientRect().top
    && first.getBoundingClientRect().left < second.getBoundingClientRect().right;
  const isJump = before?.isConnected === true && before !== stop && partOf(before) === partOf(stop)
    && (${JSON.stringify(direction)} === "Tab" ? jump(stop, before) : jump(before, stop));
  const problems = [
    names.length === 0 && "It has no text.",
    !isShown && "It is hidden.",
    isShown && !stop.contains(at) && "It is covered, or out of sight.",
    (style.outlineStyle === "none" || parseFloat(style.outlineWidth) === 0) && "The focus does not show.",
    isJump && "The focus jumps back.",
  ].filter((problem) => problem !== false);
  return { names, type: stop.type ?? "", problems: problems.map((problem) => problem + " " + stop.outerHTML) };
})()`;

/** The control that has the focus, which must be seen. */
export async function focusedStop(page: Page, direction: Direction = "Tab"): Promise<Stop> {
  const stop: Stop = await page.evaluate(readStop(direction));
  expect(stop.problems, `at ${page.url()}`).toEqual([]);
  return stop;
}

async function nextStop(page: Page, direction: Direction = "Tab"): Promise<Stop> {
  await page.keyboard.press(direction);
  return await focusedStop(page, direction);
}

/** Goes from stop to stop until one has this text. */
export async function tabTo(page: Page, shown: string | RegExp, direction: Direction = "Tab"): Promise<Stop> {
  const fits = (name: string) => (typeof shown === "string" ? name === shown : shown.test(name));
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    const stop = await nextStop(page, direction);
    if (stop.names.some(fits)) return stop;
  }
  throw new Error(`No stop of ${page.url()} has the text ${shown}.`);
}

/** Goes to a field and types. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

/** Presses a key that leads to another page, and waits until that is there. */
export async function pressToLeave(page: Page, key: "Enter" | "Space"): Promise<void> {
  // This page may still load, which is not what is waited for.
  await page.waitForLoadState();
  await Promise.all([page.waitForEvent("load"), page.keyboard.press(key)]);
}

/** Goes to a link or a button, and presses it. */
export async function follow(page: Page, shown: string | RegExp, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, shown);
  await pressToLeave(page, key);
}

/** Goes past the menu, to the first control of what the page is about. */
export async function skipToContent(page: Page): Promise<Stop> {
  await tabTo(page, "Skip to the content");
  await page.keyboard.press("Enter");
  return await nextStop(page);
}

/** Goes to the group of radio buttons of this name, and down to one of them. */
export async function chooseIn(page: Page, group: string, shown: string): Promise<void> {
  let { names } = await tabTo(page, group);
  for (let choices = 0; choices < STOPS_MAX && !names.includes(shown); choices += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press("ArrowDown");
    // oxlint-disable-next-line no-await-in-loop -- as above
    ({ names } = await focusedStop(page));
  }
  expect(names).toContain(shown);
}

/** Presses the control of files that has the focus, and chooses one in the dialog that it opens. */
export async function chooseFile(page: Page, key: "Enter" | "Space", name: string, data: string): Promise<void> {
  const dialog = page.waitForEvent("filechooser");
  // By this answer, the browser also has been told that a test takes the place of the dialog.
  expect((await focusedStop(page)).type).toBe("file");
  await page.keyboard.press(key);
  await (await dialog).setFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(data) });
}
