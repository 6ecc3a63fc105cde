import type { Side } from '../../../../web/domain/match.ts';

export type Goals = [home: number, away: number];

/** An incident of an odd match, in terms of no source. */
export interface OddIncident {
  kind: 'goal' | 'own-goal' | 'penalty' | 'missed' | 'yellow' | 'second-yellow' | 'red';
  /** The list in which it stands. */
  side: Side;
  minute: number;
  added?: number;
  player: string;
  /** The running score after it. */
  after?: Goals;
  /** Whether the source marks it as a kick of a shoot-out. */
  isKick?: true;
}

export interface OddMatch {
  status:
    | 'first-half'
    | 'half-time'
    | 'second-half'
    | 'shoot-out'
    | 'finished'
    | 'after-extra-time'
    | 'after-penalties';
  score: Goals | null;
  halfTime?: Goals;
  regular?: Goals;
  shootOut?: Goals;
  /** The result with the kicks of the shoot-out. */
  total?: Goals;
  incidents?: OddIncident[];
}

const goalsOf = (text: string): Goals => {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return [home, away];
};

/** Reads kind, list, minute, player and score: `own-goal home 90+4 Tom 0-1`. `-` is a player without a name, `kick` a marked kick. */
function incidentOf(text: string): OddIncident {
  const [word = '', side, at = '', player = '', after] = text.split(' ');
  const [minute = 0, added] = at.split('+').map(Number);
  return {
    kind: (word === 'kick' ? 'penalty' : word) as OddIncident['kind'],
    side: side as Side,
    minute,
    player: player === '-' ? '' : player,
    ...(word === 'kick' && { isKick: true }),
    ...(added && { added }),
    ...(after && { after: goalsOf(after) }),
  };
}

export const incidentsOf = (text: string) => text.split(', ').map(incidentOf);

/** Reads status, scores and incidents: `second-half 0-2, halfTime 0-1: goal away 5 Ann 0-1, goal away 55 Bo 0-2`. */
export function oddMatch(text: string): OddMatch {
  const [facts = '', list] = text.split(': ');
  const [[status, score = ''] = [], ...others] = facts.split(', ').map((fact) => fact.split(' '));
  return {
    status: status as OddMatch['status'],
    score: goalsOf(score),
    ...Object.fromEntries(others.map(([name, goals = '']) => [name, goalsOf(goals)])),
    ...(list && { incidents: incidentsOf(list) }),
  };
}
