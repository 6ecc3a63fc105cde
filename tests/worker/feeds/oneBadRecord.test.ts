import { expect, it } from 'vitest';
import { createRejections } from '../../../worker/base/rejections.ts';
import { ok } from '../../../worker/base/result.ts';
import { parseMatches } from '../../../worker/feeds/normalize/lists.ts';
import { matchFrom, parsedAt, wireMatch } from '../../support/wireMatch.ts';

const list = (records: readonly unknown[]) => {
  const parse = (record: unknown) => (record === 'not shown' ? ok(null) : parsedAt(record));
  return parseMatches(records, parse, { rejections: createRejections() });
};

it.each([
  ['beside one that the site does not show', [{}, 'not shown'], []],
  ['beside a good one', [wireMatch(), {}], ['e1']],
])('a record that cannot be read costs only itself %s', (_, records, ids) => {
  const answer = list(records);
  expect(answer.ok && [answer.value.matches.map(({ id }) => id), answer.value.rejected]).toEqual([ids, 1]);
});

it.each([1, 2])('a list of %i records of which none can be read fails, so that the known one stays', (count) => {
  expect(list(Array(count).fill({}))).toMatchObject({ ok: false, error: { kind: 'shape' } });
});

it('a period that is not played yet costs none of those before it', () => {
  const results = { runningscore: { home: 44, away: 41 } };
  const periods = [{ home: 24, away: 20 }, { home: 20, away: 21 }, { home: null, away: null }, null];
  const { state } = matchFrom({ status: '3rd quarter', sport: 'basketball', results, periods });
  expect(state).toMatchObject({ periods: periods.slice(0, 2) });
});
