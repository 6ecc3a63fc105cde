import { describe, expect, it } from 'vitest';
import { phaseOf } from '../../../../web/domain/match.ts';
import { SeenStates } from '../../../../worker/feeds/normalize/believed.ts';
import { MINUTE } from '../parsed.ts';
import { stateText } from '../stateText.ts';
import { inEveryDialect, KICK_OFF, readAt } from './dialects.ts';
import { type OddMatch, oddMatch } from './oddMatch.ts';

const EARLY_ENDS: Readonly<Record<string, readonly [odd: OddMatch, awaited: string, end: string]>> = {
  'an end without a result': [{ status: 'finished', score: null }, 'awaiting-info', 'regular'],
  'an end without a result after half-time': [
    { status: 'finished', score: null, halfTime: [1, 0] },
    'awaiting-info 1-0',
    'regular',
  ],
  'an end below the half-time score': [
    { status: 'finished', score: [0, 0], halfTime: [1, 0] },
    'awaiting-info 1-0',
    'regular 0-0',
  ],
  'an end below the listed goals': [
    oddMatch('finished 1-0: goal home 20 A 1-0, goal home 70 B 2-0'),
    '',
    'regular 1-0',
  ],
};

describe('end of a match before its result', () => {
  it.each(inEveryDialect(EARLY_ENDS))('%s', (_, detailOf, [odd, awaited, end]) => {
    const seen = new SeenStates();
    const at = (minutes: number) => {
      const now = KICK_OFF + minutes * MINUTE;
      return detailOf(odd, { now, answeredAt: now, seen }).match;
    };
    for (const minutes of [112, 121]) {
      const { state } = at(minutes);
      expect(state.kind).toBe('awaiting-info');
      if (awaited !== '') expect(stateText(state)).toBe(awaited);
    }
    expect(stateText(at(122).state)).toBe(end);
  });

  const corrected: OddMatch = { status: 'finished', score: [2, 0], halfTime: [1, 0] };
  it.each(inEveryDialect({ 'an end with its result': corrected }))('%s is believed at once', (_, detailOf, odd) => {
    const now = KICK_OFF + 112 * MINUTE;
    const { match } = detailOf(odd, { now, answeredAt: now, seen: new SeenStates() });
    expect(stateText(match.state)).toBe('regular 2-0');
  });
});

describe('match that its source forgot', () => {
  const playing = oddMatch('second-half 1-0: goal home 30 A 1-0');
  const states = inEveryDialect<OddMatch>({
    'second half': playing,
    'half-time': { ...playing, status: 'half-time', halfTime: [1, 0] },
  });

  it.each(states)('%s awaits information after four hours', (_, detailOf, odd) => {
    for (const hours of [4, 9, 23.9]) {
      const match = readAt(detailOf, odd, hours * 60).match;
      expect(stateText(match.state)).toBe('awaiting-info 1-0');
      expect(phaseOf(match)).toBe('off');
    }
  });

  it.each(states)('%s has no result after a day', (_, detailOf, odd) => {
    for (const hours of [24, 100, 5000]) expect(readAt(detailOf, odd, hours * 60).match.state.kind).toBe('unreported');
  });

  it.each(inEveryDialect({ 'a late goal': playing }, 'sides'))('%s is its last change', (_, detailOf, odd) => {
    const seen = new SeenStates();
    const at = (minutes: number, given: OddMatch) => {
      const now = KICK_OFF + minutes * MINUTE;
      return detailOf(given, { now, answeredAt: now, seen }).match;
    };
    at(230, odd);
    const late: OddMatch = { ...odd, score: [2, 0] };
    expect(phaseOf(at(239, late))).toBe('live');
    expect(phaseOf(at(298, late))).toBe('live');
    expect(at(299, late).state).toMatchObject({ kind: 'awaiting-info', since: KICK_OFF + 239 * MINUTE });
  });

  const tie: OddMatch = { status: 'shoot-out', score: [2, 2], shootOut: [3, 3] };
  it.each(inEveryDialect({ 'a shoot-out': tie }, 'sides'))('%s stays in play beyond four hours', (_, detailOf, odd) => {
    expect(phaseOf(readAt(detailOf, odd, 290).match)).toBe('running');
    expect(readAt(detailOf, odd, 9 * 60).match.state.kind).toBe('awaiting-info');
  });
});
