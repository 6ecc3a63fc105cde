import { type ReactNode, useState } from 'react';
import type { LateId, LateValues } from '../data/late.ts';
import { createPolicy } from '../data/trustedTypes.ts';
import { ServerLatePart } from './LatePart.static.tsx';

/** Trusts all markup, because it only receives the server's own. */
const policy = createPolicy('still', { createHTML: (markup) => markup });

/** Markup by element id, for a part that unmounts and mounts again. */
export const markupById = new Map<string, string>();

// What the document brought later stays when its part mounts again.
if (!import.meta.env.SSR) {
  addEventListener('late', ({ target }) => {
    for (let each = target; each instanceof Element; each = each.parentElement)
      if (each === target || markupById.has(each.id)) markupById.set(each.id, each.innerHTML);
  });
}

function markupOf(id: string): string {
  const markup = markupById.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  markupById.set(id, markup);
  return markup;
}

interface NoHydrationProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/**
 * A part that React never changes. Only the server renders its children. They come from files named `Name.static.tsx`, whose
 * code and texts are not sent to the browser.
 */
export function NoHydration({ id, className, children }: NoHydrationProps) {
  const [__html] = useState(() => {
    const markup = import.meta.env.SSR ? '' : markupOf(id);
    return policy?.createHTML(markup) ?? markup;
  });
  if (import.meta.env.SSR) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup comes from the server, and hydration leaves it alone.
  return <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

/** A part around the subject of a page. The server sends it in its place, or after the page (`ServerLatePart`). */
export function LatePart<Id extends LateId>({ id, children }: { id: Id; children(value: LateValues[Id]): ReactNode }) {
  return (
    <NoHydration id={id}>
      <ServerLatePart id={id} render={children} />
    </NoHydration>
  );
}
