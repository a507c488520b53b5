/** The tabs of a user's page: the parts that each has, and where forms lead back to. */

import { beforeAll, describe, expect, it } from "vitest";
import { pageFor } from "../workerd/page-text.ts";
import { sendForm } from "../workerd/sent-form.ts";
import { addPerson, callApi, type Person } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addItem } from "../workerd/things.ts";

let administrator: SignedIn;
let person: Person;

beforeAll(async () => {
  administrator = await addSession(await addPerson("administrator"));
  person = await addPerson("publisher", "grace");
});

const read = async (tab: string) => (await pageFor(administrator, `/users/${person.guid}${tab}`)).text;

describe("a tab of a user", () => {
  it.each(["", "/keys", "/sessions", "/settings"])("%j has the same heading, and leads to all tabs", async (tab) => {
    const text = await read(tab);
    expect(text).toContain("<h1>Grace Example</h1>");
    const links = [
      ...text.matchAll(
        /<a href="\/users\/[^"/]+([^"]*)"( aria-current="page")?>(Overview|API keys|Sessions|Settings)</g,
      ),
    ];
    expect(links.map(([, rest, current, name]) => [rest, current !== undefined, name])).toEqual([
      ["", tab === "", "Overview"],
      ["/keys", tab === "/keys", "API keys"],
      ["/sessions", tab === "/sessions", "Sessions"],
      ["/settings", tab === "/settings", "Settings"],
    ]);
  });

  it("that has a form or a step is the one that these lead back to", async () => {
    const { guid, username } = await addPerson("viewer");
    const settings = `/users/${guid}/settings`;
    const sent = async (rest: string, fields = {}) =>
      (await sendForm(administrator, `/users/${guid}${rest}`, fields)).location;
    expect(await sent("/settings", { username })).toBe(settings);
    expect(await sent("/role", { user_role: "publisher" })).toBe(settings);
    expect(await sent("/sign-out")).toBe(`/users/${guid}/sessions`);
    expect(await sent("/lock")).toBe(settings);
    expect((await pageFor(administrator, `/users/${guid}/unlock`)).text).toContain(`<a href="${settings}">Cancel</a>`);
    const refused = await sendForm(administrator, settings, { username: "a b" });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(`<a href="${settings}" aria-current="page">`);
  });
});

describe("the overview", () => {
  it("leads to what the user owns", async () => {
    const owner = await addPerson("publisher", "owner.of@one");
    const { guid } = await addItem(owner.id, "acl", owner);
    const { text } = await pageFor(administrator, `/users/${owner.guid}`);
    const [, address = ""] = /<a href="([^"]+)">Owns 1 content item</.exec(text) ?? [];
    const { text: list } = await pageFor(administrator, address.replaceAll("&amp;", "&"));
    expect([...list.matchAll(/href="\/items\/([0-9a-f-]{36})"/g)].map(([, found]) => found)).toEqual([guid]);
  });

  it("leads at once to the invitation of somebody who has not joined", async () => {
    const json = { username: "invited" };
    const { body } = await callApi("/users", { method: "POST", key: administrator.key, json });
    const { text } = await pageFor(administrator, `/users/${body.guid}`);
    expect(text).toContain(`<a class="button primary" href="/users/${body.guid}/invitation">`);
    expect(await read("")).not.toContain("/invitation");
  });
});

describe("the sessions", () => {
  it("say where there are none that they are listed there", async () => {
    expect(await read("/sessions")).toContain("This user is signed in nowhere.");
  });

  it("can be ended of a locked user, whom they would sign in again", async () => {
    const locked = await addPerson("viewer");
    await addSession(locked);
    await callApi(`/users/${locked.guid}/lock`, { method: "POST", key: administrator.key, json: { locked: true } });
    const { text } = await pageFor(administrator, `/users/${locked.guid}/sessions`);
    expect(text).toContain("because the user is locked");
    expect(text).toContain(`href="/users/${locked.guid}/sign-out"`);
  });
});
