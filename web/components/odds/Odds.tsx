import { useApp } from '../../data/appContext.ts';
import { formatOdds, spokenOdds } from '../../format/odds.ts';
import { SpokenText } from '../SpokenText.tsx';

/** A decimal price in the visitor's odds format, with its spoken form for screen readers. */
export function Odds({ decimal }: { decimal: number }) {
  const { t, oddsFormat } = useApp();
  const text = formatOdds(decimal, oddsFormat);
  return <SpokenText text={text} as={spokenOdds(text, t)} />;
}
