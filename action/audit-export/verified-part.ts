import { readFile } from "node:fs/promises";
import { type AskedTimes, isObject, parseJson, printable, type VerifiedPart } from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import type { CommandProcess } from "../commands/command-process.ts";
import { withPath } from "./folder-files.ts";
import { nodeCodec } from "./node-codec.ts";

/** The options that name a part. Times are milliseconds since 1970. */
interface PartOptions extends Partial<AskedTimes> {
  readonly since?: string;
}

const SEQUENCE = /^[1-9]\d{0,8}$/;

/**
 * The part of an export that options name; undefined for all of it.
 *
 * @throws ActionError where they name none, with the reason as its message.
 */
export async function readPart(
  { since, from = null, to = null }: PartOptions,
  { locate }: Pick<CommandProcess, "locate">,
): Promise<VerifiedPart | undefined> {
  const hasTimes = from !== null || to !== null;
  if (from !== null && to !== null && from >= to) throw new ActionError("--from must be earlier than --to.");
  if (since === undefined) return hasTimes ? { kind: "times", times: { from, to } } : undefined;
  if (hasTimes) throw new ActionError("--since cannot be given with --from or --to. Leave one of them out.");
  if (SEQUENCE.test(since)) return { kind: "since", sequence: Number(since), sha256: null };
  const bytes = await withPath(since, async () => await readFile(locate(since)), "read");
  const manifest = parseJson(new TextDecoder().decode(bytes));
  const sequence = isObject(manifest) ? manifest["sequence"] : undefined;
  if (typeof sequence === "number" && SEQUENCE.test(String(sequence))) {
    return { kind: "since", sequence, sha256: await nodeCodec.digest(bytes) };
  }
  throw new ActionError(
    `"${printable(since)}" is not a manifest. Give --since the sequence of the last manifest that was verified, or a copy of its file.`,
  );
}
