import type { Log } from '../../base/log.ts';
import { type Answer, failure, ok } from '../../base/result.ts';
import {
  askJournal,
  type FixtureScope,
  type JournalBinding,
  type KnownFixture,
  type SeenFixture,
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
    const facts = { scope: `${scope.kind} ${scope.id}` };
    const asking = { patienceMs: PATIENCE_MS, log, event: 'fixtures unreadable', facts };
    const known = await askJournal(binding, (journal) => journal.fixtures(source, scope, seen), asking);
    return known === undefined ? failure('unreachable', 'the journal does not answer') : ok(known);
  };
