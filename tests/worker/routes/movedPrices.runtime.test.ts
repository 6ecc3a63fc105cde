import { describe, expect, it } from 'vitest';
import { visit, visitorOf } from '../site.runtime.ts';

const ask = async (search: string, country = 'GB') => {
  const response = await visit(`/api/odds?date=2026-11-21&zone=Europe/London${search}`, visitorOf(country));
  return { status: response.status, board: JSON.parse(await response.text()) };
};

describe('prices that have moved', () => {
  it('are asked for by the ids of their matches, and nothing else is answered', async () => {
    const { board } = await ask('');
    const ids = Object.keys(board);
    const [one = '', other = ''] = ids;
    expect(ids.length).toBeGreaterThan(5);
    const some = await ask(`&matches=${one},${other},nobody`);
    expect(Object.keys(some.board).toSorted()).toEqual([one, other].toSorted());
  });

  it('are no way around the rule of a country', async () => {
    const [one = ''] = Object.keys((await ask('')).board);
    expect((await ask(`&matches=${one}`, 'XX')).board).toEqual({});
  });

  it.each([
    ['too many', Array.from({ length: 51 }, (_, index) => `m${index}`).join()],
    ['none', ''],
    ['what is no id', 'a,../../secret'],
    ['an endless id', 'x'.repeat(65)],
  ])('are refused for %s', async (_, ids) => {
    expect((await ask(`&matches=${ids}`)).status).toBe(400);
  });
});
