import { useApp } from '../../data/appContext.ts';
import type { Match } from '../../domain/match.ts';

interface BesideHeadingProps {
  matches: readonly Match[];
  /** Their number in the whole list, on all its pages. */
  count: number;
}

/** The heading of running matches that do not count as live: extra time or interrupted, and their number. */
export function BesideHeading({ matches, count }: BesideHeadingProps) {
  const { t } = useApp();
  const inExtra = matches.filter(({ state }) => state.kind === 'playing').length;
  return (
    <h2 className="mb-2 px-1 text-sm font-bold">
      {inExtra > 0 && t('list.extraTime')}
      {inExtra > 0 && inExtra < matches.length && ' · '}
      {inExtra < matches.length && t('list.interrupted')} <span className="text-muted">{count}</span>
    </h2>
  );
}
