import type { WireRecord, World } from './world.ts';

const HALF_A_DAY = 12 * 3_600_000;

function listed(records: readonly WireRecord[]) {
  const isOver = ({ status }: WireRecord) => status.startsWith('Finished');
  return { fixtures: records.filter((record) => !isOver(record)), results: records.filter(isOver) };
}

function counted<Thing extends { id: string }>(things: readonly Thing[]): (Thing & { events: number })[] {
  const byId = Map.groupBy(things, ({ id }) => id);
  return [...byId.values()].flatMap((same) => (same[0] === undefined ? [] : [{ ...same[0], events: same.length }]));
}

/** The answer of a world to a call of the live-scores contract; undefined for an unknown thing. */
export function answerOf({ matches, answers }: World, address: string): unknown {
  const { pathname, searchParams } = new URL(address, 'http://feed');
  const path = pathname.replace(/^\/+/, '');
  if (answers.has(path)) return answers.get(path);
  const records = matches.map(({ record }) => record);
  const sport = searchParams.get('sport');
  const ofSport = records.filter((record) => sport === null || record.sport === sport);
  const ofDate = ofSport.filter(({ start_date }) => start_date.startsWith(searchParams.get('date') ?? ''));
  const tournaments = ofSport.map(({ tournament }) => tournament);
  const [version, kind, id, part] = path.split('/');
  switch (`${version}/${kind}`) {
    case 'v2/events': {
      // Selects by time and not by date, so that a match running over midnight stays listed.
      if (id === 'live')
        return listed(records.filter(({ start_date }) => Math.abs(Date.parse(start_date) - Date.now()) <= HALF_A_DAY));
      const tournament = searchParams.get('tournament');
      if (id === undefined)
        return listed(ofDate.filter((record) => !tournament || record.tournament.id === tournament));
      const record = records.find((each) => each.id === id);
      if (record === undefined || part === undefined) return record;
      return part === 'head-to-head' ? { events: [] } : undefined;
    }
    case 'v1/events':
      return id === 'counter' ? { counter: ofDate.length } : undefined;
    case 'v1/countries':
      return { countries: counted(tournaments.map(({ country }) => country)) };
    case 'v1/tournaments':
      if (id === undefined) return { tournaments: counted(tournaments) };
      return part === undefined ? counted(tournaments).find((each) => each.id === id) : undefined;
    default:
      return undefined;
  }
}
