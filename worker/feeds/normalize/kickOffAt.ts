import type { Match } from '../../../web/domain/match.ts';

const DAY = 86_400_000;

/** The kick-off of a match. Sources fill in midnight or a usual hour where they know only the date (UTC). */
export function kickOffAt(kickOff: number, { isTimed }: { isTimed: boolean }): Pick<Match, 'kickOff' | 'untimed'> {
  return isTimed ? { kickOff } : { kickOff: kickOff - (kickOff % DAY), untimed: true };
}
