import { failure, ok } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { askJournal } from '../settings/journalBinding.ts';
import { CHANGES_PATIENCE_MS } from './createLive.ts';
import type { LiveContext } from './readContext.ts';

/** An isolate that begins reads the changes of two days, in parts. */
const MOST_PARTS = 20;

/**
 * Takes the matches that changed for the journal into the newest states of the isolate, at most once in a second. So a
 * goal that an open page has is on every page a second later, and a moved match is on its new day. Never rejects.
 */
export async function readJournalChanges({ config, clock, feed, live, background }: LiveContext): Promise<void> {
  const { journal, newest } = live;
  const { id } = feed.upstream;
  if (clock.frozen || journal === undefined) return;
  await live.changes.read(
    {
      key: `${id}:changes`,
      lifetime: LIFETIMES.journalChanges,
      async load({ log }, known) {
        const asking = { patienceMs: CHANGES_PATIENCE_MS, log, event: 'changes unreadable' };
        let last = known ?? 0;
        for (let part = 0; part < MOST_PARTS; part += 1) {
          const changed = await askJournal(journal, (site) => site.newest(config.source.id, last), asking);
          if (changed === undefined) return failure('unreachable', 'the journal does not answer');
          for (const { at, match } of changed) newest.of(id).merge([match], at);
          if (changed.length === 0) break;
          last = changed.at(-1)?.seq ?? last;
        }
        return ok(last);
      },
      // The states are in memory only.
      parse: () => null,
    },
    background,
  );
}
