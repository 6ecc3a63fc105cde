import type { MatchState, Period, Score } from '../../../web/domain/match.ts';
import { PERIODS } from '../../../web/domain/matchSchemas.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { entryOf } from '../../base/entryOf.ts';
import { stateOf, statusTable } from '../normalize/states.ts';
import statuses from './statuses.json' with { type: 'json' };
import type { WireEvent } from './wire.ts';

interface Facts {
  score: Score | null;
  halfTime: Score | null;
  shootOut: Score | null;
  properties: WireEvent['properties'];
}

const STARTS: Partial<Record<Period, keyof NonNullable<WireEvent['properties']>>> = {
  'first-half': 'GameStarted',
  'second-half': 'SecondHalfStarted',
  'extra-time-first-half': 'ExtraTimeStarted',
  'extra-time-second-half': 'ExtraTimeSecondHalfStarted',
};

/** The status texts of spec section 4, and others that feeds use, in lower case with spaces. */
const STATUSES = statusTable(statuses);

const statusNamed = (text: string) => entryOf(STATUSES, text.toLowerCase().replace(/[\s_-]+/g, ' '));

/** The site’s name of a period, from a feed’s words such as `1st quarter`. */
export function periodName(text: string): string {
  const status = statusNamed(text);
  if (status?.kind === 'playing') return status.period;
  return PERIODS.find((period) => period === slugOf(text)) ?? text;
}

/** The state of a feed’s status text. An unknown text is kept and shown as it is. */
export function readState(text: string, { properties, ...scores }: Facts): MatchState {
  const status = statusNamed(text);
  if (status === undefined) return { kind: 'other', text, score: scores.score };
  const startOf = (period: Period) => {
    const name = STARTS[period];
    return (name && properties?.[name]) ?? null;
  };
  return stateOf(status, { ...scores, hasBegun: properties?.GameStarted != null, startOf });
}
