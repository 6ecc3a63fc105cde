import type { ReactNode } from 'react';

/** The parts that differ between pages inside the shell. */
export interface PageParts {
  page: ReactNode;
  /** The breadcrumbs; null if there are none. */
  trail: ReactNode;
  /** The editors' text below the page; null if there is none. */
  text: ReactNode;
}
