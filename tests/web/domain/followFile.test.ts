import { describe, expect, it } from 'vitest';
import type { Follow } from '../../../web/domain/follow.ts';
import { readFollowFile, writeFollowFile } from '../../../web/domain/followLink.ts';
import { MAX_FOLLOWS } from '../../../web/domain/follows.ts';

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
