import type { Log } from '../../base/log.ts';
import type { Result } from '../../base/result.ts';
import { withTimeout } from '../../base/withTimeout.ts';
import {
  type FixtureScope,
  type JournalBinding,
  type KnownFixture,
  type SeenFixture,
  siteJournal,
} from '../../settings/journalBinding.ts';
import { type Failure, failure } from '../../upstream/failure.ts';

const PATIENCE_MS = 2_000;

/** An isolate's client of the journal's fixtures. Without the journal, no calendar can number changes. */
export class SiteFixtures {
  readonly #binding: JournalBinding;

  constructor(binding: JournalBinding) {
    this.#binding = binding;
  }

  /** Numbers the changes of seen fixtures of a source (by id), and returns all known ones of a scope. */
  async note(
    source: string,
    scope: FixtureScope,
    seen: readonly SeenFixture[],
    log: Log,
  ): Promise<Result<KnownFixture[], Failure>> {
    const away = failure('unreachable', 'the journal does not answer');
    if (this.#binding === undefined) return away;
    try {
      const known = await withTimeout(siteJournal(this.#binding).fixtures(source, scope, seen), PATIENCE_MS);
      return known === undefined ? away : { ok: true, value: known };
    } catch (error) {
      log('warn', 'fixtures unreadable', { scope: `${scope.kind} ${scope.id}`, error: String(error).slice(0, 200) });
      return away;
    }
  }
}
