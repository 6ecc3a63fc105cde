import { MINUTE, startOfDay, weekdayOf, zoneOffset } from './calendar.ts';
import type { Tournament } from './catalog.ts';
import type { Random } from './seed.ts';

const QUARTERS = Array.from({ length: 96 }, (_, quarter) => quarter * 15);

/**
 * Kick-offs, in minutes of the UTC day, of the fourteen football matches that keep every minute of a day alive: each
 * runs for at least 108 minutes, and the next one begins 105 (twice 90) minutes later.
 */
export const ANCHOR_MINUTES: readonly number[] = [
  0, 105, 210, 315, 420, 525, 630, 735, 840, 945, 1050, 1155, 1260, 1350,
];

/** The anchors at which European cup evenings go on after ninety minutes. */
export const EXTRA_TIME_ANCHOR = 1155;
export const SHOOT_OUT_ANCHOR = 1050;

/** How usual a kick-off at this minute of the local day is. */
function popularity(local: number, tournament: Tournament, weekend: boolean): number {
  const early = weekend || !tournament.senior;
  const [from, to] = tournament.sport === 'football' ? [750, 1290] : [early ? 810 : 960, 1260];
  if (local < 630 || local > 1335) return 0;
  if (local < from || local > to) return local % 30 === 0 ? 0.05 : 0.01;
  const minute = local % 60;
  const grid = minute === 0 ? 3 : minute === 30 ? 2.5 : 0.7;
  const evening = local >= 1110 ? (early ? 1.2 : 3) : 1;
  const afternoon = early && local >= 840 && local <= 1050 ? 3 : 1;
  const lateEvening = local > 1245 ? 0.3 : 1;
  return grid * evening * afternoon * lateEvening;
}

/** Draws kick-offs of one UTC date at hours that are usual where the competition is played. */
export class KickOffClock {
  private readonly offsets = new Map<string, number>();
  private readonly day: number;
  private readonly weekend: boolean;

  constructor(day: number) {
    this.day = day;
    this.weekend = weekdayOf(day) >= 6;
  }

  private offsetOf(zone: string): number {
    const known = this.offsets.get(zone);
    if (known !== undefined) return known;
    const offset = zoneOffset(zone, this.day);
    this.offsets.set(zone, offset);
    return offset;
  }

  /** How usual it is that this competition kicks off at a minute of the UTC day. */
  fit(tournament: Tournament, minute: number): number {
    const local = (minute + this.offsetOf(tournament.country.zone) + 1440) % 1440;
    return popularity(local, tournament, this.weekend);
  }

  /** A few kick-offs (minutes of the UTC day) for a round of `matches`, no earlier than `from`, no later than `to`. */
  draw(tournament: Tournament, matches: number, random: Random, from = 0, to = 1425): number[] {
    const usual = QUARTERS.filter((minute) => minute >= from && minute <= to);
    const options = usual.map((minute) => ({ minute, fit: this.fit(tournament, minute) }));
    const fitting = options.filter(({ fit }) => fit > 0);
    const list = fitting.length > 0 ? fitting : options.map(({ minute }) => ({ minute, fit: 1 }));
    const slots = Array.from(
      { length: Math.min(6, Math.ceil(matches / 2.5)) },
      () => random.pickWeighted(list, ({ fit }) => fit).minute,
    );
    return Array.from({ length: matches }, () => random.pick(slots));
  }

  instant(minute: number): number {
    return startOfDay(this.day) + minute * MINUTE;
  }
}
