// Required before a program: writes the processor time that its process took, in milliseconds, to a file.
const { writeFileSync } = require("node:fs");

process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.STEWARD_BENCH_TIME_FILE, String((user + system) / 1000));
});
