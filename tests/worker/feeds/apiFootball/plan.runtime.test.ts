import { beforeEach, describe, expect, it } from 'vitest';
import { sourceSite } from '../sourceSite.runtime.ts';
import { answer, fixture, league } from './apiFootball.records.ts';

const noDay = answer([], {
  plan: 'Free plans do not have access to this date, try from 2026-11-20 to 2026-11-22.',
});
const noSeason = answer([], { plan: 'Free plans do not have access to this season, try from 2022 to 2024.' });

let { asked, open }: Pick<ReturnType<typeof sourceSite>, 'asked' | 'open'> = { asked: [], open: () => expect.fail() };

beforeEach(() => {
  ({ asked, open } = sourceSite('api-football', (path) => {
    if (path.startsWith('leagues')) return answer([league(39, 'Premier League', 'England')]);
    if (path.startsWith('standings')) return noSeason;
    if (/date=2026-11-2[0-2]$/.test(path)) return answer([fixture(['FT', 90], [2, 0])]);
    return path.startsWith('fixtures?date=') ? noDay : answer([]);
  }));
});
const main = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
const daysIn = (text: string) => Array.from(text.matchAll(/href="[^"]*\?date=(\d{4}-\d\d-\d\d)"/g), ([, day]) => day);

describe('an API-Football plan without some days', () => {
  it('is asked once about its days for all pages', async () => {
    await open('/football/england/premier-league-af39/results');
    await open('/football/england/premier-league-af39/fixtures');
    await open('/?date=2026-11-27');
    const days = asked.filter((path) => path.startsWith('fixtures?date=')).toSorted();
    expect(days).toEqual([20, 21, 22, 23].map((day) => `fixtures?date=2026-11-${day}`));
  });

  it.each(['/', '/football/england/premier-league-af39/matches'])('offers only its own days on %s', async (path) => {
    const { status, text } = await open(path);
    expect(status).toBe(200);
    expect([...new Set(daysIn(main(text)))]).toEqual(['2026-11-20', '2026-11-22']);
  });

  it.each([
    ['/?date=2026-11-27', 'We have no data for this day.', 'Go to today'],
    ['/nl?date=2026-11-15', 'Van deze dag hebben we geen gegevens.', 'Naar vandaag'],
    ['/football/england/premier-league-af39/matches?date=2026-11-27', 'We have no data for this day', 'Go to today'],
  ])('answers 404 on %s with a link to today', async (path, words, link) => {
    const { status, text } = await open(path);
    expect(status).toBe(404);
    expect(main(text)).toContain(words);
    expect(main(text)).toContain(link);
    expect(main(text)).not.toMatch(/keeps trying|blijft het proberen/);
  });

  it.each([
    ['/team/manchester-united-af33', 'No upcoming matches found. Some days could not be loaded.'],
    ['/nl/team/manchester-united-af33', 'Geen komende wedstrijden gevonden. Niet alle dagen konden worden geladen'],
  ])('does not show missing days as empty days on %s', async (path, words) => {
    const { status, text } = await open(path);
    expect(status).toBe(200);
    expect(main(text)).toContain(words);
    expect(main(text)).not.toMatch(/next seven days|komende zeven dagen/);
  });
});

it('a season outside the plan has no table and no tab for one', async () => {
  const { text } = await open('/football/england/premier-league-af39');
  expect(text).not.toContain('/premier-league-af39/standings');
  expect((await open('/football/england/premier-league-af39/standings')).text).toContain(
    'This competition has no table.',
  );
});
