/** Records in the storage of Durable Objects: each has a version, and is read through one reader. */

import { err, isObject, type Json, type JsonObject, ok, type Result, stored } from "../../shared/index.ts";

const { count, either, nullable, only, record, text } = stored;

/** The state of a job, and of the pushes to a receiver. */
export const readJobState = either(
  either(only("waiting"), only("running")),
  either(only("retrying"), only("needs_attention")),
);

/** The last error of these, with its time in milliseconds since 1970; null where there is none. */
export const readLastError = nullable(
  record<{ readonly time: number; readonly message: string }>({ time: count, message: text }),
);

/** The form in which a record is kept. See docs/decisions/0149-versions-of-stored-records.md. */
export interface StoredForm<Value extends object> {
  /** The name of the record in the storage. */
  readonly name: string;
  /** One more with each change of the form. What was kept before there were versions has 0. */
  readonly version: number;
  /** The record where nothing is stored. */
  readonly initial: Value;
  /** Undefined where the fields are none that this version kept. */
  readonly read: (fields: JsonObject, version: number) => Value | undefined;
  /** The record in place of one that cannot be read, which needs attention. @param why in whole sentences. */
  readonly unreadable: (why: string) => Value;
  /** Tells if a person has resumed that record: only then it replaces the stored one. */
  readonly isResumed: (record: Value) => boolean;
}

export interface RecordStore<Value> {
  readonly read: () => Value;
  /** Tells if the stored record can be read. True where nothing is stored. */
  readonly isReadable: () => boolean;
  /** Nothing comes between the reading and the writing. @returns the record as it is now. */
  readonly update: (change: (record: Value) => Value) => Value;
}

/** The record of a form. The next change stores it in the form of this version. */
export function recordStore<Value extends object>(storage: SyncKvStorage, form: StoredForm<Value>): RecordStore<Value> {
  const readStored = (): Result<Value, string> => readRecord(form, keptAs(storage, form.name));
  const read = (): Value => {
    const found = readStored();
    return found.ok ? found.value : form.unreadable(found.error);
  };
  const update: RecordStore<Value>["update"] = (change) => {
    const changed = change(read());
    // A later version, or a person, may still be able to read what is there.
    if (form.isResumed(changed) || readStored().ok) storage.put(form.name, { ...changed, version: form.version });
    return changed;
  };
  return { read, isReadable: () => readStored().ok, update };
}

/**
 * The value that is stored under a name; undefined where there is none, and null, which no record is, where the platform cannot read it:
 * a later version of the platform may have written it, or the disk was damaged.
 */
export function keptAs(storage: SyncKvStorage, name: string): Json | undefined {
  try {
    return storage.get<Json>(name);
  } catch {
    return null;
  }
}

/** @returns else why it cannot be read. */
function readRecord<Value extends object>(form: StoredForm<Value>, kept: Json | undefined): Result<Value, string> {
  if (kept === undefined) return ok(form.initial);
  const version = isObject(kept) ? (kept["version"] ?? 0) : null;
  if (typeof version === "number" && version > form.version) return err(laterVersion(version, form));
  const read = isObject(kept) && typeof version === "number" ? form.read(kept, version) : undefined;
  return read === undefined ? err("What the server keeps of it cannot be read.") : ok(read);
}

function laterVersion(version: number, { version: known }: Pick<StoredForm<object>, "version">): string {
  return (
    `A later version of the server keeps it in form ${version}, and this version reads forms up to ${known}. ` +
    "Deploy the later version, and nothing is lost."
  );
}
