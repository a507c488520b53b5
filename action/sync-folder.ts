import { open } from "node:fs/promises";

/** Makes a new name in a folder last. Not every system opens folders; what was named there is there in any case. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
