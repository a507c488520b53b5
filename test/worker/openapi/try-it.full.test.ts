/** The forms of the reference, which send requests as the person who is signed in. */

import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { usePages } from "../pages/support/page-tests.ts";

const { server, open, openSignedIn } = usePages();

/** Opens the form of an operation. */
async function formOf(page: Page, id: string): Promise<Locator> {
  await page.evaluate(`location.hash = "${id}"`);
  const form = page.locator(`#${id} form[data-try]`);
  await form.waitFor();
  return form;
}

async function send(form: Locator): Promise<string> {
  await form.getByRole("button", { name: "Send as yourself" }).click();
  const answer = form.getByRole("region", { name: "Answer" });
  await answer.waitFor();
  return (await answer.textContent()) ?? "";
}

describe("a form of the reference", () => {
  it("shows the status, the headers and the body of the answer to whoever is signed in", async () => {
    const page = await openSignedIn("/reference/users");
    const form = await formOf(page, "listUsers");
    await form.getByLabel("page_size").fill("1");
    const answer = await send(form);
    expect(answer).toMatch(
      /^GET \/__api__\/v1\/users\?page_size=1\n\n.*content-type: application\/json\n.*"results": \[/s,
    );
    await expect.poll(async () => await form.getByRole("status").textContent()).toBe("200 OK");
  });

  it("says that no one is signed in, and leads back from signing in", async () => {
    const page = await open("/reference/users");
    const form = await formOf(page, "listUsers");
    // No file of the page may fail to load, but this is a request that it makes for a person.
    await page.route("**/__api__/v1/users", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), "made-by-test": "true" } });
    });
    expect(await send(form)).toContain('"code": 24');
    const signIn = form.getByRole("status").getByRole("link", { name: "Sign in" });
    await signIn.waitFor();
    await expect.poll(async () => await signIn.getAttribute("href")).toBe("/sign-in?to=%2Freference%2Fusers");
    await signIn.click();
    await page.getByLabel("API key").fill(server().key);
    await page.getByRole("button", { name: "Sign in with the key" }).click();
    await page.waitForURL("**/reference/users");
  });

  it("changes something only once that is confirmed", async () => {
    const page = await openSignedIn("/reference/groups");
    const form = await formOf(page, "createGroup");
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.method()));
    await form.getByLabel("Body, as JSON").fill('{ "name": "tried" }');
    await form.getByRole("button", { name: "Send as yourself" }).click();
    expect(sent).toEqual([]);
    await form.getByLabel("This may change something, and I mean it.").check();
    expect(await send(form)).toContain('"name": "tried"');
    expect(sent).toEqual(["POST"]);
  });

  it("sends nothing to another place of the server than its own", async () => {
    const page = await openSignedIn("/reference/users");
    const form = await formOf(page, "readUser");
    await form.getByLabel("guid").fill("..");
    await form.getByRole("button", { name: "Send as yourself" }).click();
    await expect.poll(async () => await form.getByRole("status").textContent()).toContain("neither “.” nor “..”");
  });
});

it("the contents lead to an operation, which is open then, by the name that the sources give it", async () => {
  const page = await open("/reference");
  await page.getByRole("link", { name: "GET /__api__/v1/users", exact: true }).click();
  await page.locator("#listUsers").waitFor({ state: "visible" });
  expect(new URL(page.url()).pathname).toBe("/reference/users");
  await expect.poll(async () => await page.locator("#createUser").isVisible()).toBe(false);
});
