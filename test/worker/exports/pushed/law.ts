/** The test that a receiver took everything that is in the bucket. */

import { gunzipSync } from "node:zlib";
import { sha256 } from "../../../shared/audit-export/support/node-codec.ts";
import type { Taken } from "./receiver.ts";
import { RECEIVERS, type ReceiverName } from "./settings.ts";

/** The faults of what a receiver took; empty where there is none. @param objects those of the export. */
export function harmOf(
  receiver: ReceiverName,
  all: readonly Taken[],
  objects: ReadonlyMap<string, Uint8Array>,
): readonly string[] {
  const taken = all.filter((one) => one.receiver === receiver);
  const firsts = firstArrivals(taken);
  const bodies = new Map(firsts.map(({ key, body }) => [key, body]));
  const others = taken.filter(({ key, body }) => bodies.get(key)?.equals(body) !== true);
  const wantsEntries = !("entries" in RECEIVERS[receiver]);
  return [
    ...taken.filter((one) => !one.isGenuine).map(({ key }) => `${key} is not genuine`),
    ...others.map(({ key }) => `${key} came with two bodies`),
    ...difference("entry", firsts.flatMap(linesIn), wantsEntries ? linesOf(objects) : []),
    ...difference("manifest", firsts.flatMap(manifestsIn), manifestsOf(objects)),
  ].map((line) => `${receiver}: ${line}`);
}

function firstArrivals(taken: readonly Taken[]): readonly Taken[] {
  const seen = new Set<string>();
  return taken.filter(({ key }) => {
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/** In the order of their first arrival, they must be those that are stored. */
function difference(what: string, arrived: readonly string[], stored: readonly string[]): readonly string[] {
  const at = stored.findIndex((one, index) => arrived[index] !== one);
  if (at === -1 && arrived.length === stored.length) return [];
  return [
    `of ${stored.length} of a kind, ${arrived.length} arrived, and ${what} ${at + 1} is not the one that is stored`,
  ];
}

function kindOf({ key }: Taken): string | undefined {
  return key.split(":")[1];
}

const isCollector = ({ receiver }: Taken) => RECEIVERS[receiver].format === "event_collector";

/** The entries of a push, as their texts. */
function linesIn(one: Taken): readonly string[] {
  if (kindOf(one) !== "entries") return [];
  const lines = one.body.toString().trimEnd().split("\n");
  if (isCollector(one)) return lines.map((line) => line.slice(line.indexOf(`"event":`) + `"event":`.length, -1));
  return lines.slice(1, -1).map((line) => line.replace(/,$/, ""));
}

/** The hash of a manifest that is pushed, and that of its text. */
function manifestsIn(one: Taken): readonly string[] {
  if (kindOf(one) !== "manifest") return [];
  const json = JSON.parse(one.body.toString());
  const { sequence, sha256: hash, manifest } = isCollector(one) ? json.event : json;
  return [`${sequence} ${hash} ${sha256(`${JSON.stringify(manifest, null, 2)}\n`)}`];
}

/** The lines of all segments. */
export function linesOf(objects: ReadonlyMap<string, Uint8Array>): readonly string[] {
  return named(objects, "seg/").flatMap(([, bytes]) => gunzipSync(bytes).toString().split("\n").slice(0, -1));
}

function manifestsOf(objects: ReadonlyMap<string, Uint8Array>): readonly string[] {
  return named(objects, "manifests/").map(([, bytes], index) => `${index + 1} ${sha256(bytes)} ${sha256(bytes)}`);
}

function named(objects: ReadonlyMap<string, Uint8Array>, prefix: string) {
  return Array.from(objects)
    .filter(([name]) => name.startsWith(prefix))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
