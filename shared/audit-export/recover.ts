/** How a run begins: it finds out by the objects where the export stands. */

import type { AuditSource } from "../content-server/audit-source.ts";
import { ascendingFrom, walkAfter } from "./ascending.ts";
import { type JobState, needsAttention, type Position, type Step, type Walk, working } from "./job-state.ts";
import type { JobPorts, JobSettings } from "./job-types.ts";
import { recoverPosition } from "./position.ts";
import { startSealing } from "./seal.ts";

/** From what is stored to the first thing to do. */
export async function recover(state: JobState, settings: JobSettings, ports: JobPorts): Promise<Step> {
  const { kind, pages } = state;
  const found = await recoverPosition(settings, ports);
  if (!found.ok) return needsAttention({ phase: "beginning", kind, pages }, found.error);
  const position = found.value;
  if (kind === "manifests") return working(startSealing({ kind, pages, position }));
  return working({
    phase: "reading",
    kind,
    pages,
    position,
    walk: firstWalk(position, settings, ports.source),
    gathered: {
      units: [],
      highest: position.last?.last_id ?? null,
      waiting: [],
      isPastWritten: position.last === null,
    },
    asking: { limit: settings.pageEntries, failures: 0, damage: null },
  });
}

/** With which page a run begins. */
function firstWalk(position: Position, { pageEntries }: JobSettings, source: AuditSource): Walk {
  const start = source.startUrl("ascending", pageEntries);
  if (position.last === null) return ascendingFrom(start);
  const url = position.last.tail_url;
  // The server may have moved since; then its own cursors are of no use.
  return url !== null && originOf(url) === originOf(start)
    ? ascendingFrom(url)
    : walkAfter(position.floor, pageEntries, source);
}

function originOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? "" : `${parsed.protocol}//${parsed.host}`;
}
