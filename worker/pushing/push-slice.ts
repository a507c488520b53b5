import {
  nextMessage,
  type PushMessage,
  type PushPosition,
  type PushReader,
  writtenTimeOf,
} from "../../shared/index.ts";
import type { Receiver } from "../settings/receivers.ts";
import { AUDIT_PUSH_SLICE_MAX_MESSAGES } from "../values/limits.ts";
import type { Delivery } from "./deliver.ts";
import { withDelivery, withWaiting } from "./push-record.ts";
import type { PushStore } from "./push-store.ts";

/** What a slice works with. */
export interface PushSlice {
  readonly receiver: Receiver;
  readonly store: PushStore;
  readonly reader: PushReader;
  /** @param after where the pushes stand once the message is delivered. */
  readonly deliver: (message: PushMessage, after: PushPosition) => Promise<Delivery>;
  /** Milliseconds since 1970 after which the slice makes way. */
  readonly deadline: number;
}

/** Why a slice ended. */
export type PushOutcome =
  /** There is more to push. */
  | { readonly kind: "working" }
  /** Everything that is stored was delivered. */
  | { readonly kind: "none" }
  /** A stored object is not whole. @property fault the end of a sentence. */
  | { readonly kind: "broken"; readonly object: string; readonly fault: string }
  | Exclude<Delivery, { readonly kind: "delivered" }>;

/**
 * Pushes what is stored, one message after the other, and notes each once the receiver has taken it: so that each is delivered at
 * least once, and again only where the note was lost.
 *
 * @throws where a port does.
 */
export async function pushSlice({ receiver, store, reader, deliver, deadline }: PushSlice): Promise<PushOutcome> {
  for (let messages = 0; messages < AUDIT_PUSH_SLICE_MAX_MESSAGES && Date.now() < deadline; messages += 1) {
    // oxlint-disable-next-line no-await-in-loop -- message after message
    const next = await nextMessage(store.read().position, receiver.content, reader);
    if (next.kind === "none") return next;
    // Of an object that is not whole it is not known when it was written.
    const written = next.kind === "message" ? writtenTimeOf(next.message) : null;
    store.update((record) => withWaiting(record, written, Date.now()));
    if (next.kind === "broken") return next;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const delivery = await deliver(next.message, next.after);
    if (delivery.kind !== "delivered") return delivery;
    store.update((record) => withDelivery(record, next.after));
  }
  return { kind: "working" };
}
