import type { ListView, View } from './pageState.ts';

/** The list of a day’s matches in a view; null if it has none. */
export const listIn = (view: View): ListView | null =>
  view.kind === 'tournament' ? ('list' in view.panel ? view.panel.list : null) : view.kind === 'list' ? view : null;
