import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { pushName } from "../../../worker/platform/jobs.ts";
import { pushStore } from "../../../worker/pushing/push-store.ts";
import { addExport, useFreshExports } from "../exports/support/exports.ts";

useFreshExports();

async function pushes() {
  const { guid } = await addExport();
  const target = { guid, receiver: "siem" };
  const push = env.AUDIT_EXPORT_PUSH.getByName(pushName(target));
  const kept = await runInDurableObject(push, (_, { storage }) => {
    pushStore(storage.kv).update((record) => ({ ...record, target }));
    return storage.kv.get<{ readonly version: number }>("pushes");
  });
  const keep = async (record: unknown) =>
    await runInDurableObject(push, (_, { storage }) => storage.kv.put("pushes", record));
  if (kept === undefined) throw new Error("The pushes keep nothing.");
  return { push, target, kept, keep };
}

describe("the stored record of pushes", () => {
  it("has a version, and is read without one", async () => {
    const { push, kept, keep } = await pushes();
    const { version, ...record } = { ...kept, state: "needs_attention" };
    expect(version).toBe(1);
    await keep({ version, ...record });
    const status = await push.status();
    expect(status).toMatchObject({ state: "needs_attention", lastError: null });
    await keep(record);
    expect(await push.status()).toEqual(status);
  });

  it.each(["pushes", { state: "waiting" }, { version: 2 }])(
    "needs attention where it is %j, until the receiver is resumed",
    async (record) => {
      const { push, target, keep } = await pushes();
      await keep(record);
      await push.wake(target);
      const { state, lastError } = await push.status();
      expect(state).toBe("needs_attention");
      expect(lastError?.message).toMatch(
        /To go on without it, resume the receiver: it gets everything again, from the first segment on\.$/,
      );
      await push.resume(target);
      expect((await push.status()).state).not.toBe("needs_attention");
    },
  );
});
