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

type Minute = number | [minute: number, added: number];

const incident =
  (kind: OddIncident['kind']) =>
  (side: 'home' | 'away', given: Minute, player: string, after?: Goals): OddIncident => {
    const [minute, added] = typeof given === 'number' ? [given] : given;
    return { kind, side, minute, player, ...(added && { added }), ...(after && { after }) };
  };

export const goal = incident('goal');
export const own = incident('own-goal');
export const penalty = incident('penalty');
export const missed = incident('missed');
export const yellow = incident('yellow');
export const yellowRed = incident('second-yellow');
export const red = incident('red');
export const kick = (...given: Parameters<typeof penalty>): OddIncident => ({ ...penalty(...given), isKick: true });
