// Plain JavaScript that any Node runs, to say that an old one cannot run the TypeScript of this project.
if (!process.features.typescript) {
  console.error("Provider Steward needs Node 22.18 or newer; this is " + process.versions.node + ".");
  process.exitCode = 1;
}
