import { describe, expect, it } from "vitest";
import { expectAccessible } from "../pages/support/accessibility.ts";
import { follow, headingOf, usePages } from "../pages/support/page-tests.ts";
import { addPerson } from "../pages/support/people.ts";
import { screenshot } from "../pages/support/screenshot.ts";

const { server, address, open, openSignedIn } = usePages();

describe("signing in with an API key", () => {
  it("leads to the page that was asked for, by keyboard alone", async () => {
    const page = await open("/sessions");
    await expect.poll(headingOf(page)).toBe("Sign in");
    await expectAccessible(page);
    await screenshot(page, "sign-in");
    await page.getByLabel("API key").focus();
    await page.keyboard.type(server().key);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Sessions" }).waitFor();
    expect(page.url()).toBe(address("/sessions"));
    await expect.poll(async () => await page.getByRole("cell", { name: "This browser" }).count()).toBe(1);
    await expectAccessible(page);
    await screenshot(page, "sessions");
  });

  it("says beside the field that a key is wrong, and does not repeat the key", async () => {
    const page = await open("/sign-in");
    await page.getByLabel("API key").fill("wrong");
    await page.getByRole("button", { name: "Sign in with the key" }).click();
    const field = page.getByLabel("API key");
    await expect.poll(async () => await field.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(async () => await page.evaluate("document.activeElement.getAttribute('role')")).toBe("alert");
    expect(await page.content()).not.toContain("wrong");
    await expectAccessible(page);
  });
});

describe("signing out", () => {
  it("ends the session, which the next page says once", async () => {
    const page = await openSignedIn("/");
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(address("/sign-in"));
    await expect.poll(async () => await page.getByRole("status").textContent()).toBe("You are signed out.");
    await expectAccessible(page);
    await page.reload();
    await expect.poll(async () => await page.getByRole("status").count()).toBe(0);
    const response = await page.goto(address("/sessions"));
    expect(response?.status()).toBe(401);
  });

  it("ends the session of another browser", async () => {
    const { key } = await addPerson(server(), "Grace Example");
    const [one, other] = [await openSignedIn("/sessions", key), await openSignedIn("/sessions", key)];
    await other.getByRole("button", { name: /^Sign out the session/ }).click();
    await expect.poll(async () => await other.getByRole("status").textContent()).toContain("The session has ended");
    expect((await one.goto(address("/sessions")))?.status()).toBe(401);
    await follow(other.getByRole("button", { name: "Sign out everywhere" }));
    expect((await other.goto(address("/sessions")))?.status()).toBe(401);
  });
});

describe("a failure", () => {
  it.each([
    ["/no/such/page", 404],
    ["/sign-out", 405],
    ["/__api__/v1/users/no-such-user", 404],
    ["/__api__/v1/audit_logs", 403],
  ])("is a page where a person asks: %s", async (path, status) => {
    const { key } = await addPerson(server(), `Person${status}${path.length}`);
    const page = await openSignedIn("/", key);
    const response = await page.goto(address(path));
    expect(response?.status()).toBe(status);
    expect(response?.headers()).toMatchObject({ "content-type": "text/html; charset=utf-8", vary: "Accept" });
    await expectAccessible(page);
  });
});
