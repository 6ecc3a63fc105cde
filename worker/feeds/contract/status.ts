import type { MatchState, Score } from '../../../web/domain/match.ts';
import type { WireEvent } from './wire.ts';

interface Facts {
  score: Score | null;
  halfTime: Score | null;
  shootOut: Score | null;
  properties: WireEvent['properties'];
}

type Reader = (facts: Facts) => MatchState;

const finished =
  (ending: (MatchState & { kind: 'finished' })['ending']): Reader =>
  // A shoot-out counts only if the feed says that it decided the match.
  ({ score, halfTime, shootOut }) => ({
    kind: 'finished',
    ending,
    score,
    halfTime: halfTime ?? undefined,
    shootOut: ending === 'penalties' ? shootOut : null,
  });

const playing =
  (
    period: (MatchState & { kind: 'playing' })['period'],
    started?: keyof NonNullable<WireEvent['properties']>,
  ): Reader =>
  ({ score, properties }) => ({
    kind: 'playing',
    period,
    startedAt: (started && properties?.[started]) ?? null,
    score,
  });

const shootOutInPlay: Reader = (facts) => ({ ...playing('penalties')(facts), shootOut: facts.shootOut });

// Feeds send `runningscore` 0-0 before kick-off, but a match that never started has no score.
const unlessUnplayed =
  (kind: 'delayed' | 'cancelled'): Reader =>
  ({ score, properties }) => ({ kind, score: properties?.GameStarted == null ? null : score });

const atHalfTime: Reader = ({ score }) => ({ kind: 'half-time', score });

/** The status texts of spec section 4, and others that feeds use. Keys are normalized by `keyOf`. */
const READERS: Readonly<Record<string, Reader>> = {
  'not started': () => ({ kind: 'not-started' }),
  postponed: () => ({ kind: 'postponed' }),
  cancelled: unlessUnplayed('cancelled'),
  'kick off delayed': unlessUnplayed('delayed'),
  abandoned: ({ score }) => ({ kind: 'abandoned', score }),
  'awaiting info': ({ score }) => ({ kind: 'awaiting-info', score }),
  '1st half': playing('first-half', 'GameStarted'),
  '2nd half': playing('second-half', 'SecondHalfStarted'),
  halftime: atHalfTime,
  'half time': atHalfTime,
  'extra time 1st half': playing('extra-time-first-half', 'ExtraTimeStarted'),
  'extra time 2nd half': playing('extra-time-second-half', 'ExtraTimeSecondHalfStarted'),
  'to finish': ({ score }) => ({ kind: 'to-finish', score }),
  finished: finished('regular'),
  'finished aet': finished('extra-time'),
  'finished ap': finished('penalties'),
  'finished after awarded win': finished('awarded'),
  'finished after overtime': finished('overtime'),
  '1st quarter': playing('first-quarter'),
  '2nd quarter': playing('second-quarter'),
  '3rd quarter': playing('third-quarter'),
  '4th quarter': playing('fourth-quarter'),
  '1st period': playing('first-period'),
  '2nd period': playing('second-period'),
  '3rd period': playing('third-period'),
  overtime: playing('overtime'),
  penalties: shootOutInPlay,
  'penalty shootout': shootOutInPlay,
  'penalty shoot out': shootOutInPlay,
  'penalties in progress': shootOutInPlay,
};

/** Normalizes case and separators: `1ST_HALF`, `Extra Time - 1st half`. */
function keyOf(status: string): string {
  return status.toLowerCase().replace(/[\s_-]+/g, ' ');
}

/** The state of a feed’s status text. An unknown text is kept and shown as it is. */
export function readState(status: string, facts: Facts): MatchState {
  const key = keyOf(status);
  const reader = Object.hasOwn(READERS, key) ? READERS[key] : undefined;
  return reader === undefined ? { kind: 'other', text: status, score: facts.score } : reader(facts);
}
