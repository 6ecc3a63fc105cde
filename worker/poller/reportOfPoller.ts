import { withTimeout } from '../base/withTimeout.ts';
import { type PollerBinding, type PollerReport, sitePoller } from '../upstream/pollerBinding.ts';

const PATIENCE_MS = 1_000;

/** The poller's report for `/api/health`: `absent` without its binding, `away` when it does not answer. */
export async function reportOfPoller(binding: PollerBinding): Promise<{ state: string } & Partial<PollerReport>> {
  if (binding === undefined) return { state: 'absent' };
  const report = await withTimeout(sitePoller(binding).report(), PATIENCE_MS).catch(() => undefined);
  return report === undefined ? { state: 'away' } : { state: 'ok', ...report };
}
