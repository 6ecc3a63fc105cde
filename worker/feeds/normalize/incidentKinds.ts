import type { Incident } from '../../../web/domain/eventDetail.ts';
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
export function parseDecision(text: string): Decision | null {
  const decision = withoutReferee(text);
  return DECISIONS.find(([words]) => words.test(decision))?.[1] ?? null;
}

/** Whether the words say that a goal was cancelled, and not another decision. */
function isCancelledGoal(text: string): boolean {
  return CANCELLED_GOAL.test(text) && parseDecision(text) === null;
}

type Goal = 'goal' | 'own-goal' | 'penalty' | 'missed-penalty' | 'cancelled-goal';

/** The kind of an incident. `reason` is the rest of its detail: `offside`, `2-1`. */
export type ReadKind =
  | { kind: 'decision'; decision: Decision }
  | { kind: Exclude<Incident['kind'], 'decision'>; reason: string | null };

/** A word that feeds join to the next one without a capital: `YELLOWCARD`, `secondyellowcard`. */
const JOINED =
  /(second|yellow|red|own|missed|saved|failed|cancell?ed|disallowed|penalty)(?=yellow|red ?card|card|goal|penalty)/g;

/** A feed’s words in lower case with spaces: `OwnGoal`, `OWN_GOAL`, `Own-goal` and `OWNGOAL` become `own goal`. */
function plain(text: string): string {
  const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words
    .replace(JOINED, '$1 ')
    .replace(/[\s_/:,.()–—-]+/g, ' ')
    .replace(/^ ?var( decision)?\b/, '')
    .trim();
}

/** Types of goals; the first match counts. The detail may narrow the kind. */
const GOAL_TYPES: readonly (readonly [RegExp, Goal])[] = [
  [/^(missed|saved|failed) penalty|^penalty( kick)? (missed|saved|failed)/, 'missed-penalty'],
  [/^own ?goal/, 'own-goal'],
  [/^penalty( goal| scored)?$|^goal (from|by) (a )?penalty$/, 'penalty'],
  [/^((regular|normal) )?goal( scored)?$/, 'goal'],
];

/** Details that state the kind of a goal. `Header` and `2-1` do not. */
const GOAL_DETAILS: readonly (readonly [RegExp, Goal])[] = [
  [
    /^((own )?goal |penalty )?(is |was )?(cancell?ed|disallowed|annulled|overturned|ruled out|not given)( goal)?( by var)?\b|^no goal\b/,
    'cancelled-goal',
  ],
  [/^(missed|failed)\b( penalty)?|^penalty( kick)? (missed|failed)\b/, 'missed-penalty'],
  // Keep the outcome of the kick as the reason.
  [/^(?=saved\b)|^penalty( kick)? (?=(saved|wide|post)\b)/, 'missed-penalty'],
  [/^own( goal)?\b/, 'own-goal'],
  [/^(goal )?(scored )?(from |by )?(a |the )?penalty\b(?! shoot)/, 'penalty'],
];

/** If type and detail disagree, the earlier kind in this list counts. */
const WEIGHT: readonly Goal[] = ['cancelled-goal', 'missed-penalty', 'own-goal', 'penalty', 'goal'];

const isCard = (type: string) => /^(cards?|booking|(yellow|red)( card)?)$/.test(type);

const SECOND_YELLOW = /^(second|2nd) yellow\b|^yellow card 2$|^yellow red\b/;

function cardOf(type: string, detail: string): 'yellow-card' | 'second-yellow-card' | 'red-card' | null {
  if (SECOND_YELLOW.test(type)) return 'second-yellow-card';
  if (!isCard(type)) return null;
  if (SECOND_YELLOW.test(detail)) return 'second-yellow-card';
  const colour = /^(yellow|red)\b/.exec(type) ?? /^(?:(?:direct|straight) )?(yellow|red)\b/.exec(detail);
  if (colour === null) return null;
  return colour[1] === 'red' ? 'red-card' : 'yellow-card';
}

function goalOf(type: string, detail: string | null): ReadKind | null {
  const byType = isCancelledGoal(type) ? 'cancelled-goal' : GOAL_TYPES.find(([words]) => words.test(type))?.[1];
  if (byType === undefined) return null;
  const words = plain(detail ?? '');
  for (const [pattern, kind] of GOAL_DETAILS) {
    const prefix = pattern.exec(words)?.[0];
    if (prefix === undefined) continue;
    const reason = words.slice(prefix.length).trim() || null;
    return { kind: WEIGHT.indexOf(kind) < WEIGHT.indexOf(byType) ? kind : byType, reason };
  }
  return { kind: byType, reason: detail };
}

/** The kind of an incident, from its type and detail. For the type `VAR`, the detail is the decision. */
export function parseKind(givenType: string, detail: string | null): ReadKind {
  const isReferee = detail !== null && plain(givenType) === '';
  const type = plain(isReferee ? detail : givenType);
  const decision = parseDecision(type);
  if (decision !== null) return { kind: 'decision', decision };
  const goal = goalOf(type, isReferee ? null : detail);
  // VAR incidents are not goals, unless one is cancelled.
  if (goal !== null && (!isReferee || goal.kind === 'cancelled-goal')) return goal;
  const card = isReferee ? null : cardOf(type, plain(detail ?? ''));
  if (card !== null) return { kind: card, reason: null };
  if (/^subst(itution)?( in)?$/.test(type)) return { kind: 'substitution', reason: null };
  return { kind: 'other', reason: null };
}
