import type { PageContent } from '../../domain/content.ts';
import { RichText } from './RichText.tsx';

/** The sections of a page of text, each with its heading where it has one. */
export function TextSections({ sections }: { sections: PageContent['sections'] }) {
  return sections.map(({ heading, blocks }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no identity but its place
    <section key={index} className="mb-5 last:mb-0">
      {heading !== '' && (
        <h2 dir="auto" className="mb-1 text-lg font-semibold">
          {heading}
        </h2>
      )}
      <RichText blocks={blocks} />
    </section>
  ));
}
