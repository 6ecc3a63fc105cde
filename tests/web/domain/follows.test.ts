import { describe, expect, it } from 'vitest';
import { FOLLOW_LETTERS, type Follow, followOf, playerFollow } from '../../../web/domain/follow.ts';
import {
  followedMatches,
  followedPlayers,
  followKind,
  MAX_FOLLOW_BYTES,
  MAX_FOLLOWS,
  parseFollows,
  printFollows,
  toggled,
  withFollows,
} from '../../../web/domain/follows.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const many = (count: number, digits = 3): Follow[] =>
  Array.from({ length: count }, (_, index) => followOf('team', `${'1'.repeat(digits - 3)}${100 + index}`));

describe('follow cookie', () => {
  it('the cookie stores ids of teams, competitions and matches and reads them back', () => {
    const follows = [followOf('team', '47'), followOf('competition', '63'), followOf('match', 'aB3')];
    expect(printFollows(follows)).toBe('t47.c63.maB3');
    expect(parseFollows('t47.c63.maB3')).toEqual(follows);
  });

  it('a player is followed by the ids of the team and the player', () => {
    const ids = { team: '47', player: 'aB3' };
    expect(printFollows(['t47', playerFollow(ids)])).toBe('t47.p47-aB3');
    expect(followedPlayers(parseFollows('t47.p47-aB3.c63'))).toEqual([ids]);
  });

  it.each(Object.entries(FOLLOW_LETTERS))('a followed %s is told by its letter', (kind, letter) => {
    expect(followKind(`${letter}4-7`)).toBe(kind);
  });

  it.each([
    ...['p47', 'p47-', 'p-47', 'p1-2-3', 'p1_2-3'],
    '',
    '.',
    'x1',
    't',
    't47-1',
    'm<script>',
    't47;c63',
    't 47',
    '..t.c..',
    '\u0000t1',
    't'.repeat(900),
  ])('the cookie reads no follows from %j', (text) => {
    expect(parseFollows(text)).toEqual([]);
  });

  it('the cookie keeps each readable follow once beside unreadable ones', () => {
    expect(parseFollows('t1.evil.t1.c2.m')).toEqual(['t1', 'c2']);
  });

  it('the cookie has at most 60 follows and 1,000 bytes for any input', () => {
    expect(parseFollows(printFollows(many(500)))).toHaveLength(MAX_FOLLOWS);
    const long = parseFollows(printFollows(many(60, 40)));
    expect(long.length).toBeGreaterThan(20);
    expect(printFollows(long).length).toBeLessThanOrEqual(MAX_FOLLOW_BYTES);
    expect(parseFollows('t1.'.repeat(1_000_000))).toEqual(['t1']);
  });
});

describe('follow and unfollow', () => {
  it('follow adds at the end and unfollow removes', () => {
    expect(toggled(['t1'], 'c2')).toEqual(['t1', 'c2']);
    expect(toggled(['t1', 'c2'], 't1')).toEqual(['c2']);
  });

  it('joining two lists keeps the older follows first and has no duplicates', () => {
    expect(withFollows(['t1', 't2'], ['t2', 'c3'])).toEqual(['t1', 't2', 'c3']);
    expect(withFollows(many(59), ['c1', 'c2', 'c3'])).toEqual([...many(59), 'c1']);
  });
});

describe('followed matches', () => {
  const match = matchFrom({ id: 'x1' });

  it.each([
    ['the match', 'mx1'],
    ['its home team', `t${match.home?.id}`],
    ['its away team', `t${match.away?.id}`],
    ['its competition', `c${match.competition.id}`],
    ['a player of its home team', `p${match.home?.id}-9`],
  ])('a match belongs to the visitor when %s is followed', (_, follow) => {
    const follows = parseFollows(follow);
    expect(follows).toHaveLength(1);
    expect(followedMatches([match], follows)).toEqual([match]);
    expect(followedMatches([match], ['t0', 'c0', 'm0'])).toEqual([]);
  });
});
