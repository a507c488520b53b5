import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { addContent, deploy, type TestContent, upload } from "../workerd/publishing.ts";
import { addPerson, auditEntries, callApi, type Person } from "../workerd/server.ts";
import { tarGz } from "../workerd/tar.ts";

let paula: Person;
let stranger: Person;
let admin: Person;

beforeAll(async () => {
  paula = await addPerson("publisher", "paula");
  stranger = await addPerson("publisher", "sam");
  admin = await addPerson("administrator", "ada");
});

/** Content with bundles, none of which is served. */
async function publish(count: number): Promise<{ content: TestContent; ids: readonly string[] }> {
  const content = await addContent(paula);
  const archive = await tarGz([{ name: "index.html" }]);
  const ids: readonly string[] = await inTurn(
    Array.from({ length: count }),
    async () => (await upload(content, paula, archive)).body.id,
  );
  return { content, ids };
}

async function contentRow({ id }: TestContent) {
  return await env.DATABASE.prepare("SELECT bundle_id, last_deployed_time FROM content WHERE id = ?")
    .bind(id)
    .first<{ bundle_id: number | null; last_deployed_time: string | null }>();
}

async function countTasks(): Promise<number | null> {
  return await env.DATABASE.prepare("SELECT count(*) AS count FROM tasks").first<number>("count");
}

describe("a deployment", () => {
  it("deploys a bundle, and has a task that has ended", async () => {
    const { content, ids } = await publish(2);
    expect(await contentRow(content)).toEqual({ bundle_id: null, last_deployed_time: null });
    const last = await lastEntry();
    const { status, body } = await deploy(content, paula, { bundle_id: ids[0] });
    expect({ status, body }).toEqual({ status: 202, body: { task_id: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
    expect(await contentRow(content)).toEqual({
      bundle_id: Number(ids[0]),
      last_deployed_time: expect.stringMatching(/Z$/),
    });
    expect(await auditEntries(last)).toMatchObject([
      {
        action: "deploy_bundle",
        event_description: `Deployed the bundle ${ids[0]} of the content item "${content.guid}" (${content.guid}).`,
      },
    ]);
    expect(await callApi(`/tasks/${body.task_id}?first=0&wait=1`, { key: paula.key })).toEqual({
      status: 200,
      body: {
        id: body.task_id,
        output: [
          `Deploying the bundle ${ids[0]} of the content ${content.guid}.`,
          `The bundle ${ids[0]} is served now.`,
        ],
        result: null,
        finished: true,
        code: 0,
        error: "",
        last: 2,
      },
    });
  });

  it.each([{}, { bundle_id: null }])("deploys the newest bundle for the body %j", async (json) => {
    const { content, ids } = await publish(2);
    await deploy(content, paula, { bundle_id: ids[0] });
    const { status, body } = await deploy(content, paula, json);
    expect(status).toBe(202);
    expect((await contentRow(content))?.bundle_id).toBe(Number(ids[1]));
    const { output } = (await callApi(`/tasks/${body.task_id}`, { key: paula.key })).body;
    expect(output.at(-1)).toBe(`The bundle ${ids[1]} is served now.`);
  });

  it("deploys the newest bundle without a body", async () => {
    const { content, ids } = await publish(2);
    const path = `/content/${content.guid}/deploy`;
    expect((await callApi(path, { method: "POST", key: paula.key })).status).toBe(202);
    expect((await contentRow(content))?.bundle_id).toBe(Number(ids[1]));
    expect((await callApi(path, { method: "POST", key: paula.key, body: "" })).status).toBe(202);
  });

  it("is refused for content without a bundle, and says so", async () => {
    const { content } = await publish(0);
    await publish(1);
    expect(await deploy(content, paula)).toMatchObject({
      status: 409,
      body: { code: 409, error: "The content has no bundle yet. Upload one, and deploy it." },
    });
  });

  it("takes no bundle of other content, and none that there is not", async () => {
    const { content } = await publish(1);
    const other = await publish(1);
    const tasks = await countTasks();
    await inTurn([other.ids[0], "0", "x", "99999999", "99999999999999999999"], async (id) => {
      const refused = { status: 404, body: { code: 4, error: "There is no such bundle." } };
      expect(await deploy(content, paula, { bundle_id: id })).toMatchObject(refused);
      expect(await deploy(content, paula, { bundle_id: id, activate: false })).toMatchObject(refused);
    });
    expect((await contentRow(content))?.bundle_id).toBeNull();
    expect(await countTasks()).toBe(tasks);
  });

  it("is refused for an API, and says that it has no bundles", async () => {
    const api = await addContent(paula, "api");
    const { ids } = await publish(1);
    await inTurn([{}, { bundle_id: ids[0] }], async (json) => {
      expect(await deploy(api, paula, json)).toMatchObject({
        status: 409,
        body: { code: 409, error: expect.stringContaining("is an API") },
      });
    });
  });

  it("takes no body but what it knows", async () => {
    const { content } = await publish(1);
    await inTurn([{ bundle: "1" }, { bundle_id: 1 }, { activate: "no" }, { activate: null }, []], async (json) => {
      expect(await deploy(content, paula, json)).toMatchObject({ status: 400, body: { code: 25 } });
    });
  });

  it("at the same moment as another is one of the two, and both have their tasks and entries", async () => {
    const { content, ids } = await publish(2);
    const last = await lastEntry();
    const answers = await Promise.all(ids.map(async (id) => await deploy(content, paula, { bundle_id: id })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const entries = await auditEntries(last);
    expect(entries.map(({ action }) => action)).toEqual(["deploy_bundle", "deploy_bundle"]);
    const served = (await contentRow(content))?.bundle_id;
    expect(entries.at(-1)?.event_description).toContain(`the bundle ${served} `);
  });
});

describe("a deployment as a draft", () => {
  it("leaves what is served, and has a task that says where the draft is", async () => {
    const { content, ids } = await publish(2);
    await deploy(content, paula, { bundle_id: ids[0] });
    const before = await contentRow(content);
    const last = await lastEntry();
    const { status, body } = await deploy(content, paula, { bundle_id: ids[1], activate: false });
    expect(status).toBe(202);
    expect(await contentRow(content)).toEqual(before);
    expect(await auditEntries(last)).toMatchObject([
      {
        action: "deploy_draft",
        object_type: "bundle",
        object_id: ids[1],
        user_guid: paula.guid,
        actor_type: "api_key",
        event_description: `Deployed the bundle ${ids[1]} of the content item "${content.guid}" (${content.guid}) as a draft.`,
      },
    ]);
    const address = `https://steward.example/content/${content.guid}/_bundle${ids[1]}/`;
    expect((await callApi(`/tasks/${body.task_id}`, { key: paula.key })).body).toMatchObject({
      output: [
        `Deploying the bundle ${ids[1]} of the content ${content.guid} as a draft.`,
        `Those who may change the content find the draft at ${address}`,
      ],
      finished: true,
      code: 0,
    });
    const bundles = (await callApi(`/content/${content.guid}/bundles`, { key: paula.key })).body;
    expect(bundles).toMatchObject([
      { id: ids[1], active: false },
      { id: ids[0], active: true },
    ]);
  });

  it("says where the draft is by the server's own origin", async () => {
    const { content, ids } = await publish(1);
    const variables = { BASE_URL: "https://steward.example.com", CONTENT_HOST: "content.example" };
    const request = { method: "POST", key: paula.key, json: { activate: false }, variables };
    const { body } = await callApi(`/content/${content.guid}/deploy`, request);
    const task = await callApi(`/tasks/${body.task_id}`, { key: paula.key });
    expect(task.body.output.at(-1)).toContain(` https://steward.example.com/content/${content.guid}/_bundle${ids[0]}/`);
  });

  it("is activated by a deployment of the same bundle", async () => {
    const { content, ids } = await publish(1);
    await deploy(content, paula, { bundle_id: ids[0], activate: false });
    expect(await contentRow(content)).toEqual({ bundle_id: null, last_deployed_time: null });
    expect((await deploy(content, paula, { bundle_id: ids[0], activate: true })).status).toBe(202);
    expect((await contentRow(content))?.bundle_id).toBe(Number(ids[0]));
  });

  it("leaves the bundle served that is served already", async () => {
    const { content, ids } = await publish(1);
    await deploy(content, paula);
    expect((await deploy(content, paula, { activate: false })).status).toBe(202);
    expect((await contentRow(content))?.bundle_id).toBe(Number(ids[0]));
  });
});

describe("a task", () => {
  it("is its maker's and administrators'", async () => {
    const { content, ids } = await publish(1);
    const { body } = await deploy(content, paula, { bundle_id: ids[0] });
    const statusFor = async ({ key }: Person, rest = "") =>
      (await callApi(`/tasks/${body.task_id}${rest}`, { key })).status;
    expect(await statusFor(paula)).toBe(200);
    expect(await statusFor(admin)).toBe(200);
    expect(await statusFor(stranger)).toBe(404);
    expect((await callApi("/tasks/nothing", { key: paula.key })).body).toMatchObject({ code: 4 });
    const malformed = ["?first=-1", "?first=x", "?wait=31", "?wait=0.5", "?first=1&first=2"];
    expect(await inTurn(malformed, async (rest) => await statusFor(paula, rest))).toEqual(malformed.map(() => 400));
  });

  it("gives its lines from the first that is asked for", async () => {
    const { content, ids } = await publish(1);
    const { body } = await deploy(content, paula, { bundle_id: ids[0] });
    const from = async (first: number) =>
      (await callApi(`/tasks/${body.task_id}?first=${first}`, { key: paula.key })).body;
    expect(await from(1)).toMatchObject({ output: [`The bundle ${ids[0]} is served now.`], last: 2 });
    expect(await from(2)).toMatchObject({ output: [], last: 2 });
    expect(await from(999_999)).toMatchObject({ output: [], last: 2 });
  });
});
