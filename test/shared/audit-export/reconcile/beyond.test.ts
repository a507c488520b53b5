import { expect, it } from "vitest";
import { walkBeyond } from "../../../../shared/audit-export/reconcile/beyond.ts";
import { noDifferences } from "../../../../shared/audit-export/reconcile/differences.ts";
import type { AuditSource, LargeEntry } from "../../../../shared/content-server/audit-source.ts";
import { fakeEntry, fakeSource } from "../support/fake-source.ts";
import { memoryStore } from "../support/memory-store.ts";
import { sha256 } from "../support/node-codec.ts";
import { portsOf } from "../support/reconcile.ts";

const large = (content: string): LargeEntry => {
  return { kind: "large", id: null, time: null, reason: "It is too large.", size: 9, sha256: sha256(content) };
};

/** A source with one entry on each page: first these, which are too large to hold, and then an ordinary one. */
function sourceOf(entries: readonly LargeEntry[]): AuditSource {
  const placeOf = (url: string) => Number(new URL(url).searchParams.get("place"));
  const urlAt = (place: number) => `https://source.example/?place=${place}`;
  const source = fakeSource({ entries: [], isCursorId: false, pageEntries: 1 });
  return {
    ...source,
    startUrl: () => urlAt(0),
    withLimit: (url) => url,
    fetchPage: async (url) =>
      await Promise.resolve(
        placeOf(url) < entries.length
          ? { kind: "failed", failure: { kind: "too-large", message: "It is too large." } }
          : { kind: "page", page: { entries: [fakeEntry("5")], next: null, isSuspect: false } },
      ),
    fetchLargePage: async (url) => {
      const place = placeOf(url);
      const page = { entries: entries.slice(place, place + 1), next: urlAt(place + 1), isSuspect: false };
      return await Promise.resolve({ kind: "page", page });
    },
  };
}

it.each([
  ["that the next page repeats is counted once", ["a", "a"], 2],
  ["of other content is counted, too", ["a", "b"], 3],
])("an entry without an id that is too large to hold, %s", async (_, contents, counted) => {
  const source = sourceOf(contents.map(large));
  const ports = { ...portsOf(memoryStore(), source), pageEntries: 1 };
  const walked = await walkBeyond(
    { beyond: null, url: null, differences: noDifferences(), lastEntry: null },
    null,
    ports,
  );
  expect(walked).toMatchObject({ kind: "walked", beyond: { next: null, entries: counted } });
});
