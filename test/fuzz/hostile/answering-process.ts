import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Answer, Task } from "./child.ts";
import type { Route } from "./route.ts";

const CHILD = fileURLToPath(new URL("child.ts", import.meta.url));
const WORK = new URL("work.ts", import.meta.url).href;

/** Answers bodies one after another. */
export interface AnsweringProcess {
  /** Undefined where the process dies of it; the next body then gets a new process. */
  readonly answer: (route: Route, body: string) => Promise<Answer | undefined>;
  readonly close: () => void;
}

/** @param maxMebibytes of V8's whole heap, for young objects and old ones together. */
export function processOfHeap(maxMebibytes: number): AnsweringProcess {
  return answeringProcess([`--max-heap-size=${maxMebibytes}`]);
}

/** A process that counts the steps of each answer. */
export function countingProcess(): AnsweringProcess {
  return answeringProcess(["--disable-warning=ExperimentalWarning", "--import", WORK]);
}

function answeringProcess(execArgv: readonly string[]): AnsweringProcess {
  const folder = mkdtempSync(join(tmpdir(), "hostile-"));
  const path = join(folder, "body");
  const start = () => {
    const child = fork(CHILD, { execArgv: [...execArgv], stdio: ["ignore", "ignore", "ignore", "ipc"] });
    return { child, died: once(child, "exit").then(() => undefined) };
  };
  let running: ReturnType<typeof start> | undefined;
  return {
    answer: async (route, body) => {
      writeFileSync(path, body);
      running ??= start();
      const { child, died } = running;
      const answered = once(child, "message").then(([answer]): Answer => answer);
      const task: Task = { route, path };
      child.send(task);
      const answer = await Promise.race([answered, died]);
      if (answer === undefined) running = undefined;
      return answer;
    },
    close: () => {
      running?.child.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
