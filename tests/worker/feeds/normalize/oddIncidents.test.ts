import { describe, expect, it } from 'vitest';
import type { EventDetail } from '../../../../web/domain/eventDetail.ts';
import { isDismissal } from '../../../../web/domain/incidentKinds.ts';
import { isGoal } from '../../../../web/domain/incidents.ts';
import { inEveryDialect, readAt } from './dialects.ts';
import { incidentsOf, oddMatch } from './oddMatch.ts';

type Kind = EventDetail['incidents'][number];

const minuteText = ({ minute }: Kind) =>
  minute === null ? '?' : [minute.minute, minute.added].filter((part) => part !== null).join('+');

/** Some incidents in their order: `38 away G`. */
const listOf = ({ incidents }: EventDetail, isWanted: (each: Kind) => boolean) =>
  incidents.filter(isWanted).map((each) => `${minuteText(each)} ${each.side} ${'player' in each ? each.player : ''}`);

/** Matches, and their goals. */
const GOALS = {
  'an own goal beside its corrected minute':
    'second-half 0-2, halfTime 0-1: own-goal away 37 G 0-1, own-goal away 38 G 0-1, goal away 55 H 0-2 → 38 away G, 55 away H',
  'an own goal in the list of its scorer, beside its correction':
    'half-time 0-1, halfTime 0-1: own-goal home 37 G 0-1, own-goal home 38 G 0-1 → 38 away G',
  'an own goal in the list of its scorer': 'first-half 0-1: own-goal home 25 Tom 0-1 → 25 away Tom',
  'an own goal in the list of the side that profits':
    'second-half 2-1: goal home 10 A 1-0, own-goal home 20 Tom 2-0, goal away 60 B 2-1 → 10 home A, 20 home Tom, 60 away B',
  'two own goals in the list of their scorers':
    'finished 1-2: own-goal home 20 X 0-1, goal home 30 A 1-1, own-goal home 80 Y 1-2 → 20 away X, 30 home A, 80 away Y',
  'a goal with another scorer beside its correction':
    'second-half 1-0: goal home 20 Old 1-0, goal home 20 New 1-0 → 20 home New',
  'an own goal that first counted as a goal of its scorer':
    'first-half 0-1: own-goal home 30 G 0-1, goal away 30 G 0-1 → 30 away G',
  'a goal that first counted for the other side': 'first-half 0-1: goal home 20 A 0-1, goal away 20 B 0-1 → 20 away B',
  'a scorer without a name beside the name': 'first-half 1-0: goal home 20 A 1-0, goal home 20 - 1-0 → 20 home A',
  'equal penalties':
    'second-half 1-1: goal home 5 H 1-0, penalty away 55 A 1-1, penalty away 55 A 1-1 → 5 home H, 55 away A',
  'two goals of one player in three minutes':
    'finished 2-0: goal home 70 A 1-0, goal home 72 A 2-0 → 70 home A, 72 home A',
  'a list that is ahead of the score': 'second-half 1-0: goal home 10 A 1-0, goal away 60 B 1-1 → 10 home A, 60 away B',
  'marked kicks of a shoot-out':
    'after-penalties 1-1, regular 1-1, shootOut 2-4, total 3-5: goal home 50 Una 1-0, goal away 80 Wim 1-1, kick home 120 V 2-1, kick away 120 W 2-2 → 50 home Una, 80 away Wim',
  'a penalty in extra time before marked kicks':
    'after-penalties 1-1, regular 0-0, shootOut 4-3, total 5-4: penalty home 118 A 1-0, goal away 119 B 1-1, kick home 120+3 A 2-1 → 118 home A, 119 away B',
  'added minutes that run on, whatever the flag':
    'finished 2-2, halfTime 2-0: goal home 12 A 1-0, goal home 50 B 2-0, goal away 47 C 2-1, goal away 94 D 2-2 → 12 home A, 45+5 home B, 47 away C, 90+4 away D',
  'added minutes in the first half': 'half-time 1-0, halfTime 1-0: goal home 48 A 1-0 → 45+3 home A',
  'a minute with its added part in it': 'finished 1-0: goal home 94+4 A 1-0 → 90+4 home A',
  'added minutes before extra time':
    'after-extra-time 2-1, halfTime 0-0, regular 1-1: goal home 60 A 1-0, goal away 93 B 1-1, goal home 97 C 2-1 → 60 home A, 90+3 away B, 97 home C',
  'a goal early in the second half':
    'second-half 2-0, halfTime 1-0: goal home 46 B 2-0, goal home 9 A 1-0 → 9 home A, 46 home B',
};

/** The texts before and after the arrow of a case. */
const halves = (text: string) => text.split(' → ') as [given: string, expected: string];

describe('goals of an odd match', () => {
  it.each(inEveryDialect(GOALS))('%s', (_, detailOf, text) => {
    const [odd, goals] = halves(text);
    expect(listOf(readAt(detailOf, oddMatch(odd)), isGoal).join(', ')).toBe(goals);
  });

  const kicks = oddMatch(
    'after-penalties 1-1, regular 0-0, shootOut 1-3: penalty home 98 A, goal away 119 B, penalty home 120 C, missed home 120+2 D, penalty away 120+1 E, penalty away 120+3 F, penalty away 120+5 G',
  );
  it.each(inEveryDialect({ 'kicks that nobody marks': kicks }, 'sides'))('%s', (_, detailOf, odd) => {
    const isKickable = ({ kind }: Kind) => kind === 'penalty' || kind === 'goal' || kind === 'missed-penalty';
    expect(listOf(readAt(detailOf, odd), isKickable)).toEqual(['98 home A', '119 away B']);
  });
});

/** Cards and dismissals. */
const SENT_OFF = {
  'a red card beside its corrected minute': 'red home 44 R, red home 45 R → 45 home R',
  'equal red cards': 'red away 30 R, red away 30 R → 30 away R',
  'a second yellow card that is also a red one': 'yellow home 10 R, second-yellow home 60 R, red home 60 R → 60 home R',
  'a red card a minute before the second yellow one': 'red home 59 R, second-yellow home 60 R → 60 home R',
  'red cards of two players': 'red home 44 R, red home 44 S → 44 home R, 44 home S',
  'a red card without a name beside the name': 'red home 44 R, red home 44 - → 44 home R',
  'a red card before the kick-off': 'red away 12 S, red home -2 R → 0 home R, 12 away S',
};

describe('players sent off in an odd match', () => {
  it.each(inEveryDialect(SENT_OFF, 'cards'))('%s', (_, detailOf, text) => {
    const [incidents, sentOff] = halves(text);
    const detail = readAt(detailOf, { status: 'second-half', score: [0, 0], incidents: incidentsOf(incidents) });
    expect(listOf(detail, ({ kind }) => isDismissal(kind)).join(', ')).toBe(sentOff);
    const { home, away } = detail.match.redCards;
    expect(home + away).toBe(sentOff.split(', ').length);
  });
});
