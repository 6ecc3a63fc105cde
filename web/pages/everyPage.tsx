import type { ReactNode } from 'react';
import type { PageState } from '../data/pageState.ts';
import { commonPage } from './commonPage.tsx';

/** The element of any view, for the server, which has every page at hand. Views that `loadPage` loads are named here. */
export function everyPage(state: PageState): ReactNode {
  return commonPage(state);
}
