import { expect, it } from 'vitest';
import { known } from '../../support/wireMatch.ts';
import { isFinished, isLive, isOfLeague, listedMatch } from '../demoMatches.runtime.ts';
import { opened, siteWith, visitorOf } from '../site.runtime.ts';

const site = siteWith({ EMBED_HOSTS: '*' });
/** A script of another site, which may read the open data. */
const GB = visitorOf('GB', { Origin: 'https://other.test' });

const played = async () => known(await listedMatch(isLive));
const ended = async () => known(await listedMatch((match) => isFinished(match) && isOfLeague(match)));
const team = async () => (await played()).home.id;
const competition = async () => (await ended()).competition.id;

const POLLED = 'public, max-age=4';

/** Headers without which a client that keeps the answer would keep it too long, show it otherwise or not read it at all. */
const KEPT = ['Cache-Control', 'ETag', 'Vary', 'Content-Security-Policy', 'X-Frame-Options', 'Content-Language'];
const OF_OTHERS = ['Cross-Origin-Resource-Policy', 'Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'];

const kept = ({ headers }: { headers: Headers }) => [
  ['has an age', headers.has('Age')],
  ...[...KEPT, ...OF_OTHERS].map((name) => [name, headers.get(name)]),
];

it.each([
  ['/api/live', POLLED, async () => '?sport=football&date=2026-11-21&zone=Europe/London'],
  ['/api/event', POLLED, async () => `?sport=football&id=${(await played()).id}`],
  ['/api/event-odds', 'private, max-age=10', async () => `?sport=football&id=${(await played()).id}`],
  ['/api/v1/competitions', 'public, max-age=300', async () => ''],
  ['/embed/match/', 'public, max-age=60', async () => (await ended()).id],
  ['/embed/match/', 'public, max-age=10', async () => (await played()).id],
  ['/nl/embed/table/', 'public, max-age=60', competition],
  ['/calendar/team/', 'public, max-age=600', async () => `${await team()}.ics`],
  ['/goals.xml', 'public, max-age=60', async () => `?competition=${await competition()}`],
  ['/nl/doelpunten.xml', 'public, max-age=60', async () => `?team=${await team()}`],
  ['/results.xml', 'public, max-age=60', async () => `?competition=${await competition()}`],
])('%s (%s) answers 304 to its own tag, with the same headers', async (start, lifetime, rest) => {
  const path = start + (await rest());
  const first = await opened(site(path, GB));
  expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, lifetime]);
  const tag = first.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^(W\/)?"[0-9a-f]+"$/);
  for (const method of ['GET', 'HEAD']) {
    const again = await opened(site(path, { ...GB, 'If-None-Match': tag }, { method }));
    expect([again.status, again.text]).toEqual([304, '']);
    expect(kept(again)).toEqual(kept(first));
  }
  const other = await opened(site(path, { ...GB, 'If-None-Match': '"other"' }));
  expect([other.status, other.text]).toEqual([200, first.text]);
});
