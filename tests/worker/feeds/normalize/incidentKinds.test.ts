import { describe, expect, it } from 'vitest';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { parseEventDetail } from '../../../../worker/feeds/contract/parseDetail.ts';
import { parseKind } from '../../../../worker/feeds/normalize/incidentKinds.ts';
import { repeatedAt, wireMatch } from '../../../support/wireMatch.ts';
import { parsedValue } from '../parsed.ts';

const kindOf = (type: string, detail: string | null = null) => {
  const read = parseKind(type, detail);
  return read.kind === 'decision' ? read.decision : read.kind;
};

describe('kind of a goal', () => {
  it.each([
    ['Own goal', 'own-goal'],
    ['OwnGoal', 'own-goal'],
    ['OWNGOAL', 'own-goal'],
    ['MISSEDPENALTY', 'missed-penalty'],
    ['CANCELLEDGOAL', 'cancelled-goal'],
    ['Penalty', 'penalty'],
    ['From penalty', 'penalty'],
    ['Penalty (2-1)', 'penalty'],
    ['Canceled', 'cancelled-goal'],
    ['VAR cancelled', 'cancelled-goal'],
    ['VAR: Goal Disallowed - offside', 'cancelled-goal'],
    ['No goal', 'cancelled-goal'],
    ['Penalty cancelled', 'cancelled-goal'],
    ['Penalty - missed', 'missed-penalty'],
    ['Penalty saved', 'missed-penalty'],
    ['Header', 'goal'],
    ['2-1', 'goal'],
    ['Penalty shoot-out', 'goal'],
    [null, 'goal'],
  ])('the detail %j decides the kind whatever the case of the type', (detail, kind) => {
    for (const type of ['Goal', 'goal', 'GOAL', 'Regular goal']) expect(kindOf(type, detail)).toBe(kind);
  });

  it.each([
    ['Penalty', 'Missed', 'missed-penalty'],
    ['Own goal', 'VAR cancelled', 'cancelled-goal'],
    ['Cancelled goal', 'Penalty', 'cancelled-goal'],
    ['Missed penalty', 'Penalty', 'missed-penalty'],
    ['Missed chance', null, 'other'],
    ['Penalty shoot-out', null, 'other'],
    ['Corner', 'Own goal', 'other'],
  ])('the type %j with the detail %j counts as the lesser of both', (type, detail, kind) => {
    expect(kindOf(type, detail)).toBe(kind);
  });

  it.each([
    ['Goal confirmed', 'goal-confirmed'],
    ['Penalty cancelled', 'penalty-cancelled'],
    ['Goal cancelled', 'cancelled-goal'],
    ['Goal', 'other'],
    [null, 'other'],
  ])('a VAR decision of %j is not a goal that counts', (detail, kind) => {
    for (const type of ['VAR', 'Var', 'VAR decision']) expect(kindOf(type, detail)).toBe(kind);
  });
});

it.each([
  ['Yellow card', null, 'yellow-card'],
  ['redcard', null, 'red-card'],
  ['SECONDYELLOWCARD', null, 'second-yellow-card'],
  ['Card', 'Yellow card', 'yellow-card'],
  ['Booking', 'yellow', 'yellow-card'],
  ['Red card', 'Second yellow card', 'second-yellow-card'],
  ['Card', '2nd yellow', 'second-yellow-card'],
  ['YellowRed', null, 'second-yellow-card'],
  ['Yellow card 2', null, 'second-yellow-card'],
  ['Card', 'Straight red', 'red-card'],
  ['Red', null, 'red-card'],
  ['Card', 'Green', 'other'],
  ['Scorecard', 'Red', 'other'],
])('the type %j with the detail %j is %s', (type, detail, kind) => expect(kindOf(type, detail)).toBe(kind));

describe('goal with its kind in the detail', () => {
  const at = (match_time: number, detail: string, type = 'Goal') => ({ match_time, type, detail });
  const eventOf = (home: unknown[], away: unknown[] = []) => {
    const record = wireMatch({ status: '2nd half', incidents: { home, away } });
    const context = { ...repeatedAt(0), sport: 'football', flagUrl: null, rejections: createRejections() } as const;
    return parsedValue(parseEventDetail(record, context));
  };

  it('the reason and the score after the kind are kept', () => {
    const { incidents } = eventOf([
      at(1, 'Cancelled (offside)'),
      at(2, 'Penalty saved'),
      at(3, 'Penalty (1-0)'),
      at(4, '2-0'),
      at(5, 'Penalty - missed'),
      at(6, 'Handball', 'Goal cancelled'),
    ]);
    expect(incidents).toMatchObject([
      { kind: 'cancelled-goal', reason: 'offside' },
      { kind: 'missed-penalty', reason: 'saved' },
      { kind: 'penalty', scoreAfter: { home: 1, away: 0 } },
      { kind: 'goal', scoreAfter: { home: 2, away: 0 } },
      { kind: 'missed-penalty', reason: null },
      { kind: 'cancelled-goal', reason: 'Handball' },
    ]);
  });

  it('cancelled goals and players sent off reach the row', () => {
    const { match } = eventOf([at(60, 'Cancelled')], [at(70, 'Second yellow', 'Yellow card'), at(80, 'Red', 'Card')]);
    expect(match).toMatchObject({ correctedAt: '60', redCards: { home: 0, away: 2 } });
  });
});
