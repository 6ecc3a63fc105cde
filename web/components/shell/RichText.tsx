import { Fragment, type ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { Block, Inline, PageContent } from '../../domain/richText.ts';

export function PageText() {
  const { pageText } = useApp();
  return (
    <div className="card mb-3 px-4 py-5 text-sm leading-6">
      <div className="max-w-2xl">
        <TextSections sections={pageText} />
      </div>
    </div>
  );
}

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

const MARKS = { strong: 'strong', emphasis: 'em', deleted: 's', code: 'code' } as const;

/** Renders items by position, because parts of a text have no id. */
function each<Item>(items: readonly Item[], show: (item: Item) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return items.map((item, place) => <Fragment key={place}>{show(item)}</Fragment>);
}

function line(children: readonly Inline[], linkClass = ''): ReactNode {
  return each(children, (part) => {
    if (typeof part === 'string') return part;
    if (part.kind === 'break') return <br />;
    if (part.kind === 'link') {
      return (
        <a
          href={part.url}
          className={`${linkClass} text-accent underline`}
          rel={part.url.startsWith('/') ? undefined : 'noopener noreferrer'}
        >
          {line(part.children)}
        </a>
      );
    }
    const Mark = MARKS[part.kind];
    return <Mark>{line(part.children, linkClass)}</Mark>;
  });
}

/** An item that is a single link gets a touch target of full height. */
function Item({ blocks }: { blocks: readonly Block[] }) {
  const [only, ...others] = blocks;
  if (only?.kind !== 'paragraph') return <RichText blocks={blocks} />;
  const [first, ...rest] = only.children;
  const isLink = rest.length === 0 && typeof first === 'object' && first.kind === 'link';
  return (
    <>
      {line(only.children, isLink ? 'inline-flex min-h-11 items-center' : '')}
      {others.length > 0 && <RichText blocks={others} />}
    </>
  );
}

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  const { t } = useApp();
  const cell = 'border border-line px-2 py-1 text-start align-top';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <section className="mb-2 overflow-x-auto" tabIndex={0} aria-label={t('textTable')}>
      <table className="border-collapse text-sm">
        {head !== null && (
          <thead>
            <tr>
              {each(head, (children) => (
                <th scope="col" dir="auto" className={`${cell} bg-sunken font-semibold`}>
                  {line(children)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {each(rows, (cells) => (
            <tr>
              {each(cells, (children) => (
                <td dir="auto" className={cell}>
                  {line(children)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BlockElement({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir="auto" className="mb-2 break-words">
          {line(block.children)}
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading dir="auto" className="mt-3 mb-1 font-semibold break-words">
          {line(block.children)}
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={`mb-2 pl-5 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
          {each(block.items, (item) => (
            <li dir="auto" className="break-words">
              <Item blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...block} />;
    case 'quote':
      return (
        <blockquote className="mb-2 border-s-4 border-line pl-3 text-muted">
          <RichText blocks={block.children} />
        </blockquote>
      );
    case 'code':
      return (
        <pre className="mb-2 rounded-md bg-sunken px-3 py-2 text-sm whitespace-pre-wrap break-words">{block.text}</pre>
      );
    case 'rule':
      return <hr className="mb-3 border-line" />;
  }
}

/** The editors' text as a tree of known elements. It never contains raw HTML. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  return each(blocks, (block) => <BlockElement block={block} />);
}
