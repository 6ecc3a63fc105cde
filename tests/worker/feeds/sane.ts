import { expect } from 'vitest';
import type { EventDetail } from '../../../web/domain/eventDetail.ts';
import { parseStoredEvent } from '../../../web/domain/eventDetail.ts';
import { parseMatches } from '../../../web/domain/listSchemas.ts';
import { type Match, phaseOf, type Score, scoreOf } from '../../../web/domain/match.ts';
import type { Standings } from '../../../web/domain/standings.ts';

const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= 9999;
const isScore = (score: Score | null) => score === null || (isCount(score.home) && isCount(score.away));

const HOUR = 3_600_000;

/** Why a match is implausible; null if it is plausible. */
function problemOf(match: Match, now: number): string | null {
  const { id, kickOff, home, away, state, redCards } = match;
  const phase = phaseOf(match);
  if (parseMatches([match]) === null) return 'is not of the domain’s shape';
  if (!/^[A-Za-z0-9]+$/.test(id)) return 'can’t stand in an address';
  if (!(kickOff > Date.UTC(1900, 0) && kickOff < Date.UTC(2200, 0))) return 'has no kick-off';
  if (home?.id !== undefined && home.id === away?.id) return 'is one team’s against itself';
  if ((home === null || away === null) && phase !== 'upcoming' && phase !== 'off') return 'is played by nobody';
  if (!isScore(scoreOf(state)) || !isCount(redCards.home) || !isCount(redCards.away)) return 'has an impossible score';
  if (state.kind === 'finished') {
    const { ending, shootOut } = state;
    if (!isScore(shootOut)) return 'has an impossible shoot-out';
    if (shootOut !== null && ending !== 'penalties') return 'has a shoot-out that decided nothing';
  }
  if (state.kind === 'playing' && state.startedAt !== null) {
    if (!Number.isFinite(state.startedAt)) return 'has no clock';
    if (state.startedAt > now + HOUR) return 'has a clock of the future';
  }
  return null;
}

/** Fails the test for an implausible match; `answerName` names the answer it came from. */
export function expectSane(matches: readonly Match[], now: number, answerName: string): void {
  for (const match of matches) {
    const problem = problemOf(match, now);
    if (problem !== null) expect.fail(`${match.id} ${problem}: ${answerName} gave ${JSON.stringify(match)}`);
  }
}

/** Fails the test for an implausible event. */
export function expectSaneEvent(event: EventDetail, now: number, answerName: string): void {
  expectSane([event.match], now, answerName);
  const minutes = event.incidents.flatMap(({ minute }) => (minute === null ? [] : [minute]));
  const isOdd = minutes.some(({ minute, added }) => !isCount(minute) || minute > 130 || (added ?? 1) < 1);
  const players = [event.lineUps.home, event.lineUps.away].flatMap((each) => [
    ...(each?.starters ?? []),
    ...(each?.bench ?? []),
  ]);
  const isRatedOddly = players.some(({ rating = 1 }) => !(rating > 0 && rating <= 10));
  if (isOdd || isRatedOddly || parseStoredEvent(event) === null)
    expect.fail(`${answerName} gave ${JSON.stringify(event)}`);
}

/** Fails the test if a table’s teams are not in the order of their ranks. */
export function expectSaneTables(tables: Standings, answerName: string): void {
  for (const { rows, name } of tables) {
    const isOdd = name === '' || rows.some(({ team, rank }) => team.id === '' || !isCount(rank));
    if (isOdd || rows.length === 0) expect.fail(`${answerName} gave ${JSON.stringify(tables)}`);
  }
}
