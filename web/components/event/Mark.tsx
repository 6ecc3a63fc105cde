import { useApp } from '../../data/appContext.ts';
import { decimalText, markClass } from '../../format/decimals.ts';

/** A player's rating, coloured by class. */
export function Mark({ mark, label = 'event.mark' }: { mark: number; label?: 'event.mark' | 'player.rating' }) {
  const { t, locale } = useApp();
  return (
    <span className={`mark figures ${markClass(mark)}`}>
      <span className="sr-only">{t(label)} </span>
      {decimalText(mark.toFixed(1), locale)}
    </span>
  );
}
