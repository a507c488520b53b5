/** The status of the pushes of an export to a receiver. Times are milliseconds since 1970. */
export interface PushStatus {
  readonly state: "waiting" | "running" | "retrying" | "needs_attention";
  /** The last segment that was delivered whole; 0 where none was. */
  readonly lastSegment: number;
  /** The highest id up to it; null where there is none. */
  readonly lastId: string | null;
  /** The last manifest that was delivered; 0 where none was. */
  readonly lastManifest: number;
  /** The number of entries of the export that were delivered, each counted once. */
  readonly entries: number;
  /** The time at which everything that is stored was last found to be delivered. */
  readonly caughtUpTime: number | null;
  /** Since when what comes next waits: it was written then, or found later to be undelivered. Null where nothing is known to wait. */
  readonly waitingSince: number | null;
  readonly lastError: { readonly time: number; readonly message: string } | null;
  /** Null where nothing is planned. */
  readonly nextTryTime: number | null;
}

/** The export and the receiver of which an object makes the pushes. */
export interface PushTarget {
  /** The guid of the export. */
  readonly guid: string;
  /** The name of the receiver. */
  readonly receiver: string;
}

/** The questions that the object which pushes one export to one receiver answers. */
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
