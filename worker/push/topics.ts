import { listsGoals } from '../../web/domain/goals.ts';
import type { Match } from '../../web/domain/match.ts';
import type { HintKind, WrittenMessage } from '../../web/domain/pushMessage.ts';
import { perKey } from '../base/memo.ts';
import type { Topic, TopicMessage } from '../settings/journalBinding.ts';
import type { Entry, EntryKind } from './changes.ts';
import { risingNumbers } from './risingNumbers.ts';

/**
 * The message that a kind of entry causes. A goal also reaches pages of goals. The other kinds but `state` are hints to
 * fetch again.
 */
type News = 'goal' | 'state' | HintKind;

const NEWS: Readonly<Record<EntryKind, News>> = {
  goal: 'goal',
  'goal-disallowed': 'goal',
  'score-corrected': 'goal',
  row: 'goal',
  card: 'state',
  'card-overturned': 'state',
  status: 'state',
  'shoot-out': 'state',
  'kick-off': 'state',
  'line-ups': 'details',
  player: 'details',
  details: 'details',
  list: 'list',
  prices: 'prices',
};

/** Pages of a forgotten topic only poll once, so this limit is enough. */
export const MAX_TOPICS = 5_000;

const TOPICS: Readonly<Record<News, readonly ('sport' | 'match' | 'goals')[]>> = {
  goal: ['sport', 'match', 'goals'],
  state: ['sport', 'match'],
  prices: ['sport', 'match'],
  details: ['match'],
  list: ['sport'],
};

function topicsOf({ sport, match, change }: Entry): Topic[] {
  const named = { sport: `sport:${sport}`, match: `match:${match}`, goals: 'goals' } as const;
  return TOPICS[NEWS[change.kind]]
    .filter((topic) => topic !== 'goals' || listsGoals({ sport }))
    .map((topic) => named[topic]);
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
  /** The version of a topic without a known change. */
  readonly #first = Date.now();
  readonly #known = perKey(MAX_TOPICS, (_: Topic) => ({ version: this.#first }));
  readonly #next = risingNumbers(this.#first);
  readonly #lastChange: () => number;

  /** `lastChange`: the number of the last kept change, which is the version of `changes`. */
  constructor(lastChange: () => number) {
    this.#lastChange = lastChange;
  }

  of(topic: Topic): number {
    return topic === 'changes' ? this.#lastChange() : this.#known(topic).version;
  }

  /** Repeats a topic's version, so that a page that missed a message polls. */
  repeat(topic: Topic): TopicMessage {
    const version = this.of(topic);
    return { topic, version, text: JSON.stringify({ version } satisfies WrittenMessage) };
  }

  /** One message for each topic of these entries, with the matches in their current state. */
  messages(entries: readonly Entry[], asOf: number): TopicMessage[] {
    const version = this.#next(Date.now());
    const pairs = entries.flatMap((entry) => topicsOf(entry).map((topic) => ({ topic, entry })));
    return Array.from(
      Map.groupBy(pairs, ({ topic }) => topic),
      ([topic, ofTopic]) => {
        const message: WrittenMessage = { since: this.of(topic), version, asOf };
        const rows = new Map<string, Match>();
        for (const { entry } of ofTopic) {
          const news = topic === 'goals' ? 'details' : NEWS[entry.change.kind];
          if (news !== 'goal' && news !== 'state') message[news] = 1;
          else if ('row' in entry) rows.set(entry.match, entry.row);
        }
        if (rows.size > 0) message.changed = [...rows.values()];
        this.#known(topic).version = version;
        return { topic, version, text: JSON.stringify(message) };
      },
    );
  }
}
