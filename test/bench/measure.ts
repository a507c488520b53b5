/** Everybody does each work once a round, in turn, so that what else the machine does slows all of them alike. */
import type { Contestant, Entry, Figure, Group, Session, Subject, Work } from "./figure.ts";
import { quantile } from "./quantile.ts";

/** The figures of a group. @param progress is told of each work before it begins. */
export async function measureGroup(
  group: Group,
  subjects: readonly Subject[],
  progress: (work: Work) => void,
): Promise<readonly Figure[]> {
  const session = await group.start(subjects);
  const figures: Figure[] = [];
  try {
    for (const work of group.works) {
      progress(work);
      const rounds = await measureWork(session, work, contestantsOf(work, subjects));
      figures.push({ group: group.name, ...work, entries: entriesOf(rounds) });
    }
  } finally {
    await session.close();
  }
  return figures;
}

/** The times of each contestant, by round. */
export interface Rounds {
  readonly contestant: Contestant;
  readonly values: readonly number[];
}

export function contestantsOf({ floor, peers }: Work, subjects: readonly Subject[]): readonly Contestant[] {
  return [
    ...(floor === undefined ? [] : [{ kind: "floor", name: floor } as const]),
    ...subjects.map((subject) => ({ kind: "subject", ...subject }) as const),
    ...peers.map((name) => ({ kind: "peer", name }) as const),
  ];
}

async function measureWork(
  session: Session,
  work: Work,
  contestants: readonly Contestant[],
): Promise<readonly Rounds[]> {
  const taken = contestants.map((contestant) => ({ contestant, values: [] as number[] }));
  // The first round only warms up: code is compiled, and files are read from the disk.
  for (let round = work.rounds === 1 ? 1 : 0; round <= work.rounds; round += 1) {
    for (const { contestant, values } of taken) {
      const value = await session.measure(work.name, contestant);
      if (round > 0) values.push(value);
    }
  }
  return taken;
}

/**
 * Quartiles, and ratios round by round: what slows the machine for a while slows both sides of such a ratio.
 * The first subject is compared with the second.
 */
export function entriesOf(rounds: readonly Rounds[]): readonly Entry[] {
  const floor = rounds.find(({ contestant }) => contestant.kind === "floor");
  const [first, other] = rounds.filter(({ contestant }) => contestant.kind === "subject");
  return rounds.map((one) => ({
    kind: one.contestant.kind,
    name: one.contestant.name,
    median: quantile(one.values, 0.5),
    p25: quantile(one.values, 0.25),
    p75: quantile(one.values, 0.75),
    ...(floor === undefined || one === floor ? {} : { timesFloor: medianRatio(one, floor) }),
    ...(other === undefined || one !== first ? {} : { timesOther: medianRatio(one, other) }),
  }));
}

function medianRatio(one: Rounds, other: Rounds): number {
  const ratios = one.values.map((value, round) => value / (other.values[round] ?? Number.NaN));
  return quantile(ratios, 0.5);
}
