import { answerOf } from '../base/answerOf.ts';
import { isolateLog as log } from '../base/log.ts';
import type { Env } from '../settings/env.ts';
import { type JournalReport, siteJournal } from '../settings/journalBinding.ts';
import { type PollerReport, sitePoller } from '../settings/pollerBinding.ts';

const PATIENCE_MS = 1_000;

type State = 'ok' | 'off' | 'absent' | 'unavailable';

/** Asks a Durable Object for its report: `absent` without its binding, `unavailable` when it does not answer. */
async function ask<Report extends object>(
  object: (() => { report(): Promise<Report> }) | undefined,
): Promise<{ state: State; report?: Report }> {
  if (object === undefined) return { state: 'absent' };
  const report = await answerOf(() => object().report(), { patienceMs: PATIENCE_MS, log, event: 'no report' });
  return report === undefined ? { state: 'unavailable' } : { state: 'ok', report };
}

/** The poller's report for `/api/health`. */
export async function reportOfPoller({
  POLLER,
}: Pick<Env, 'POLLER'>): Promise<{ state: State } & Partial<PollerReport>> {
  const { state, report } = await ask(POLLER && (() => sitePoller(POLLER)));
  return { state, ...report };
}

/** The report of the journal and its relays for `/api/health`; `off` by setting. */
export async function reportOfPush(
  { JOURNAL, RELAY }: Pick<Env, 'JOURNAL' | 'RELAY'>,
  isWanted: boolean,
): Promise<{ state: State } & Partial<JournalReport>> {
  const journal = RELAY && JOURNAL && (() => siteJournal(JOURNAL));
  if (journal !== undefined && !isWanted) return { state: 'off' };
  const { state, report } = await ask(journal);
  return { state, ...report };
}
