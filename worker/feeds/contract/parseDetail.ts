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

/** `1st quarter`, `2nd half` … by what they are called here. */
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

/** Each type once, and only where at least one side has a number. */
function statisticsOf(read: readonly Statistic[]): Statistic[] {
  const statistics = new Map<string, Statistic>();
  for (const { type, home, away } of read) {
    const key = slugOf(type).replaceAll('-', '_') || type;
    if (home !== null || away !== null) statistics.set(key, { type: key, home, away });
  }
  return [...statistics.values()];
}

/** What reading an event's own record needs. */
export interface DetailContext extends ParseContext {
  rejections: Rejections;
}

function detailOf(record: unknown, match: Match, rejections: Rejections): EventDetail {
  const note: NoteRejected = (problem, records) => rejections.note(`detail: ${problem}`, records);
  const read = v.safeParse(wireDetail, record);
  // `parseEvent` has read the record, and nothing of the detail is demanded: this is a record without details.
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
 * An answer of `v2/events/{id}` as an event, or what is wrong with it. Only what a row can't do without is demanded: a
 * broken incident, player or number is left out and counted.
 */
export function parseEventDetail(record: unknown, context: DetailContext): Result<EventDetail, string> {
  const parsed = parseEvent(record, context);
  if (!parsed.ok) return parsed;
  const { state } = parsed.value;
  if (state.kind === 'other') noteUnknownStatus(context.rejections, state.text);
  return { ok: true, value: detailOf(record, parsed.value, context.rejections) };
}

/** The statistics of a football match by minute of its clock, where a backend keeps them. */
export function parseMomentum(record: unknown, rejections: Rejections): MomentumSample[] {
  const note: NoteRejected = (problem, records) => rejections.note(`momentum: ${problem}`, records);
  const read = v.safeParse(wireDetail, record);
  const minutes = read.success ? (read.output.statistics_by_minute ?? []).slice(0, MOST_SAMPLES) : [];
  return readRecords(wireStatisticsOfMinute, minutes, note).flatMap(({ minute, statistics }) => {
    const sample = sampleOf(minute, statisticsOf(readRecords(wireStatistic, statistics, note, 'statistics')));
    return sample === null ? [] : [sample];
  });
}
