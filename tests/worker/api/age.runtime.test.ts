import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demonstrationAnswer } from '../../support/demonstration.runtime.ts';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { SATURDAY, siteWith } from '../site.runtime.ts';
import { everyPath } from './everyPath.runtime.ts';

const MINUTE = 60_000;

let silent: RegExp | null = null;

beforeEach(() => {
  silent = null;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(SATURDAY) });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const answer = silent?.test(request.url) ? null : demonstrationAnswer(request);
    return answer ?? new Response('away', { status: 500 });
  });
});
afterEach(() => void vi.useRealTimers());

it('every answer of the public API says how old it is while the source is silent', async () => {
  const visit = siteWith({});
  const ask = (path: string) => visit(`/api/v1${path}`, {});
  // The journal of changes answers for itself.
  const paths = (await everyPath(ask)).filter(([id]) => id !== 'listChanges');
  const ages = () =>
    Promise.all(
      paths.map(async ([id, path]) => {
        const { asOf, stale } = await (await ask(path)).json<{ asOf: string; stale: boolean }>();
        return { id, minutes: Math.round((Date.now() - Date.parse(asOf)) / MINUTE), stale };
      }),
    );
  expect(await ages()).toEqual(paths.map(([id]) => ({ id, minutes: 0, stale: false })));
  silent = /^/;
  // The first answer may be one that is asked for again behind it.
  for (const minutes of [120, 1]) {
    vi.setSystemTime(Date.now() + minutes * MINUTE);
    await ages();
  }
  expect(await ages()).toEqual(paths.map(([id]) => ({ id, minutes: 121, stale: true })));
});

it.each([
  ['getSquad', 'records of single matches', /\/v2\/events\/\w+$/],
  ['getPlayer', 'records of single matches', /\/v2\/events\/\w+$/],
  ['getHeadToHead', 'meetings', /\/head-to-head$/],
] as const)('%s is as old as its %s', async (id, _, part) => {
  const visit = siteWith({});
  const ask = (path: string) => visit(`/api/v1${path}`, {});
  const path = Object.fromEntries(await everyPath(ask))[id] ?? '';
  await ask(path);
  silent = part;
  for (const minutes of [13 * 60, 1]) {
    vi.setSystemTime(Date.now() + minutes * MINUTE);
    await ask(path);
  }
  expect(await (await ask(path)).json()).toMatchObject({ asOf: new Date(SATURDAY).toISOString(), stale: true });
});

it.each([
  ['a day of a zone', 'list of the UTC day before', '/matches?tz=Europe/Amsterdam', /date=2026-11-20/],
  ['a match', 'record, while a list confirms its score', '/matches/ID', /\/v2\/events\/(?!live)\w+$/],
])('%s is as old as its %s', async (_, _part, asked, part) => {
  const visit = siteWith({});
  const ask = async (path: string) =>
    (await visit(`/api/v1${path}`, {})).json<{ asOf: string; stale: boolean; matches: { id: string }[] }>();
  const [match] = (await ask('/matches?status=live')).matches;
  const path = asked.replace('ID', match?.id ?? '');
  expect(await ask(path)).toMatchObject({ stale: false });
  silent = part;
  for (const minutes of [5, 1]) {
    vi.setSystemTime(Date.now() + minutes * MINUTE);
    await ask(path);
  }
  expect(await ask(path)).toMatchObject({ asOf: new Date(SATURDAY).toISOString(), stale: true });
});

it('only the sport whose list fails is old', async () => {
  const start_date = new Date(Date.parse(SATURDAY) - 20 * MINUTE).toISOString();
  const match = (id: string, status: string, sport: string) => wireMatch({ id, status, sport, start_date });
  let isFailing = false;
  fakeSource('https://scores.test', (path) => {
    if (path === 'v2/events/live') return { fixtures: [match('f1', '1st half', '1')], results: [] };
    if (isFailing || !path.startsWith('v2/events?')) return undefined;
    return { fixtures: path.includes('sport=23&') ? [match('b1', '1st quarter', '23')] : [], results: [] };
  });
  const visit = siteWith({ DEMONSTRATION: 'content', LIVE_API_URL: 'https://scores.test', OPEN_DATA: 'on' });
  const age = async (sport: string) => {
    const answer = await visit(`/api/v1/matches?sport=${sport}`, {});
    return answer.json<{ asOf: string; stale: boolean; matches: unknown[] }>();
  };
  expect((await age('basketball')).matches).toHaveLength(1);
  isFailing = true;
  for (const minutes of [2, 1]) {
    vi.setSystemTime(Date.now() + minutes * MINUTE);
    await age('basketball');
  }
  expect(await age('basketball')).toMatchObject({ asOf: new Date(SATURDAY).toISOString(), stale: true });
  expect(await age('football')).toMatchObject({ stale: false, matches: [{}] });
});
