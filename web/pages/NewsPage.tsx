import { NoHydration } from '../components/NoHydration.tsx';
import { News } from '../components/news/NewsList.static.tsx';
import type { NewsView } from '../data/newsViews.ts';

export function NewsPage({ view }: { view: NewsView }) {
  return (
    <NoHydration id="news-page">
      <News shown={view.shown.value} />
    </NoHydration>
  );
}
