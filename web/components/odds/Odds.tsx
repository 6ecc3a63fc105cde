import { useApp } from '../../appContext.ts';
import { formatOdds, spokenOdds } from '../../format/odds.ts';
import { SpokenText } from '../SpokenText.tsx';

/** A decimal price in the visitor's format, heard as one says it. */
export function Odds({ decimal }: { decimal: number }) {
  const { t, oddsFormat } = useApp();
  const text = formatOdds(decimal, oddsFormat);
  return <SpokenText text={text} as={spokenOdds(text, t)} />;
}
