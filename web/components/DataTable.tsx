import { Fragment, type ReactNode } from 'react';

interface DataTableProps {
  className: string;
  caption?: string;
  /** The headings of the columns. */
  head: readonly ReactNode[];
  /** Each row begins with its heading. */
  rows: readonly (readonly ReactNode[])[];
}

/** The data of a chart as a table. */
export function DataTable({ className, caption, head, rows }: DataTableProps) {
  const each = (cells: readonly ReactNode[], show: (cell: ReactNode) => ReactNode) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no id, only a position
    cells.map((cell, index) => <Fragment key={index}>{show(cell)}</Fragment>);
  return (
    <table className={className}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {each(head, (cell) => (
            <th scope="col">{cell}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id, only a position
          <tr key={index}>
            <th scope="row">{heading}</th>
            {each(cells, (cell) => (
              <td>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
