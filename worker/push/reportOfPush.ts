import { withTimeout } from '../base/withTimeout.ts';
import type { Env } from '../settings/env.ts';
import { type JournalReport, siteJournal } from '../settings/journalBinding.ts';

const PATIENCE_MS = 1_000;

/**
 * The report of the journal and its relays for `/api/health`: `off` by setting, `absent` without the bindings, `away`
 * when the journal does not answer.
 */
export async function reportOfPush(
  { JOURNAL, RELAY }: Pick<Env, 'JOURNAL' | 'RELAY'>,
  isWanted: boolean,
): Promise<{ state: string } & Partial<JournalReport>> {
  if (JOURNAL === undefined || RELAY === undefined) return { state: 'absent' };
  if (!isWanted) return { state: 'off' };
  const report = await withTimeout(siteJournal(JOURNAL).report(), PATIENCE_MS).catch(() => undefined);
  return report === undefined ? { state: 'away' } : { state: 'ok', ...report };
}
