import { type ListedRow, useApp } from '../../data/appContext.ts';
import { MatchRow } from './MatchRow.tsx';

interface RowListProps {
  rows: readonly ListedRow[];
  id?: string;
  hidden?: boolean;
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
