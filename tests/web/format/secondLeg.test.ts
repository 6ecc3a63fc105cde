import { expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import { secondLegSentence } from '../../../web/format/secondLegSentence.ts';
import { finished, matchOf } from '../domain/season/seasonOf.ts';

const second = matchOf('Ajax', 'PSV', { round: 'Semi-finals', day: 7 });
const first = (psv: number, ajax: number) => matchOf('PSV', 'Ajax', { state: finished({ home: psv, away: ajax }) });
const said = (given: ReturnType<typeof first>, match = second) => secondLegSentence(match, given, translator('en'));

it.each([
  ['a level first leg', first(1, 1), 'The winners go through. A draw means extra time or penalties.'],
  [
    'a lead of one goal',
    first(0, 1),
    'Ajax go through if they do not lose. PSV must win by two goals; one goal means extra time or penalties.',
  ],
  [
    'a larger lead of the other side',
    first(3, 0),
    'PSV go through unless they lose by 3 or more. Ajax must win by 4; a win by 3 means extra time or penalties.',
  ],
])('%s says what both teams need', (_, leg, expected) => {
  expect(said(leg)).toBe(expected);
});

it.each([
  ['after the second leg', { ...second, state: finished({ home: 0, away: 0 }) }, first(1, 1)],
  [
    'in extra time, which has come already',
    {
      ...second,
      state: {
        kind: 'playing',
        period: 'extra-time-first-half',
        startedAt: null,
        score: { home: 0, away: 0 },
      } as const,
    },
    first(1, 1),
  ],
  ['without the score of the first leg', second, matchOf('PSV', 'Ajax')],
  [
    'where away goals count',
    {
      ...second,
      kickOff: Date.UTC(2019, 4, 1),
      competition: {
        ...second.competition,
        name: 'UEFA Champions League',
        country: { ...second.competition.country, slug: 'europe' },
      },
    },
    first(1, 1),
  ],
])('says nothing %s', (_, match, leg) => {
  expect(said(leg, match)).toBeNull();
});
