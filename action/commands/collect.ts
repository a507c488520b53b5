import { type CheckedFile, type CheckSettings, checkFile, withoutSource } from "../../shared/index.ts";

/** Checks files one by one, and gives all that there is to report of them. */
export interface Collector {
  /** @param path as the person who asked knows it. */
  readonly add: (path: string, bytes: Uint8Array, facts: Pick<CheckSettings, "isSchemaThere">) => void;
  readonly files: () => readonly CheckedFile[];
}

/** Checks each file by itself. The text of a right file is not kept: of many, that would be much. */
export function collectAlone(): Collector {
  const files: CheckedFile[] = [];
  return {
    add: (path, bytes, facts) => {
      const file = checkFile(path, bytes, facts);
      files.push(file.diagnostics.length > 0 ? file : withoutSource(file));
    },
    files: () => files,
  };
}
