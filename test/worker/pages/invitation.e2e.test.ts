import { describe, expect, it } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { usePages } from "./support/page-tests.ts";

const BOOTSTRAP_SECRET = Buffer.alloc(32, 7).toString("base64");

const { server, address, open } = usePages({ vars: { BOOTSTRAP_SECRET } });

/** Asks the API as the administrator. */
async function callApi(path: string, json: unknown): Promise<any> {
  const response = await fetch(address(`/__api__/v1${path}`), {
    method: "POST",
    headers: { Authorization: `Key ${server().key}` },
    body: JSON.stringify(json),
  });
  return await response.json();
}

/** The token of an invitation of a new user. */
async function invite(username: string): Promise<string> {
  const { guid } = await callApi("/users", { username, email: `${username}@example.com`, user_role: "publisher" });
  const { token } = await callApi(`/users/${guid}/invitation`, {});
  return token;
}

/** What the audit log says of the newest entries, newest first. */
async function newestActions(count: number): Promise<readonly unknown[]> {
  const { results } = await server()
    .stores.DATABASE.prepare("SELECT actor_type, action, object_type FROM audit_log ORDER BY id DESC LIMIT ?")
    .bind(count)
    .all<{ actor_type: string; action: string; object_type: string }>();
  return results;
}

describe("the link of an invitation", () => {
  it("signs in, once, and leads to the API keys", async () => {
    const token = await invite("nora");
    const page = await open(`/invitation#${token}`);
    expect(await page.getByLabel("Invitation").inputValue()).toBe(token);
    expect(page.url()).toBe(address("/invitation"));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Accept the invitation" }).click();
    await page.waitForURL(address("/keys"));
    expect(await page.getByRole("status").textContent()).toContain("You are signed in.");
    expect(await newestActions(2)).toEqual([
      { actor_type: "session", action: "sign_in", object_type: "session" },
      { actor_type: "invitation", action: "confirm_user", object_type: "user" },
    ]);

    const again = await open(`/invitation#${token}`);
    await again.getByRole("button", { name: "Accept the invitation" }).click();
    const field = again.getByLabel("Invitation");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await again.content()).not.toContain(token);
    await expectAccessible(again);
    expect(await newestActions(1)).toEqual([{ actor_type: "session", action: "sign_in", object_type: "session" }]);
  });

  it("works without scripts: the token is pasted", async () => {
    const token = await invite("otto");
    const page = await open(`/invitation#${token}`, false);
    expect(await page.getByLabel("Invitation").inputValue()).toBe("");
    await page.getByLabel("Invitation").fill(` ${token} `);
    await page.keyboard.press("Enter");
    await page.waitForURL(address("/keys"));
  });
});
