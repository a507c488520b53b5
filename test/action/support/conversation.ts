type ReviewState = "APPROVED" | "CHANGES_REQUESTED" | "DISMISSED";

interface Review {
  readonly by: string;
  state: ReviewState;
  readonly at: string;
  readonly commit: string | null;
}

interface Item {
  readonly type: "LabeledEvent" | "BaseRefChangedEvent" | "BaseRefForcePushedEvent";
  readonly at: string;
  readonly by?: string;
  readonly label?: string;
}

type Role = "read" | "triage" | "write" | "maintain" | "admin";

/** The acts of people on a pull request. Each happens a minute after the one before. */
export interface Conversation {
  /** The person who opened it. */
  readonly author: string;
  /** The authors of commits, null for one that GitHub doesn't know. The pull request's author wrote all others. */
  readonly commitAuthors: Map<string, readonly (string | null)[]>;
  /** The roles of accounts on the repository; others may read it. */
  readonly roles: Map<string, Role>;
  readonly reviews: readonly Review[];
  readonly items: readonly Item[];
  /** When each current label was last changed. */
  readonly labels: Map<string, string>;
  readonly now: () => string;
  readonly review: (by: string, commit: string | null, state?: ReviewState) => Review;
  readonly setLabel: (by: string, name: string) => void;
  readonly renameLabel: (from: string, to: string) => void;
  readonly changeBase: (type?: "BaseRefChangedEvent" | "BaseRefForcePushedEvent") => void;
}

export function createConversation(): Conversation {
  let minutes = 0;
  const now = () => {
    minutes += 1;
    return new Date(Date.UTC(2026, 10, 20, 12, minutes)).toISOString().replace(".000Z", "Z");
  };
  const [reviews, items, labels]: [Review[], Item[], Map<string, string>] = [[], [], new Map()];
  return {
    author: "mona",
    commitAuthors: new Map(),
    roles: new Map(),
    reviews,
    items,
    labels,
    now,
    review(by, commit, state = "APPROVED") {
      const review = { by, commit, state, at: now() };
      reviews.push(review);
      return review;
    },
    setLabel(by, name) {
      if (!labels.has(name)) labels.set(name, now());
      items.push({ type: "LabeledEvent", at: now(), by, label: name });
    },
    renameLabel(from, to) {
      labels.delete(from);
      labels.set(to, now());
      // GitHub gives the label as it is now.
      for (const [index, item] of items.entries()) if (item.label === from) items[index] = { ...item, label: to };
    },
    changeBase(type = "BaseRefChangedEvent") {
      items.push({ type, at: now() });
    },
  };
}
