import type { LineUp, LineUpPlayer, Statistic } from '../../../web/domain/eventDetail.ts';
import type { Position } from '../../../web/domain/incidentKinds.ts';
import type { Side } from '../../../web/domain/match.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { entryOf } from '../../base/entryOf.ts';
import statisticTypes from './statistics.json' with { type: 'json' };

/** Positions by the first letter of a source’s word. */
const POSITIONS: Readonly<Record<string, Position>> = {
  g: 'goalkeeper',
  k: 'goalkeeper',
  d: 'defender',
  m: 'midfielder',
  f: 'forward',
  a: 'forward',
  s: 'forward',
};

export function positionOf(word: string | null): Position | null {
  return entryOf(POSITIONS, word?.charAt(0).toLowerCase() ?? null) ?? null;
}

/** A line-up; null without starters. */
export function lineUpFrom(
  given: { formation: string | null; coach: string | null },
  starters: LineUpPlayer[],
  bench: LineUpPlayer[],
): LineUp | null {
  const formation = /^\d(-\d){1,4}$/.test(given.formation ?? '') ? given.formation : null;
  return starters.length === 0 ? null : { formation, coach: given.coach, starters, bench };
}

/** Combines the figures of both sides by the site’s names of their types. Types without a figure are left out. */
export function statisticsFrom(
  figures: Iterable<{ type: string } & Partial<Record<Side, number | null>>>,
): Statistic[] {
  const found = new Map<string, Statistic>();
  for (const { type: name, home = null, away = null } of figures) {
    if (home === null && away === null) continue;
    const type =
      entryOf(statisticTypes, name.toLowerCase().replaceAll('_', ' ')) ?? (slugOf(name).replaceAll('-', '_') || name);
    const known = found.get(type);
    found.set(type, { type, home: home ?? known?.home ?? null, away: away ?? known?.away ?? null });
  }
  return [...found.values()];
}
