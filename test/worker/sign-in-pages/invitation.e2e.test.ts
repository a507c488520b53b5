import { describe, expect, it } from "vitest";
import { signToken } from "../../../worker/identity/signed-token.ts";
import { expectAccessible } from "../pages/support/accessibility.ts";
import { usePages } from "../pages/support/page-tests.ts";
import { addPerson } from "../pages/support/people.ts";
import { VARIABLES } from "../support/running-server.ts";

const { server, address, open } = usePages();

const SECRET = Buffer.from(VARIABLES.BOOTSTRAP_SECRET, "base64");

/** The token of an invitation of a new user. */
async function invite(name: string): Promise<string> {
  const { id, guid } = await addPerson(server(), name, "publisher");
  const jti = crypto.randomUUID();
  await server()
    .stores.DATABASE.prepare("UPDATE users SET confirmed = 0, invitation_id = ? WHERE id = ?")
    .bind(jti, id)
    .run();
  const [issuedAt, expiresAt] = [new Date(), new Date(Date.now() + 3_600_000)];
  return await signToken("invitation", { sub: guid, jti }, SECRET, { issuedAt, expiresAt });
}

/** The newest entries of the audit log, newest first. */
async function newestActions(count: number): Promise<readonly unknown[]> {
  const { results } = await server()
    .stores.DATABASE.prepare("SELECT actor_type, action, object_type FROM audit_log ORDER BY id DESC LIMIT ?")
    .bind(count)
    .all<{ actor_type: string; action: string; object_type: string }>();
  return results;
}

describe("the link of an invitation", () => {
  it("signs in, once, and leads to the API keys", async () => {
    const token = await invite("Nora Example");
    const page = await open(`/invitation#${token}`);
    await expect.poll(async () => await page.getByLabel("Invitation").inputValue()).toBe(token);
    expect(page.url()).toBe(address("/invitation"));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Accept the invitation" }).click();
    await page.waitForURL(address("/keys"));
    await expect.poll(async () => await page.getByRole("status").textContent()).toContain("You are signed in.");
    expect(await newestActions(2)).toEqual([
      { actor_type: "session", action: "sign_in", object_type: "session" },
      { actor_type: "invitation", action: "confirm_user", object_type: "user" },
    ]);

    const again = await open(`/invitation#${token}`);
    await again.getByRole("button", { name: "Accept the invitation" }).click();
    const field = again.getByLabel("Invitation");
    await expect.poll(async () => await field.getAttribute("aria-invalid")).toBe("true");
    expect(await again.content()).not.toContain(token);
    await expectAccessible(again);
    expect(await newestActions(1)).toEqual([{ actor_type: "session", action: "sign_in", object_type: "session" }]);
  });

  it("works without scripts: the token is pasted", async () => {
    const token = await invite("Otto Example");
    const page = await open(`/invitation#${token}`, false);
    await expect.poll(async () => await page.getByLabel("Invitation").inputValue()).toBe("");
    await page.getByLabel("Invitation").fill(` ${token} `);
    await page.keyboard.press("Enter");
    await page.waitForURL(address("/keys"));
  });
});
