/**
 * The calls of programs for such servers, as their public documentation has them, against one server of `npm start`: a Python library, two
 * R packages, and a command line that publishes.
 */

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

let send: Send;
let admin: Send;

beforeAll(async () => {
  const server = await startEmptyServer();
  send = server.send;
  admin = withKey(send, await bootstrap(send, server.secret));
});
afterAll(cleanUp);

/** All items of a list that is paged by number: pages of 500 until one is empty. */
async function findAll(ask: Send, path: string, page = 1): Promise<readonly any[]> {
  const { status, body } = await ask("GET", `${API}${path}?page_number=${page}&page_size=500`);
  expect(status).toBe(200);
  return body.results.length === 0 ? [] : [...body.results, ...(await findAll(ask, path, page + 1))];
}

describe("a Python library", () => {
  let content: string;
  let user: { readonly guid: string; readonly key: string };

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

describe("R packages", () => {
  let publisher: Send;
  let publisherGuid: string;
  let content: string;

  beforeAll(async () => {
    const user = await createUserWithKey(admin, { email: "p@example.com", username: "paula", user_role: "publisher" });
    publisherGuid = user.guid;
    publisher = withKey(send, user.key);
  });

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

    it("administers users and groups", async () => {
      const users = await admin("GET", `${API}/users?page_number=1&page_size=500&user_role=publisher%7Cviewer`);
      const names = users.body.results.map(({ username }: { readonly username: string }) => username);
      expect(names.toSorted()).toEqual(["jdoe", "paula"]);
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
  });
});

const MANIFEST = JSON.stringify({ version: 1, metadata: { appmode: "static", primary_html: "index.html" } });

/** A form as the command line sends a bundle with what it knows of the repository. */
async function form(page: string) {
  const archive = await tarGz([
    { name: "manifest.json", data: MANIFEST },
    { name: "index.html", data: page },
  ]);
  const metadata = JSON.stringify({ source: "git", source_branch: "main" });
  const part = (name: string, rest: string) =>
    `--bound\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(part("archive", '; filename="bundle.tar.gz"\r\nContent-Type: application/x-tar')),
    archive,
    Buffer.from(`\r\n${part("metadata", "")}${metadata}\r\n--bound--\r\n`),
  ]);
  return { body, headers: { "Content-Type": "multipart/form-data; boundary=bound" } };
}

describe("a command line", () => {
  let publisher: Send;
  let viewer: Send;

  beforeAll(async () => {
    publisher = withKey(send, (await createUserWithKey(admin, { username: "petra", user_role: "publisher" })).key);
    viewer = withKey(send, (await createUserWithKey(admin, { username: "vera" })).key);
  });

  /** Uploads a page, deploys it as a draft, and looks at the draft. @returns the bundle's id. */
  async function deployDraft(guid: string, page: string): Promise<string> {
    const { status, body: bundle } = await publisher("POST", `${API}/content/${guid}/bundles`, await form(page));
    expect(status).toBe(200);
    const json = { bundle_id: bundle.id, activate: false };
    const deployed = await publisher("POST", `${API}/content/${guid}/deploy`, { json });
    expect(deployed.status).toBe(202);
    await waitForTask(publisher, deployed.body.task_id);
    const draft = await publisher("GET", `/content/${guid}/_bundle${bundle.id}/`);
    expect([draft.status, draft.text]).toEqual([200, page]);
    return bundle.id;
  }

  it("adds the server: its settings, and then the key", async () => {
    expect((await send("GET", "/__api__/server_settings")).status).toBe(200);
    expect((await publisher("GET", `${API}/user`)).body).toMatchObject({ username: "petra" });
    expect((await publisher("GET", "/__api__/me")).body).toMatchObject({ username: "petra" });
    const wrong = withKey(send, "N".repeat(32));
    for (const path of ["/__api__/server_settings", `${API}/user`, "/__api__/me"]) {
      expect(await wrong("GET", path)).toMatchObject({ status: 401, body: { error: expect.any(String) } });
    }
  });

  it("deploys a page: as a draft first, which it looks at, and then for visitors", async () => {
    const { body: settings } = await publisher("GET", "/__api__/server_settings");
    expect(isSince(settings.version, "2025.06.0")).toBe(true);
    expect((await publisher("GET", `${API}/content?name=report`)).body).toEqual([]);
    const { body: app } = await publisher("POST", `${API}/content`, { json: { name: "report" } });
    const titled = await publisher("PATCH", `${API}/content/${app.guid}`, { json: { title: "Report" } });
    expect(titled.body).toMatchObject({ title: "Report" });
    await publisher("PATCH", `${API}/content/${app.guid}`, { json: { access_type: "logged_in" } });

    const first = await deployDraft(app.guid, "First");
    expect((await viewer("GET", `/content/${app.guid}/`)).status).toBe(404);
    expect((await viewer("GET", `/content/${app.guid}/_bundle${first}/`)).status).toBe(404);
    const activated = await publisher("POST", `${API}/content/${app.guid}/deploy`, { json: { bundle_id: first } });
    await waitForTask(publisher, activated.body.task_id);
    expect((await viewer("GET", `/content/${app.guid}/`)).text).toBe("First");

    const second = await deployDraft(app.guid, "Second");
    expect((await viewer("GET", `/content/${app.guid}/`)).text).toBe("First");
    const later = await publisher("POST", `${API}/content/${app.guid}/deploy`, {
      json: { bundle_id: second, activate: true },
    });
    await waitForTask(publisher, later.body.task_id);
    expect((await viewer("GET", `/content/${app.guid}/`)).text).toBe("Second");
  });

  it("lists, describes and downloads what is published", async () => {
    const [listed] = (await publisher("GET", `${API}/content?name=report`)).body;
    const { body: described } = await publisher("GET", `${API}/content/${listed.guid}`);
    expect(described).toEqual(listed);
    const path = `${API}/content/${listed.guid}/bundles/${described.bundle_id}/download`;
    expect((await publisher("GET", path)).status).toBe(200);
  });

  it("is told that a program is not taken, with the reason", async () => {
    const { body: app } = await publisher("POST", `${API}/content`, { json: { name: "program" } });
    const manifest = JSON.stringify({ metadata: { appmode: "python-streamlit", entrypoint: "app.py" } });
    const body = await tarGz([{ name: "manifest.json", data: manifest }, { name: "app.py" }]);
    const refused = await publisher("POST", `${API}/content/${app.guid}/bundles`, { body });
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining("python-streamlit") } });
  });
});
