import * as v from 'valibot';
import type { EventDetail, PeriodScore, Statistic } from '../../../web/domain/eventDetail.ts';
import { type Match, PERIODS } from '../../../web/domain/match.ts';
import { MOST_SAMPLES, type MomentumSample, sampleOf } from '../../../web/domain/momentum.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { noteUnknownStatus, type Rejections } from '../../base/rejections.ts';
import type { Result } from '../../base/result.ts';
import type { NoteRejected } from '../normalize/limits.ts';
import { readIncidentDetails } from './incidents.ts';
import { readLineUps } from './lineUps.ts';
import { type ParseContext, parseEvent } from './parseEvent.ts';
import { readRecords, wireDetail, wirePeriod, wireStatistic, wireStatisticsOfMinute } from './wireDetail.ts';

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
  const note: NoteRejected = (problem, records) => rejections.note(`detail: ${problem}`, records);
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
  return { ok: true, value: detailOf(record, parsed.value, context.rejections) };
}

/** Parses a match’s statistics by minute, which some backends have. */
export function parseMomentum(record: unknown, rejections: Rejections): MomentumSample[] {
  const note: NoteRejected = (problem, records) => rejections.note(`momentum: ${problem}`, records);
  const read = v.safeParse(wireDetail, record);
  const minutes = read.success ? (read.output.statistics_by_minute ?? []).slice(0, MOST_SAMPLES) : [];
  return readRecords(wireStatisticsOfMinute, minutes, note).flatMap(({ minute, statistics }) => {
    const sample = sampleOf(minute, statisticsOf(readRecords(wireStatistic, statistics, note, 'statistics')));
    return sample === null ? [] : [sample];
  });
}
