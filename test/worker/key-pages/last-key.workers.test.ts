import { expect, it } from "vitest";
import { firstKeyId } from "../workerd/key-pages.ts";
import { postForm } from "../workerd/post-form.ts";
import { addPerson, auditEntries, callApi } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";

it("keeps the last key of an administrator, and says why beside the confirmation", async () => {
  const one = await addSession(await addPerson("administrator"));
  const id = await firstKeyId(one, one);
  const response = await postForm(`/keys/${id}/delete`, one.session, { descendants: "on" });
  expect(response.status).toBe(409);
  const text = await response.text();
  expect(text).toContain("No valid API key of an administrator would be left");
  expect(text).toContain("<h1>Delete the API key test</h1>");
  expect((await callApi("/user", { key: one.key })).status).toBe(200);
  expect((await auditEntries()).at(-1)?.action).toBe("refuse_request");
});
