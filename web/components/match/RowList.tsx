import { type ListedRow, useApp } from '../../appContext.ts';
import { MatchRow } from './MatchRow.tsx';

interface RowListProps {
  rows: readonly ListedRow[];
  id?: string;
  hidden?: boolean;
}

/** The rows of a card. The server has the markup of most rows already. */
export function RowList({ rows, ...list }: RowListProps) {
  const { rowMarkup } = useApp();
  if (rowMarkup !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it.
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
