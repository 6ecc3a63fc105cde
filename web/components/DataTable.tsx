import { Fragment, type ReactNode } from 'react';

interface DataTableProps {
  className: string;
  caption?: ReactNode;
  head: readonly ReactNode[];
  /** Each row begins with its heading. */
  rows: readonly (readonly ReactNode[])[];
  /** Classes of a table with lines: of the headings of its rows, and of its cells. */
  lined?: { heading: string; cell: string };
}

/** A table of plain data, such as that of a chart. */
export function DataTable({ className, caption, head, rows, lined }: DataTableProps) {
  const each = (cells: readonly ReactNode[], show: (cell: ReactNode, index: number) => ReactNode) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no id, only a position
    cells.map((cell, index) => <Fragment key={index}>{show(cell, index)}</Fragment>);
  const column = lined && `${lined.cell} font-normal`;
  return (
    <table className={className}>
      {caption}
      <thead className={lined && 'text-xs text-muted'}>
        <tr>
          {each(head, (cell, index) =>
            cell === null ? (
              <td />
            ) : (
              <th scope="col" className={index === 0 ? lined?.heading : column}>
                {cell}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id, only a position
          <tr key={index} className={lined && 'border-t border-line'}>
            <th scope="row" className={lined?.heading}>
              {heading}
            </th>
            {each(cells, (cell) => (
              <td className={lined?.cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
