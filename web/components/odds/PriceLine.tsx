import type { PricePoint } from '../../domain/eventOdds.ts';
import { priceLine, type Span } from '../../domain/priceChart.ts';

/** How a price moved, as a line of a few pixels. A picture: the charts and tables below say the same. */
export function PriceLine({ points, span }: { points: readonly PricePoint[]; span: Span }) {
  const line = priceLine(points, span);
  if (line === null) return null;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="price-spark" aria-hidden="true">
      <path d={line.path} className="price-line" />
    </svg>
  );
}
