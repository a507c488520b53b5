import type {
  AccessType,
  BundleRecord,
  ContentRecord,
  GroupRecord,
  PermissionRecord,
  UserRecord,
} from "../../../shared/index.ts";
import type { Api } from "../command/api.ts";
import { plotBundle } from "./plot.ts";

/** The users and groups of the demo, by name. */
interface Principals {
  readonly maker: UserRecord;
  readonly users: ReadonlyMap<string, UserRecord>;
  readonly groups: ReadonlyMap<string, GroupRecord>;
}

/** A content item as the demo wants one. */
interface WantedContent {
  readonly name: string;
  readonly title: string;
  readonly accessType: AccessType;
  /** Those with whom it is shared, in words. */
  readonly sharedWith: string;
  readonly viewers?: { readonly users?: readonly string[]; readonly groups?: readonly string[] };
  /** A username; without one, the owner is the administrator who creates the demo. */
  readonly owner?: string;
  readonly ownPath?: string;
  /** Set for API content only. */
  readonly isApi?: true;
}

const CONTENT: readonly WantedContent[] = [
  {
    name: "rainfall-for-anyone",
    title: "Rainfall, for anyone",
    accessType: "all",
    sharedWith: "anyone, without a key",
    ownPath: "/demo/rainfall/",
  },
  {
    name: "rainfall-for-all-users",
    title: "Rainfall, for all users",
    accessType: "logged_in",
    sharedWith: "all users",
    owner: "paula",
  },
  {
    name: "rainfall-for-some-users",
    title: "Rainfall, for some users",
    accessType: "acl",
    sharedWith: "vera",
    viewers: { users: ["vera"] },
    owner: "paula",
  },
  {
    name: "rainfall-for-a-group",
    title: "Rainfall, for a group",
    accessType: "acl",
    sharedWith: "the group analysts",
    viewers: { groups: ["analysts"] },
    owner: "piet",
  },
  {
    name: "rainfall-for-others",
    title: "Rainfall, for others",
    accessType: "acl",
    sharedWith: "the group finance",
    viewers: { groups: ["finance"] },
    owner: "piet",
  },
  {
    name: "forecast-api",
    title: "Forecast API",
    accessType: "logged_in",
    sharedWith: "all users",
    ownPath: "/demo/forecast/",
    isApi: true,
  },
];

/** A content item of the demo, and whom it is shared with, in words. */
export interface SeededContent {
  readonly item: ContentRecord;
  /** It needs no key. */
  readonly isOpen: boolean;
  readonly sharedWith: string;
}

/**
 * The content items, with bundles, permissions, paths and owners; missing ones are created. Where the server does not allow
 * anonymous content, the first one is for all users.
 */
export async function seedContent(
  api: Api,
  principals: Principals,
  upstreamUrl: string,
  mayBeAnonymous: boolean,
): Promise<readonly SeededContent[]> {
  return await Promise.all(
    CONTENT.map(async (wanted) => {
      const isClosed = wanted.accessType === "all" && !mayBeAnonymous;
      const open: WantedContent = isClosed
        ? { ...wanted, accessType: "logged_in", sharedWith: "all users (ALLOW_ANONYMOUS_CONTENT is off)" }
        : wanted;
      const item = await seedItem(api, open, principals, upstreamUrl);
      return { item, isOpen: item.access_type === "all" && mayBeAnonymous, sharedWith: open.sharedWith };
    }),
  );
}

async function seedItem(
  api: Api,
  wanted: WantedContent,
  principals: Principals,
  upstreamUrl: string,
): Promise<ContentRecord> {
  const [found] = await api.call<readonly ContentRecord[]>("GET", `/content?name=${wanted.name}`);
  const item = found ?? (await create(api, wanted, upstreamUrl));
  const path = `/content/${item.guid}`;
  if (wanted.isApi) {
    // The demo's API may listen on another port after a restart.
    if (item.upstream_url !== upstreamUrl) await api.call("PATCH", path, { json: { upstream_url: upstreamUrl } });
  } else if (item.bundle_id === null) {
    await publish(api, item.guid, wanted.title);
  }
  if (wanted.ownPath !== undefined && item.vanity_url === undefined) {
    await api.call("PUT", `${path}/vanity`, { json: { path: wanted.ownPath } });
  }
  const owner = wanted.owner === undefined ? principals.maker : principals.users.get(wanted.owner);
  if (owner !== undefined && owner.guid !== item.owner_guid) {
    await api.call("PATCH", path, { json: { owner_guid: owner.guid } });
  }
  // An owner needs no permission, so whom it is shared with can be said only now.
  await share(api, item.guid, wanted, principals);
  return await api.call("GET", path);
}

async function create(
  api: Api,
  { name, title, accessType, isApi }: WantedContent,
  upstreamUrl: string,
): Promise<ContentRecord> {
  const kind = isApi ? { app_mode: "api", upstream_url: upstreamUrl } : { app_mode: "static" };
  return await api.call("POST", "/content", { json: { name, title, access_type: accessType, ...kind } });
}

async function publish(api: Api, guid: string, title: string): Promise<void> {
  const headers = { "Content-Type": "application/gzip" };
  const { id } = await api.call<BundleRecord>("POST", `/content/${guid}/bundles`, {
    body: await plotBundle(title),
    headers,
  });
  await api.call("POST", `/content/${guid}/deploy`, { json: { bundle_id: id } });
}

async function share(api: Api, guid: string, { viewers = {} }: WantedContent, principals: Principals): Promise<void> {
  const path = `/content/${guid}/permissions`;
  const users = viewers.users?.flatMap((username) => principals.users.get(username) ?? []) ?? [];
  const groups = viewers.groups?.flatMap((name) => principals.groups.get(name) ?? []) ?? [];
  const wanted = [
    ...users.map((user) => ({ type: "user", guid: user.guid })),
    ...groups.map((group) => ({ type: "group", guid: group.guid })),
  ];
  const there = await api.call<readonly PermissionRecord[]>("GET", path);
  const missing = wanted.filter((one) => !there.some((permission) => permission.principal_guid === one.guid));
  await Promise.all(
    missing.map(async ({ type, guid: principal }) => {
      const json = { principal_guid: principal, principal_type: type, role: "viewer" };
      return await api.call("POST", path, { json });
    }),
  );
}
