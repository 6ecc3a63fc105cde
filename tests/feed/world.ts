interface Named {
  id: string;
  name: string;
}

/** An event of the live-scores contract. It has instants and numbers as text. */
export interface WireRecord extends Named {
  sport: string;
  start_date: string;
  status: string;
  tournament: Named & { country: Named };
  home: Named;
  away: Named;
  properties: Record<string, string>;
  results: Record<string, { home: string; away: string }>;
  incidents: Record<'home' | 'away', object[]>;
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

const PREMIER_LEAGUE = { id: '47', name: 'Premier League', country: { id: '1', name: 'England' } };

/** The property with the start of a status's period. */
const STARTS: Readonly<Record<string, string>> = { '1st half': 'GameStarted', '2nd half': 'SecondHalfStarted' };

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export class ScriptedMatch {
  readonly record: WireRecord;

  constructor({ id, home, away, kickOff = -60, tournament = PREMIER_LEAGUE, ...more }: MatchScript) {
    this.record = {
      id,
      name: `${home}-${away}`,
      sport: '1',
      start_date: minutesAgo(-kickOff),
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

  /** Sets the status. Its period started `since` minutes ago. */
  status(text: string, since = 0): void {
    this.record.status = text;
    const start = STARTS[text];
    if (start !== undefined) this.record.properties[start] = minutesAgo(since);
  }

  /** Sets the running score. */
  score(home: number, away: number): void {
    this.record.results.runningscore = { home: String(home), away: String(away) };
  }

  /** Adds a goal to the running score and to the incidents. */
  goal(side: 'home' | 'away', minute: number, player?: string): void {
    const { home = '0', away = '0' } = this.record.results.runningscore ?? {};
    const score = { home: Number(home), away: Number(away) };
    score[side] += 1;
    this.score(score.home, score.away);
    this.record.incidents[side].push({
      match_time: String(minute),
      type: 'Goal',
      team: side,
      player: player ? { name: player } : null,
      detail: `${score.home}-${score.away}`,
    });
  }
}

/** The data of the feed: matches, and responses that a script replaced. */
export class World {
  readonly matches: ScriptedMatch[] = [];
  /** Replaced responses, by path without the leading slash. */
  readonly answers = new Map<string, unknown>();

  add(script: MatchScript): ScriptedMatch {
    const match = new ScriptedMatch(script);
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
