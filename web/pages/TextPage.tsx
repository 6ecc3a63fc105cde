import { NoHydration } from '../components/NoHydration.tsx';
import type { View } from '../data/pageState.ts';

export function TextPage({ view }: { view: View & { kind: 'text' } }) {
  return <NoHydration id="text-page" render={(parts) => parts.textPage(view.page.value)} />;
}
