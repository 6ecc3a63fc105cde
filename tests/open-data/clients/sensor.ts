import type { components } from './published.ts';

type Schemas = components['schemas'];
type Match = Schemas['Match'];

/** A team as home-automation programs keep it: a state, its attributes, and when to ask again. */
export interface Sensor {
  state: 'PRE' | 'IN' | 'POST' | 'NONE' | 'UNAVAILABLE';
  attributes: Readonly<Record<string, string | number | boolean | null>>;
  secondsToNext: number;
}

const SECONDS = { live: 30, soon: 300, quiet: 3_600, again: 60 };
const SOON_MS = 3_600_000;
/** A result stays on the sensor until the next match is this near. */
const RESULT_MS = 12 * SOON_MS;

function chosen({ live, last, next }: Schemas['TeamAnswer'], now: number): Match | undefined {
  const [running, coming, ended] = [live[0], next[0], last[0]];
  const isNear = coming !== undefined && Date.parse(coming.kickOff) - now < RESULT_MS;
  return running ?? (isNear ? coming : (ended ?? coming));
}

function attributesOf(match: Match, team: string, isStale: boolean): Sensor['attributes'] {
  const [own, other] = match.home?.id === team ? (['home', 'away'] as const) : (['away', 'home'] as const);
  return {
    opponent: match[other]?.name ?? null,
    team_score: match.score?.[own] ?? null,
    opponent_score: match.score?.[other] ?? null,
    team_winner: match.winner === null ? null : match.winner === own,
    clock: match.minute,
    status: match.statusText,
    league: match.competition.name,
    date: match.isKickOffConfirmed ? match.kickOff : match.kickOffDate,
    stale: isStale,
  };
}

/** Reads the sensor of a team. A failure keeps nothing old: it says why. */
export async function readSensor(origin: string, team: string, ask = fetch, now = Date.now()): Promise<Sensor> {
  const response = await ask(`${origin}/api/v1/teams/${team}`);
  if (!response.ok) {
    const { detail } = (await response.json()) as Schemas['Problem'];
    const wait = Number(response.headers.get('Retry-After') ?? SECONDS.again);
    return { state: 'UNAVAILABLE', attributes: { detail }, secondsToNext: wait };
  }
  const answer = (await response.json()) as Schemas['TeamAnswer'];
  const match = chosen(answer, now);
  if (match === undefined) return { state: 'NONE', attributes: {}, secondsToNext: SECONDS.quiet };
  const attributes = attributesOf(match, team, answer.stale);
  if (answer.live.includes(match)) return { state: 'IN', attributes, secondsToNext: SECONDS.live };
  const isSoon = Math.abs(Date.parse(match.kickOff) - now) < SOON_MS;
  const secondsToNext = isSoon ? SECONDS.soon : SECONDS.quiet;
  return { state: answer.last.includes(match) ? 'POST' : 'PRE', attributes, secondsToNext };
}
