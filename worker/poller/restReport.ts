import type { RestReport } from '../settings/pollerBinding.ts';
import type { PolledPath } from './polledPaths.ts';
import type { Rest } from './rests.ts';

const MOST_RESTS = 10;
const LONGEST_NAME = 80;

function reportOf([what, { since, until, kind, detail }]: readonly [string, Rest], now: number): RestReport {
  const reason = kind === 'quota' ? 'the quota is used up, or calls came too fast' : 'the source refuses the key';
  const why = ['quota', 'refused', 'forbidden'].includes(kind) ? `${reason} (${detail})` : detail;
  const [from = '', to = ''] = [since ?? now, until].map((at) => new Date(at).toISOString());
  return { what: what.slice(0, LONGEST_NAME), since: from, until: to, why };
}

/** What rests, for operators: `wide` (all calls, kinds of paths), then refused paths. A missing one is not a fault. */
export function restReport(
  wide: readonly (readonly [string, Rest | null])[],
  paths: readonly Pick<PolledPath, 'path' | 'refusal' | 'retryAt'>[],
  now: number,
): RestReport[] {
  const refused = paths.map(({ path, refusal, retryAt: until }) => [path, refusal && { ...refusal, until }] as const);
  const rests = [...wide, ...refused].flatMap(([what, rest]) => {
    const isResting = rest !== null && rest.until > now && !['missing', 'excluded'].includes(rest.kind);
    return isResting ? [reportOf([what, rest], now)] : [];
  });
  return rests.slice(0, MOST_RESTS);
}
