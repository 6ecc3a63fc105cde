import { describe, expect, it } from 'vitest';
import { UpstreamCall } from '../../../../worker/base/upstreamCall.ts';
import { paths, withRefusalsRead } from '../../../../worker/feeds/footballData/calls.ts';
import { NOW } from '../parsed.ts';
import { refusal } from './footballData.records.ts';

it('football-data.org is asked for today with yesterday, and for nine days at once', () => {
  expect(paths.today(NOW)).toBe('matches?dateFrom=2026-11-20&dateTo=2026-11-22');
  const dates = ['2026-11-14', '2026-11-19', '2026-11-22', '2026-11-27', '2026-11-28'];
  const windows = dates.map((date) => /dateFrom=(\S+)&dateTo=(\S+)/.exec(paths.window(date))?.slice(1) ?? []);
  for (const [index, [from = '', to = '']] of windows.entries()) {
    // Whether or not `dateTo` is included, the window contains the date and has at most ten days.
    expect(from <= (dates[index] ?? '') && (dates[index] ?? '') < to).toBe(true);
    expect(Date.parse(to) - Date.parse(from)).toBe(9 * 86_400_000);
  }
  expect(new Set(windows.map(String)).size).toBeLessThan(4);
});

describe('football-data.org refusal', () => {
  const ask = async (path: string, response: Response) => {
    const said: string[] = [];
    const answer = await withRefusalsRead(
      async () => response,
      (message) => said.push(message),
    )(new Request(`https://fd.test/v4/${path}`), new UpstreamCall());
    return { status: answer.status, wait: answer.headers.get('Retry-After'), said, text: await answer.text() };
  };

  it.each([
    ['the header', { 'X-RequestCounter-Reset': '17' }, 'You reached your request limit.', '17'],
    ['the words', {}, 'You reached your request limit. Wait 8 seconds.', '8'],
    ['neither', {}, 'You reached your request limit.', '60'],
  ])('an exceeded quota gives the time of the next call by %s', async (_, headers, message, wait) => {
    expect(await ask('matches', refusal(429, message, headers))).toMatchObject({ status: 429, wait });
  });

  it('an unknown id means that there is nothing', async () => {
    const { status, text } = await ask('matches/1', refusal(404, 'The resource you are looking for does not exist.'));
    expect([status, JSON.parse(text)]).toEqual([404, { detail: 'The resource you are looking for does not exist.' }]);
  });

  it('data outside the plan means no tables or meetings, but failed matches', async () => {
    const restricted = () => refusal(403, 'The resource you are looking for is restricted.');
    for (const path of ['competitions/2021/standings', 'matches/1/head2head?limit=10']) {
      expect(await ask(path, restricted())).toMatchObject({ status: 404, said: [] });
    }
    const { status, said, wait } = await ask('matches?dateFrom=a', restricted());
    expect([status, said, wait]).toEqual([403, ['403: The resource you are looking for is restricted.'], '600']);
  });
});
