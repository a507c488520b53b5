import {
  AUDIT_SEGMENT_ENTRIES,
  AUDIT_SEGMENT_RAW_BYTES,
  type AuditSource,
  auditSource,
  compareEnd,
  fetchGet,
  isObject,
  isStrayName,
  type JobPorts,
  type JobSettings,
  type Json,
  type ObjectStore,
  parseJson,
  type ReconcilePorts,
  readSourceEntry,
  request,
  type Signer,
  segmentLog,
  segmentNumber,
  urlInApi,
} from "../../shared/index.ts";
import { ActionError, catchActionError } from "../action-error.ts";
import type { CommandProcess } from "../command-process.ts";
import type { EndedRun, ExportOutcome } from "./export-outcome.ts";
import { nodeCodec } from "./node-codec.ts";
import type { ObjectLock } from "./object-lock.ts";
import { clientGet } from "./open-export.ts";
import { openPlace } from "./open-place.ts";
import { type ProgressLine, progressText, waitText } from "./progress.ts";
import { countQuarantined } from "./quarantined.ts";
import { readAhead } from "./read-ahead.ts";
import { runExport } from "./run-export.ts";
import { readServerUrl, serverWithKey } from "./server-option.ts";
import { signerOf } from "./signing.ts";
import { type Interruption, onInterrupt } from "./waiting.ts";

/** The source and the destination of an export. */
export interface ExportOptions {
  readonly server: string;
  /** A folder, or a bucket such as `s3://bucket/prefix`. */
  readonly out: string;
  /** For a bucket only. */
  readonly objectLock?: ObjectLock;
  readonly name?: string;
  readonly pageEntries: number;
  /** Seconds. */
  readonly holdBack: number;
  /** The overlap of two runs, in entries. */
  readonly overlap: number;
  readonly consecutiveIds?: true;
  /** Set if the former signing key is lost, and the new one goes on without it. */
  readonly restartSigning?: true;
  readonly keyHeader: string;
}

/** The part of a process that an export works with. */
type ExportProcess = Pick<CommandProcess, "env" | "once" | "locate">;

/**
 * Exports a server's audit log to a folder or a bucket, or goes on with it.
 *
 * @throws ActionError where it cannot begin, with the reason as its message.
 */
export async function exportAnywhere(
  options: ExportOptions,
  process: ExportProcess,
  progress: ProgressLine,
): Promise<ExportOutcome> {
  const source = readServerUrl(options.server, "--server");
  const server = serverWithKey(source, options.keyHeader, process.env);
  const keys = keysIn(process.env, options.restartSigning === true);
  const store = await openPlace(options.out, options.objectLock ?? null, process, progress);
  const known = await readKnown(store);
  const settings = settingsOf(source, options, options.consecutiveIds === true || (await isOwnServer(source)));
  const interruption = onInterrupt(process);
  const over = new AbortController();
  const signal = () => AbortSignal.any([interruption.requestSignal(), over.signal]);
  const pages = auditSource({ ...server, cursorIsId: false }, fetchGet(fetch, signal));
  const ahead = options.holdBack === 0 ? readAhead(pages) : pages;
  const run = await catchActionError(async () => runJob(settings, portsOf(ahead, store, keys), interruption, progress));
  const ended: EndedRun = run.ok ? run.value : { end: { kind: "failed", message: run.error.reason }, progress: null };
  const isDone = ended.end.kind === "done" && known.segments > 0;
  const comparedEnd = isDone ? await compareEnd(known.segments, comparedPorts(pages, store, settings)) : null;
  // No one comes to what was read ahead.
  over.abort();
  progress.clear();
  const quarantined = ended.progress === null ? null : await countQuarantined(ended.progress.segments, store);
  const { strays } = known;
  const publicKey = keys.signer?.publicKey ?? null;
  return { ...ended, settings, folder: options.out, publicKey, comparedEnd, quarantined, strays };
}

const SETTINGS_MAX_BYTES = 64 * 1024;

const SETTINGS_MAX_TRIES = 3;

/**
 * Tests for a server of this project, whose ids are consecutive, so that no option has to say it. It is asked without a
 * key. A server that does not answer now counts as another one.
 */
async function isOwnServer(baseUrl: string): Promise<boolean> {
  const server = { baseUrl, key: null, keyHeader: "Authorization" };
  const url = urlInApi(server, "/server_settings");
  for (let tries = 0; tries < SETTINGS_MAX_TRIES; tries += 1) {
    const asked = await request(server, clientGet(), url, SETTINGS_MAX_BYTES);
    if (asked.kind === "body") return isOwn(parseJson(new TextDecoder().decode(asked.bytes)));
    if (!["no-answer", "server-error", "throttled"].includes(asked.failure.kind)) return false;
  }
  return false;
}

function isOwn(settings: Json | undefined): boolean {
  if (!isObject(settings) || typeof settings["build"] !== "string") return false;
  const { limits } = settings;
  return isObject(limits) && typeof limits["audit_page_max_entries"] === "number";
}

/** The content of the folder or bucket before a run. */
interface Known {
  /** The number of the last segment; 0 where there is none. */
  readonly segments: number;
  /** Names that are the operating system's own. */
  readonly strays: readonly string[];
}

async function readKnown(store: ObjectStore): Promise<Known> {
  let segments = 0;
  const strays: string[] = [];
  for await (const name of store.list("")) {
    segments = Math.max(segments, segmentNumber(name) ?? 0);
    if (isStrayName(name)) strays.push(name);
  }
  return { segments, strays };
}

function comparedPorts(source: AuditSource, objects: ObjectStore, { pageEntries }: JobSettings): ReconcilePorts {
  const inOrder = new Set<number>();
  return { source, objects, codec: nodeCodec, readEntry: readSourceEntry, pageEntries, inOrder };
}

/**
 * The key that signs, and the one that signed before.
 *
 * @throws ActionError where the one that signed before is named, or said to be lost, but none follows it.
 */
function keysIn(env: NodeJS.ProcessEnv, isRestart: boolean): Pick<JobPorts, "signer" | "oldKey"> {
  const signer = signerIn(env, "STEWARD_SIGNING_KEY");
  const previous = signerIn(env, "STEWARD_PREVIOUS_SIGNING_KEY");
  if (isRestart && signer === null) {
    throw new ActionError("--restart-signing needs a new key, but STEWARD_SIGNING_KEY is not set. Set it to that key.");
  }
  if (previous !== null && signer === null) {
    throw new ActionError(
      "STEWARD_PREVIOUS_SIGNING_KEY is the key that signed before STEWARD_SIGNING_KEY, which is not set. Set it to the new key.",
    );
  }
  return { signer, oldKey: { previous, lost: isRestart ? "any" : null } };
}

function signerIn(env: NodeJS.ProcessEnv, name: string): Signer | null {
  const { [name]: text = "" } = env;
  return text.trim() === "" ? null : signerOf(text, name);
}

function settingsOf(source: string, options: ExportOptions, consecutiveIds: boolean): JobSettings {
  return {
    name: options.name ?? new URL(source).host,
    source,
    pageEntries: options.pageEntries,
    segmentEntries: AUDIT_SEGMENT_ENTRIES,
    segmentRawBytes: AUDIT_SEGMENT_RAW_BYTES,
    holdBackMilliseconds: options.holdBack * 1_000,
    overlapEntries: options.overlap,
    consecutiveIds,
  };
}

/** The end of an export is found by listing it: nothing is noted beside the objects. */
function portsOf(source: JobPorts["source"], store: ObjectStore, keys: Pick<JobPorts, "signer" | "oldKey">): JobPorts {
  const hints = { load: async () => await Promise.resolve(null), save: async () => {} };
  return {
    source,
    store,
    segments: segmentLog(store, hints, nodeCodec),
    hints,
    codec: nodeCodec,
    ...keys,
    readEntry: readSourceEntry,
    now: Date.now,
    random: Math.random,
  };
}

async function runJob(
  settings: JobSettings,
  ports: JobPorts,
  { signal, wait }: Interruption,
  progress: ProgressLine,
): Promise<EndedRun> {
  const textOf = progressText(Date.now);
  return await runExport(settings, ports, {
    interrupted: signal,
    wait,
    onProgress: (state) => progress.show(() => textOf(state)),
    onWait: (failure, milliseconds, tries) => progress.say(waitText(failure, milliseconds, tries)),
  });
}
