import type { View } from '../data/pageState.ts';

/** A page of text: headings, paragraphs and links, from the content system or as shipped. */
export function TextPage({ view }: { view: View & { kind: 'text' } }) {
  const { page } = view;
  return (
    <article className="card mb-3 px-4 py-5 leading-7">
      <h1 className="mb-3 text-xl font-bold">{page.title}</h1>
      <div className="max-w-2xl">
        {page.sections.map((section) => (
          <section key={section.heading} className="mb-5">
            {section.heading !== '' && <h2 className="mb-1 text-lg font-semibold">{section.heading}</h2>}
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mb-2">
                {paragraph}
              </p>
            ))}
            {section.links.length > 0 && (
              <ul className="list-disc pl-5">
                {section.links.map(({ label, url }) => (
                  <li key={url}>
                    <a href={url} className="text-accent underline" rel="noopener noreferrer">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}
