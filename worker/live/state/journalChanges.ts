import { type Age, failure, ok } from '../../base/result.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import { callJournal, MAX_NEWEST } from '../../settings/journalBinding.ts';
import { CHANGES_PATIENCE_MS, type KnownChanges } from './createLive.ts';
import type { LiveContext } from './readContext.ts';

/** The age of the journal’s last list; null until it has one. */
export function journalAge({ feed, live }: Pick<LiveContext, 'feed' | 'live'>): Age | null {
  const [known] = live.changes.valuesUnder(`${feed.upstream.id}:changes`);
  return known?.age?.at ? known.age : null;
}

/** An isolate that begins reads the changes of two days, in parts. */
const MAX_PARTS = 20;

/**
 * Takes the matches that changed for the journal into the newest states of the isolate, as often as the journal allows: twice
 * in a second where few isolates ask. So a goal that an open page has is on every page a second later, and a moved match is
 * on its new day. Never rejects.
 */
export async function loadJournalChanges({ config, clock, feed, live, background }: LiveContext): Promise<void> {
  const { journal, newest } = live;
  const { id } = feed.upstream;
  if (clock.frozen || journal === undefined) return;
  await live.changes.read(
    {
      key: `${id}:changes`,
      lifetime: LIFETIMES.journalChanges,
      async load({ log }, known) {
        const asking = { patienceMs: CHANGES_PATIENCE_MS, log, event: 'changes unreadable' };
        let { last, askAt, age }: KnownChanges = known ?? { last: 0, askAt: 0, age: null };
        if (clock.now < askAt) return ok({ last, askAt, age });
        for (let part = 0; part < MAX_PARTS; part += 1) {
          const changed = await callJournal(journal, (site) => site.newest(config.source.id, last), asking);
          if (changed === undefined) return failure('unreachable', 'the journal does not answer');
          const { matches, pauseMs } = changed;
          age = changed.age ?? null;
          for (const { at, match } of matches) newest(id).merge([match], at);
          askAt = clock.now + pauseMs;
          last = matches.at(-1)?.seq ?? last;
          if (matches.length < MAX_NEWEST) break;
        }
        return ok({ last, askAt, age });
      },
      // The states are in memory only.
      parse: () => null,
    },
    background,
  );
}
