/** `docs/examples/verify_export.py`, in one process for many exports. */

import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const EXAMPLES = fileURLToPath(new URL("../../docs/examples", import.meta.url));

/** The whole program: it reads an export in each line, and prints in a line what the verifier says of it. */
const SERVE = `
import base64, json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, ${JSON.stringify(EXAMPLES)})
import verify_export

class Objects:
    def __init__(self, objects):
        self.objects = {name: base64.b64decode(data) for name, data in objects.items()}
        self.names = set(self.objects)
    def read(self, name):
        return self.objects[name]

for line in sys.stdin:
    asked = json.loads(line)
    try:
        witnesses = [(f"witness {place}", text.encode()) for place, text in enumerate(asked["witnesses"])]
        verdict = verify_export.verify(Objects(asked["objects"]), asked["keys"], witnesses)
        said = "whole" if verdict.is_complete else "not complete"
    except verify_export.Broken as broken:
        said = "broken: " + broken.text
    except verify_export.NotChecked as error:
        said = "not checked: " + str(error)
    print(json.dumps(said), flush=True)
`;

/** The whole program: it runs the example for the words in each line, and prints in a line how that ended. */
const RUN = `
import io, json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, ${JSON.stringify(EXAMPLES)})
import verify_export

own = sys.stdout
for line in sys.stdin:
    sys.argv = ["verify_export.py", *json.loads(line)]
    sys.stdout, sys.stderr = (io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2))
    try:
        status = verify_export.main_with_output()
    except SystemExit as end:
        status = end.code
    ended = [stream.buffer.getvalue().decode() for stream in (sys.stdout, sys.stderr)]
    print(json.dumps({"status": status, "stdout": ended[0], "stderr": ended[1]}), file=own, flush=True)
`;

/** True if there is a Python that can run the example. */
export const HAS_PYTHON = spawnSync("python3", ["-c", "import cryptography"]).status === 0;

/** The keys and witnesses by which an export is verified. */
export interface VerifiedBy {
  readonly keys: readonly string[];
  /** The texts of witnesses. */
  readonly witnesses: readonly string[];
}

export interface PythonVerifier {
  /** Its verdict on an export: "whole", "not complete", or where it is broken. */
  readonly verify: (objects: ReadonlyMap<string, Uint8Array>, by: VerifiedBy) => Promise<string>;
  readonly close: () => void;
}

export function startPythonVerifier(): PythonVerifier {
  const { ask, close } = start(SERVE);
  return {
    verify: async (objects, by) => {
      const encoded = Array.from(objects, ([name, bytes]) => [name, Buffer.from(bytes).toString("base64")]);
      return String(await ask({ objects: Object.fromEntries(encoded), ...by }));
    },
    close,
  };
}

/** The end of a run of the example as a command. */
export interface PythonOutcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface PythonCommand {
  readonly run: (...words: readonly string[]) => Promise<PythonOutcome>;
  readonly close: () => void;
}

/** The example as a command, for many command lines. */
export function startPythonCommand(): PythonCommand {
  const { ask, close } = start(RUN);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what the program prints
  return { run: async (...words) => (await ask(words)) as PythonOutcome, close };
}

/** Starts a program that answers each line of JSON by one. */
function start(program: string) {
  const child = spawn("python3", ["-c", program], { stdio: ["pipe", "pipe", "inherit"] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    ask: async (asked: unknown): Promise<unknown> => {
      child.stdin.write(`${JSON.stringify(asked)}\n`);
      const answer = await answers.next();
      if (answer.done === true) throw new Error("The verifier ended.");
      return JSON.parse(answer.value);
    },
    close: () => void child.stdin.end(),
  };
}
