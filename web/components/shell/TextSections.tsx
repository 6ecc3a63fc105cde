import type { PageContent } from '../../domain/richText.ts';
import { RichText } from './RichText.tsx';

/** The sections of a text, with their headings. */
export function TextSections({ sections }: { sections: PageContent['sections'] }) {
  return sections.map(({ heading, blocks }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a section has no id, only a position
    <section key={index} className="mb-4 last:mb-0">
      {heading !== '' && (
        <h2 dir="auto" className="mb-1 text-lg font-semibold">
          {heading}
        </h2>
      )}
      <RichText blocks={blocks} />
    </section>
  ));
}
