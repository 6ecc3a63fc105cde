import { useApp } from '../../appContext.ts';
import type { Match } from '../../domain/match.ts';

interface BesideHeadingProps {
  matches: readonly Match[];
  /** How many there are in the whole list. */
  count: number;
}

/** The heading of what is played without counting as live: what it is, and how many. */
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
