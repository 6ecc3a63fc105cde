import { useApp } from '../../data/appContext.ts';
import { decimalText, ratingClass } from '../../format/decimals.ts';

/** A player's rating, coloured by class. */
export function Rating({
  rating,
  label = 'event.rating',
}: {
  rating: number;
  label?: 'event.rating' | 'player.averageRating';
}) {
  const { t, locale } = useApp();
  return (
    <span className={`rating figures ${ratingClass(rating)}`}>
      <span className="sr-only">{t(label)} </span>
      {decimalText(rating.toFixed(1), locale)}
    </span>
  );
}
