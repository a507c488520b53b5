import * as fc from "fast-check";
import { expect, it } from "vitest";
import { startedTwice, type Thread } from "../../../action/publish/threads.ts";

const thread: fc.Arbitrary<Thread> = fc.record({
  id: fc.uuid(),
  commentId: fc.constant("c"),
  body: fc.constant(""),
  path: fc.constantFrom("a", "b"),
  line: fc.constant(1),
  fingerprint: fc.constantFrom("x:1", "x:2"),
  createdAt: fc.constantFrom("2026-01-01T00:00:00Z", "2026-01-01T00:00:01Z"),
  state: fc.constantFrom("open", "outdated", "resolved", "hidden"),
});

it("leaves the first thread of each finding, in whatever order they are listed", () => {
  fc.assert(
    fc.property(fc.uniqueArray(thread, { selector: ({ id }) => id, maxLength: 12 }), fc.nat(3), (threads, count) => {
      const before = threads.slice(0, count);
      const closed = startedTwice(threads, before);
      expect(new Set(startedTwice(threads.toReversed(), before))).toEqual(new Set(closed));
      const started = threads.slice(count).filter(({ state }) => state === "open");
      const left = started.filter((one) => !closed.includes(one));
      const findings = (list: readonly Thread[]) => list.map(({ path, fingerprint }) => `${path} ${fingerprint}`);
      expect(findings(left).toSorted()).toEqual([...new Set(findings(started))].toSorted());
      for (const one of closed) {
        expect(started).toContain(one);
        const first = left.find(({ path, fingerprint }) => path === one.path && fingerprint === one.fingerprint);
        expect(first && first.createdAt <= one.createdAt).toBe(true);
      }
    }),
  );
});
