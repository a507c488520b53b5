import { FILE_MAX_BYTES } from "../../shared/index.ts";
import { GIT_MAX_SECONDS } from "../limits.ts";
import { startGit } from "./git.ts";

/** A git object as it is stored. */
interface GitObject {
  readonly type: string;
  /** The content; for a file larger than those that are checked, only one byte more than these may have. */
  readonly bytes: Buffer;
}

/** Reads objects of a checkout by one process of git, which starts with the first of them at the latest. */
interface GitReader {
  readonly start: () => void;
  /**
   * Gives an object, or undefined where the checkout does not hold it.
   *
   * @param name what git calls it, on one line.
   */
  readonly read: (name: string) => Promise<GitObject | undefined>;
  readonly close: () => void;
}

/**
 * @param environment the variables of the step.
 * @param maxSeconds how long git may take for one object; past that, it is asked for no more.
 */
export function openGitReader(folder: string, environment: NodeJS.ProcessEnv, maxSeconds = GIT_MAX_SECONDS): GitReader {
  let batch: ReturnType<typeof startBatch> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const started = () => {
    batch ??= startBatch(folder, environment, maxSeconds);
    return batch;
  };
  return {
    start: () => void started(),
    read: (name) => {
      const { ask } = started();
      const answer = last.then(() => ask(name));
      last = answer;
      return answer;
    },
    close: () => batch?.close(),
  };
}

function startBatch(folder: string, environment: NodeJS.ProcessEnv, maxSeconds: number) {
  const git = startGit(folder, ["cat-file", "--batch"], environment);
  // A process that fails answers no more; that is seen where its answer is read.
  git.on("error", () => {});
  git.stdin.on("error", () => {});
  const bytes = byteReader(git.stdout);
  let hasFailed = false;
  /** Ends the reading, too, where another process holds what git writes to. */
  const end = () => {
    git.kill("SIGKILL");
    git.stdout.destroy();
  };

  const ask = async (name: string): Promise<GitObject | undefined> => {
    if (hasFailed) return undefined;
    const timer = setTimeout(end, maxSeconds * 1_000);
    try {
      git.stdin.write(`${name}\n`);
      const [, type, size] = /^\S+ (\S+) (\d+)$/.exec(await bytes.line()) ?? [];
      if (type === undefined) return undefined;
      const length = Number(size);
      const kept = type === "blob" ? Math.min(length, FILE_MAX_BYTES + 1) : length;
      const content = await bytes.take(kept);
      await bytes.skip(length - kept + "\n".length);
      return { type, bytes: content };
    } catch {
      hasFailed = true;
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
  return { ask, close: () => void git.stdin.end() };
}

/** Reads a stream piece by piece. Each function throws where the stream ends before. */
function byteReader(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  const refill = async (): Promise<void> => {
    const { done, value } = await chunks.next();
    if (done === true) throw new Error("The stream has ended.");
    rest = value;
  };
  /** Gives up to so many bytes, and at least one. */
  const next = async (maxBytes: number): Promise<Buffer> => {
    if (rest.length === 0) await refill();
    const piece = rest.subarray(0, maxBytes);
    rest = rest.subarray(piece.length);
    return piece;
  };
  const take = async (count: number): Promise<Buffer> => {
    const pieces: Buffer[] = [];
    for (let missing = count; missing > 0; missing -= pieces.at(-1)?.length ?? 0) pieces.push(await next(missing));
    return Buffer.concat(pieces);
  };
  return {
    take,
    skip: async (count: number): Promise<void> => {
      for (let missing = count; missing > 0; ) missing -= (await next(missing)).length;
    },
    /** Gives the characters up to a line feed, which is not among them. */
    line: async (): Promise<string> => {
      let line = "";
      let end = rest.indexOf(0x0a);
      for (; end < 0; end = rest.indexOf(0x0a)) {
        line += rest.toString("latin1");
        await refill();
      }
      line += rest.toString("latin1", 0, end);
      rest = rest.subarray(end + 1);
      return line;
    },
  };
}
