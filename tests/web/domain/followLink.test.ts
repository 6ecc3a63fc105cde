import { describe, expect, it } from 'vitest';
import { type Follow, playerFollow } from '../../../web/domain/follow.ts';
import { packFollows, readFollowFile, unpackFollows, writeFollowFile } from '../../../web/domain/followLink.ts';
import { MAX_FOLLOWS } from '../../../web/domain/follows.ts';

/** Deterministic numbers, spread like a feed’s ids. */
function spread(count: number, least: number, most: number): number[] {
  let seed = 7;
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return least + Math.floor((seed / 2_147_483_648) * (most - least));
  });
}

const sorted = (follows: readonly Follow[]) => [...follows].sort();

describe('follow link', () => {
  it.each([
    ['60 teams of six digits', spread(60, 100_000, 999_999).map((id): Follow => `t${id}`)],
    ['60 matches of eleven digits', spread(60, 20_770_000_000, 20_770_999_999).map((id): Follow => `m${id}`)],
    [
      'teams, competitions and matches of three days',
      [
        ...spread(30, 1_000, 999_999).map((id): Follow => `t${id}`),
        ...spread(10, 1, 999).map((id): Follow => `c${id}`),
        ...spread(20, 20_770_000_000, 20_772_999_999).map((id): Follow => `m${id}`),
      ],
    ],
    [
      '30 players of ten teams beside these',
      spread(30, 1_000, 999_999).flatMap((id, index): Follow[] => {
        const team = `${Math.floor(id / 100) * 100 + (index % 3)}`;
        return index % 3 === 0
          ? [`t${team}`, playerFollow({ team, player: `${id}` })]
          : [playerFollow({ team, player: '0' })];
      }),
    ],
  ])('a link has at most 300 characters and keeps its follows: %s', (_, follows) => {
    const packed = packFollows(follows);
    expect(packed.length).toBeLessThanOrEqual(300);
    expect(encodeURIComponent(packed)).toBe(packed);
    expect(sorted(unpackFollows(packed))).toEqual(sorted([...new Set(follows)]));
  });

  it('a link uses the cookie’s form for few follows or ids without numbers', () => {
    expect(packFollows(['taB3', 'c63'])).toBe('taB3.c63');
    expect(packFollows(['t007'])).toBe('t007');
    expect(packFollows(['t1'])).toBe('t1');
    expect(packFollows(['p47-aB3', 't63'])).toBe('p47-aB3.t63');
    expect(packFollows([])).toBe('');
    expect(unpackFollows('t47.c63.m123')).toEqual(['t47', 'c63', 'm123']);
  });

  it.each([
    ...[
      '~',
      '~t',
      '~t.',
      '~x.1.2',
      '~t.!',
      '~t.-1',
      '~p.1',
      '~p.1-',
      '~p.1-!',
      '~p.1-2-3',
      '~t.1-2',
      '~~~~',
      '~t.ZZZZZZZZZZZZZZZ',
      '~__proto__.1',
      '~t1.2',
      '~<b>.1',
    ],
  ])('the text %j contains no follows', (text) => {
    expect(unpackFollows(text)).toEqual([]);
  });

  it('a link of any length gives a bounded number of follows', () => {
    expect(unpackFollows(`~t${'.1'.repeat(1_000_000)}`)).toHaveLength(MAX_FOLLOWS);
    expect(unpackFollows('~t.1'.repeat(100_000))).toEqual(['t1']);
  });

  it('a link leaves out whole follows when too many are given', () => {
    const follows = spread(60, 100_000_000_000_000, 999_999_999_999_999).map((id): Follow => `m${id}`);
    for (const text of [packFollows(follows), follows.join('.'), `m1.${follows.join('.')}`]) {
      const read = unpackFollows(text);
      expect(read.length).toBeGreaterThan(50);
      for (const follow of read) expect(['m1', ...follows]).toContain(follow);
    }
  });
});

describe('follow file', () => {
  it('an exported file imports unchanged with any line endings', () => {
    const follows: Follow[] = ['t47', 'c63', 'maB3'];
    const file = writeFollowFile(follows);
    expect(file).toBe('t47\nc63\nmaB3\n');
    expect(readFollowFile(file)).toEqual(follows);
    expect(readFollowFile(`\uFEFF${file.replaceAll('\n', '\r\n')}`)).toEqual(follows);
    expect(readFollowFile('t47 Ajax\n\n  c63\tEredivisie t9\n')).toEqual(['t47', 'c63']);
  });

  it.each([
    'https://scoreline.test/nl/instellingen?follow=t1.c2',
    'Look: https://scoreline.test/?date=2026-11-21&follow=t1.c2#top and tell me',
    'https://x.test/my?follow=%7Et.1%7Ec.2',
    '~t.1~c.2',
    ' t1.c2 ',
  ])('a link or its content imports too: %j', (text) => {
    expect(readFollowFile(text)).toEqual(['t1', 'c2']);
  });

  it.each(['', '\0\0', '{"follow":["t1"]}', 'x?follow=%E0%A4', '?follow=', '<b>t1</b>', '__proto__'])(
    'the import finds nothing in %j',
    (text) => {
      expect(readFollowFile(text)).toEqual([]);
    },
  );

  it('an import is bounded and never cuts an id in two', () => {
    expect(readFollowFile('t1\nt2\n'.repeat(10_000))).toEqual(['t1', 't2']);
    const many = Array.from({ length: 500 }, (_, index): Follow => `t${1_000 + index}`);
    expect(readFollowFile(writeFollowFile(many))).toEqual(many.slice(0, MAX_FOLLOWS));
    const long = Array.from({ length: 60 }, (_, index): Follow => `m${'7'.repeat(20 + index)}`);
    for (const follow of readFollowFile(writeFollowFile(long))) expect(long).toContain(follow);
  });
});
