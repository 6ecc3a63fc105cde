import type { ReactNode } from 'react';

/** What a page may put into the rows of a table, by the id of the team. */
export interface TableParts {
  /** In place of the form of the row. */
  formOf?(team: string): ReactNode;
  /** Beside the name of the team. */
  besideOf?(team: string): ReactNode;
}
