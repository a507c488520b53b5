import { DurableObject } from "cloudflare:workers";
import {
  backoffMilliseconds,
  nextMessage,
  type PushMessage,
  type PushPosition,
  type PushReader,
  pushReader,
  writtenTimeOf,
} from "../../shared/index.ts";
import { isAlarmTooLate } from "../export-jobs/job-record.ts";
import { type Deployment, deploymentOf, failureMessage, secretsOf } from "../export-records/deployment.ts";
import { type AuditExport, findAuditExport } from "../export-records/export-store.ts";
import { codec, verifySignature } from "../export-records/ports.ts";
import { r2Objects } from "../export-records/r2-objects.ts";
import type { PushJob, PushStatus, PushTarget } from "../platform/jobs.ts";
import { type ErrorEvent, logError, redactError } from "../platform/log.ts";
import { type Receiver, receiversOf } from "../settings/receivers.ts";
import { type Delivery, deliver } from "./deliver.ts";
import {
  statusOf,
  withDelivery,
  withFailure,
  withNothingWaiting,
  withResumption,
  withState,
  withWaiting,
} from "./push-record.ts";
import { type PushStore, pushStore } from "./push-store.ts";

/** The time that a receiver may take to answer a push. */
const AUDIT_PUSH_ANSWER_MAX_SECONDS = 30;

/** The time for which the pushes to a receiver go on at a time. */
const AUDIT_PUSH_SLICE_SECONDS = 30;

/** Messages that one slice pushes: the platform counts what one event asks of others. */
const AUDIT_PUSH_SLICE_MAX_MESSAGES = 200;

/** After so many answers in a row that refuse or redirect a push, a person is asked: about ten minutes, at most half an hour. */
const AUDIT_PUSH_MAX_REFUSALS = 12;

/**
 * Pushes one export to one receiver, at least once: what its segments and manifests have, as they are in the bucket. The job of the
 * export wakes it; an alarm has it work for a slice, and it sets the next one while there is something to push.
 * See docs/decisions/0128-pushes.md.
 */
export class AuditExportPush extends DurableObject<object> implements PushJob {
  readonly #store: PushStore = pushStore(this.ctx.storage.kv);

  async status(): Promise<PushStatus> {
    return await Promise.resolve(statusOf(this.#store.read()));
  }

  async wake(target: PushTarget): Promise<void> {
    const { state } = this.#store.update((record) => ({ ...record, target }));
    if (state === "needs_attention") return;
    // While it works there is no alarm: this one then follows, unless another is set for a try that must wait.
    const [alarm, now] = [await this.ctx.storage.getAlarm(), Date.now()];
    if (alarm === null || isAlarmTooLate(alarm, now)) await this.ctx.storage.setAlarm(now);
  }

  async resume(target: PushTarget): Promise<void> {
    this.#store.update((record) => withResumption({ ...record, target }, Date.now()));
    await this.ctx.storage.setAlarm(Date.now());
  }

  /** The platform repeats an alarm that throws a few times only, so that nothing but the object's own storage makes this throw. */
  override async alarm(): Promise<void> {
    let next: number | null = null;
    try {
      next = await this.#work(Date.now() + AUDIT_PUSH_SLICE_SECONDS * 1_000);
    } catch (error) {
      this.#log(error);
      next = this.#retry({ message: failureMessage(error, "audit-export-push-failed"), isRefusal: false }, null);
    } finally {
      // Where nothing is planned, an alarm that was set meanwhile stays.
      if (next !== null) await this.ctx.storage.setAlarm(next);
    }
  }

  /** @returns when to continue; null where it is to be woken. */
  async #work(deadline: number): Promise<number | null> {
    const { target, state } = this.#store.read();
    if (target === null || state === "needs_attention") return null;
    this.#goOn("running", Date.now());
    const deployment = await deploymentOf(this.env);
    const auditExport = await findAuditExport(deployment.database, target.guid);
    const receiver = receiversOf(auditExport?.name ?? "", deployment.settings.auditExportReceivers).find(
      ({ name }) => name === target.receiver,
    );
    if (auditExport === null) return await this.#clear();
    // Where the receiver is named again, the pushes go on from here.
    if (auditExport.isPaused || receiver === undefined) return this.#goOn("waiting", null);
    return this.#conclude(await this.#push(auditExport, receiver, deployment, deadline));
  }

  /** The export is deleted. */
  async #clear(): Promise<null> {
    await this.ctx.storage.deleteAll();
    return null;
  }

  async #push(
    { name }: AuditExport,
    receiver: Receiver,
    { exportsBucket }: Deployment,
    deadline: number,
  ): Promise<PushOutcome> {
    const reader = pushReader({ objects: r2Objects(exportsBucket, name), codec, verifySignature });
    const send = async (message: PushMessage, after: PushPosition) => await this.send(receiver, name, message, after);
    return await pushSlice({ receiver, store: this.#store, reader, send, deadline });
  }

  #conclude(outcome: PushOutcome): number | null {
    switch (outcome.kind) {
      case "working":
        return this.#goOn("running", Date.now());
      case "none":
        this.#store.update((record) => withNothingWaiting(record, Date.now()));
        return this.#goOn("waiting", null);
      case "failed":
        this.#tellFailure(outcome.message);
        return this.#retry({ ...outcome, isRefusal: false }, outcome.retryAfterMilliseconds);
      case "refused":
        this.#tellFailure(outcome.message);
        return this.#retry({ ...outcome, isRefusal: true }, null);
      case "broken": {
        const message = `The stored object ${outcome.object} ${outcome.fault}. Nothing is pushed after it. Restore it from a copy, then resume the receiver.`;
        this.#tellFailure(message);
        this.#store.update((record) => withFailure(record, { message, isRefusal: true }, Date.now()));
        return this.#goOn("needs_attention", null);
      }
      default:
        return outcome satisfies never;
    }
  }

  /** @returns when to try again; null after too many refusals. */
  #retry(failure: Parameters<typeof withFailure>[1], retryAfterMilliseconds: number | null): number | null {
    const now = Date.now();
    const { failures, refusals } = this.#store.update((record) => withFailure(record, failure, now));
    if (refusals >= AUDIT_PUSH_MAX_REFUSALS) return this.#goOn("needs_attention", null);
    return this.#goOn("retrying", now + this.wait(failures, retryAfterMilliseconds));
  }

  #goOn<When extends number | null>(state: PushStatus["state"], nextTryTime: When): When {
    this.#store.update((record) => withState(record, state, nextTryTime));
    return nextTryTime;
  }

  #log(error: unknown): void {
    this.#write("audit-export-push-failed", redactError(error, secretsOf(this.env)));
  }

  /** Tells the log when pushes begin to fail, and when they fail otherwise: not each try, which may go on for days. */
  #tellFailure(message: string): void {
    const { failures, lastError } = this.#store.read();
    if (failures === 0 || lastError?.message !== message) this.#write("audit-export-push-not-delivered", message);
  }

  #write(event: ErrorEvent, message: string): void {
    const { target } = this.#store.read();
    logError(event, { export: target?.guid, receiver: target?.receiver, message });
  }

  /** Sends a message. Tests put something else in its place, as in that of `wait`. @param _after the position then. */
  protected async send(
    receiver: Receiver,
    exportName: string,
    message: PushMessage,
    _after: PushPosition,
  ): Promise<Delivery> {
    return await deliver(receiver, exportName, message, AUDIT_PUSH_ANSWER_MAX_SECONDS * 1_000);
  }

  /** The milliseconds to wait after so many failures in a row. */
  protected wait(failures: number, retryAfterMilliseconds: number | null): number {
    return backoffMilliseconds({ failures, retryAfterMilliseconds }, Math.random());
  }
}

/** The receiver, the ports and the end of a slice. */
interface PushSlice {
  readonly receiver: Receiver;
  readonly store: PushStore;
  readonly reader: PushReader;
  /** @param after the position once the message is delivered. */
  readonly send: (message: PushMessage, after: PushPosition) => Promise<Delivery>;
  /** Milliseconds since 1970 after which the slice makes way. */
  readonly deadline: number;
}

/** The end of a slice. */
type PushOutcome =
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
async function pushSlice({ receiver, store, reader, send, deadline }: PushSlice): Promise<PushOutcome> {
  for (let messages = 0; messages < AUDIT_PUSH_SLICE_MAX_MESSAGES && Date.now() < deadline; messages += 1) {
    const next = await nextMessage(store.read().position, receiver.content, reader);
    if (next.kind === "none") return next;
    // Of an object that is not whole it is not known when it was written.
    const written = next.kind === "message" ? writtenTimeOf(next.message) : null;
    store.update((record) => withWaiting(record, written, Date.now()));
    if (next.kind === "broken") return next;
    const delivery = await send(next.message, next.after);
    if (delivery.kind !== "delivered") return delivery;
    store.update((record) => withDelivery(record, next.after));
  }
  return { kind: "working" };
}
