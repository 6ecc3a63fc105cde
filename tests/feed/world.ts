/** The feed sends instants and numbers as text. */
type Text = string;

export type Side = 'home' | 'away';

export interface WireIncident {
  match_time: Text;
  type: string;
  team?: Side;
  detail?: string;
  player?: { id?: string; name: string } | null;
  assists?: { name: string }[];
}

/** An event of the feed, with the fields that scripts change. */
export interface WireRecord {
  id: string;
  sport: Text;
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

/** A match of a script. Minutes count from the script's start. */
export interface MatchScript {
  id: string;
  home: string;
  away: string;
  /** Minutes until kick-off; negative after kick-off. */
  kickOff?: number;
  status?: string;
  /** Minutes since the start of the status's period. */
  since?: number;
  score?: [number, number];
  tournament?: WireRecord['tournament'];
}

const MINUTE = 60_000;

const ENGLAND = { id: '1', name: 'England' };
const PREMIER_LEAGUE = { id: '47', name: 'Premier League', country: ENGLAND };
export const FA_CUP = { id: '132', name: 'FA Cup', country: ENGLAND };

/** The property with the start of a status's period. */
const STARTS: Readonly<Record<string, string>> = {
  '1st half': 'GameStarted',
  '2nd half': 'SecondHalfStarted',
  'Extra Time - 1st half': 'ExtraTimeStarted',
  'Extra Time - 2nd half': 'ExtraTimeSecondHalfStarted',
};

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

  /** Sets the status. Its period started `since` minutes ago. */
  status(text: string, since = 0): void {
    this.record.status = text;
    const start = STARTS[text];
    if (start !== undefined) this.record.properties[start] = this.#minutesAgo(since);
  }

  /** Sets a result, by default the running score. */
  score(home: number, away: number, result = 'runningscore'): void {
    this.record.results[result] = { home: String(home), away: String(away) };
  }

  incident(side: Side, match_time: Text, type: string, player?: string, more: Partial<WireIncident> = {}): void {
    this.record.incidents[side].push({
      match_time,
      type,
      team: side,
      player: player ? { name: player } : null,
      ...more,
    });
  }

  /** Adds a goal to the running score and to the incidents. */
  goal(side: Side, minute: number, player?: string): void {
    const { home = '0', away = '0' } = this.record.results.runningscore ?? {};
    const score = { home: Number(home), away: Number(away) };
    score[side] += 1;
    this.score(score.home, score.away);
    this.incident(side, String(minute), 'Goal', player, { detail: `${score.home}-${score.away}` });
  }
}

/** The data of the feed: matches, and responses that a script replaced. */
export class World {
  readonly matches: ScriptedMatch[] = [];
  /** Replaced responses, by path without the leading slash. */
  readonly answers = new Map<string, unknown>();
  readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  add(script: MatchScript): ScriptedMatch {
    const match = new ScriptedMatch(script, this.now);
    this.matches.push(match);
    return match;
  }

  /** Finds a match by id; throws when it is missing. */
  match(id: string): ScriptedMatch {
    const match = this.matches.find(({ record }) => record.id === id);
    if (match === undefined) throw new Error(`the script has no match ${id}`);
    return match;
  }
}
