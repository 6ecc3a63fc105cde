import type { WireRecord, World } from './world.ts';

export interface Answer {
  status: number;
  body: unknown;
}

const HALF_A_DAY = 12 * 3_600_000;

const NOTHING: Answer = { status: 404, body: { detail: 'Not found.' } };

const ok = (body: unknown): Answer => ({ status: 200, body });

function listed(records: readonly WireRecord[]): Answer {
  const isOver = ({ status }: WireRecord) => status.startsWith('Finished');
  return ok({ fixtures: records.filter((record) => !isOver(record)), results: records.filter(isOver) });
}

function counted<Thing extends { id: string }>(things: readonly Thing[]): (Thing & { events: number })[] {
  const byId = Map.groupBy(things, ({ id }) => id);
  return [...byId.values()].flatMap((same) => (same[0] === undefined ? [] : [{ ...same[0], events: same.length }]));
}

/** Answers a call of the live-scores contract from a world. */
export function answerOf({ matches, answers, now }: World, address: string): Answer {
  const { pathname, searchParams } = new URL(address, 'http://feed');
  const path = pathname.replace(/^\/+/, '');
  if (answers.has(path)) return ok(answers.get(path));
  const records = matches.map(({ record }) => record);
  const sport = searchParams.get('sport');
  const ofSport = records.filter((record) => sport === null || record.sport === sport);
  const tournamentsOfSport = ofSport.map(({ tournament }) => tournament);
  const ofDate = ofSport.filter(({ start_date }) => start_date.startsWith(searchParams.get('date') ?? ''));
  const [version, kind, id = '', part] = path.split('/');
  switch (`${version}/${kind}`) {
    case 'v2/events': {
      // Selects by time and not by date, so that a match running over midnight stays listed.
      const near = records.filter(({ start_date }) => Math.abs(Date.parse(start_date) - now()) <= HALF_A_DAY);
      if (id === 'live') return listed(near);
      const tournament = searchParams.get('tournament');
      if (id === '') return listed(ofDate.filter((record) => !tournament || record.tournament.id === tournament));
      const record = records.find((each) => each.id === id);
      if (record === undefined) return NOTHING;
      return part === undefined ? ok(record) : part === 'head-to-head' ? ok({ events: [] }) : NOTHING;
    }
    case 'v1/events':
      return id === 'counter' ? ok({ counter: ofDate.length }) : NOTHING;
    case 'v1/countries':
      return ok({ countries: counted(tournamentsOfSport.map(({ country }) => country)) });
    case 'v1/tournaments': {
      const tournaments = counted(tournamentsOfSport);
      if (id === '') return ok({ tournaments });
      const tournament = tournaments.find((each) => each.id === id);
      return tournament === undefined || part !== undefined ? NOTHING : ok(tournament);
    }
    default:
      return NOTHING;
  }
}
