/** An instant or a number of the feed: on the wire nearly everything is text. */
type Text = string;

export type Side = 'home' | 'away';

/** An incident of a match in the contract. */
export interface WireIncident {
  match_time: Text;
  type: string;
  team?: Side;
  detail?: string;
  player?: { id?: string; name: string } | null;
  assists?: { name: string }[];
}

/** An event of the feed on the wire. Scripts may put anything else into it. */
export interface WireRecord {
  id: string;
  sport: unknown;
  start_date: Text;
  status: string;
  tournament: { id: string; name: string; country: { id: string; name: string } };
  home: { id: string; name: string };
  away: { id: string; name: string };
  properties: Record<string, Text>;
  results: Record<string, { home: unknown; away: unknown }>;
  incidents: Record<Side, WireIncident[]>;
  [more: string]: unknown;
}

/** A match of a script. Minutes count from the script's beginning. */
export interface MatchScript {
  id: string;
  home: string;
  away: string;
  /** Minutes until the kick-off; negative for a match that has begun. */
  kickOff?: number;
  status?: string;
  /** Minutes since the period of the status began. */
  since?: number;
  score?: [number, number];
  tournament?: WireRecord['tournament'];
}

const MINUTE = 60_000;

const ENGLAND = { id: '1', name: 'England' };
export const PREMIER_LEAGUE = { id: '47', name: 'Premier League', country: ENGLAND };
export const FA_CUP = { id: '132', name: 'FA Cup', country: ENGLAND };
export const EREDIVISIE = { id: '57', name: 'Eredivisie', country: { id: '9', name: 'Netherlands' } };

/** The property that says when the period of a status began. */
const STARTS: Readonly<Record<string, string>> = {
  '1st half': 'GameStarted',
  '2nd half': 'SecondHalfStarted',
  'Extra Time - 1st half': 'ExtraTimeStarted',
  'Extra Time - 2nd half': 'ExtraTimeSecondHalfStarted',
};

/** A match that a script changes as time goes on. */
export class ScriptedMatch {
  readonly record: WireRecord;
  readonly #now: () => number;

  constructor({ id, home, away, kickOff = -60, tournament = PREMIER_LEAGUE, ...more }: MatchScript, now: () => number) {
    this.#now = now;
    this.record = {
      id,
      sport: '1',
      name: `${home}-${away}`,
      start_date: this.#minutesAgo(-kickOff),
      status: 'Not started',
      tournament,
      home: { id: `${id}h`, name: home },
      away: { id: `${id}a`, name: away },
      properties: {},
      results: {},
      incidents: { home: [], away: [] },
    };
    this.status(more.status ?? 'Not started', more.since);
    if (more.score !== undefined) this.score(...more.score);
  }

  #minutesAgo(minutes: number): Text {
    return new Date(this.#now() - minutes * MINUTE).toISOString();
  }

  /** Gives the match a status, whose period began some minutes ago. */
  status(text: string, since = 0): void {
    this.record.status = text;
    const start = STARTS[text];
    if (start !== undefined) this.record.properties[start] = this.#minutesAgo(since);
  }

  /** Sets one of the results; the running score where none is named. */
  score(home: number, away: number, result = 'runningscore'): void {
    this.record.results[result] = { home: String(home), away: String(away) };
  }

  /** Adds something that happened. */
  incident(side: Side, match_time: Text, type: string, player?: string, more: Partial<WireIncident> = {}): void {
    this.record.incidents[side].push({
      match_time,
      type,
      team: side,
      player: player ? { name: player } : null,
      ...more,
    });
  }

  /** A goal: the running score goes up, and who scored is among the incidents. */
  goal(side: Side, minute: number, player?: string): void {
    const { home = '0', away = '0' } = this.record.results.runningscore ?? {};
    const score = { home: Number(home), away: Number(away) };
    score[side] += 1;
    this.score(score.home, score.away);
    this.incident(side, String(minute), 'Goal', player, { detail: `${score.home}-${score.away}` });
  }
}

/** The data of the feed: its matches, and the answers that a script has replaced. */
export class World {
  readonly matches: ScriptedMatch[] = [];
  /** Records beside the matches, as they are. */
  readonly raw: unknown[] = [];
  /** Answers in place of the usual ones, by path without the leading slash. */
  readonly answers = new Map<string, unknown>();
  readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Adds a match. */
  add(script: MatchScript): ScriptedMatch {
    const match = new ScriptedMatch(script, this.now);
    this.matches.push(match);
    return match;
  }

  /** The match of an id. Throws where the script has none. */
  match(id: string): ScriptedMatch {
    const match = this.matches.find(({ record }) => record.id === id);
    if (match === undefined) throw new Error(`the script has no match ${id}`);
    return match;
  }
}
