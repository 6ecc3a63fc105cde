import * as v from 'valibot';
import type { EventDetail, LineUp, LineUpPlayer, PeriodScore, Statistic } from '../../../web/domain/eventDetail.ts';
import type { Position } from '../../../web/domain/incidentKinds.ts';
import type { Match, Side } from '../../../web/domain/match.ts';
import { PERIODS } from '../../../web/domain/matchSchemas.ts';
import { MOST_SAMPLES, type MomentumSample, sampleOf } from '../../../web/domain/momentum.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { noteUnknownStatus, type Rejections } from '../../base/rejections.ts';
import { ok, type Result } from '../../base/result.ts';
import { type Note, readRecords } from '../normalize/limits.ts';
import { readIncidentDetails } from './incidents.ts';
import { type ParseContext, parseEvent } from './parseEvent.ts';
import {
  type WireDetail,
  wireDetail,
  wirePeriod,
  wirePlayer,
  wireStatistic,
  wireStatisticsOfMinute,
} from './wireDetail.ts';

/** Positions by the first letter of the feed’s word. */
const POSITIONS: Readonly<Record<string, Position>> = {
  g: 'goalkeeper',
  k: 'goalkeeper',
  d: 'defender',
  m: 'midfielder',
  f: 'forward',
  a: 'forward',
  s: 'forward',
};

function positionOf(text: string | null): Position | null {
  const letter = (text ?? '').charAt(0).toLowerCase();
  return Object.hasOwn(POSITIONS, letter) ? (POSITIONS[letter] ?? null) : null;
}

type WireLineUp = NonNullable<WireDetail['lineups']>[Side];

function lineUpOf(wire: WireLineUp, noteRejected: Note): LineUp | null {
  if (wire === null) return null;
  const starters: LineUpPlayer[] = [];
  const bench: LineUpPlayer[] = [];
  for (const { player, number, position, starter, captain, rating } of readRecords(
    wirePlayer,
    wire.players,
    noteRejected,
    'players',
  )) {
    const list = starter === true ? starters : bench;
    list.push({
      ...{ name: player.name, number, position: positionOf(position), captain: captain === true },
      ...(player.id !== null && { id: player.id }),
      ...(rating !== null && { mark: rating }),
    });
  }
  if (starters.length === 0) return null;
  const formation = /^\d(-\d){1,4}$/.test(wire.formation ?? '') ? wire.formation : null;
  return { formation, coach: wire.coach, starters, bench };
}

/** The line-ups of both sides; null for a side without starters. */
function readLineUps(lineups: WireDetail['lineups'], noteRejected: Note): Record<Side, LineUp | null> {
  return {
    home: lineUpOf(lineups?.home ?? null, noteRejected),
    away: lineUpOf(lineups?.away ?? null, noteRejected),
  };
}

/** The feed’s names of periods (`1st quarter`, `2nd half`, as slugs) and the site’s. */
const PERIOD_NAMES: Readonly<Record<string, string>> = {
  '1st-half': 'first-half',
  '2nd-half': 'second-half',
  '1st-quarter': 'first-quarter',
  '2nd-quarter': 'second-quarter',
  '3rd-quarter': 'third-quarter',
  '4th-quarter': 'fourth-quarter',
  '1st-period': 'first-period',
  '2nd-period': 'second-period',
  '3rd-period': 'third-period',
};

function periodName(text: string): string {
  const slug = slugOf(text);
  const known = Object.hasOwn(PERIOD_NAMES, slug) ? PERIOD_NAMES[slug] : PERIODS.find((period) => period === slug);
  return known ?? text;
}

/** Keeps one entry per type, and only those with a figure. */
function statisticsOf(read: readonly Statistic[]): Statistic[] {
  const statistics = new Map<string, Statistic>();
  for (const { type, home, away } of read) {
    const key = slugOf(type).replaceAll('-', '_') || type;
    if (home !== null || away !== null) statistics.set(key, { type: key, home, away });
  }
  return [...statistics.values()];
}

export interface DetailContext extends ParseContext {
  rejections: Rejections;
}

function detailOf(record: unknown, match: Match, rejections: Rejections): EventDetail {
  const note: Note = (problem, records) => rejections.note(`detail: ${problem}`, records);
  const read = v.safeParse(wireDetail, record);
  // `parseEvent` accepted the record, so invalid details only mean that it has none.
  const wire = read.success ? read.output : null;
  const periods = readRecords(wirePeriod, wire?.periods ?? null, note, 'periods').map(
    ({ name, home, away }): PeriodScore => ({ name: periodName(name), score: { home, away } }),
  );
  return {
    match,
    halfTime: wire?.results?.halftime ?? null,
    shootOut: wire?.results?.penaltyshootout ?? null,
    incidents: readIncidentDetails(wire?.incidents ?? null, note),
    periods,
    lineUps: readLineUps(wire?.lineups ?? null, note),
    statistics: statisticsOf(readRecords(wireStatistic, wire?.statistics ?? null, note, 'statistics')),
    venue: wire?.venue ?? null,
    referee: wire?.referee ?? null,
  };
}

/**
 * Parses an answer of `v2/events/{id}`. Fails only without the fields that a row needs. Invalid incidents, players and
 * numbers are dropped and counted.
 */
export function parseEventDetail(record: unknown, context: DetailContext): Result<EventDetail, string> {
  const parsed = parseEvent(record, context);
  if (!parsed.ok) return parsed;
  const { state } = parsed.value;
  if (state.kind === 'other') noteUnknownStatus(context.rejections, state.text);
  return ok(detailOf(record, parsed.value, context.rejections));
}

/** Parses a match’s statistics by minute, which some backends have. */
export function parseMomentum(record: unknown, rejections: Rejections): MomentumSample[] {
  const note: Note = (problem, records) => rejections.note(`momentum: ${problem}`, records);
  const read = v.safeParse(wireDetail, record);
  const minutes = read.success ? (read.output.statistics_by_minute ?? []).slice(0, MOST_SAMPLES) : [];
  return readRecords(wireStatisticsOfMinute, minutes, note).flatMap(({ minute, statistics }) => {
    const sample = sampleOf(minute, statisticsOf(readRecords(wireStatistic, statistics, note, 'statistics')));
    return sample === null ? [] : [sample];
  });
}
