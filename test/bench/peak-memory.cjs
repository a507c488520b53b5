// Required before a program: writes the most memory that its process had at once, in bytes, to a file.
const { existsSync, readFileSync, writeFileSync } = require("node:fs");

const STATUS = "/proc/self/status";

process.on("exit", () => writeFileSync(process.env.STEWARD_BENCH_PEAK_FILE, String(peakKibibytes() * 1024)));

// On Linux, `maxRSS` also counts what the process was before it became this program: a copy of the bench.
function peakKibibytes() {
  const status = existsSync(STATUS) ? readFileSync(STATUS, "utf8") : "";
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}
