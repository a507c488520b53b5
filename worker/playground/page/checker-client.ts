/** The page's end of the web worker. */

import type { Answered, QuestionKind, Questions } from "../workspace/question.ts";

export interface CheckerClient {
  /** Rejects where this question fails, and where the program cannot be run. */
  readonly ask: <Kind extends QuestionKind>(
    kind: Kind,
    ask: Questions[Kind]["ask"],
  ) => Promise<Questions[Kind]["answer"]>;
}

declare global {
  /** The text of the checker's program, where it comes with the page: from `file:` browsers run no worker by its address. */
  var checkerProgram: string | undefined;
}

const NOT_RUNNING = "The check's program does not run.";

/**
 * @param address of the checker's program; undefined where the page brings its text.
 * @param onFailure called once, where the program cannot be run: then every question fails.
 */
export function startChecker(address: string | undefined, onFailure: () => void): CheckerClient {
  const worker = new Worker(address ?? addressOf(globalThis.checkerProgram ?? ""));
  const waiting = new Map<number, (answered: Answered) => void>();
  let last = 0;
  let isBroken = false;
  const breakDown = () => {
    isBroken = true;
    onFailure();
    for (const [id, answer] of waiting) answer({ id, failure: NOT_RUNNING });
    waiting.clear();
  };
  worker.addEventListener("error", breakDown, { once: true });
  worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return {
    ask: async (kind, ask) => {
      if (isBroken) throw new Error(NOT_RUNNING);
      return await new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, (answered) => {
          if ("failure" in answered) reject(new Error(answered.failure));
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the kind that was asked
          else resolve(answered.answer as Questions[typeof kind]["answer"]);
        });
        worker.postMessage({ id: last, kind, ask }, []);
      });
    },
  };
}

function addressOf(program: string): string {
  return URL.createObjectURL(new Blob([program], { type: "text/javascript" }));
}
