import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectNoFindings } from "../pages/support/accessibility.ts";
import { follow, headingOf, usePages } from "../pages/support/page-tests.ts";
import { inTurn } from "../workerd/in-turn.ts";

const { server, address, openSignedIn } = usePages();

const endSessions = async () => await server().stores.DATABASE.prepare("DELETE FROM sessions").run();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Goes back as often as there is a page before, and gives the heading of each: the browser's own error has none. */
async function headingsBack(page: Page, steps: number): Promise<readonly (string | null)[]> {
  return await inTurn(Array.from({ length: steps }), async () => {
    await page.goBack();
    return await headingOf(page)();
  });
}

it.each([true, false])(
  "a form that is sent after its session ended stands filled in after signing in, and Back leads to pages; scripts: %s",
  async (javaScriptEnabled) => {
    const page = await openSignedIn("/users/new", undefined, javaScriptEnabled);
    await page.getByLabel("Username").fill(`grace-${javaScriptEnabled}`);
    await page.getByLabel("First name").fill("Grace");
    await page.getByLabel("Publisher").check();
    await endSessions();
    await follow(button(page, "Create user"));
    await expect
      .poll(async () => await page.getByRole("status").first().textContent())
      .toContain("This browser keeps what you typed");
    await page.getByLabel("API key").fill(server().key);
    await follow(button(page, "Sign in with the key"));
    await expect
      .poll(async () => await page.getByRole("status").first().textContent())
      .toContain("What you filled in before stands here again");
    await expect.poll(async () => await page.getByLabel("Username").inputValue()).toBe(`grace-${javaScriptEnabled}`);
    await expect.poll(async () => await page.getByLabel("Publisher").isChecked()).toBe(true);
    if (javaScriptEnabled) await expectNoFindings(page);
    await follow(button(page, "Create user"));
    await expect.poll(headingOf(page)).toBe("Grace");
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => name.startsWith("__Host-Http-form-"))).toEqual([]);
    expect(await headingsBack(page, 3)).toEqual(["Create a user", "Create a user", "Create a user"]);
  },
);

it("a refused form stands as it was left, in its tab, until it is taken or its session ends", async () => {
  const page = await openSignedIn("/users/new");
  await page.getByLabel("Username").fill("three short words");
  await page.getByLabel("Administrator").check();
  await follow(button(page, "Create user"));
  await page.getByLabel("First name").fill("Grace");
  await page.goto(address("/groups"));
  await page.goBack();
  const filledIn = async () => [
    await page.getByLabel("Username").inputValue(),
    await page.getByLabel("First name").inputValue(),
    await page.getByLabel("Administrator").isChecked(),
  ];
  await expect.poll(filledIn).toEqual(["three short words", "Grace", true]);
  await expect.poll(async () => await page.getByRole("status").textContent()).toContain("stands here again");
  await expect.poll(async () => await page.evaluate("JSON.stringify(sessionStorage)")).not.toContain('["form_token"');
  // Opened as a new form, it is one.
  await page.goto(address("/users/new"));
  await expect.poll(filledIn).toEqual(["", "", false]);
  await page.goBack();
  await expect.poll(filledIn).toEqual(["three short words", "Grace", true]);
  await page.getByLabel("Username").fill("three-words");
  await follow(button(page, "Create user"));
  await expect.poll(headingOf(page)).toBe("Grace");
  await page.goBack();
  // What is chosen, the browser itself may remember.
  await expect.poll(async () => (await filledIn()).slice(0, 2)).toEqual(["", ""]);
  await page.getByLabel("Username").fill("more words");
  await follow(button(page, "Create user"));
  await page.goto(address("/groups"));
  const kept = "JSON.stringify(sessionStorage)";
  await expect.poll(async () => await page.evaluate(kept)).toContain("more words");
  await follow(button(page, "Sign out"));
  await expect.poll(async () => await page.evaluate(kept)).toBe("{}");
});

it("no one gets back to a refused form after signing out", async () => {
  const page = await openSignedIn("/users/new", undefined, false);
  await page.getByLabel("Username").fill("two words");
  await follow(button(page, "Create user"));
  await follow(button(page, "Sign out"));
  await page.goBack().catch(() => undefined);
  // The browser's own page is no page of the server.
  await expect.poll(async () => await page.content().catch(() => "two words")).not.toContain("two words");
});
