import type { Incident } from '../../../web/domain/eventDetail.ts';
import type { Decision } from '../../../web/domain/incidentKinds.ts';
import { isCancelledGoal, readDecision } from '../normalize/varDecisions.ts';

type Goal = 'goal' | 'own-goal' | 'penalty' | 'missed-penalty' | 'cancelled-goal';

/** What an incident is, by its type and its detail. `reason` is what the detail says beside the kind: `offside`, `2-1`. */
export type ReadKind =
  | { kind: 'decision'; decision: Decision }
  | { kind: Exclude<Incident['kind'], 'decision'>; reason: string | null };

/** A word that feeds join to the next one without a capital: `YELLOWCARD`, `secondyellowcard`. */
const JOINED =
  /(second|yellow|red|own|missed|saved|failed|cancell?ed|disallowed|penalty)(?=yellow|red ?card|card|goal|penalty)/g;

/** The words of a feed in lower case with spaces: `OwnGoal`, `OWN_GOAL`, `Own-goal` and `OWNGOAL` are `own goal`. */
function plain(text: string): string {
  const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words
    .replace(JOINED, '$1 ')
    .replace(/[\s_/:,.()–—-]+/g, ' ')
    .replace(/^ ?var( decision)?\b/, '')
    .trim();
}

/** Types of the goal family, the first that fits; where the detail says more of the kind, that counts. */
const GOAL_TYPES: readonly (readonly [RegExp, Goal])[] = [
  [/^(missed|saved|failed) penalty|^penalty( kick)? (missed|saved|failed)/, 'missed-penalty'],
  [/^own ?goal/, 'own-goal'],
  [/^penalty( goal| scored)?$|^goal (from|by) (a )?penalty$/, 'penalty'],
  [/^((regular|normal) )?goal( scored)?$/, 'goal'],
];

/** What the detail of a goal begins with where it says which kind of goal it was; `Header` and `2-1` say nothing of it. */
const GOAL_DETAILS: readonly (readonly [RegExp, Goal])[] = [
  [
    /^((own )?goal |penalty )?(is |was )?(cancell?ed|disallowed|annulled|overturned|ruled out|not given)( goal)?( by var)?\b|^no goal\b/,
    'cancelled-goal',
  ],
  [/^(missed|failed)\b( penalty)?|^penalty( kick)? (missed|failed)\b/, 'missed-penalty'],
  // What became of it is the reason too: it stays.
  [/^(?=saved\b)|^penalty( kick)? (?=(saved|wide|post)\b)/, 'missed-penalty'],
  [/^own( goal)?\b/, 'own-goal'],
  [/^(goal )?(scored )?(from |by )?(a |the )?penalty\b(?! shoot)/, 'penalty'],
];

/** Of two words for a goal the one that says less in its favour counts. */
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
    const told = pattern.exec(words)?.[0];
    if (told === undefined) continue;
    const reason = words.slice(told.length).trim() || null;
    return { kind: WEIGHT.indexOf(kind) < WEIGHT.indexOf(byType) ? kind : byType, reason };
  }
  return { kind: byType, reason: detail };
}

/** The few words that a feed has for what happens are read once; details that say a score or a name are many. */
const MOST_REMEMBERED = 500;

const remembered = new Map<string, ReadKind>();

/**
 * The kind of an incident of the feed. Feeds write the kind of a goal or a card in `type` or in `detail`; of a type `VAR`
 * the detail says what was decided. A type that nobody knows is `other`.
 */
export function readKind(type: string, detail: string | null): ReadKind {
  const words = JSON.stringify([type, detail]);
  let kind = remembered.get(words);
  if (kind === undefined) {
    kind = kindOf(type, detail);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(words, kind);
  }
  return kind;
}

function kindOf(givenType: string, detail: string | null): ReadKind {
  const isReferee = detail !== null && plain(givenType) === '';
  const type = plain(isReferee ? detail : givenType);
  const decision = readDecision(type);
  if (decision !== null) return { kind: 'decision', decision };
  const goal = goalOf(type, isReferee ? null : detail);
  // The video referee scores no goals.
  if (goal !== null && (!isReferee || goal.kind === 'cancelled-goal')) return goal;
  const card = isReferee ? null : cardOf(type, plain(detail ?? ''));
  if (card !== null) return { kind: card, reason: null };
  if (/^subst(itution)?( in)?$/.test(type)) return { kind: 'substitution', reason: null };
  return { kind: 'other', reason: null };
}
