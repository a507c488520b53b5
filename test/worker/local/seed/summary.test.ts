import { expect, it } from "vitest";
import type { ContentRecord, UserRecord } from "../../../../shared/index.ts";
import { describeDemo } from "../../../../worker/local/seed/summary.ts";

const maker: UserRecord = {
  guid: "g",
  username: "administrator",
  first_name: "",
  last_name: "",
  email: "",
  user_role: "administrator",
  created_time: "2026-03-02T10:20:30Z",
  updated_time: "2026-03-02T10:20:30Z",
  active_time: null,
  confirmed: true,
  locked: false,
  external_id: null,
};
const item: ContentRecord = {
  guid: "c",
  id: "1",
  name: "rainfall-for-anyone",
  title: null,
  description: "",
  access_type: "all",
  app_mode: "static",
  upstream_url: null,
  owner_guid: "g",
  created_time: "2026-03-02T10:20:30Z",
  last_deployed_time: null,
  bundle_id: null,
  content_url: "http://127.0.0.1:1/content/c/",
  dashboard_url: "http://127.0.0.1:1/content/c/",
  vanity_url: "http://127.0.0.1:1/demo/rainfall/",
  app_role: "owner",
};

it.each([
  [true, "The plot that needs no key, in a browser:\n    http://127.0.0.1:1/demo/rainfall/\n"],
  [false, `The plot for all users:\n    curl -H "Authorization: Key $VERA_KEY" 'http://127.0.0.1:1/demo/rainfall/'\n`],
])("shows how to see the first plot, where it needs no key: %s", (isOpen, lines) => {
  const content = [{ item, isOpen, sharedWith: "" }];
  const demo = { server: "http://127.0.0.1:1", maker, users: new Map(), groups: new Map(), content, entries: 0 };
  expect(describeDemo(demo)).toContain(lines);
});
