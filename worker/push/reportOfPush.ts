import { withTimeout } from '../base/withTimeout.ts';
import type { Env } from '../env.ts';
import { type JournalReport, siteJournal } from './protocol.ts';

const PATIENCE_MS = 1_000;

/**
 * How the journal and its relays are, for `/api/health`: `off` where the settings say so, `absent` without the bindings,
 * `away` where the journal does not answer.
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
