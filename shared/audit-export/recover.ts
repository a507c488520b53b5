/** The beginning of a run: it finds out by the objects where the export stands. */

import type { AuditSource } from "../content-server/audit-source.ts";
import { ascendingFrom, walkAfter } from "./ascending.ts";
import { fillingBefore } from "./fill-gaps.ts";
import {
  type JobState,
  needsAttention,
  type Position,
  type Step,
  startAsking,
  type Walk,
  working,
} from "./job-state.ts";
import type { JobPorts, JobSettings } from "./job-types.ts";
import { recoverPosition } from "./position.ts";
import { startSealing } from "./seal.ts";
import { NO_UNITS } from "./units.ts";

/** From what is stored to the first thing to do. */
export async function recover(state: JobState, settings: JobSettings, ports: JobPorts): Promise<Step> {
  const { kind, pages } = state;
  const found = await recoverPosition(settings, ports);
  if (!found.ok) return needsAttention({ phase: "beginning", kind, pages }, found.error);
  const position = found.value;
  if (kind === "manifests") return working(startSealing({ kind, pages, position, isHoldingBack: false }));
  return working({
    phase: "reading",
    kind,
    pages,
    position,
    isHoldingBack: false,
    walk: fillingBefore(firstWalk(position, settings, ports.source), position, settings, ports),
    gathered: {
      units: NO_UNITS,
      highest: position.last?.last_id ?? null,
      waiting: [],
      isPastWritten: position.last === null,
    },
    asking: startAsking(settings.pageEntries),
    gapTries: { after: null, tries: 0, ofRun: 0 },
  });
}

/** With which page a run begins. */
function firstWalk(position: Position, { pageEntries }: JobSettings, source: AuditSource): Walk {
  const start = source.startUrl("ascending", pageEntries);
  if (position.last === null) return ascendingFrom(start);
  const { floor, recent } = position;
  const url = position.last.tail_url;
  // The server may have moved since; then its own cursors are of no use.
  if (url === null || floor === null || originOf(url) !== originOf(start)) return walkAfter(floor, pageEntries, source);
  return ascendingFrom(url, recent.length > 1 ? (recent[0]?.id ?? null) : null);
}

function originOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? "" : `${parsed.protocol}//${parsed.host}`;
}
