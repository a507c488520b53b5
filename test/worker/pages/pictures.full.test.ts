/** Pages of a server in use, as the documents picture them. */

import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { apiOf } from "../../../worker/local/command/api.ts";
import { ADMINISTRATOR_GUID } from "../support/running-server.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { useDemoPages } from "./support/demo.ts";
import { addPerson } from "./support/people.ts";
import { screenshot } from "./support/screenshot.ts";
import { expectLight } from "./support/weight.ts";

const { server, address, openSignedIn } = useDemoPages();

const TITLES = ["Rainfall in the valley", "Groundwater, monthly", "Station map", "Flood forecast"];

/** The guids that paths name. */
let guids: Readonly<Record<string, string>>;

/** Titles, descriptions and vanity paths as long as real ones. */
beforeAll(async () => {
  const api = apiOf(server().url.origin, server().key);
  const lise = await addPerson(server(), "Lise Meitner", "publisher");
  const { DATABASE } = server().stores;
  await DATABASE.batch(
    Array.from({ length: 45 }, (_, number) => [
      DATABASE.prepare(
        `INSERT INTO content (guid, owner_id, name, title, description, access_type, app_mode, upstream_url, created_time,
          bundle_id, last_deployed_time)
        VALUES (?1, ?2, ?3, ?4, ?5, 'logged_in', ?6, ?7, '2026-03-01T00:00:00Z', ?8, '2026-03-02T00:00:00Z')`,
      ).bind(
        crypto.randomUUID(),
        lise.id,
        `report-${number}`,
        `${TITLES[number % TITLES.length]}, ${number + 1}`,
        "What the stations measured. ".repeat(10),
        number === 2 ? "api" : "static",
        number === 2 ? "https://api.example/" : null,
        number === 2 || number === 3 ? null : number + 10,
      ),
      DATABASE.prepare(
        "INSERT INTO vanity_paths (content_id, path, created_time) SELECT id, ?1, created_time FROM content WHERE name = ?2",
      ).bind(`/hydrology/reports/report-${number}/`, `report-${number}`),
    ]).flat(),
  );
  const guidIn = async (path: string) => (await api.call<readonly { readonly guid: string }[]>("GET", path))[0]?.guid;
  const { results } = await api.call<{ readonly results: readonly { readonly guid: string }[] }>("GET", "/groups");
  const [group, item] = [results[0]?.guid ?? "", (await guidIn("/content?name=report")) ?? ""];
  const permissions = [
    { principal_guid: group, principal_type: "group", role: "viewer" },
    { principal_guid: ADMINISTRATOR_GUID, principal_type: "user", role: "owner" },
  ];
  await inTurn(permissions, async (json) => await api.call("POST", `/content/${item}/permissions`, { json }));
  guids = { user: lise.guid, group, item, export: (await guidIn("/audit_exports?name=demo")) ?? "" };
});

it("pages of a server in use can be used by everybody, and are small", async () => {
  const page = await openSignedIn("/");
  const open = async (picture: string, path: string, shown: Page = page) => {
    const answer = await shown.goto(address(path.replace(/:(\w+)/, (_, name: string) => guids[name] ?? "")));
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expectAccessible(shown);
    await expectLight(shown, answer);
    await screenshot(shown, picture);
  };
  await inTurn(
    [
      ["users", "/users"],
      ["user-lock", "/users/:user/lock"],
      ["group-delete", "/groups/:group/delete"],
      ["content", "/items"],
      ["versions", "/items/:item/versions"],
      ["status", "/status"],
      ["audit-log", "/audit"],
      ["exports", "/exports"],
      ["export", "/exports/:export"],
      ["export-delete", "/exports/:export/delete"],
    ] as const,
    async ([picture, path]) => await open(picture, path),
  );
  const { key } = await addPerson(server(), "Vera Viewer");
  await open("home", "/", await openSignedIn("/sessions", key));
});
