import { styleText } from "node:util";
import { type CommandProcess, EXIT } from "./command-process.ts";
import { openStandardOutput } from "./commands/output.ts";

/**
 * Node's process, with streams that report what keeps them from being written. Node makes a stream when it is first asked for,
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
  // Node considers whether it is a terminal, NO_COLOR, NODE_DISABLE_COLORS and FORCE_COLOR.
  takesColor: (name) => styleText("red", "x", { stream: guardedProcess[name] }) !== "x",
  openOutput: () => openStandardOutput(guardedProcess),
  // The system starts at the working folder of the process by itself.
  locate: (path) => path,
  once: (signal, listener) => process.once(signal, listener),
};

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
