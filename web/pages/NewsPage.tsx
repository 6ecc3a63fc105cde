import { NoHydration } from '../components/NoHydration.tsx';
import type { NewsView } from '../data/newsViews.ts';

/** The news, or an article. */
export function NewsPage({ view }: { view: NewsView }) {
  return <NoHydration id="news-page" render={(parts) => parts.newsPage(view.shown.value)} />;
}
