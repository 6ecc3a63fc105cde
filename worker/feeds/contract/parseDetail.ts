import * as v from 'valibot';
import type { EventDetail, LineUp, LineUpPlayer, PeriodScore } from '../../../web/domain/eventDetail.ts';
import type { Side } from '../../../web/domain/match.ts';
import { MAX_SAMPLES, type MomentumSample, sampleOf } from '../../../web/domain/momentum.ts';
import { noteUnknownStatus, type Rejections } from '../../base/rejections.ts';
import { ok, type Result } from '../../base/result.ts';
import { lineUpFrom, positionOf, statisticsFrom } from '../normalize/details.ts';
import { type Note, parseRecords } from '../normalize/limits.ts';
import { type ParseContext, parseEvent } from './parseEvent.ts';
import { periodName } from './status.ts';
import {
  type WireDetail,
  wireDetail,
  wirePeriod,
  wirePlayer,
  wireStatistic,
  wireStatisticsOfMinute,
} from './wireDetail.ts';

type WireLineUp = NonNullable<WireDetail['lineups']>[Side];

function lineUpOf(wire: WireLineUp, noteRejected: Note): LineUp | null {
  if (wire === null) return null;
  const players = parseRecords(wirePlayer, wire.players, noteRejected, 'players').map(
    ({ player, number, position, starter, captain, rating }) => ({
      isStarter: starter === true,
      name: player.name,
      number,
      position: positionOf(position),
      captain: captain === true,
      ...(player.id !== null && { id: player.id }),
      ...(rating !== null && { rating }),
    }),
  );
  const part = (wanted: boolean) =>
    players.flatMap(({ isStarter, ...player }): LineUpPlayer[] => (isStarter === wanted ? [player] : []));
  return lineUpFrom(wire, part(true), part(false));
}

export interface DetailContext extends ParseContext {
  rejections: Rejections;
}

/** Parses `v2/events/{id}`. Fails only without the fields that a row needs; other invalid parts are counted. */
export function parseEventDetail(record: unknown, context: DetailContext): Result<EventDetail, string> {
  const note: Note = (problem, records) => context.rejections.note(`detail: ${problem}`, records);
  const parsed = parseEvent(record, context, note);
  if (!parsed.ok) return parsed;
  const { state, sport } = parsed.value.match;
  if (state.kind === 'other') noteUnknownStatus(context.rejections, state.text);
  const read = v.safeParse(wireDetail, record);
  // The record is a match, so invalid details only mean that it has none.
  const wire = read.success ? read.output : null;
  const periods = parseRecords(wirePeriod, wire?.periods ?? null, note, 'periods').map(
    ({ name, home, away }): PeriodScore => ({ name: periodName(name, sport), score: { home, away } }),
  );
  return ok({
    ...parsed.value,
    periods,
    lineUps: {
      home: lineUpOf(wire?.lineups?.home ?? null, note),
      away: lineUpOf(wire?.lineups?.away ?? null, note),
    },
    statistics: statisticsFrom(parseRecords(wireStatistic, wire?.statistics ?? null, note, 'statistics')),
    venue: wire?.venue ?? null,
    referee: wire?.referee ?? null,
  });
}

/** Parses a match’s statistics by minute, which some backends have. */
export function parseMomentum(record: unknown, rejections: Rejections): MomentumSample[] {
  const note: Note = (problem, records) => rejections.note(`momentum: ${problem}`, records);
  const read = v.safeParse(wireDetail, record);
  const minutes = read.success ? (read.output.statistics_by_minute ?? []).slice(0, MAX_SAMPLES) : [];
  return parseRecords(wireStatisticsOfMinute, minutes, note).flatMap(({ minute, statistics }) => {
    const sample = sampleOf(minute, statisticsFrom(parseRecords(wireStatistic, statistics, note, 'statistics')));
    return sample === null ? [] : [sample];
  });
}
