import type { ReactNode } from 'react';
import type { PageState } from '../data/pageState.ts';
import { ListPage } from './ListPage.tsx';
import { MessagePage } from './MessagePage.tsx';
import { RefusedPlayPage } from './RefusedPlayPage.tsx';
import { TextPage } from './TextPage.tsx';

/** The element of a view that every page's script has at hand; undefined for the views that are loaded when shown. */
export function commonPage({ view, route }: PageState): ReactNode | undefined {
  switch (view.kind) {
    case 'list':
      return <ListPage view={view} route={route ?? { name: 'home' }} />;
    case 'text':
      return <TextPage view={view} />;
    case 'message':
      return <MessagePage view={view} />;
    case 'refused-play':
      return <RefusedPlayPage view={view} />;
    default:
      return undefined;
  }
}
