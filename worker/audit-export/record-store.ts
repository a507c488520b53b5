/** A record in the storage of a Durable Object. */
export interface RecordStore<Value> {
  readonly read: () => Value;
  /** Nothing comes between the reading and the writing. @returns the record as it is now. */
  readonly update: (change: (record: Value) => Value) => Value;
}

/** The record under a name. @param initial the record where nothing is stored, and each field that a stored one does not have. */
export function recordStore<Value extends object>(
  storage: SyncKvStorage,
  name: string,
  initial: Value,
): RecordStore<Value> {
  const read = (): Value => ({ ...initial, ...storage.get<Value>(name) });
  const update: RecordStore<Value>["update"] = (change) => {
    const record = change(read());
    storage.put(name, record);
    return record;
  };
  return { read, update };
}
