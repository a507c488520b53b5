/** The people who ask for lists, and what is shared with them of the rows that a server has. */

/** The people who ask, each with the role and what is shared with them. */
export const PEOPLE = {
  administrator: { role: "administrator", described: "an administrator" },
  viewer: { role: "viewer", described: "a viewer, to whom 30 items for some users only were granted" },
  owner: { role: "publisher", described: "a publisher, who owns half of all items" },
  member: {
    role: "viewer",
    described:
      "a member, who is a viewer in half of the groups, and to whom half of all items for some users only were granted, too",
  },
} as const;

export type Asker = keyof typeof PEOPLE;

export const ASKERS: readonly Asker[] = ["administrator", "viewer", "owner", "member"];
