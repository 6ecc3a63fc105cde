import { TextSections } from '../components/shell/RichText.tsx';
import type { View } from '../data/pageState.ts';

/** A page of text, from the content system or from the built-in defaults. */
export function TextPage({ view }: { view: View & { kind: 'text' } }) {
  const { page } = view;
  return (
    <article className="card mb-3 px-4 py-5 leading-7">
      <h1 className="mb-3 text-xl font-bold">{page.title}</h1>
      <div className="max-w-2xl">
        <TextSections sections={page.sections} />
      </div>
    </article>
  );
}
