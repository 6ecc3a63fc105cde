import { vi } from 'vitest';
import { wireMatch } from '../../support/wireMatch.ts';
import { ARTICLE } from '../content/articles.runtime.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import lines from './oddDay.jsonl?raw';

interface Sides {
  home: number;
  away: number;
}

/** A match as the API tells it. */
export interface ApiMatch extends Record<'status' | 'id' | 'kickOff' | 'kickOffDate' | 'url' | 'sport', string> {
  competition: { id: string };
  score: Sides | null;
  shootOut: Sides | null;
  winner: string | null;
  redCards: Sides;
  isKickOffConfirmed: boolean;
  incidents?: { kind: string; side: string; minute: string | null; player: string | null; assists?: string[] }[];
}

const pair = (sides: Sides | null) => (sides === null ? null : [sides.home, sides.away]);

export const factsOf = ({ status, score, shootOut, winner, redCards }: ApiMatch): Facts => ({
  status,
  score: pair(score),
  shootOut: pair(shootOut),
  winner,
  red: [redCards.home, redCards.away],
});

const GOALS = ['goal', 'own-goal', 'penalty'];

/** The goals of a match that count. */
export const goalsIn = ({ incidents = [] }: ApiMatch) => incidents.filter(({ kind }) => GOALS.includes(kind));

/** Reads every match of the days in the API's lists and its details. */
export async function readApi(open: (path: string) => Promise<string>) {
  const [lists, details] = [new Map<string, ApiMatch[]>(), new Map<string, ApiMatch>()];
  for (const sport of ['football', 'basketball', 'ice-hockey', 'handball']) {
    const range = `from=${DAYS[0]}&to=${DAYS.at(-1)}&tz=America/New_York`;
    const { matches }: { matches: ApiMatch[] } = JSON.parse(await open(`/api/v1/matches?sport=${sport}&${range}`));
    for (const match of matches) lists.set(match.id, [...(lists.get(match.id) ?? []), match]);
  }
  for (const { id } of SHOWN) {
    const sport = lists.get(id)?.[0]?.sport ?? 'football';
    // A match missing from the API fails the test of its record.
    const text = await open(`/api/v1/matches/${id}?sport=${sport}&tz=America/New_York`).catch(() => '{}');
    const { match }: { match?: ApiMatch } = JSON.parse(text);
    if (match !== undefined) details.set(id, match);
  }
  return { lists, details };
}

/** The facts of a match that every view must agree on. */
export interface Facts {
  status: string;
  score: number[] | null;
  shootOut: number[] | null;
  winner: string | null;
  red: number[];
}

/** What is right for a record. Absent facts are judged only by the agreement of the views. */
interface Right extends Partial<Facts> {
  /** `minute side kind scorer (helpers)` in the order of the clock. */
  goals?: string[];
  /** ISO, UTC. */
  kickOff?: string;
  /** Of a date without a time. */
  date?: string;
}

interface OddRecord {
  id: string;
  about: string;
  record: Record<string, unknown>;
  /** Null for a record that cannot be read, `elsewhere` for one of a sport that the site does not cover. */
  right: Right | 'elsewhere' | null;
}

const given: OddRecord[] = lines
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

export const SHOWN = given.flatMap(({ right, ...rest }) =>
  right === null || right === 'elsewhere' ? [] : [{ ...rest, right }],
);

export const DROPPED = given.filter(({ right }) => right === null);
export const ELSEWHERE = given.filter(({ right }) => right === 'elsewhere');

const NOON = Date.parse('2026-11-21T15:40:00Z');

const records = given.map(({ id, record }) =>
  wireMatch({
    id,
    start_date: '2026-11-21T14:30:00Z',
    home: { id: `${id}h`, name: `Alfa ${id}` },
    away: { id: `${id}a`, name: `Beta ${id}` },
    ...record,
  }),
);

/** What the site shows as it is sent, because no language has a word for it. */
export const AS_SENT = ['Rain stopped play ☔', 'Finished AGG'];

/** The source's own words for states, rounds and incidents. */
export const RAW: readonly string[] = [
  ...new Set(
    given.flatMap(({ record: { status, round } }) =>
      [status, round].filter((word) => typeof word === 'string' && !AS_SENT.includes(word)),
    ),
  ),
].map(String);

const [ENGLAND, NETHERLANDS] = [
  { id: 'c2', name: 'England' },
  { id: 'c1', name: 'Netherlands' },
];

/** The catalogue by the feed's sport. One id is a competition of two sports. */
const COMPETITIONS: Readonly<Record<string, object[]>> = {
  '1': [
    { id: 't1', name: 'Eredivisie', country: NETHERLANDS },
    { id: 'tCup', name: 'Oak Cup', country: ENGLAND },
    { id: '500', name: 'Shared Cup', country: ENGLAND },
  ],
  '5': [{ id: 't5', name: 'Ice League', country: ENGLAND }],
  '20': [{ id: 't20', name: 'Hand League', country: ENGLAND }],
  '23': [{ id: '500', name: 'Hoop League', country: ENGLAND }],
};

/** The feed lists its records in every list, whatever the day and the competition. One without a sport is football. */
const listed = (sport: string | null) => ({
  fixtures: records.filter((record) => record.sport !== null || sport === null || sport === '1'),
  results: [],
});

/** An article about teams and a competition of the odd day. */
const STORY = { ...ARTICLE, slug: 'odd-day', teams: ['B07h', 'tieA'], competitions: ['t1'] };

const READER = { 'x-visitor-country': 'XX', 'x-visitor-time-zone': 'UTC' };

/** A new site on the odd day's feed, and what begins each test. `open` reads an answer as an anonymous visitor; throws if it is not 200. */
export function oddSite() {
  const { open, visit, fake } = feedSite(
    ({ pathname, searchParams }) => {
      const [, version, kind, id, part] = pathname.split('/');
      switch (`${version}/${kind}`) {
        case 'v1/countries':
          return [ENGLAND, NETHERLANDS];
        case 'v1/tournaments':
          if (id === undefined) return { tournaments: COMPETITIONS[searchParams.get('sport') ?? ''] };
          return part === 'events' ? listed(null) : undefined;
        case 'v2/events':
          if (id === undefined || id === 'live') return listed(searchParams.get('sport'));
          return part === undefined ? records.find((record) => record.id === id) : undefined;
        default:
          return undefined;
      }
    },
    { OPEN_DATA: 'on', EMBED_HOSTS: '*', OPS_TOKEN: 'a token that only ops know' },
    [STORY],
  );
  const begin = () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    fake();
  };
  begin();
  const openPage = async (path: string) => {
    const { status, text } = await open(path, READER);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    return text;
  };
  return { open: openPage, visit, begin };
}

export const DAYS = ['2026-11-18', '2026-11-20', '2026-11-21', '2026-11-22'];
