import type { ReactNode } from 'react';
import { type ListedRow, useApp } from '../../data/appContext.ts';
import type { Match } from '../../domain/match.ts';
import { hasDraws, type Sport } from '../../domain/sport.ts';
import { MatchRow } from './MatchRow.tsx';

/** Rows without a column for prices. */
export const plainRows = (matches: readonly Match[]): ListedRow[] =>
  matches.map((match) => ({ match, prices: undefined, minimumAge: null }));

interface RowListProps {
  rows: readonly ListedRow[];
  id?: string;
  hidden?: boolean;
  /** `two-lines` gives each side a line at every width, for cards that share the column. */
  className?: 'two-lines';
}

/** The rows of a card. The server may insert their markup from the row cache. */
export function RowList({ rows, ...list }: RowListProps) {
  const { rowMarkup } = useApp();
  if (rowMarkup !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this markup.
    return <ul {...list} dangerouslySetInnerHTML={{ __html: rowMarkup(rows) }} />;
  }
  return (
    <ul {...list}>
      {rows.map((row) => (
        <MatchRow key={row.match.id} {...row} />
      ))}
    </ul>
  );
}

/** The style sheet has no classes for more rows. */
const MAX_ROWS = 60;

/**
 * Classes that reserve the height of a card, so that the browser skips its layout until it is near the viewport. `priced`
 * is the number of rows with prices, which are below the names on a phone. Longer cards get no classes.
 */
export function heightOf(rows: number, priced = 0): string {
  return rows > MAX_ROWS ? '' : `row-group rows-${rows} priced-${priced}`;
}

interface RowCardProps extends RowListProps {
  sport: Sport;
  /** The minimum betting age in years; null without a column for prices. */
  minimumAge: number | null;
  children: ReactNode;
}

/** A card of rows under a sticky head. */
export function RowCard({ sport, minimumAge, children, ...list }: RowCardProps) {
  const { rows } = list;
  const priced = minimumAge === null ? 0 : rows.filter(({ prices }) => prices !== undefined).length;
  const columns = minimumAge === null ? '' : hasDraws(sport) ? 'with-prices ' : 'with-prices two-way ';
  return (
    <section
      className={`card group-card mb-2 overflow-clip [--head:36px] lg:mb-3 ${columns}${heightOf(rows.length, priced)}`}
    >
      <div className="group-head sticky top-0 z-10 flex min-h-9 items-center gap-2 rounded-t-md pl-3">{children}</div>
      <RowList {...list} />
    </section>
  );
}
