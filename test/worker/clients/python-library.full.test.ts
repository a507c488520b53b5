/** The calls of a Python library for such servers, as its public documentation has them, against `npm start`. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanUp } from "../local/support/programs.ts";
import { tarGz } from "../workerd/tar.ts";
import {
  bootstrap,
  createUserWithKey,
  isSince,
  type Send,
  startEmptyServer,
  waitForTask,
  walkAuditLog,
  withKey,
} from "./client.ts";

const API = "/__api__/v1";

let admin: Send;
let content: string;
let user: { readonly guid: string; readonly key: string };

beforeAll(async () => {
  const { send, secret } = await startEmptyServer();
  admin = withKey(send, await bootstrap(send, secret));
});
afterAll(cleanUp);

/** All items of a list that is paged by number: pages of 500 until one is empty. */
async function findAll(send: Send, path: string, page = 1): Promise<readonly any[]> {
  const { status, body } = await send("GET", `${API}${path}?page_number=${page}&page_size=500`);
  expect(status).toBe(200);
  return body.results.length === 0 ? [] : [...body.results, ...(await findAll(send, path, page + 1))];
}

describe("a Python library", () => {
  it("connects, and finds a version that has what it needs", async () => {
    const settings = await admin("GET", "/__api__/server_settings");
    for (const needed of ["2024.06.0", "2024.11.0", "2025.02.0"]) {
      expect([needed, isSince(settings.body.version, needed)]).toEqual([needed, true]);
    }
    expect((await admin("GET", `${API}/user`)).body).toMatchObject({ user_role: "administrator" });
  });

  it("creates, finds, updates and locks users", async () => {
    user = await createUserWithKey(admin, {
      username: "jdoe",
      first_name: "Jane",
      email: "jane@example.com",
      user_role: "viewer",
    });
    expect((await admin("GET", `${API}/users?page_size=1`)).body).toMatchObject({ total: 2, results: [{}] });
    expect((await findAll(admin, "/users")).map(({ username }) => username)).toContain("jdoe");
    const path = `${API}/users/${user.guid}`;
    expect((await admin("PUT", path, { json: { last_name: "Doe" } })).body).toMatchObject({ last_name: "Doe" });
    const viewer = withKey(admin, user.key);
    expect((await admin("POST", `${path}/lock`, { json: { locked: true } })).status).toBe(200);
    expect((await viewer("GET", `${API}/user`)).status).toBe(401);
    expect((await admin("POST", `${path}/lock`, { json: { locked: false } })).status).toBe(200);
    expect((await viewer("GET", `${API}/user`)).status).toBe(200);
    const refused = await admin("POST", `${API}/users`, { json: { username: "other", password: "s3cur3" } });
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining("keeps no passwords") } });
  });

  it("creates groups, and adds and removes members", async () => {
    const { body: group } = await admin("POST", `${API}/groups`, { json: { name: "analysts" } });
    const members = `${API}/groups/${group.guid}/members`;
    expect((await admin("POST", members, { json: { user_guid: user.guid } })).status).toBe(200);
    expect((await findAll(admin, `/groups/${group.guid}/members`)).map(({ guid }) => guid)).toEqual([user.guid]);
    expect((await admin("DELETE", `${members}/${user.guid}`)).status).toBe(204);
    expect((await findAll(admin, "/groups")).map(({ name }) => name)).toEqual(["analysts"]);
    expect((await admin("DELETE", `${API}/groups/${group.guid}`)).status).toBe(204);
  });

  it("creates content without a name, updates it and finds it with its owner", async () => {
    const created = await admin("POST", `${API}/content`, { json: { title: "Rainfall" } });
    expect(created).toMatchObject({ status: 200, body: { title: "Rainfall", name: expect.stringMatching(/./) } });
    content = created.body.guid;
    const updated = await admin("PATCH", `${API}/content/${content}`, {
      json: { ...created.body, description: "Of a year" },
    });
    expect(updated).toMatchObject({ status: 200, body: { description: "Of a year" } });
    const [found] = (await admin("GET", `${API}/content?name=${created.body.name}&include=owner,tags,vanity_url`)).body;
    expect(found).toMatchObject({ guid: content, owner: { username: "administrator" } });
    expect(found).not.toHaveProperty("vanity_url");
  });

  it("creates a bundle, deploys it, and downloads it as it was", async () => {
    const archive = await tarGz([{ name: "index.html", data: "<title>Rainfall</title>" }]);
    const { body: bundle } = await admin("POST", `${API}/content/${content}/bundles`, { body: archive });
    const deployed = await admin("POST", `${API}/content/${content}/deploy`, { json: { bundle_id: bundle.id } });
    expect(deployed.status).toBe(202);
    await waitForTask(admin, deployed.body.task_id);
    const again = await admin("POST", `${API}/content/${content}/deploy`, { json: { bundle_id: null } });
    await waitForTask(admin, again.body.task_id);
    const bundles = (await admin("GET", `${API}/content/${content}/bundles`)).body;
    expect(bundles.find(({ active }: { readonly active: boolean }) => active)).toMatchObject({ id: bundle.id });
    const download = await admin("GET", `${API}/content/${content}/bundles/${bundle.id}/download`);
    expect(download.bytes.equals(archive)).toBe(true);
    expect((await admin("GET", `/content/${content}/`)).text).toBe("<title>Rainfall</title>");
  });

  it("gives, updates and removes permissions", async () => {
    const path = `${API}/content/${content}/permissions`;
    const wanted = { principal_guid: user.guid, principal_type: "user", role: "viewer" };
    const { body: permission } = await admin("POST", path, { json: wanted });
    const viewer = withKey(admin, user.key);
    expect((await viewer("GET", `/content/${content}/`)).status).toBe(200);
    // Its versions of some years ask for the list with a body.
    expect((await admin("GET", path, { json: {} })).body).toEqual([permission]);
    const updated = await admin("PUT", `${path}/${permission.id}`, { json: { ...wanted, role: "owner" } });
    expect(updated.body).toEqual({ ...permission, role: "owner" });
    expect((await admin("DELETE", `${path}/${permission.id}`)).status).toBe(204);
    expect((await viewer("GET", `/content/${content}/`)).status).toBe(404);
  });

  it("sets, lists and removes a vanity path", async () => {
    const path = `${API}/content/${content}/vanity`;
    expect((await admin("GET", path)).status).toBe(404);
    const { body: vanity } = await admin("PUT", path, { json: { path: "rainfall" } });
    expect((await admin("GET", `${API}/vanities`)).body).toEqual([vanity]);
    expect((await admin("GET", vanity.path)).text).toBe("<title>Rainfall</title>");
    expect((await admin("DELETE", path)).status).toBe(204);
    expect((await admin("DELETE", path)).status).toBe(204);
  });

  it("deletes content, and walks the audit log", async () => {
    expect((await admin("DELETE", `${API}/content/${content}`)).status).toBe(204);
    const actions = await walkAuditLog(admin, 5);
    expect(actions[0]).toBe("bootstrap");
    expect(actions.slice(-3)).toEqual(["set_vanity_path", "remove_vanity_path", "delete_content"]);
    expect(actions).toEqual(await walkAuditLog(admin, 500));
  });
});
