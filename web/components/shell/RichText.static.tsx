import { createElement, type ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { PageContent, RichElement, RichNode, Tag } from '../../domain/richText.ts';

/** The editors’ text about a page, below its view. */
export function PageText({ sections }: { sections: PageContent['sections'] }) {
  return (
    <div className="card mb-3 px-4 py-5 text-sm leading-6">
      <div className="max-w-2xl">
        <TextSections sections={sections} />
      </div>
    </div>
  );
}

/** A page of text, from the content system or from the built-in defaults. */
export function TextArticle({ page }: { page: PageContent }) {
  return (
    <article className="card mb-3 px-4 py-5 leading-7">
      <h1 className="mb-3 text-xl font-bold">{page.title}</h1>
      <div className="max-w-2xl">
        <TextSections sections={page.sections} />
      </div>
    </article>
  );
}

function TextSections({ sections }: { sections: PageContent['sections'] }) {
  return sections.map(({ heading, blocks }, index) => (
    <section key={index} className="mb-4 last:mb-0">
      {heading !== '' && (
        <h2 dir="auto" className="mb-1 text-lg font-semibold">
          {heading}
        </h2>
      )}
      <RichText nodes={blocks} />
    </section>
  ));
}

const HEADING = 'mt-3 mb-1 font-semibold break-words';
const CELL = 'border border-line px-2 py-1 text-start align-top';

const CLASSES: Partial<Readonly<Record<Tag, string>>> = {
  h2: HEADING,
  h3: HEADING,
  h4: HEADING,
  h5: HEADING,
  h6: HEADING,
  p: 'mb-2 break-words',
  ul: 'mb-2 pl-5 list-disc',
  ol: 'mb-2 pl-5 list-decimal',
  li: 'break-words',
  blockquote: 'mb-2 border-s-4 border-line pl-3 text-muted',
  pre: 'mb-2 rounded-md bg-sunken px-3 py-2 text-sm whitespace-pre-wrap break-words',
  hr: 'mb-3 border-line',
  table: 'border-collapse text-sm',
  th: `${CELL} bg-sunken font-semibold`,
  td: CELL,
  a: 'text-accent underline',
};

/** Elements whose text may run from right to left. */
const DIRECTED: readonly Tag[] = ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'li', 'th', 'td'];

function TableFrame({ children }: { children: ReactNode }) {
  const { t } = useApp();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <section className="mb-2 overflow-x-auto" tabIndex={0} aria-label={t('textTable')}>
      {children}
    </section>
  );
}

function RichElementView({ tag: Tag, url, children, isAlone }: RichElement & { isAlone: boolean }) {
  const isTarget = Tag === 'a' && isAlone;
  const element = createElement(
    Tag,
    {
      ...(url !== undefined && { href: url, rel: url.startsWith('/') ? undefined : 'noopener noreferrer' }),
      className: isTarget ? `inline-flex min-h-11 items-center wrap-anywhere ${CLASSES.a}` : CLASSES[Tag],
      ...(DIRECTED.includes(Tag) && { dir: 'auto' }),
      ...(Tag === 'th' && { scope: 'col' }),
    },
    children.length === 0 ? undefined : <RichText nodes={children} isItem={Tag === 'li'} />,
  );
  return Tag === 'table' ? <TableFrame>{element}</TableFrame> : element;
}

/** The editors’ text as a tree of known elements. It never contains raw HTML. A link alone in a list item is as tall as a finger. */
export function RichText({ nodes, isItem = false }: { nodes: readonly RichNode[]; isItem?: boolean }) {
  return nodes.map((node, index) => {
    const isAlone = isItem && nodes.length === 1;
    return typeof node === 'string' ? node : <RichElementView key={index} {...node} isAlone={isAlone} />;
  });
}
