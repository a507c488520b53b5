/** The scripts and forms that upload: choosing, dropping, progress, cancelling and failures. */

import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { zip } from "../../support/zip.ts";
import { expectNoFindings } from "../pages/support/accessibility.ts";
import { headingOf, refusal, usePages } from "../pages/support/page-tests.ts";
import {
  choose,
  drop,
  dropFiles,
  dropPath,
  expectUploaded,
  noise,
  REPORT,
  slowUploads,
} from "../pages/support/uploads.ts";
import { addStaticContent } from "../workerd/static-content.ts";

const { server, address, openSignedIn } = usePages();

const addItem = async (files?: Readonly<Record<string, string>>) =>
  await addStaticContent(server().stores, {
    ownerId: server().administratorId,
    accessType: "all",
    ...(files && { files }),
  });

describe("an upload", () => {
  it("shows how far it is, and its version can be viewed as a draft, and downloaded", async () => {
    const page = await openSignedIn(`/items/${await addItem()}/versions`);
    await page.getByLabel("Serve it at once").uncheck();
    await slowUploads(page, 2_000_000);
    const shares = await drop(page, "second.tar.gz", noise(20));
    expect(shares.some((share) => share > 0 && share < 1)).toBe(true);
    expect(shares.toSorted((one, other) => one - other)).toEqual(shares);
    await page.getByRole("button", { name: /^Deploy as draft: version/ }).click();
    await expectSaid(page, "The version is deployed as a draft. Those who may change the content can view it.");
    const download = page.waitForEvent("download");
    await page
      .getByRole("link", { name: /^Download version/ })
      .first()
      .click();
    const archive = await readFile(await (await download).path());
    expect(archive.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
    await page.getByRole("link", { name: /^Preview version/ }).click();
    await expect.poll(headingOf(page)).toBe("Rainfall");
  });

  it("an upload that is refused says why, and another one can follow; one that is cancelled stores nothing", async () => {
    const page = await openSignedIn(`/items/${await addItem()}/versions`);
    await page
      .getByLabel("Upload a version")
      .setInputFiles({ name: "a.tar.gz", mimeType: "text/plain", buffer: Buffer.from("text") });
    await page.getByRole("alert").getByText("not").waitFor();
    await expectNoFindings(page);
    // Held in the browser: what has arrived as a whole is stored, and a slow line may be quicker than the button.
    const held = Promise.withResolvers<Route>();
    await page.route(/\/bundles$/, held.resolve);
    await choose(page, "slow.tar.gz", [REPORT]);
    await page.getByText("Uploading slow.tar.gz.").waitFor();
    await expectNoFindings(page);
    await page.getByRole("button", { name: "Cancel the upload" }).click();
    await page.getByText("The upload was cancelled. Nothing was stored.").waitFor();
    // Without this, the end of the route may let go what the page has cancelled.
    await (await held.promise).abort();
    await page.unroute(/\/bundles$/);
    await page.getByLabel("Serve it at once").uncheck();
    await choose(page, "report.tar.gz", [REPORT]);
    await expectUploaded(page);
    await expect.poll(async () => await page.getByRole("row", { name: /Not deployed/ }).count()).toBe(1);
  });

  it("a version is served at once, and one click serves the one before again", async () => {
    const files = { "index.html": "<!doctype html><html lang='en'><title>Old</title><h1>Old</h1>" };
    const guid = await addItem(files);
    const page = await openSignedIn(`/items/${guid}/versions`);
    await choose(page, "second.tar.gz", [REPORT]);
    await expectSaid(page, "The version is served: visitors get it now.");
    const served = page.getByRole("row", { name: /Served/ });
    const second = await served.getByRole("rowheader").textContent();
    await page.getByRole("button", { name: "Undo: serve version 1 again" }).click();
    await expectSaid(page, "The version is served: visitors get it now.");
    await expect.poll(async () => await served.getByRole("rowheader").textContent()).not.toBe(second);
    const undo = page.getByRole("button", { name: `Undo: serve ${second?.toLowerCase()} again` });
    await undo.waitFor();
    await page.reload();
    await expect.poll(async () => await undo.count()).toBe(0);
    await openTab(page, "Overview");
    await page.getByRole("link", { name: "Open", exact: true }).click();
    await expect.poll(headingOf(page)).toBe("Old");
  });

  it("a version that cannot be activated is stored, and a new item, too: the page says so, and leads there", async () => {
    const guid = await addItem();
    const page = await openSignedIn(`/items/${guid}/versions`);
    await page.route(/\/deploy$/, async (route) => await route.abort());
    await choose(page, "second.tar.gz", [REPORT]);
    const said = page.getByRole("alert").getByText("The version is stored, but it could not be activated");
    await said.waitFor();
    await page.unroute(/\/deploy$/);
    await page.getByRole("link", { name: "Go to the versions to activate it" }).click();
    await page.getByRole("button", { name: "Activate version 1" }).click();
    await expectSaid(page, "The version is served: visitors get it now.");

    await page.goto(address("/items/new"));
    const busy = { ...refusal(503), contentType: "application/json", body: '{"error":"The database is busy."}' };
    await page.route(/\/deploy$/, async (route) => await route.fulfill(busy));
    // Typed where the item without files has its title: it counts for the files, too.
    await page.getByLabel("Title", { exact: true }).fill("Typed before");
    await choose(page, "first.tar.gz", [REPORT]);
    await said.getByText("The database is busy.").waitFor();
    await page.unroute(/\/deploy$/);
    await page.getByRole("link", { name: "Go to the versions to activate it" }).click();
    await page.getByRole("button", { name: "Activate version 1" }).waitFor();
    await expect.poll(headingOf(page)).toBe("Typed before");
  });
});

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "This content" }).getByRole("link", { name }).click();
}

async function expectSaid(page: Page, message: string): Promise<void> {
  await page.locator(".notice").getByText(message, { exact: true }).waitFor();
}

describe("publishing a file", () => {
  it("several files that are dropped get a page that lists them", async () => {
    const page = await openSignedIn("/items/new");
    await page.getByText("other files get a page that lists them").waitFor();
    const longName = `${"ö".repeat(60)}a & <b>.txt`;
    await page.getByLabel("Title of the files").fill("Two texts");
    await dropFiles(page, [
      { name: "first.txt", data: "one" },
      { name: longName, data: "two" },
    ]);
    await page.getByText("This is published.").waitFor();
    await expect.poll(headingOf(page)).toBe("Two texts");
    await page.getByRole("link", { name: "Open", exact: true }).click();
    await expect.poll(async () => await page.getByRole("listitem").allTextContents()).toEqual(["first.txt", longName]);
    await page.getByRole("link", { name: longName }).click();
    await page.getByText("two").waitFor();
  });

  it.each<[string, (page: Page, folder: string) => Promise<void>]>([
    ["chosen", async (page, folder) => await page.getByLabel("Or choose a folder").setInputFiles(folder)],
    ["dropped", dropPath],
  ])("a folder that is %s is the root of what is published, and gets a page that lists it", async (_, give) => {
    const page = await openSignedIn("/items/new");
    const folder = join(await mkdtemp(join(tmpdir(), "publish-")), "site");
    await mkdir(join(folder, "data"), { recursive: true });
    await Promise.all([
      writeFile(join(folder, "notes.txt"), "notes"),
      writeFile(join(folder, "data", "values.csv"), "1,2"),
      writeFile(join(folder, "data", ".DS_Store"), "metadata"),
    ]);
    await give(page, folder);
    await page.getByText("This is published.").waitFor();
    await page.getByRole("link", { name: "Open", exact: true }).click();
    await expect
      .poll(async () => await page.getByRole("listitem").allTextContents())
      .toEqual(["data/values.csv", "notes.txt"]);
  });

  it("a drop without files says so", async () => {
    const page = await openSignedIn("/items/new");
    await page.getByText("Or choose a folder").waitFor();
    await dropFiles(page, []);
    const text = "There are no files in it. Choose or drop at least one.";
    await page.getByText(text).waitFor();
    await expect.poll(async () => await page.getByRole("alert").textContent()).toBe(text);
  });

  it("a zip that is dropped is unpacked and published, and one that is broken is not", async () => {
    const page = await openSignedIn("/items/new");
    const data = await zip([
      { name: "rainfall/index.html", data: `${REPORT.data}<a href="deep/more.html">More</a>` },
      { name: "rainfall/deep/more.html", data: "<!doctype html><title>More</title><h1>More</h1>", isStored: true },
      { name: "__MACOSX/rainfall/._index.html", data: "metadata" },
    ]);
    await dropFiles(page, [{ name: "broken.zip", data: data.slice(9) }]);
    await page.getByRole("alert").getByText("Create the zip again.").waitFor();
    await dropFiles(page, [{ name: "rainfall-2026.zip", data }]);
    await page.getByText("This is published.").waitFor();
    await expect.poll(headingOf(page)).toBe("Rainfall");
    await page.getByRole("link", { name: "Open", exact: true }).click();
    await page.getByRole("link", { name: "More" }).click();
    await expect.poll(headingOf(page)).toBe("More");
  });

  it("a cancelled publication leaves no item", async () => {
    const page = await openSignedIn("/items/new");
    const count = async () => await server().stores.DATABASE.prepare("SELECT count(*) FROM content").first("count(*)");
    const before = await count();
    const held = Promise.withResolvers<Route>();
    await page.route(/\/bundles$/, held.resolve);
    await page
      .getByLabel("Publish files")
      .setInputFiles({ name: "rainfall.html", mimeType: "text/html", buffer: Buffer.from(REPORT.data) });
    const upload = await held.promise;
    expect(await count()).toBe(Number(before) + 1);
    await page.getByRole("button", { name: "Cancel the upload" }).click();
    await page.getByText("The upload was cancelled. Nothing was stored.").waitFor();
    expect(await count()).toBe(before);
    await upload.abort();
  });
});
