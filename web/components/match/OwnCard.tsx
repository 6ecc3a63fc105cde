import type { ReactNode } from 'react';
import { useApp } from '../../appContext.ts';
import { hasDraws, type Sport } from '../../domain/sport.ts';
import { heightOf } from './heightOf.ts';

interface OwnCardProps {
  sport: Sport;
  /** How many rows it has. */
  rows: number;
  /** How many of them have prices; null where the list keeps no place for any. */
  priced: number | null;
  children: ReactNode;
}

/** The card of a visitor's own matches, which stands before all others of a list. */
export function OwnCard({ sport, rows, priced, children }: OwnCardProps) {
  const { t, href } = useApp();
  const prices = priced === null ? '' : hasDraws(sport) ? 'with-prices ' : 'with-prices two-way ';
  return (
    <section
      className={`card group-card mb-2 overflow-clip [--head:36px] lg:mb-3 ${prices}${heightOf(rows, priced ?? 0)}`}
    >
      <div className="group-head sticky top-0 z-10 flex h-9 items-center gap-2 rounded-t-lg bg-raised pl-3">
        <h2 className="text-sm font-semibold">
          <a className="group-target flex h-9 items-center hover:underline" href={href({ name: 'my' })}>
            {t('follow.mine')}
          </a>
        </h2>
      </div>
      <ul>{children}</ul>
    </section>
  );
}
