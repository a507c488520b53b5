/** A process that answers each body that it is sent the path of, as the Worker does. */
import { readFileSync } from "node:fs";
import type { Route } from "./route.ts";

export interface Task {
  readonly route: Route;
  /** Of the file that holds the body. */
  readonly path: string;
}

export interface Answer {
  /** 0 where the body is refused. */
  readonly bytes: number;
  /** What was done for it; undefined where it is not counted (see `work.ts`). */
  readonly steps: number | undefined;
}

/** The Worker's types and Node's exclude each other, so this module cannot be imported by its name. */
interface Answering {
  readonly answer: (route: Route, body: Uint8Array<ArrayBuffer>) => Promise<Response>;
}

const { answer }: Answering = await import(new URL("answer.ts", import.meta.url).href);

async function handle({ route, path }: Task): Promise<Answer> {
  const body = new Uint8Array(readFileSync(path));
  const before = globalThis.work?.steps ?? 0;
  const answered = await answer(route, body);
  const bytes = answered.ok ? (await answered.arrayBuffer()).byteLength : 0;
  return { bytes, steps: globalThis.work && globalThis.work.steps - before };
}

process.on("message", async (task: Task) => process.send?.(await handle(task)));
