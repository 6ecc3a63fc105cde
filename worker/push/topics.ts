import { listsGoals } from '../../web/domain/goals.ts';
import type { Match } from '../../web/domain/match.ts';
import type { WrittenMessage } from '../../web/push/pushMessage.ts';
import type { Entry, EntryKind } from '../journal/entry.ts';
import type { Topic, TopicMessage } from '../journal/protocol.ts';

/** Which pages need a kind of entry, and whether their message has the match or only a hint to fetch again. */
interface KindRule {
  pages: 'match' | 'lists' | 'lists and goals';
  says: 'match' | 'list' | 'details' | 'prices';
}

const GOAL: KindRule = { pages: 'lists and goals', says: 'match' };
const STATE: KindRule = { pages: 'lists', says: 'match' };
const DETAILS: KindRule = { pages: 'match', says: 'details' };

const RULES: Readonly<Record<EntryKind, KindRule>> = {
  goal: GOAL,
  'goal-taken-back': GOAL,
  'score-corrected': GOAL,
  goals: GOAL,
  card: STATE,
  'card-taken-back': STATE,
  'shoot-out': STATE,
  clock: STATE,
  'kick-off': STATE,
  status: STATE,
  list: { pages: 'lists', says: 'list' },
  'line-ups': DETAILS,
  detail: DETAILS,
  price: { pages: 'lists', says: 'prices' },
};

/** Without older versions pages poll once, so this many are enough. */
const MOST_TOPICS = 5_000;

function topicsOf({ sport, match, kind }: Entry): Topic[] {
  if (match === '') return [`sport:${sport}`];
  const { pages } = RULES[kind];
  if (pages === 'match') return [`match:${match}`];
  const ofGoals: Topic[] = pages === 'lists and goals' && listsGoals({ sport }) ? ['goals'] : [];
  return [`sport:${sport}`, `match:${match}`, ...ofGoals];
}

/** The relays of a topic: one group for each sport, one for all matches and one for goals. */
export function relayGroup(topic: Topic): string {
  const [kind = '', sport] = topic.split(':');
  return kind === 'sport' && sport !== undefined ? sport : kind;
}

/** The versions of all topics, and the messages that change them. */
export class TopicVersions {
  readonly #versions = new Map<Topic, number>();
  /** The version of a topic without a change since the journal started. */
  #first: number;

  constructor(first: number) {
    this.#first = first;
  }

  of(topic: Topic): number {
    return this.#versions.get(topic) ?? this.#first;
  }

  /** Repeats a topic's version, so that a page that missed a message polls. */
  repeat(topic: Topic): TopicMessage {
    const version = this.of(topic);
    return { topic, version, text: JSON.stringify({ version } satisfies WrittenMessage) };
  }

  /** One message for each topic of these entries, with the matches in their current state. */
  messages(entries: readonly Entry[], matchOf: (id: string) => Match | undefined, asOf: number): TopicMessage[] {
    const byTopic = new Map<Topic, Entry[]>();
    for (const entry of entries) {
      for (const topic of topicsOf(entry)) byTopic.set(topic, [...(byTopic.get(topic) ?? []), entry]);
    }
    return Array.from(byTopic, ([topic, of]) => {
      const since = this.of(topic);
      const version = of.at(-1)?.seq ?? since;
      this.#set(topic, version);
      const says = (wanted: KindRule['says']) => of.filter(({ kind }) => RULES[kind].says === wanted);
      const ids = new Set(says('match').map(({ match }) => match));
      const changed = topic === 'goals' ? [] : [...ids].flatMap((id) => matchOf(id) ?? []);
      const message: WrittenMessage = {
        ...{ since, version, asOf },
        ...(changed.length > 0 && { changed }),
        ...(says('list').length > 0 && { list: 1 }),
        ...((topic === 'goals' || says('details').length > 0) && { details: 1 }),
        ...(says('prices').length > 0 && { prices: 1 }),
      };
      return { topic, version, text: JSON.stringify(message) };
    });
  }

  #set(topic: Topic, version: number): void {
    if (this.#versions.size >= MOST_TOPICS && !this.#versions.has(topic)) {
      this.#first = Math.max(version - 1, ...this.#versions.values());
      this.#versions.clear();
    }
    this.#versions.set(topic, version);
  }
}
