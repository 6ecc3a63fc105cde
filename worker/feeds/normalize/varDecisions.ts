import type { Decision } from '../../../web/domain/incidentKinds.ts';

/** The sources’ words for VAR decisions, except cancelled goals; the first match counts. */
const DECISIONS: readonly (readonly [RegExp, Decision])[] = [
  [/^goal (confirmed|stands|ok)\b/i, 'goal-confirmed'],
  [/^goal (awarded|given)\b/i, 'goal-awarded'],
  [/^(possible )?goal (is |being )?(under review|checked|check|review)\b/i, 'goal-review'],
  [/^penalty (confirmed|stands|ok)\b/i, 'penalty-confirmed'],
  [/^penalty (awarded|given)\b/i, 'penalty-awarded'],
  [/^(penalty (cancell?ed|disallowed|overturned|not awarded|removed)|no penalty)\b/i, 'penalty-cancelled'],
  [/^(possible )?penalty (is |being )?(under review|checked|check|review)\b/i, 'penalty-review'],
  [/^((red|yellow) )?card (confirmed|stands)\b/i, 'card-confirmed'],
  [/^((red|yellow) )?card upgraded?\b/i, 'card-upgraded'],
  [/^((red|yellow) )?card downgraded?\b/i, 'card-downgraded'],
  [/^red card (cancell?ed|overturned|rescinded|removed)\b/i, 'red-card-cancelled'],
  [/^(yellow )?card (cancell?ed|overturned|rescinded|removed)\b/i, 'card-cancelled'],
  [/^(possible )?((red|yellow) )?card (is |being )?(under review|checked|check|review|reviewed)\b/i, 'card-review'],
];

const CANCELLED_GOAL = /cancel|disallow|no goal/i;

const withoutReferee = (text: string) => text.replace(/^var\b[\s:–-]*(decision[\s:–-]*)?/i, '');

/** Parses a VAR decision (`Penalty cancelled`, `VAR: card upgrade`); null if it is unknown. */
export function readDecision(text: string): Decision | null {
  const decision = withoutReferee(text);
  return DECISIONS.find(([words]) => words.test(decision))?.[1] ?? null;
}

/** Whether the words say that a goal was cancelled, and not another decision. */
export function isCancelledGoal(text: string): boolean {
  return CANCELLED_GOAL.test(text) && readDecision(text) === null;
}
