import { withTimeout } from '../base/withTimeout.ts';
import { type PollerBinding, type PollerReport, sitePoller } from './protocol.ts';

const PATIENCE_MS = 1_000;

/** How the poller is, for `/api/health`: `absent` without its binding, `away` where it does not answer. */
export async function reportOfPoller(binding: PollerBinding): Promise<{ state: string } & Partial<PollerReport>> {
  if (binding === undefined) return { state: 'absent' };
  const report = await withTimeout(sitePoller(binding).report(), PATIENCE_MS).catch(() => undefined);
  return report === undefined ? { state: 'away' } : { state: 'ok', ...report };
}
