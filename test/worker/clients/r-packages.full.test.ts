/** The calls of the R packages for such servers, as their public documentation has them, against `npm start`. */

import { createHash } from "node:crypto";
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
let publisher: Send;
let publisherGuid: string;
let content: string;

beforeAll(async () => {
  const { send, secret } = await startEmptyServer();
  admin = withKey(send, await bootstrap(send, secret));
  const user = await createUserWithKey(admin, { email: "p@example.com", username: "paula", user_role: "publisher" });
  publisherGuid = user.guid;
  publisher = withKey(send, user.key);
});
afterAll(cleanUp);

describe("the R package that publishes", () => {
  it("connects by the names of years ago", async () => {
    const { body } = await publisher("GET", "/__api__/server_settings");
    expect(body).toMatchObject({ version: expect.any(String), authentication: { name: expect.any(String) } });
    expect((await publisher("GET", "/__api__/users/current")).body).toMatchObject({ username: "paula" });
  });

  it("publishes an archive with its checksum", async () => {
    const { body: created } = await publisher("POST", `${API}/content`, { json: { name: "plot", title: "Plot" } });
    content = created.guid;
    const body = await tarGz([{ name: "index.html", data: "Plot" }]);
    const checksum = createHash("md5").update(body).digest("hex");
    const headers = { "Content-Type": "application/x-gzip", "X-Content-Checksum": checksum };
    const { body: bundle } = await publisher("POST", `${API}/content/${content}/bundles`, { body, headers });
    const deployed = await publisher("POST", `${API}/content/${content}/deploy`, { json: { bundle_id: bundle.id } });
    expect(await waitForTask(publisher, deployed.body.task_id, 0)).not.toEqual([]);
    expect((await publisher("GET", `/content/${content}/`)).text).toBe("Plot");
  });
});

describe("the R package that administers", () => {
  it("connects: the server answers, and its version is known", async () => {
    expect((await admin("GET", "/")).status).toBe(200);
    expect((await admin("GET", "/__ping__")).status).toBe(200);
    const { body } = await admin("GET", "/__api__/server_settings");
    expect(isSince(body.version, "2025.04.0")).toBe(true);
    expect((await admin("GET", "/__api__/me")).body).toMatchObject({ user_role: "administrator" });
  });

  it("finds no languages that programs could be run with", async () => {
    for (const runtime of ["r", "python", "quarto"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the package asks
      const { body } = await admin("GET", `${API}/server_settings/${runtime}`);
      expect([runtime, body.installations]).toEqual([runtime, []]);
    }
  });

  it("administers users and groups", async () => {
    const users = await admin("GET", `${API}/users?page_number=1&page_size=500&user_role=publisher%7Cviewer`);
    expect(users.body.results).toMatchObject([{ guid: publisherGuid }]);
    const path = `${API}/users/${publisherGuid}`;
    const { updated_time: before } = (await admin("GET", path)).body;
    await admin("POST", `${path}/lock`, { json: { locked: true } });
    await admin("PATCH", path, { json: { locked: false } });
    expect((await admin("GET", path)).body).toMatchObject({ locked: false, updated_time: before });
    const { body: group } = await admin("POST", `${API}/groups`, { json: { name: "readers" } });
    await admin("POST", `${API}/groups/${group.guid}/members`, { json: { user_guid: publisherGuid } });
    expect((await admin("GET", `${API}/groups/${group.guid}/members`)).body.results).toMatchObject([
      { username: "paula" },
    ]);
    expect((await admin("GET", `${API}/groups?page_number=1&page_size=500`)).body.total).toBe(1);
  });

  it("reads one item with its owner, updates it, and deploys its newest bundle", async () => {
    const { body: item } = await admin("GET", `${API}/content/${content}?include=tags%2Cowner`);
    expect(item).toMatchObject({ guid: content, owner: { username: "paula" } });
    expect(item).not.toHaveProperty("tags");
    const json = { title: "A plot", access_type: "logged_in", min_processes: 1, run_as: null };
    expect((await admin("PATCH", `${API}/content/${content}`, { json })).body).toMatchObject({ title: "A plot" });
    // A list without values becomes an empty object.
    const deployed = await admin("POST", `${API}/content/${content}/deploy`, { json: {} });
    await waitForTask(admin, deployed.body.task_id, 0);
  });

  it("gives a group a permission, and takes it back", async () => {
    const [group] = (await admin("GET", `${API}/groups`)).body.results;
    const wanted = { principal_guid: group.guid, principal_type: "group", role: "viewer" };
    const path = `${API}/content/${content}/permissions`;
    const { body: permission } = await admin("POST", path, { json: wanted });
    expect((await admin("PUT", `${path}/${permission.id}`, { json: { ...wanted, role: "owner" } })).body.role).toBe(
      "owner",
    );
    expect((await admin("DELETE", `${path}/${permission.id}`)).status).toBe(204);
    expect((await admin("GET", path)).body).toEqual([]);
  });

  it("sets, lists and removes vanity paths", async () => {
    const path = `${API}/content/${content}/vanity`;
    expect((await admin("GET", path)).status).toBe(404);
    expect((await admin("PUT", path, { json: { path: "/plots/one/", force: true } })).status).toBe(200);
    expect((await admin("GET", `${API}/vanities`)).body).toMatchObject([
      { content_guid: content, path: "/plots/one/" },
    ]);
    expect((await admin("DELETE", path)).status).toBe(204);
    expect((await admin("DELETE", path)).status).toBe(204);
  });

  it("walks the audit log", async () => {
    const actions = await walkAuditLog(admin, 7);
    const expected = ["create_content", "upload_bundle", "deploy_bundle", "lock_user", "unlock_user", "create_group"];
    expect(actions).toEqual(expect.arrayContaining([...expected, "add_permission", "set_vanity_path"]));
    expect(actions).toEqual(await walkAuditLog(admin, 500));
  });
});
