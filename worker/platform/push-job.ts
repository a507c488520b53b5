/** How the pushes of an export to a receiver stand. Times are milliseconds since 1970. */
export interface PushStatus {
  readonly state: "waiting" | "running" | "retrying" | "needs_attention";
  /** The last segment that was delivered whole; 0 where none was. */
  readonly lastSegment: number;
  /** The highest id up to it; null where there is none. */
  readonly lastId: string | null;
  /** The last manifest that was delivered; 0 where none was. */
  readonly lastManifest: number;
  /** How many entries of the export were delivered, each counted once. */
  readonly entries: number;
  /** When everything that is stored was last found to be delivered. */
  readonly caughtUpTime: number | null;
  /** Since when what comes next waits: it was written then, or found later to be undelivered. Null where nothing is known to wait. */
  readonly waitingSince: number | null;
  readonly lastError: { readonly time: number; readonly message: string } | null;
  /** Null where nothing is planned. */
  readonly nextTryTime: number | null;
}

/** Whose pushes an object makes. */
export interface PushTarget {
  /** Of the export. */
  readonly guid: string;
  /** The name of the receiver. */
  readonly receiver: string;
}

/** What the object that pushes one export to one receiver can be asked. */
export interface PushJob {
  readonly status: () => Promise<PushStatus>;
  /** Pushes what is stored and not delivered. It may be asked at any time, and any number of times. */
  readonly wake: (target: PushTarget) => Promise<void>;
  /** The same, also where it needed attention or waits for its next try. */
  readonly resume: (target: PushTarget) => Promise<void>;
}

/** The name of that object. */
export function pushName({ guid, receiver }: PushTarget): string {
  return `${guid}/${receiver}`;
}
