import { describe, expect, it } from 'vitest';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { parseMatch } from '../../../../worker/feeds/footballData/parseMatch.ts';
import { readMatches } from '../../../../worker/feeds/normalize/lists.ts';
import { match, score } from '../footballData/footballData.records.ts';
import { contextOf } from '../footballData/parsed.ts';

const listOf = (...records: unknown[]) =>
  readMatches(records, (record) => parseMatch(record, contextOf()), { rejections: createRejections() });

describe('list of a public source', () => {
  it('a match listed twice appears once in its later state', () => {
    const [toCome, running] = [match('TIMED'), match('IN_PLAY', { score: score([1, 0]) })];
    const [further, over] = [match('IN_PLAY', { score: score([2, 0]) }), match('FINISHED', { score: score([2, 1]) })];
    for (const records of [
      [toCome, running, over],
      [over, running, toCome],
      [running, over, further],
    ]) {
      const list = listOf(...records);
      expect(list).toMatchObject({ ok: true, value: { matches: [{ state: { kind: 'finished' } }], rejected: 0 } });
    }
    expect(listOf(running, further)).toMatchObject({
      ok: true,
      value: { matches: [{ state: { score: { home: 2, away: 0 } } }] },
    });
  });

  it('a list fails when every record is broken, and an empty list is valid', () => {
    expect(listOf({}, null).ok).toBe(false);
    expect(listOf()).toEqual({ ok: true, value: { matches: [], rejected: 0 } });
  });
});
