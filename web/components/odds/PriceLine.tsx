import type { PricePoint } from '../../domain/eventOdds.ts';
import { priceLine, type Span } from '../../domain/priceChart.ts';

/** A sparkline of a price. Decorative: the charts and tables below have the same data. */
export function PriceLine({ points, span }: { points: readonly PricePoint[]; span: Span }) {
  const line = priceLine(points, span);
  if (line === null) return null;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="price-spark" aria-hidden="true">
      <path d={line.path} className="price-line" />
    </svg>
  );
}
