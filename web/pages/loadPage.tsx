import type { ReactNode } from 'react';
import type { PageState } from '../data/pageState.ts';
import { commonPage } from './commonPage.tsx';

/** The element of any view, for the browser, which loads the code of the rarer pages only where they are shown. */
export async function loadPage(state: PageState): Promise<ReactNode> {
  return commonPage(state);
}
