import type { PageContent } from '../../domain/content.ts';

/** Headings, paragraphs and links that editors wrote: text, never markup. */
export function TextSections({ sections }: { sections: PageContent['sections'] }) {
  return sections.map(({ heading, paragraphs, links }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no identity but its place
    <section key={index} className="mb-5 last:mb-0">
      {heading !== '' && <h2 className="mb-1 text-lg font-semibold">{heading}</h2>}
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no identity but its place
        <p key={place} className="mb-2 break-words">
          {paragraph}
        </p>
      ))}
      {links.length > 0 && (
        <ul className="list-disc pl-5">
          {links.map(({ label, url }) => (
            <li key={url}>
              <a
                href={url}
                className="inline-flex min-h-11 items-center text-accent underline"
                rel={url.startsWith('/') ? undefined : 'noopener noreferrer'}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
