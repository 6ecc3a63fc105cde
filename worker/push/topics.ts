import { listsGoals } from '../../web/domain/goals.ts';
import type { WrittenMessage } from '../../web/domain/pushMessage.ts';
import type { Topic, TopicMessage } from '../settings/journalBinding.ts';
import type { Entry, EntryKind } from './changes.ts';

/** Which pages need a kind of entry, and whether their message has the match or only a hint to fetch again. */
interface KindRule {
  pages: 'match' | 'lists' | 'lists and goals';
  sends: 'match' | 'list' | 'details' | 'prices';
}

const GOAL: KindRule = { pages: 'lists and goals', sends: 'match' };
const STATE: KindRule = { pages: 'lists', sends: 'match' };
const DETAILS: KindRule = { pages: 'match', sends: 'details' };

const RULES: Readonly<Record<EntryKind, KindRule>> = {
  goal: GOAL,
  'goal-taken-back': GOAL,
  'score-corrected': GOAL,
  row: GOAL,
  card: STATE,
  'card-taken-back': STATE,
  status: STATE,
  'shoot-out': STATE,
  'kick-off': STATE,
  'line-ups': DETAILS,
  details: DETAILS,
  list: { pages: 'lists', sends: 'list' },
  prices: { pages: 'lists', sends: 'prices' },
};

/** Without older versions pages poll once, so this many are enough. */
const MOST_TOPICS = 5_000;

function topicsOf({ sport, match, change }: Entry): Topic[] {
  if (match === '') return [`sport:${sport}`];
  const { pages } = RULES[change.kind];
  if (pages === 'match') return [`match:${match}`];
  const ofGoals: Topic[] = pages === 'lists and goals' && listsGoals({ sport }) ? ['goals'] : [];
  return [`sport:${sport}`, `match:${match}`, ...ofGoals];
}

/** The relays of a topic: one group for each sport, one for all matches and one for goals. */
export function relayGroup(topic: Topic): string {
  const [kind = '', sport] = topic.split(':');
  return kind === 'sport' && sport !== undefined ? sport : kind;
}

/**
 * The versions of all topics, and the messages that change them. A version is a number above all earlier ones: the
 * clock, so that it needs no storage and pages never confuse two journals.
 */
export class TopicVersions {
  readonly #versions = new Map<Topic, number>();
  /** The version of a topic without a change since the journal started. */
  #first = Date.now();
  #last = this.#first;

  of(topic: Topic): number {
    return this.#versions.get(topic) ?? this.#first;
  }

  /** Repeats a topic's version, so that a page that missed a message polls. */
  repeat(topic: Topic): TopicMessage {
    const version = this.of(topic);
    return { topic, version, text: JSON.stringify({ version } satisfies WrittenMessage) };
  }

  /** One message for each topic of these entries, with the matches in their current state. */
  messages(entries: readonly Entry[], asOf: number): TopicMessage[] {
    const version = Math.max(this.#last + 1, Date.now());
    this.#last = version;
    const byTopic = new Map<Topic, Entry[]>();
    for (const entry of entries) {
      for (const topic of topicsOf(entry)) byTopic.set(topic, [...(byTopic.get(topic) ?? []), entry]);
    }
    return Array.from(byTopic, ([topic, of]) => {
      const since = this.of(topic);
      this.#set(topic, version);
      const sent = (part: KindRule['sends']) => of.filter(({ change }) => RULES[change.kind].sends === part);
      const rows = new Map(
        of.flatMap((entry) =>
          'row' in entry && RULES[entry.change.kind].sends === 'match' ? [[entry.match, entry.row]] : [],
        ),
      );
      const changed = topic === 'goals' ? [] : [...rows.values()];
      const message: WrittenMessage = {
        ...{ since, version, asOf },
        ...(changed.length > 0 && { changed }),
        ...(sent('list').length > 0 && { list: 1 }),
        ...((topic === 'goals' || sent('details').length > 0) && { details: 1 }),
        ...(sent('prices').length > 0 && { prices: 1 }),
      };
      return { topic, version, text: JSON.stringify(message) };
    });
  }

  #set(topic: Topic, version: number): void {
    if (this.#versions.size >= MOST_TOPICS && !this.#versions.has(topic)) {
      this.#first = version - 1;
      this.#versions.clear();
    }
    this.#versions.set(topic, version);
  }
}
