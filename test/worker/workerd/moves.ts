/** The moves of people in the random sequences of the model's test: a request, what must come of it, and what it changes. */

import { ACCESS_TYPES, PERMISSION_ROLES, USER_ROLES } from "../../../shared/index.ts";
import {
  admission,
  admissionToChange,
  type Group,
  type Item,
  isLastAdministrator,
  type Key,
  type Model,
  reaches,
  roleOf,
  type User,
} from "./model.ts";
import type { Call } from "./server.ts";
import { tarGz } from "./tar.ts";

/** The part of a record that was created which is needed later. */
interface Made {
  readonly id: string;
  readonly guid: string;
  /** The value of a key that was created. */
  readonly key: string;
}

/** A request by somebody's key. */
export interface Move {
  /** The words of a failure about it. */
  readonly story: string;
  readonly by: Key;
  readonly method: string;
  /** Under the management API. */
  readonly path: string;
  readonly call?: Pick<Call, "json" | "body">;
  /** As in "403/22". */
  readonly expected: string;
  /** True where it fails because the thing that it names is not there, which is no refusal. */
  readonly isAbsent?: boolean;
  /** True where all is so already, so that nothing is changed, and nothing noted. */
  readonly isIdle?: boolean;
  /** The number of entries that it leaves where it is made; one, where it does not say. */
  readonly entries?: number;
  /** Brings the model up to date, by the answer's body. */
  readonly change: (body: Made) => void;
}

/** Chooses one of several things; undefined where there is none. */
export type Choose = <One>(all: readonly One[]) => One | undefined;

/** Makes a move of somebody; undefined where there is nothing to choose from. */
export type Make = (model: Model, by: Key, choose: Choose) => Move | undefined | Promise<Move | undefined>;

let count = 0;
const fresh = (word: string) => {
  count += 1;
  return `${word}${count}`;
};

const PATHS = ["/plots/", "/reports/", "/plots-of-old/"];

const createUser: Make = (model, by, choose) => {
  const role = choose(USER_ROLES) ?? "viewer";
  const name = fresh("user");
  return {
    story: `create the ${role} ${name}`,
    by,
    method: "POST",
    path: "/users",
    call: { json: { username: name, user_role: role } },
    expected: admission(by, "administrator") || "200",
    change: ({ guid }) => model.users.push({ guid, name, role, locked: false }),
  };
};

/** Everyone, and administrators more often: what keeps the last of them is to come up. */
function likelyAdministrators({ users }: Model): readonly User[] {
  return [...users, ...users.filter(({ role }) => role === "administrator"), ...users.slice(0, 2)];
}

const setRole: Make = (model, by, choose) => {
  const user = choose(likelyAdministrators(model));
  const role = choose([...USER_ROLES, "administrator"] as const);
  if (user === undefined || role === undefined) return undefined;
  const isRefused = role !== "administrator" && isLastAdministrator(model, user);
  return {
    story: `make ${user.name} a ${role}`,
    by,
    method: "PUT",
    path: `/users/${user.guid}`,
    call: { json: { user_role: role } },
    expected: admission(by, "administrator") || (isRefused ? "409/409" : "200"),
    isIdle: user.role === role,
    change: () => {
      user.role = role;
    },
  };
};

const setLocked: Make = (model, by, choose) => {
  const user = choose(likelyAdministrators(model));
  const locked = choose([true, false, false]);
  if (user === undefined || locked === undefined) return undefined;
  const isRefused = locked && isLastAdministrator(model, user);
  return {
    story: `${locked ? "lock" : "unlock"} ${user.name}`,
    by,
    method: "POST",
    path: `/users/${user.guid}/lock`,
    call: { json: { locked } },
    expected: admission(by, "administrator") || (isRefused ? "409/409" : "200"),
    change: () => {
      user.locked = locked;
    },
  };
};

const patchUser: Make = (model, by, choose) => {
  const user = choose(likelyAdministrators(model));
  const role = choose(USER_ROLES);
  const locked = choose([true, false]);
  if (user === undefined || role === undefined || locked === undefined) return undefined;
  const isRefused = (locked || role !== "administrator") && isLastAdministrator(model, user);
  const isIdle = user.role === role && user.locked === locked;
  return {
    story: `make ${user.name} a ${locked ? "locked" : "free"} ${role}`,
    by,
    method: "PATCH",
    path: `/users/${user.guid}`,
    call: { json: { user_role: role, locked } },
    expected: admission(by, "administrator") || (isRefused ? "409/409" : "200"),
    isIdle,
    entries: Number(user.role !== role) + Number(user.locked !== locked),
    change: () => {
      user.role = role;
      user.locked = locked;
    },
  };
};

const createKey: Make = (model, by, choose) => {
  const owner = choose([by.owner, by.owner, ...model.users]);
  const role = choose(USER_ROLES);
  if (owner === undefined || role === undefined) return undefined;
  const own = roleOf(by);
  const isRefused = owner !== by.owner || (own !== undefined && !reaches(own, role));
  const name = fresh("key");
  const expires = choose([false, true]) === true ? { expires_at: "2999-01-01T00:00:00Z" } : {};
  return {
    story: `create the ${role} key ${name} of ${owner.name}`,
    by,
    method: "POST",
    path: `/users/${owner.guid}/keys`,
    call: { json: { name, user_role: role, ...expires } },
    expected: admission(by, "viewer") || (isRefused ? "403/22" : "200"),
    change: ({ id, key: value }) => model.keys.push({ name, value, id, owner, role, state: "usable" }),
  };
};

const deleteKey: Make = (model, by, choose) => {
  const key = choose(model.keys);
  if (key === undefined) return undefined;
  const isRefused = key.owner !== by.owner && roleOf(by) !== "administrator";
  const refusal = admission(by, "viewer") || (isRefused ? "403/22" : "");
  return {
    story: `delete the key ${key.name}`,
    by,
    method: "DELETE",
    path: `/users/${key.owner.guid}/keys/${key.id}`,
    expected: refusal || (key.state === "deleted" ? "404/4" : refusalToDelete(model, by, key) || "204"),
    isAbsent: refusal === "",
    change: () => {
      key.state = "deleted";
    },
  };
};

/** Why a key that is there is not deleted by one that may delete its owner's keys; empty where it is. */
function refusalToDelete({ keys }: Model, by: Key, key: Key): string {
  if (!reaches(by.role, key.role)) return "403/22";
  const administering = keys.filter((one) => roleOf(one) === "administrator");
  return administering.length === 1 && administering[0] === key ? "409/409" : "";
}

export const createGroup: Make = (model, by) => {
  const name = fresh("group");
  return {
    story: `create the group ${name}`,
    by,
    method: "POST",
    path: "/groups",
    call: { json: { name } },
    expected: admission(by, "administrator") || "200",
    change: ({ guid }) => model.groups.push({ guid, name, members: new Set() }),
  };
};

const deleteGroup: Make = (model, by, choose) => {
  const group = choose(model.groups);
  if (group === undefined) return undefined;
  return {
    story: `delete the group ${group.name}`,
    by,
    method: "DELETE",
    path: `/groups/${group.guid}`,
    expected: admission(by, "administrator") || "204",
    change: () => {
      model.groups = model.groups.filter((one) => one !== group);
      for (const item of model.items)
        item.permissions = item.permissions.filter(({ principal }) => principal !== group);
    },
  };
};

const addMember: Make = (model, by, choose) => {
  const group = choose(model.groups);
  const user = choose(model.users);
  if (group === undefined || user === undefined) return createGroup(model, by, choose);
  return {
    story: `add ${user.name} to ${group.name}`,
    by,
    method: "POST",
    path: `/groups/${group.guid}/members`,
    call: { json: { user_guid: user.guid } },
    expected: admission(by, "administrator") || (group.members.has(user) ? "409/409" : "200"),
    change: () => group.members.add(user),
  };
};

const removeMember: Make = (model, by, choose) => {
  const group = choose(model.groups);
  const user = choose([...(group?.members ?? [])]) ?? choose(model.users);
  if (group === undefined || user === undefined) return undefined;
  return {
    story: `remove ${user.name} from ${group.name}`,
    by,
    method: "DELETE",
    path: `/groups/${group.guid}/members/${user.guid}`,
    expected: admission(by, "administrator") || (group.members.has(user) ? "204" : "404/4"),
    isAbsent: true,
    change: () => group.members.delete(user),
  };
};

export const createItem: Make = (model, by, choose) => {
  const accessType = choose(ACCESS_TYPES) ?? "acl";
  const name = fresh("item");
  const isRefused = accessType === "all" && !model.allowsAnonymous;
  return {
    story: `create the item ${name}, shared with ${accessType}`,
    by,
    method: "POST",
    path: "/content",
    call: { json: { name, access_type: accessType } },
    expected: admission(by, "publisher") || (isRefused ? "403/22" : "200"),
    change: ({ guid }) =>
      model.items.push({
        guid,
        name,
        owner: by.owner,
        accessType,
        permissions: [],
        bundles: [],
        served: undefined,
        path: undefined,
      }),
  };
};

/** A move that changes an item. */
function changeItem(
  make: (
    model: Model,
    item: Item,
    choose: Choose,
  ) => Omit<Move, "by"> | undefined | Promise<Omit<Move, "by"> | undefined>,
): Make {
  return async (model, by, choose) => {
    const item = choose(model.items);
    if (item === undefined) return await createItem(model, by, choose);
    const move = await make(model, item, choose);
    if (move === undefined) return undefined;
    const { story, path, expected, isAbsent = false } = move;
    const refusal = admissionToChange(by, item);
    return {
      ...move,
      by,
      story: `${story} of ${item.name}`,
      path: `/content/${item.guid}${path}`,
      expected: refusal || expected,
      isAbsent: isAbsent && refusal === "",
    };
  };
}

const share = changeItem((model, item, choose) => {
  const accessType = choose(ACCESS_TYPES) ?? "acl";
  const isIdle = accessType === item.accessType;
  return {
    story: `set to "${accessType}" the sharing`,
    method: "PATCH",
    path: "",
    call: { json: { access_type: accessType } },
    expected: accessType === "all" && !model.allowsAnonymous && !isIdle ? "403/22" : "200",
    isIdle,
    change: () => {
      item.accessType = accessType;
    },
  };
});

const giveAway: Make = (model, by, choose) => {
  const item = choose(model.items);
  const owner = choose(model.users.filter((user) => user !== item?.owner && reaches(user.role, "publisher")));
  if (item === undefined || owner === undefined) return undefined;
  const refusal = roleOf(by) === "administrator" ? "" : "403/22";
  return {
    story: `give ${item.name} to ${owner.name}`,
    by,
    method: "PATCH",
    path: `/content/${item.guid}`,
    call: { json: { owner_guid: owner.guid } },
    expected: admissionToChange(by, item) || refusal || "200",
    change: () => {
      item.owner = owner;
      // Whoever owns content keeps no permission for it.
      item.permissions = item.permissions.filter(({ principal }) => principal !== owner);
    },
  };
};

const permit = changeItem((model, item, choose) => {
  const principal: User | Group | undefined = choose<User | Group>([...model.users, ...model.groups]);
  const role = choose(PERMISSION_ROLES);
  if (principal === undefined || role === undefined) return undefined;
  const before = item.permissions.find((one) => one.principal === principal);
  return {
    story: `let ${principal.name} be "${role}"`,
    method: "POST",
    path: "/permissions",
    call: {
      json: {
        principal_guid: principal.guid,
        principal_type: "members" in principal ? "group" : "user",
        role,
      },
    },
    expected: principal === item.owner ? "409/409" : before === undefined ? "201" : "200",
    change: ({ id }) => {
      if (before === undefined) item.permissions.push({ id, principal, role });
      else before.role = role;
    },
  };
});

const changePermission = changeItem((_, item, choose) => {
  const permission = choose(item.permissions);
  const role = choose(PERMISSION_ROLES);
  if (permission === undefined || role === undefined) return undefined;
  return {
    story: `let ${permission.principal.name} now be "${role}"`,
    method: "PUT",
    path: `/permissions/${permission.id}`,
    call: { json: { role } },
    expected: "200",
    change: () => {
      permission.role = role;
    },
  };
});

const takeBack = changeItem((_, item, choose) => {
  const permission = choose(item.permissions);
  if (permission === undefined) return undefined;
  return {
    story: `take back the permission of ${permission.principal.name}`,
    method: "DELETE",
    path: `/permissions/${permission.id}`,
    expected: "204",
    change: () => {
      item.permissions = item.permissions.filter((one) => one !== permission);
    },
  };
});

const uploadTo = async (item: Item): Promise<Omit<Move, "by">> => {
  const text = `<p>${fresh("page")}`;
  return {
    story: "upload a bundle",
    method: "POST",
    path: "/bundles",
    call: { body: await tarGz([{ name: "index.html", data: text }]) },
    expected: "200",
    change: ({ id }) => item.bundles.push({ id, text, isDeployed: false }),
  };
};

export const upload = changeItem(async (_, item) => await uploadTo(item));

export const deploy = changeItem(async (_, item, choose) => {
  const bundle = choose(item.bundles);
  if (bundle === undefined) return await uploadTo(item);
  return {
    story: `deploy the bundle ${bundle.id}`,
    method: "POST",
    path: "/deploy",
    call: { json: { bundle_id: bundle.id } },
    expected: "202",
    change: () => {
      bundle.isDeployed = true;
      item.served = bundle.text;
    },
  };
});

const deployDraft = changeItem(async (_, item, choose) => {
  const bundle = choose(item.bundles);
  if (bundle === undefined) return await uploadTo(item);
  return {
    story: `deploy the bundle ${bundle.id} as a draft`,
    method: "POST",
    path: "/deploy",
    call: { json: { bundle_id: bundle.id, activate: false } },
    expected: "202",
    change: () => {
      bundle.isDeployed = true;
    },
  };
});

const deleteBundle = changeItem(async (_, item, choose) => {
  const bundle = choose(item.bundles);
  if (bundle === undefined) return await uploadTo(item);
  return {
    story: `delete the bundle ${bundle.id}`,
    method: "DELETE",
    path: `/bundles/${bundle.id}`,
    expected: bundle.text === item.served ? "409/409" : "204",
    change: () => {
      item.bundles.splice(item.bundles.indexOf(bundle), 1);
    },
  };
});

const deleteItem = changeItem((model, item) => ({
  story: "be rid",
  method: "DELETE",
  path: "",
  expected: "204",
  change: () => {
    model.items = model.items.filter((one) => one !== item);
  },
}));

const setPath = changeItem((model, item, choose) => {
  const path = choose(PATHS) ?? "/plots/";
  const isTaken = model.items.some((one) => one !== item && one.path === path);
  return {
    story: `set to ${path} the path`,
    method: "PUT",
    path: "/vanity",
    call: { json: { path } },
    expected: isTaken ? "409/26" : "200",
    change: () => {
      item.path = path;
    },
  };
});

const removePath = changeItem((_, item) => ({
  story: "remove the path",
  method: "DELETE",
  path: "/vanity",
  expected: "204",
  isIdle: item.path === undefined,
  change: () => {
    item.path = undefined;
  },
}));

/** All moves. Those that others need to have happened are there more than once. */
export const MOVES: readonly Make[] = [
  createUser,
  setRole,
  setRole,
  setRole,
  setLocked,
  setLocked,
  patchUser,
  createKey,
  createKey,
  createKey,
  deleteKey,
  createGroup,
  deleteGroup,
  addMember,
  addMember,
  removeMember,
  createItem,
  createItem,
  createItem,
  share,
  share,
  giveAway,
  permit,
  permit,
  permit,
  changePermission,
  takeBack,
  upload,
  upload,
  deploy,
  deploy,
  deploy,
  deployDraft,
  deployDraft,
  deleteBundle,
  deleteItem,
  setPath,
  removePath,
];
