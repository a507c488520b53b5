/** The page `/playground` in a browser. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "../pages/support/accessibility.ts";
import { usePages } from "../pages/support/page-tests.ts";
import { AFTER, BEFORE, checked, choose, openWithProgram, paste, shownText } from "./support/playground-page.ts";

const { open } = usePages();

/** Stands before the check's program, so that it throws wherever it reads a file that says so. */
const FAILING = `
const { encode } = TextEncoder.prototype;
TextEncoder.prototype.encode = function (text) {
  if (text.includes("fails")) throw new Error("It fails.");
  return encode.call(this, text);
};
`;

describe("the page", () => {
  it("opens with the README's file and what is found in it, without signing in", async () => {
    const page = await open("/playground");
    await checked(page);
    const readme = readFileSync("README.md", "utf8");
    expect(readme).toContain(`\`\`\`jsonc\n${await shownText(page)}`);
    await expect
      .poll(async () => await page.locator(".findings li").allTextContents())
      .toEqual([
        expect.stringContaining('Unknown key "baseURL" in "provider_a".'),
        expect.stringContaining('The header "X-Auth-Token" has the name of a credential.'),
      ]);
    await expect
      .poll(async () => await page.getByRole("link", { name: "Rule unknown-key" }).getAttribute("href"))
      .toBe("/rules/unknown-key");
  });

  it("can be used by everybody, whatever it shows", async () => {
    const page = await open("/playground");
    await checked(page);
    await expect.poll(async () => await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await expectAccessible(page);
    await choose(page, /^Meaning/);
    await expectAccessible(page);
    await choose(page, "Before");
    await paste(page, BEFORE);
    await choose(page, /^Configuration/);
    await paste(page, AFTER);
    await choose(page, /^Changes/);
    await expectAccessible(page);
    await choose(page, "Pull request");
    await page.locator(".summary").getByRole("heading").first().waitFor();
    await expectAccessible(page);
  });

  it("is used by the keyboard: arrows choose tabs, and Tab leaves the editor", async () => {
    const page = await open("/playground");
    await checked(page);
    await page.getByRole("tab", { name: /^Configuration/ }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("End");
    await expect
      .poll(async () => await page.getByRole("tab", { name: "Vocabulary" }).getAttribute("aria-selected"))
      .toBe("true");
    await page.keyboard.press("Home");
    await page.keyboard.press("Tab");
    await page.getByRole("textbox", { name: "Configuration" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Tab");
    await page
      .getByRole("tab", { name: /^Findings/ })
      .and(page.locator(":focus"))
      .waitFor();
    await expect.poll(async () => await shownText(page)).toContain("baseURL");
  });
});

describe("nothing leaves the browser", () => {
  it("no request follows the first ones, and nothing is stored, whatever is done", async () => {
    const page = await open("/playground");
    await checked(page);
    const requests: string[] = [];
    page.context().on("request", (request) => requests.push(request.url()));
    await page.getByRole("button", { name: "Fix what is safe" }).click();
    await choose(page, /^Meaning/);
    await paste(page, '{ "providers": { "provider_a": { "enabled": false } } } // typed');
    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.getByText(/The link is/).waitFor();
    await page.getByRole("button", { name: "Copy as JSON" }).click();
    await choose(page, /^Changes/);
    await page.getByRole("button", { name: /^Compare with/ }).click();
    await checked(page);
    expect(requests).toEqual([]);
    const stored = "JSON.stringify([localStorage.length, sessionStorage.length, document.cookie])";
    await expect.poll(async () => await page.evaluate(stored)).toBe('[0,0,""]');
    await expect.poll(async () => await page.evaluate("indexedDB.databases().then(({ length }) => length)")).toBe(0);
  });
});

describe("the page says what was just done", () => {
  it("until somebody types", async () => {
    const page = await open("/playground#rule=unknown-key");
    await checked(page);
    const status = page.getByRole("status");
    await expect.poll(async () => await status.textContent()).toBe('This file shows the rule "unknown-key".');
    await paste(page, BEFORE);
    await expect.poll(async () => await status.textContent()).toBe("");
    await page.getByRole("button", { name: "Fix what is safe" }).click();
    await page.getByText("Nothing can be fixed without a guess.").waitFor();
    await choose(page, /^Policy/);
    await expect.poll(async () => await status.textContent()).toBe("Nothing can be fixed without a guess.");
    await paste(page, "{");
    await expect.poll(async () => await status.textContent()).toBe("");
  });

  it("also why nothing was fixed", async () => {
    const page = await open("/playground");
    await choose(page, "Vocabulary");
    await paste(page, "{");
    await page.getByRole("button", { name: "Fix what is safe" }).click();
    await page.getByText("The vocabulary cannot be used. Fix it first.").waitFor();
    await expect.poll(async () => await page.getByText("without a guess").count()).toBe(0);
  });
});

const openWithoutChecker = async (fragment: string) => {
  const page = await open("/rules");
  await page.route("**/assets/checker-*", async (route) => await route.abort());
  await page.goto(new URL(`/playground${fragment}`, page.url()).href);
  await page.getByText("The check does not run in this browser.").waitFor();
  return page;
};

it("a page in which the check cannot run has the editor and its link, also by a link to a rule", async () => {
  const page = await openWithoutChecker("#rule=unknown-key");
  await page.getByText('The file that shows the rule "unknown-key" could not be loaded.').waitFor();
  await expect.poll(async () => await shownText(page)).toContain("baseURL");
  await page.getByRole("button", { name: "Copy a link" }).click();
  await page.getByText(/The link is/).waitFor();
  await page.getByRole("button", { name: "Fix what is safe" }).click();
  await page.getByText("This failed in the check's program.").waitFor();
});

it("goes on after a question that fails", async () => {
  const page = await open("/rules");
  await openWithProgram(page, FAILING);
  await paste(page, '{ "providers": {} } // fails');
  await page.getByText("The check of these files failed.").waitFor();
  await page.getByRole("button", { name: "Copy as JSON" }).click();
  await page.getByText("This failed in the check's program.").waitFor();
  await paste(page, '{ "providers": { "provider_a": { "baseURL": "https://a.example.com" } } }');
  await page.getByText('Unknown key "baseURL"').first().waitFor();
  await expect.poll(async () => await page.getByRole("alert").count()).toBe(0);
});
