import type { Log } from '../../base/log.ts';
import { type Answer, failure, ok } from '../../base/result.ts';
import { withTimeout } from '../../base/withTimeout.ts';
import {
  type FixtureScope,
  type JournalBinding,
  type KnownFixture,
  type SeenFixture,
  siteJournal,
} from '../../settings/journalBinding.ts';

const PATIENCE_MS = 2_000;

/**
 * Numbers the changes of seen fixtures of a source (by id), and returns all known ones of a scope. Without the journal,
 * no calendar can number changes.
 */
export const noterOf =
  (binding: JournalBinding) =>
  async (
    source: string,
    scope: FixtureScope,
    seen: readonly SeenFixture[],
    log: Log,
  ): Promise<Answer<KnownFixture[]>> => {
    const noting = binding && siteJournal(binding).fixtures(source, scope, seen);
    const known = await withTimeout(Promise.resolve(noting), PATIENCE_MS).catch((error) => {
      log('warn', 'fixtures unreadable', { scope: `${scope.kind} ${scope.id}`, error: String(error).slice(0, 200) });
      return undefined;
    });
    return known === undefined ? failure('unreachable', 'the journal does not answer') : ok(known);
  };
