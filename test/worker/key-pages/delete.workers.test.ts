import { describe, expect, it } from "vitest";
import { createKey, firstKeyId, keysOf } from "../workerd/key-pages.ts";
import { pageFor } from "../workerd/page-text.ts";
import { postForm } from "../workerd/post-form.ts";
import { addPerson, callApi } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";

const statusOf = async (key: string) => (await callApi("/user", { key })).status;

describe("the confirmation", () => {
  it("says what stops working, and which keys were made with it", async () => {
    const one = await addSession(await addPerson("publisher"));
    const maker = await createKey(one, one.key, { name: "maker" });
    const child = await createKey(one, maker.key, { name: "child" });
    await createKey(one, child.key, { name: "grandchild" });
    // A chain is not broken by a key that is gone.
    await callApi(`/users/${one.guid}/keys/${child.id}`, { method: "DELETE", key: one.key });
    const { text } = await pageFor(one, `/keys/${maker.id}/delete`);
    expect(text).toContain("<h1>Delete the API key maker</h1>");
    expect(text).toContain("Every program that uses this key is refused");
    expect(text).toContain(maker.key.slice(-4));
    expect(text).toContain("grandchild");
    expect(text).toContain('type="checkbox" name="descendants"');
    expect(text).not.toContain("You are signed in with");
  });

  it("warns whoever is signed in with the key", async () => {
    const one = await addSession(await addPerson("viewer"), { roleOfKey: "viewer" });
    const [first, own] = await keysOf(one, one);
    expect((await pageFor(one, `/keys/${own?.id}/delete`)).text).toContain("deleting it signs you out");
    expect((await pageFor(one, `/keys/${first?.id}/delete`)).text).not.toContain("signs you out");
  });

  it.each(["0", "1", "x", "999999"])("is not there for the key %s, which is not one of the caller", async (id) => {
    await addPerson("viewer");
    const one = await addSession(await addPerson("viewer"));
    expect((await pageFor(one, `/keys/${id}/delete`)).status).toBe(404);
    expect((await postForm(`/keys/${id}/delete`, one.session, {})).status).toBe(404);
  });
});

describe("deleting a key", () => {
  it("revokes it at once, and leads to the list, which says so", async () => {
    const one = await addSession(await addPerson("viewer"));
    const { id, key } = await createKey(one, one.key, { name: "gone" });
    const response = await postForm(`/keys/${id}/delete`, one.session, {});
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/keys"]);
    expect(response.headers.get("Set-Cookie")).toMatch(/=key-deleted;/);
    expect(await statusOf(key)).toBe(401);
    expect((await pageFor(one, "/keys")).text).not.toContain("gone");
  });

  it.each([
    [true, [], "keys-deleted"],
    [false, ["child"], "key-deleted"],
  ])("takes those with it that were made with it, where that is ticked: %s", async (isTicked, left, message) => {
    const one = await addSession(await addPerson("viewer"));
    const maker = await createKey(one, one.key, { name: "maker" });
    await createKey(one, maker.key, { name: "child" });
    const ticked = isTicked ? { descendants: "on" } : {};
    const response = await postForm(`/keys/${maker.id}/delete`, one.session, ticked);
    expect(response.headers.get("Set-Cookie")).toContain(`=${message};`);
    expect((await keysOf(one, one)).map(({ name }) => name)).toEqual(["test", ...left]);
  });

  it("ends the session that was signed in with it", async () => {
    const one = await addSession(await addPerson("viewer"), { roleOfKey: "viewer" });
    const own = (await keysOf(one, one)).at(-1);
    const response = await postForm(`/keys/${own?.id}/delete`, one.session, {});
    expect(response.status).toBe(303);
    const cookies = response.headers.getSetCookie();
    expect(cookies).toContainEqual(expect.stringMatching(/=own-key-deleted;/));
    expect(cookies).toContainEqual(expect.stringMatching(/^__Host-Http-steward=; Max-Age=0;/));
    expect((await pageFor(one, "/keys")).status).toBe(401);
  });
});

it("deleting a key of another user is for administrators, and leads to the list of that user", async () => {
  const [other, viewer] = [await addPerson("publisher"), await addSession(await addPerson("viewer"))];
  const admin = await addSession(await addPerson("administrator"));
  const id = await firstKeyId(other, admin);
  const path = `/users/${other.guid}/keys`;
  const [refused, hidden] = await Promise.all([
    postForm(`${path}/${id}/delete`, viewer.session, {}),
    postForm(`/keys/${id}/delete`, admin.session, {}),
  ]);
  expect([refused.status, hidden.status]).toEqual([403, 404]);
  expect(await statusOf(other.key)).toBe(200);
  const deleted = await postForm(`${path}/${id}/delete`, admin.session, {});
  expect([deleted.status, deleted.headers.get("Location")]).toEqual([303, path]);
  expect(await statusOf(other.key)).toBe(401);
});
