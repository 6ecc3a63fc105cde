import { leaderOf, type MatchState, type Score, type Side } from '../../../web/domain/match.ts';
import { otherSide } from './goals.ts';

/** Sets the source’s winner of an awarded match, or of a shoot-out without a known score. */
export function withWinner(state: MatchState, winner: Side | null): MatchState {
  if (state.kind !== 'finished' || winner === null) return state;
  const lacksWinner = state.ending === 'awarded' || (state.ending === 'penalties' && state.shootOut === null);
  return lacksWinner && leaderOf(state) !== winner ? { ...state, winner } : state;
}

export const isLevel = ({ home, away }: Score) => home === away;

/** The difference of two scores; null if it would be negative. */
export function restOf(total: Score | null, before: Score | null): Score | null {
  if (total === null || before === null) return null;
  const rest = { home: total.home - before.home, away: total.away - before.away };
  return rest.home >= 0 && rest.away >= 0 ? rest : null;
}

/** Whether a score can end a shoot-out, which stops once a side cannot catch up. */
export function isShootOut({ home, away }: Score): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  if (most > 5) return most - least === 1;
  return most > least && !(most === 5 && least < 3) && !(most === 4 && least === 0);
}

/** Whether no side has more in a part of a match than in the whole. */
export const isWithin = (part: Score | null, whole: Score) =>
  part === null || (part.home <= whole.home && part.away <= whole.away);

/** Whether a record of an incident is a kick of a shoot-out, by its words in English or German. */
export const isKick = (...words: (string | null)[]) =>
  words.some((text) => /shoot[\s_-]?out|elfmeterschie(ß|ss)en/i.test(text ?? ''));

/** A source’s scores of a match. */
export interface Readings {
  /** Readings of the score of play, the best first. */
  plays: readonly (Score | null)[];
  /** The result with the kicks of the shoot-out. */
  total: Score | null;
  /** The source’s field of the shoot-out. */
  own: Score | null;
  winner: Side | null;
}

/** The score of play, and that of the shoot-out which decided: the source’s own, or the total less the score of play. */
export function shootOutFrom({ plays, total, own, winner }: Readings): { play: Score | null; shootOut: Score | null } {
  const fits = (score: Score | null) =>
    score !== null && isShootOut(score) && (winner === null || score[winner] > score[otherSide(winner)]);
  const known = plays.filter((each) => each !== null);
  const rests = known.map((play) => ({ play, shootOut: restOf(total, play) }));
  const read = rests.find(({ shootOut }) => fits(shootOut));
  if (!fits(own)) return read ?? { play: known[0] ?? null, shootOut: own !== null && isShootOut(own) ? own : null };
  const agreeing = rests.find(({ shootOut }) => shootOut?.home === own?.home && shootOut?.away === own?.away);
  return { play: agreeing?.play ?? known[0] ?? restOf(total, own), shootOut: own };
}
