import { describe, expect, it } from "vitest";
import { expectAccessible } from "../pages/support/accessibility.ts";
import { follow, headingOf, usePages } from "../pages/support/page-tests.ts";
import { addPerson } from "../pages/support/people.ts";
import { screenshot } from "../pages/support/screenshot.ts";
import { addStaticContent } from "../workerd/static-content.ts";

const { server, address, openSignedIn } = usePages();

/** Asks the API with a key, and returns the body of its answer. */
async function ask(path: string, key: string, json?: unknown): Promise<any> {
  const response = await fetch(address(`/__api__/v1${path}`), {
    method: json === undefined ? "GET" : "POST",
    headers: { Authorization: `Key ${key}` },
    body: json === undefined ? null : JSON.stringify(json),
  });
  expect(response.ok).toBe(true);
  return await response.json();
}

/** The number of content items that a key's owner is shown. */
async function contentSeenBy(key: string): Promise<number> {
  return (await ask("/search/content", key)).total;
}

/** Shares new content of the administrator's with a group. */
async function share(groupGuid: string, title: string): Promise<void> {
  const { stores, administratorId, key } = server();
  const guid = await addStaticContent(stores, { ownerId: administratorId });
  await stores.DATABASE.prepare("UPDATE content SET title = ? WHERE guid = ?").bind(title, guid).run();
  const permission = { principal_guid: groupGuid, principal_type: "group", role: "viewer" };
  await ask(`/content/${guid}/permissions`, key, permission);
}

describe("a group", () => {
  it("is created, gets a member, who sees what is shared with it, until one or the other is removed", async () => {
    const { key } = await addPerson(server(), "Mary Somerville");
    const page = await openSignedIn("/groups");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Create a group" }).click();
    await expectAccessible(page);
    await page.getByLabel("Name").fill("Astronomers");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/groups\/[0-9a-f-]{36}$/);
    const path = new URL(page.url()).pathname;
    const guid = path.split("/")[2] ?? "";
    await expect.poll(async () => await page.getByText("The group has no members.").count()).toBe(1);
    await share(guid, "Comets");
    expect(await contentSeenBy(key)).toBe(0);

    await page.getByRole("link", { name: "Add a member" }).click();
    await page.getByLabel("Name or username begins with").fill("somer");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\?prefix=somer$/);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add Mary Somerville" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(address(path));
    await expect
      .poll(async () => await page.getByRole("status").first().textContent())
      .toBe("The user is now a member of the group.");
    expect(await contentSeenBy(key)).toBe(1);
    await expectAccessible(page);

    await page.goto(address(`${path}/members/new?prefix=somer`));
    await page.getByRole("button", { name: "Add Mary Somerville" }).click();
    await expect
      .poll(async () => await page.getByRole("alert").textContent())
      .toBe("The user is already a member of the group.");
    await expect.poll(async () => await page.getByRole("button", { name: "Add Mary Somerville" }).count()).toBe(1);
    await expectAccessible(page);

    await page.goto(address(path));
    await follow(page.getByRole("link", { name: "Remove Mary Somerville" }));
    await expect.poll(async () => await page.getByText("1 content item shared with the group").count()).toBe(1);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Remove member" }).click();
    await expect.poll(async () => await page.getByRole("status").first().textContent()).toContain("no longer a member");
    expect(await contentSeenBy(key)).toBe(0);
  });

  it("is renamed, and refuses a name that another one has beside the field", async () => {
    await ask("/groups", server().key, { name: "Zoologists" });
    const page = await openSignedIn("/groups/new");
    await page.getByLabel("Name").fill("Botanists");
    await page.getByRole("button", { name: "Create group" }).click();
    await page.getByLabel("Name").fill("ZOOLOGISTS");
    await page.getByRole("button", { name: "Rename" }).click();
    await expect.poll(async () => await page.locator("#name-error").textContent()).toContain("already a group");
    await expect.poll(async () => await page.getByLabel("Name").inputValue()).toBe("ZOOLOGISTS");
    await expectAccessible(page);
    await page.getByLabel("Name").fill("Geologists");
    await page.getByRole("button", { name: "Rename" }).click();
    await expect.poll(headingOf(page)).toBe("Geologists");
  });

  it("gets another owner", async () => {
    await addPerson(server(), "Gertrude Elion");
    await ask("/groups", server().key, { name: "Chemists" });
    const page = await openSignedIn("/groups?prefix=chem");
    await page.getByRole("link", { name: "Chemists" }).click();
    await page.getByRole("link", { name: "Change owner" }).click();
    await page.getByLabel("Name or username begins with").fill("elion");
    await page.getByRole("button", { name: "Search" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Make owner Gertrude Elion" }).click();
    await expect
      .poll(async () => await page.getByRole("status").first().textContent())
      .toBe("The group has another owner.");
    await expect.poll(async () => await page.getByRole("link", { name: "Gertrude Elion" }).count()).toBe(1);
  });

  it("is deleted after it is said which content its members lose", async () => {
    const { guid: member, key } = await addPerson(server(), "Grace Hopper");
    const { guid } = await ask("/groups", server().key, { name: "Engineers" });
    await ask(`/groups/${guid}/members`, server().key, { user_guid: member });
    await share(guid, "Bridges");
    await share(guid, "Locomotives");
    expect(await contentSeenBy(key)).toBe(2);

    const page = await openSignedIn(`/groups/${guid}`);
    await follow(page.getByRole("link", { name: "Delete group" }));
    await expect.poll(async () => await page.getByText("1 member can no longer open 2 content items").count()).toBe(1);
    await expect
      .poll(async () => await page.locator("a[href^='/items/']").allTextContents())
      .toEqual(expect.arrayContaining(["Bridges", "Locomotives"]));
    await screenshot(page, "group-delete");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.waitForURL(address(`/groups/${guid}`));
    await page.goBack();
    await page.getByRole("button", { name: "Delete group" }).click();
    await page.waitForURL(address("/groups"));
    await expect.poll(async () => await page.getByRole("status").first().textContent()).toBe("The group is deleted.");
    expect(await contentSeenBy(key)).toBe(0);
    expect((await page.goto(address(`/groups/${guid}`)))?.status()).toBe(404);
  });
});
