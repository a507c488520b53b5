/** The pages as a stranger meets them: everything is found by its visible text, no path is typed, and clicks are counted. */

import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { usePages } from "../pages/support/page-tests.ts";
import { addPerson, type Person } from "../pages/support/people.ts";
import { REPORT } from "../pages/support/uploads.ts";

const { server, open, openSignedIn } = usePages();

/** Clicks, and counts. */
function clicker() {
  let count = 0;
  return {
    click: async (shown: Locator) => {
      count += 1;
      await shown.click();
    },
    count: () => count,
  };
}

type Click = ReturnType<typeof clicker>["click"];

/** Chooses `index.html` in the dialog that a click opens. */
async function chooseReport(page: Page, click: Click): Promise<void> {
  // The script that publishes is there.
  await page.getByText("Or choose a folder").waitFor();
  const dialog = page.waitForEvent("filechooser");
  await click(page.getByLabel("Publish files"));
  await (await dialog).setFiles({ name: REPORT.name, mimeType: "text/html", buffer: Buffer.from(REPORT.data) });
  await page.getByText("This is published.").waitFor();
}

async function signIn(page: Page, { key }: Person, click: Click): Promise<void> {
  await page.getByLabel("API key").fill(key);
  await click(page.getByRole("button", { name: "Sign in" }));
  await page.getByRole("heading", { name: "Home" }).waitFor();
}

async function addGroup(name: string, member: Person): Promise<void> {
  const { DATABASE } = server().stores;
  const id = await DATABASE.prepare("INSERT INTO groups (guid, name, owner_id) VALUES (?, ?, ?) RETURNING id")
    .bind(crypto.randomUUID(), name, server().administratorId)
    .first<number>("id");
  await DATABASE.prepare("INSERT INTO group_members (group_id, user_id) VALUES (?, ?)").bind(id, member.id).run();
}

it("a stranger signs in, publishes a page and shares it with a group, and another one opens it, in 8 clicks", async () => {
  const publisher = await addPerson(server(), "Paula Publisher", "publisher");
  const colleague = await addPerson(server(), "Carl Colleague");
  await addGroup("Hydrologists", colleague);
  const { click, count } = clicker();

  const page = await open("/");
  await signIn(page, publisher, click);
  await click(page.getByRole("link", { name: "Create content" }));
  await chooseReport(page, click);
  await click(page.getByRole("link", { name: "Sharing" }));
  await page.getByLabel("Add somebody").fill("Hydro");
  await click(page.getByRole("button", { name: "Search" }));
  await click(page.getByRole("row", { name: "Hydrologists" }).getByText("Add as viewer", { exact: true }));
  await page.getByText("The content is shared with this person or group.").waitFor();

  const other = await open("/");
  await signIn(other, colleague, click);
  await click(other.getByRole("row", { name: "Rainfall" }).getByText("Open", { exact: true }));
  await other.getByRole("heading", { name: "Rainfall" }).waitFor();
  expect(count()).toBeLessThanOrEqual(8);
});

it("an HTML file becomes a link that others open, in 4 clicks", async () => {
  const publisher = await addPerson(server(), "Petra Publisher", "publisher");
  const colleague = await addPerson(server(), "Cora Colleague");
  const { click, count } = clicker();

  const page = await openSignedIn("/", publisher.key);
  await click(page.getByRole("link", { name: "Create content" }));
  await chooseReport(page, click);
  await click(page.getByLabel("All users - login required"));
  await click(page.getByRole("button", { name: "Save who sees it" }));
  await page.getByText("Who sees the content has changed.").waitFor();
  expect(count()).toBeLessThanOrEqual(4);

  const link = await page.locator("#item-address").textContent();
  const other = await openSignedIn("/", colleague.key);
  await other.goto(link ?? "");
  await other.getByRole("heading", { name: "Rainfall" }).waitFor();
});
