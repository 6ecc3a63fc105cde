import { NoHydration } from '../components/NoHydration.tsx';
import { TextArticle } from '../components/shell/RichText.static.tsx';
import type { View } from '../data/pageState.ts';

export function TextPage({ view }: { view: View & { kind: 'text' } }) {
  return (
    <NoHydration id="text-page">
      <TextArticle page={view.page.value} />
    </NoHydration>
  );
}
