import { type CommandProcess, EXIT } from "./commands/command-process.ts";

/**
 * The process, with streams that report what keeps them from being written. Node makes a stream when it is first asked for,
 * which takes time, so that here none is before a command uses it.
 */
export const guardedProcess: CommandProcess = {
  get stdin() {
    return process.stdin;
  },
  get stdout() {
    return guardOutput();
  },
  get stderr() {
    return guardErrors();
  },
  get env() {
    return process.env;
  },
  get exitCode() {
    return process.exitCode;
  },
  set exitCode(code) {
    process.exitCode = code;
  },
};

/** Guards the streams for those who take them from Node's own process. */
export function guardStreams(): void {
  guardOutput();
  guardErrors();
}

function guardOutput() {
  return guard(process.stdout, ({ code }) => {
    // A reader such as `head` may close the pipe before the end, and then wants to hear no more.
    if (code === "EPIPE") return;
    guardErrors().write(`error: The output cannot be written (${code}). Check that there is space for it.\n`);
    process.exitCode = EXIT.failure;
  });
}

function guardErrors() {
  return guard(process.stderr, () => {
    // There is nowhere left to say it.
    process.exitCode = EXIT.failure;
  });
}

function guard<Stream extends NodeJS.WriteStream>(
  stream: Stream,
  onError: (error: NodeJS.ErrnoException) => void,
): Stream {
  return stream.listenerCount("error") > 0 ? stream : stream.on("error", onError);
}
