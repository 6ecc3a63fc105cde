import { useApp } from '../../data/appContext.ts';

/** The number of places that a team moved up, or down if negative; null if it did not move. */
export function Moved({ places }: { places: number }) {
  const { t } = useApp();
  if (places === 0) return null;
  const isUp = places > 0;
  return (
    <small className={`ms-auto text-xs ${isUp ? 'text-win' : 'text-loss'}`}>
      <span aria-hidden="true">
        {isUp ? '▲' : '▼'}
        {Math.abs(places)}
      </span>
      <span className="sr-only">{t.count(isUp ? 'season.up' : 'season.down', Math.abs(places))}</span>
    </small>
  );
}
