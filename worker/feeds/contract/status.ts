import { leaderOf, type MatchState, type Period } from '../../../web/domain/match.ts';
import { PERIODS } from '../../../web/domain/matchKinds.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { entryOf } from '../../base/entryOf.ts';
import { stateOf, statusTable } from '../normalize/states.ts';
import statuses from './statuses.json' with { type: 'json' };
import type { WireEvent } from './wire.ts';

const STARTS: Partial<Record<Period, keyof NonNullable<WireEvent['properties']>>> = {
  'first-half': 'GameStarted',
  'second-half': 'SecondHalfStarted',
  'extra-time-first-half': 'ExtraTimeStarted',
  'extra-time-second-half': 'ExtraTimeSecondHalfStarted',
};

/** The status texts of spec section 4, and others that feeds use, in lower case with spaces. */
const STATUSES = statusTable(statuses);

/** `TBC`, `Time to be confirmed`, `Start time TBA`. */
const NO_TIME = /^((start|kick ?off) )?(time )?(tb[acd]|to be (announced|confirmed|decided|defined|determined))$/;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(NO_TIME, 'tbd');

const statusNamed = (text: string) => entryOf(STATUSES, plain(text));

/** Whether a status says that the time of the kick-off is unknown, as `Scheduled` does at midnight UTC. */
export const namesNoTime = (text: string, kickOff: number) =>
  plain(text) === 'tbd' || (plain(text) === 'scheduled' && kickOff % 86_400_000 === 0);

const PERIODS_OF: Readonly<Record<Sport, RegExp>> = {
  football: /half|penalties/,
  basketball: /quarter|overtime/,
  'ice-hockey': /period|overtime|penalties/,
  handball: /half|overtime|penalties/,
};

/** The site’s name of a period, from a feed’s words such as `1st quarter`. A period that the sport does not have keeps its words. */
export function periodName(text: string, sport: Sport): string {
  const status = statusNamed(text);
  const name = status?.kind === 'playing' ? status.period : PERIODS.find((period) => period === slugOf(text));
  return name !== undefined && PERIODS_OF[sport].test(name) ? name : text;
}

/** The state of a feed’s status text. `finalresult` includes a shoot-out, so it is the score of play only without one. */
export function parseState({ status: text, properties, results }: WireEvent, sport: Sport): MatchState {
  const status = statusNamed(text) ?? text;
  const isDecided = typeof status !== 'string' && status.kind === 'finished' && status.ending === 'penalties';
  const { runningscore, extratime, ordinarytime, penaltyshootout: own, finalresult } = results;
  // In ice hockey the winner of a shoot-out gets one goal, whatever the kicks.
  const isOneGoal = sport === 'ice-hockey';
  return stateOf(status, {
    plays: [runningscore, extratime, ordinarytime, isDecided || own !== null ? null : finalresult],
    total: isOneGoal ? null : finalresult,
    own,
    winner: isOneGoal ? leaderOf({ kind: 'to-finish', score: finalresult }) : null,
    hasBegun: properties?.GameStarted != null,
    startOf(period) {
      const name = STARTS[period];
      return (name && properties?.[name]) ?? null;
    },
  });
}
