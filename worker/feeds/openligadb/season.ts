import * as v from 'valibot';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { tolerated, wireCount } from '../contract/wire.ts';
import type { FeedList } from '../feed.ts';
import { wireName, wireNumericId } from '../normalize/fields.ts';

const HOUR = 3_600_000;

/** A league’s season: its matches and their groups (`groupOrderID`). */
export interface Season {
  list: FeedList;
  groups: ReadonlyMap<string, number>;
  /** Whether the season is a round robin; one table of a cup or of several groups would be meaningless. */
  isLeague: boolean;
}

const wireGroupOf = v.object({
  matchID: wireNumericId,
  team1: tolerated(v.object({ teamGroupName: wireName })),
  group: v.object({ groupName: wireName, groupOrderID: tolerated(wireCount) }),
});

/** Builds a season from the records of its list. */
export function seasonOf(records: readonly unknown[], list: FeedList): Season {
  const groups = new Map<string, number>();
  const names: string[] = [];
  let isInGroups = false;
  for (const record of records) {
    const read = v.safeParse(wireGroupOf, record);
    if (!read.success) continue;
    const { matchID, group, team1 } = read.output;
    isInGroups ||= Boolean(team1?.teamGroupName);
    if (group.groupOrderID !== null) groups.set(`ol${matchID}`, group.groupOrderID);
    if (group.groupName !== null && !/relegation/i.test(group.groupName)) names.push(group.groupName);
  }
  const isLeague = !isInGroups && names.length > 0 && names.every((name) => /spieltag/i.test(name));
  return { list, groups, isLeague };
}

/** A match may be in play from `EARLY_MS` before until `LONGEST_MS` after its kick-off. */
const LONGEST_MS = 4 * HOUR;
const EARLY_MS = 10 * 60_000;

/** Whether a match may be in play, judged from a list that is some minutes old. */
export function mayRun(match: Match, now: number): boolean {
  const since = now - match.kickOff;
  return since > -EARLY_MS && since < LONGEST_MS && phaseOf(match) !== 'finished';
}

/** The groups with a match that may be in play. */
export function runningGroups({ list, groups }: Season, now: number): number[] {
  return [...new Set(list.matches.filter((match) => mayRun(match, now)).flatMap(({ id }) => groups.get(id) ?? []))];
}
