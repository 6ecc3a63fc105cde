import { expect, it } from 'vitest';
import { createRejections } from '../../../worker/base/rejections.ts';
import { ok } from '../../../worker/base/result.ts';
import { parseMatches } from '../../../worker/feeds/normalize/lists.ts';
import { matchFrom, parsedAt, wireMatch } from '../../support/wireMatch.ts';

const list = (records: readonly unknown[]) => {
  const parse = (record: unknown) => (record === 'not shown' ? ok(null) : parsedAt(record));
  return parseMatches(records, parse, { rejections: createRejections() });
};

it('a record that cannot be read costs only itself beside a good one', () => {
  const answer = list([wireMatch(), {}]);
  expect(answer.ok && [answer.value.matches.map(({ id }) => id), answer.value.rejected]).toEqual([['e1'], 1]);
});

it.each([
  ['one record', [{}]],
  ['several records', [{}, {}]],
  ['records beside one that the site does not show', [{}, 'not shown', {}]],
])('a list with %s of which none can be read fails, so that the known one stays', (_, records) => {
  expect(list(records)).toMatchObject({ ok: false, error: { kind: 'shape' } });
});

it('a period that is not played yet costs none of those before it', () => {
  const results = { runningscore: { home: 44, away: 41 } };
  const periods = [{ home: 24, away: 20 }, { home: 20, away: 21 }, { home: null, away: null }, null];
  const { state } = matchFrom({ status: '3rd quarter', sport: 'basketball', results, periods });
  expect(state).toMatchObject({ periods: periods.slice(0, 2) });
});
