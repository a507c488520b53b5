import { expect, it } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { pageFor } from "../workerd/page-text.ts";
import { addPerson, auditEntries, call, callApi } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";
import { BOOTSTRAP_SECRET } from "../workerd/tokens.ts";

const variables = { BOOTSTRAP_SECRET };

it("signs in whoever pastes an invitation, once, and leads to the API keys", async () => {
  const { key } = await addPerson("administrator");
  const { body: user } = await callApi("/users", { method: "POST", key, json: { username: "otto" } });
  const { body } = await callApi(`/users/${user.guid}/invitation`, { method: "POST", key, variables });
  const last = await lastEntry();
  const accept = async () =>
    await call("/invitation", {
      method: "POST",
      headers: { Accept: "text/html", "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ token: ` ${body.token} ` }),
      variables,
    });
  const accepted = await accept();
  expect([accepted.status, accepted.headers.get("Location")]).toEqual([303, "/keys"]);
  expect(accepted.headers.getSetCookie().join()).toMatch(/=invitation-accepted;.*__Host-Http-steward=[\w-]{43};/);
  const entries = (await auditEntries(last)).map(({ actor_type, action }) => `${actor_type} ${action}`);
  expect(entries).toEqual(["invitation confirm_user", "session sign_in"]);
  const refused = await accept();
  const text = await refused.text();
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
  expect(text).toContain('id="token-error"');
  expect(text).not.toContain(body.token);
  expect((await auditEntries(last)).length).toBe(entries.length);
});

it("tells whoever is signed in already that accepting an invitation signs out first", async () => {
  const ada = await addSession(await addPerson("administrator", "ada"));
  const warning =
    "You are signed in as Ada Example (ada). Accepting signs you out, and in as the user who was invited.";
  expect((await pageFor(ada, "/invitation")).text).toContain(warning);
  expect(await (await call("/invitation", { headers: { Accept: "text/html" } })).text()).not.toContain("signed in as");
});
