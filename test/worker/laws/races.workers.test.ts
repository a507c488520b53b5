import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { sized } from "../../support/size.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { addPerson, auditEntries, callApi, type Person } from "../workerd/server.ts";
import { addBundle, addItem, type Item } from "../workerd/things.ts";

/** The lead of one of two requests, in answers of the database. Each takes two or three. */
const LEADS = sized({ full: [-4, -3, -2, -1, 0, 1, 2, 3, 4], small: [-1, 0, 1] });

/** Waits for a few answers of the database, so that requests meet at other points of each other. */
async function wait(queries: number): Promise<void> {
  for (let count = 0; count < queries; count += 1) {
    await env.DATABASE.prepare("SELECT 1").run();
  }
}

async function entriesAfter(
  id: number,
): Promise<readonly { readonly action: string; readonly user_guid: string | null }[]> {
  return (await auditEntries(id)).filter(({ action }) => action !== "refuse_request");
}

describe("a permission that is lost at the same moment", () => {
  let administrator: Person;
  let publisher: Person;
  let item: Item;

  beforeEach(async () => {
    await env.DATABASE.prepare("UPDATE users SET locked = 0").run();
    administrator = await addPerson("administrator");
    publisher = await addPerson("publisher");
    item = await addItem(publisher.id, "acl", administrator);
  });

  const LOSSES: Readonly<Record<string, () => Promise<number>>> = {
    "the key is deleted": async () => {
      const keyId = await env.DATABASE.prepare("SELECT id FROM api_keys WHERE user_id = ?")
        .bind(publisher.id)
        .first<number>("id");
      const path = `/users/${publisher.guid}/keys/${keyId}`;
      return (await callApi(path, { method: "DELETE", key: administrator.key })).status;
    },
    "the owner is locked": async () => {
      const locking = { method: "POST", key: administrator.key, json: { locked: true } };
      return (await callApi(`/users/${publisher.guid}/lock`, locking)).status;
    },
    "the owner is demoted": async () => {
      const demotion = { method: "PUT", key: administrator.key, json: { user_role: "viewer" } };
      return (await callApi(`/users/${publisher.guid}`, demotion)).status;
    },
  };

  const USES: Readonly<Record<string, () => Promise<number>>> = {
    "content is created": async () => {
      const json = { name: `created-${crypto.randomUUID()}` };
      return (await callApi("/content", { method: "POST", key: publisher.key, json })).status;
    },
    "content is shared": async () => {
      const json = { access_type: "logged_in" };
      return (await callApi(`/content/${item.guid}`, { method: "PATCH", key: publisher.key, json })).status;
    },
    "a draft is deployed": async () => {
      const json = { bundle_id: item.bundleId, activate: false };
      return (await callApi(`/content/${item.guid}/deploy`, { method: "POST", key: publisher.key, json })).status;
    },
    "a key is created": async () => {
      const json = { name: "another", user_role: "publisher" };
      return (await callApi(`/users/${publisher.guid}/keys`, { method: "POST", key: publisher.key, json })).status;
    },
  };

  const cases = Object.entries(LOSSES).flatMap(([loss, lose]) =>
    Object.entries(USES).map(([use, act]) => [`${use} while ${loss}`, act, lose] as const),
  );

  it.each(cases.flatMap((one) => LEADS.map((lead) => [...one, lead] as const)))(
    "is used before or not at all: %s",
    async (_, act, lose, lead) => {
      const last = await lastEntry();
      const [used, lost] = await Promise.all([wait(lead).then(act), wait(-lead).then(lose)]);
      expect(lost === 200 || lost === 204).toBe(true);
      expect([200, 202, 401, 403]).toContain(used);
      const authors = (await entriesAfter(last)).map(({ user_guid: guid }) => guid);
      expect(authors).toEqual(used < 300 ? [publisher.guid, administrator.guid] : [administrator.guid]);
    },
  );
});

describe("own paths at the same moment", () => {
  const RIVALS: Readonly<Record<string, readonly [string, string]>> = {
    "the same": ["/rival/", "/rival/"],
    "the same but for its case": ["/rival/", "/RIVAL/"],
    "one below the other": ["/rival/", "/rival/below/"],
    "one above the other": ["/rival/below/", "/rival/"],
  };

  it.each(Object.entries(RIVALS))("has one of two: %s", async (_, [one, other]) => {
    const publisher = await addPerson("publisher");
    const items = [await addItem(publisher.id, "acl", publisher), await addItem(publisher.id, "acl", publisher)];
    for (let round = 0; round < sized({ full: 10, small: 3 }); round += 1) {
      await env.DATABASE.prepare("DELETE FROM vanity_paths").run();
      const set = async ({ guid }: Item, path: string) =>
        (await callApi(`/content/${guid}/vanity`, { method: "PUT", key: publisher.key, json: { path } })).status;
      const [first, second] = items;
      if (first === undefined || second === undefined) throw new Error("There are no items.");
      const last = await lastEntry();
      const statuses = await Promise.all([set(first, one), wait(round % 3).then(async () => await set(second, other))]);
      expect(statuses.toSorted()).toEqual([200, 409]);
      const { results } = await env.DATABASE.prepare("SELECT content_id, path FROM vanity_paths").all();
      expect(results).toEqual([
        statuses[0] === 200 ? { content_id: first.id, path: one } : { content_id: second.id, path: other },
      ]);
      expect((await entriesAfter(last)).map(({ action }) => action)).toEqual(["set_vanity_path"]);
    }
  });
});

describe("a bundle at the same moment", () => {
  it.each(LEADS)("is deployed or deleted, never both: %i", async (lead) => {
    const publisher = await addPerson("publisher");
    const item = await addItem(publisher.id, "acl", publisher);
    const bundleId = await addBundle(item);
    const last = await lastEntry();
    const deploying = { method: "POST", key: publisher.key, json: { bundle_id: bundleId } };
    const deleting = { method: "DELETE", key: publisher.key };
    const [deployed, deleted] = await Promise.all([
      wait(lead).then(async () => await callApi(`/content/${item.guid}/deploy`, deploying)),
      wait(-lead).then(async () => await callApi(`/content/${item.guid}/bundles/${bundleId}`, deleting)),
    ]);
    const isDeployed = deployed.status === 202;
    expect([deployed.status, deleted.status]).toEqual(isDeployed ? [202, 409] : [404, 204]);
    const state = env.DATABASE.prepare(
      "SELECT bundle_id, (SELECT count(*) FROM bundles WHERE bundles.id = ?1) AS left FROM content WHERE content.id = ?2",
    );
    expect(await state.bind(Number(bundleId), item.id).first()).toEqual({
      bundle_id: Number(isDeployed ? bundleId : item.bundleId),
      left: isDeployed ? 1 : 0,
    });
    expect((await entriesAfter(last)).map(({ action }) => action)).toEqual([
      isDeployed ? "deploy_bundle" : "delete_bundle",
    ]);
  });
});
