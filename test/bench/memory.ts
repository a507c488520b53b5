/**
 * The memory of the local runtime under many requests of each kind. `npm run bench:memory -- --help` says more.
 * See docs/decisions/0168-a-resolution-written-at-once.md.
 */
import { fileURLToPath } from "node:url";
import { BYTES_PER_MEGABYTE, growthTable, isFlat, type Measured, SAMPLES } from "./memory/growth.ts";
import { addAdministrator, KINDS, type Kind } from "./memory/kinds.ts";
import { readOptions } from "./options.ts";
import { bundleWorker, startProcess } from "./worker/process.ts";
import { publishPage } from "./worker/published-page.ts";
import { sendEach } from "./worker/requests.ts";

/**
 * V8 lets garbage lie while there is room for it, and with it what that holds outside of the heap: a small heap is full
 * after fewer requests. One for young objects that never grows keeps more of them from becoming old.
 */
const V8_FLAGS = ["--max-heap-size=48", "--min-semi-space-size=4", "--max-semi-space-size=4"];

const NAMES = KINDS.map(({ name }) => name);

const HELP = `Usage: npm run bench:memory [-- options]

Sends many requests of each kind to a real local Worker, each kind to a new process of the runtime, and prints the
memory of the process after an eighth of them, a quarter, half and all, and how much it grew after the eighth.

Options:
  --requests N   how many of each kind, a multiple of ${SAMPLES} (default: 400000)
  --only KINDS   some kinds only, with semicolons between them: ${NAMES.join("; ")}
  --help         this text

Exit codes: 0 the memory is flat; 1 that of a kind grows, or something failed; 2 the arguments were not understood.
`;

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values, fail, wholeNumber } = readOptions("bench:memory", HELP, { requests: "400000", only: NAMES.join(";") });
const requests = wholeNumber("requests", SAMPLES);
if (requests % SAMPLES !== 0) fail(`--requests must be a multiple of ${SAMPLES}, not ${requests}.`);
const words = values.only.split(";").map((word) => word.trim());
const kinds = KINDS.filter(({ name }) => words.includes(name));
if (kinds.length < words.length) fail(`--only takes ${NAMES.join("; ")}, and not "${values.only}".`);
await bench();

async function bench(): Promise<void> {
  // Miniflare reads this whenever it starts the runtime.
  process.env["MINIFLARE_WORKERD_V8_FLAGS"] = V8_FLAGS.join(" ");
  const code = await bundleWorker(root);
  const measured: Measured[] = [];
  for (const kind of kinds) {
    const bytes = await measure(kind, code);
    console.error(`memory, ${kind.name}: ${bytes.map((one) => Math.round(one / BYTES_PER_MEGABYTE)).join(" ")} MB`);
    measured.push({ name: kind.name, bytes });
  }
  process.stdout.write(growthTable(measured, requests));
  if (!measured.every(isFlat)) process.exitCode = 1;
}

/** The memory of a new process, as often as `SAMPLES` says. */
async function measure({ question }: Kind, code: string): Promise<readonly number[]> {
  const server = await startProcess([{ name: "worker", code, hasStores: true }]);
  try {
    await publishPage(server, root);
    await addAdministrator(server);
    const url = await server.url("worker");
    const bytes: number[] = [];
    const each = requests / SAMPLES;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      // Requests are numbered from 1: the key of 0 is the administrator's.
      await sendEach(url, each, (index) => question(sample * each + index + 1));
      bytes.push(server.residentBytes());
    }
    return bytes;
  } finally {
    await server.stop();
  }
}
