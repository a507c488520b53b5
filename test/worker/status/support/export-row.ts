/** An export whose metrics are read two hours after it was created. */
export const row = {
  guid: "0b6f0d8e-5b0e-4e2c-8d1a-3a52a9d1a001",
  name: "own-log",
  source: "own",
  sourceUrl: "https://steward.example",
  intervalMinutes: 60,
  isPaused: false,
  createdTime: "2026-11-20T10:00:00Z",
};
