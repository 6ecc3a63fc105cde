import { expect, it } from 'vitest';
import { siteWith } from '../site.runtime.ts';
import { clockAt, journalWith, NOON, running } from './push.runtime.ts';

const SECOND = 1000;
const GOALS = 8;

const STATE = /"score":\{"home":(\d+),"away":0\}/;
const FOLLOWER = { Cookie: 'follow=m1' };

/** Addresses that show the match, and where its score stands in each. */
const ADDRESSES: readonly [path: string, score: RegExp, headers?: Record<string, string>][] = [
  ['/', STATE],
  ['/match/football/home-1-away-1-1', STATE],
  ['/nl/wedstrijd/voetbal/home-1-away-1-1', STATE],
  ['/my', STATE, FOLLOWER],
  ['/api/live', STATE],
  ['/api/event?sport=football&id=1', STATE],
  ['/api/v1/matches', STATE],
  ['/api/v1/matches/1', STATE],
  ['/embed/match/1', /<b[^>]*>(\d+)<\/b>/],
];

it('each of eight goals is a second later on every address of an isolate', async () => {
  let time = NOON;
  clockAt(time);
  const journal = journalWith([running('1')], { name: 'site', OPEN_DATA: 'on', EMBED_HOSTS: '*' });
  const visit = siteWith({});
  const scores = () =>
    Promise.all(
      ADDRESSES.map(async ([path, score, headers]) => {
        const answer = await visit(path, { 'x-visitor-country': 'NL', 'x-visitor-time-zone': 'UTC', ...headers });
        return `${path} ${score.exec(await answer.text())?.[1]}`;
      }),
    );
  await journal.look();
  await scores();
  for (let goals = 1; goals <= GOALS; goals += 1) {
    journal.feed.matches = [running('1', goals, 0)];
    time += SECOND;
    clockAt(time);
    await journal.look();
    time += SECOND;
    clockAt(time);
    expect(await scores()).toEqual(ADDRESSES.map(([path]) => `${path} ${goals}`));
  }
});
