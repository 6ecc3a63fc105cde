import { useApp } from '../../appContext.ts';
import { formatOdds, spokenOdds } from '../../format/odds.ts';

/** A decimal price in the visitor's format, heard as one says it. */
export function Odds({ decimal }: { decimal: number }) {
  const { t, oddsFormat } = useApp();
  const text = formatOdds(decimal, oddsFormat);
  const said = spokenOdds(text, t);
  if (said === text) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{said}</span>
    </>
  );
}
