/** The calls of a command line that publishes to such servers, as its public documentation has them, against `npm start`. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanUp } from "../local/support/programs.ts";
import { tarGz } from "../workerd/tar.ts";
import { bootstrap, createUserWithKey, isSince, type Send, startEmptyServer, waitForTask, withKey } from "./client.ts";

const API = "/__api__/v1";
const MANIFEST = JSON.stringify({ version: 1, metadata: { appmode: "static", primary_html: "index.html" } });

let send: Send;
let admin: Send;
let publisher: Send;
let viewer: Send;

beforeAll(async () => {
  const server = await startEmptyServer();
  ({ send } = server);
  admin = withKey(send, await bootstrap(send, server.secret));
  publisher = withKey(send, (await createUserWithKey(admin, { username: "paula", user_role: "publisher" })).key);
  viewer = withKey(send, (await createUserWithKey(admin, { username: "vera" })).key);
});
afterAll(cleanUp);

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

describe("a command line", () => {
  it("adds the server: its settings, and then the key", async () => {
    expect((await send("GET", "/__api__/server_settings")).status).toBe(200);
    expect((await publisher("GET", `${API}/user`)).body).toMatchObject({ username: "paula" });
    expect((await publisher("GET", "/__api__/me")).body).toMatchObject({ username: "paula" });
    const wrong = withKey(send, "N".repeat(32));
    for (const path of ["/__api__/server_settings", `${API}/user`, "/__api__/me"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the program asks
      expect(await wrong("GET", path)).toMatchObject({ status: 401, body: { error: expect.any(String) } });
    }
  });

  it("shows the details of the server", async () => {
    const python = await publisher("GET", `${API}/server_settings/python`);
    expect(python).toMatchObject({ status: 200, body: { api_enabled: false, installations: [] } });
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
    const [listed] = (await publisher("GET", `${API}/content`)).body;
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
