import { MINUTE } from '../calendar.ts';
import { expectedScore } from '../expectation.ts';
import type { Match } from '../match.ts';
import { latest, type Score, type Side, type Story, scoreAt } from '../story.ts';

/** What a bookmaker knows of a match at an instant. */
export interface MatchState {
  readonly score: Score;
  /** What each side is still expected to score in regular time. */
  readonly remaining: Score;
  /** How much of the scoring of regular time is still to come: 1 before kick-off. */
  readonly left: number;
  /** How much of the first half's scoring is still to come; 0 once it is over. */
  readonly firstHalfLeft: number;
}

const FIRST_HALF_SHARE = 0.46;

function footballLeft(story: Story, at: number): { left: number; firstHalfLeft: number } {
  const started = (name: string) => story.properties.find((step) => step.name === name && step.at <= at)?.at;
  const first = started('GameStarted');
  if (first === undefined) return { left: 1, firstHalfLeft: 1 };
  const over = (since: number) => Math.min(0.97, (at - since) / (47 * MINUTE));
  const second = started('SecondHalfStarted');
  if (second !== undefined) return { left: (1 - FIRST_HALF_SHARE) * (1 - over(second)), firstHalfLeft: 0 };
  const halftime = story.results.some((step) => step.name === 'halftime' && step.at <= at);
  const firstHalfLeft = halftime ? 0 : 1 - over(first);
  return { left: 1 - FIRST_HALF_SHARE + FIRST_HALF_SHARE * firstHalfLeft, firstHalfLeft };
}

function periodsLeft(story: Story, at: number): number {
  const regular = story.periods.filter(({ name }) => name !== 'Overtime');
  const played = regular.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(1, (at - from) / (to - from))), 0);
  return regular.length > 0 ? Math.max(0.01, 1 - played / regular.length) : 1;
}

function sentOff(story: Story, side: Side, at: number): number {
  return story.incidents.filter((trail) => {
    const type = trail.side === side ? latest(trail.versions, at)?.incident.type : undefined;
    return type === 'Red card' || type === 'Yellow card 2';
  }).length;
}

/** The state of a match at an instant; `tilt` moves the balance towards the home side (as a logarithm of the ratio). */
export function matchState(match: Match, story: Story, at: number, tilt: number): MatchState {
  const expected = expectedScore(match);
  const { left, firstHalfLeft } =
    match.sport === 'football' ? footballLeft(story, at) : { left: periodsLeft(story, at), firstHalfLeft: 0 };
  const balance = tilt + 0.3 * (sentOff(story, 'away', at) - sentOff(story, 'home', at));
  return {
    score: scoreAt(story, at),
    remaining: {
      home: expected.home * left * Math.exp(balance / 2),
      away: expected.away * left * Math.exp(-balance / 2),
    },
    left,
    firstHalfLeft,
  };
}
