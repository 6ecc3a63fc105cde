import type { Translate } from '../../locales/translate.ts';
import { isTimed } from '../domain/kickOff.ts';
import type { Match, MatchState } from '../domain/match.ts';
import { runningMinute } from '../domain/matchClock.ts';
import { clockTime, kickOffTime } from './kickOff.ts';
import { teamName } from './teamNames.ts';

interface StatusText {
  /** The label of spec section 4, or the running minute. */
  label: string;
  /** A short word under a label that alone would mislead: `Postp.` under the kick-off time. */
  note: string | null;
  /** The full state, for screen readers and the tooltip. */
  long: string;
}

/** A running minute: `67'`, `45+2'`, `45+'`. */
export function minuteText(state: MatchState, now: number): string | null {
  const running = runningMinute(state, now);
  if (running === null) return null;
  if (running.added === undefined) return `${running.minute}'`;
  return `${running.minute}+${running.added ?? ''}'`;
}

/** What a label depends on; `minute` is the running minute, if there is one. */
interface StatusFacts {
  match: Pick<Match, 'sport' | 'state' | 'kickOff' | 'untimed' | 'home' | 'away'>;
  zone: string;
  minute: string | null;
}

/** The label of a state from the table in spec section 4. States in play without a clock show their own text. */
export function statusText({ match, zone, minute }: StatusFacts, t: Translate): StatusText {
  const { state } = match;
  const start = () => kickOffTime(match, zone, t);
  switch (state.kind) {
    case 'not-started':
      return { label: start(), note: null, long: t(isTimed(match) ? 'status.not-started' : 'status.untimed') };
    case 'postponed':
    case 'unreported':
    case 'cancelled':
    case 'abandoned':
      return { label: start(), note: t(`short.${state.kind}`), long: t(`status.${state.kind}`) };
    case 'delayed':
      return { label: 'Delay', note: start(), long: t('status.delayed', { start: t(`start.${match.sport}`) }) };
    case 'awaiting-info':
      return { label: '??', note: null, long: awaitingText(state, zone, t) };
    case 'half-time':
      return { label: 'HT', note: null, long: t('status.half-time') };
    case 'to-finish':
      return { label: 'TBF', note: null, long: t('status.to-finish') };
    case 'playing': {
      const { period } = state;
      const long = t(`period.${period}`);
      const isExtra = period === 'extra-time-first-half' || period === 'extra-time-second-half';
      const word = period === 'overtime' ? t('short.ot') : long;
      return { label: minute ?? word, note: minute !== null && isExtra ? t('short.et') : null, long };
    }
    case 'finished':
      return finishedText(state, match, t);
    case 'other':
      return { label: state.text, note: null, long: state.text };
  }
}

function awaitingText({ since }: MatchState & { kind: 'awaiting-info' }, zone: string, t: Translate): string {
  return since == null ? t('status.awaiting-info') : t('status.awaitingSince', { time: clockTime(since, zone, t) });
}

function finishedText(
  { ending, winner, worth }: MatchState & { kind: 'finished' },
  teams: Pick<Match, 'home' | 'away'>,
  t: Translate,
): StatusText {
  const long = t(`status.${ending}`);
  const won = (how: 'match.wonOnPenalties' | 'match.awardedTo') =>
    winner === undefined ? long : t(how, { team: teamName(teams[winner], t) });
  switch (ending) {
    case 'penalties':
      return { label: 'Pen.', note: null, long: won('match.wonOnPenalties') };
    case 'overtime':
      return { label: 'FAOT', note: null, long };
    case 'extra-time':
      return { label: 'FT', note: t('short.aet'), long };
    case 'awarded':
      return { label: 'FT', note: t('short.awarded'), long: won('match.awardedTo') };
    case 'regular':
      return { label: 'FT', note: null, long: worth === undefined ? long : `${long}. ${t('status.worth', { worth })}` };
  }
}
