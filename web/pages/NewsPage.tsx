import { NoHydration } from '../components/NoHydration.tsx';
import type { NewsView } from '../data/newsViews.ts';

export function NewsPage({ view }: { view: NewsView }) {
  return <NoHydration id="news-page" render={(parts) => parts.newsPage(view.shown.value)} />;
}
