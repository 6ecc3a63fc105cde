import type { ReactNode } from 'react';

/** Content that a page adds to the rows of a table, by team id. */
export interface TableParts {
  /** Replaces the row's form; undefined keeps it. */
  formOf?(team: string): ReactNode;
  /** Shown beside the name of the team. */
  besideOf?(team: string): ReactNode;
}
