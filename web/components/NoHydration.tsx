import { type ReactNode, useState } from 'react';
import type { StaticParts } from '../data/appContext.ts';
import { useApp } from '../data/appContext.ts';
import type { LateId, LateValues } from '../data/late.ts';
import { createPolicy } from '../data/trustedTypes.ts';

/** Trusts all markup, because it only receives the server's own. */
const policy = createPolicy('still', { createHTML: (markup) => markup });

/** Markup by element id, for a part that unmounts and mounts again. */
const markupById = new Map<string, string>();

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
  /** Renders the content, on the server only. */
  render(staticParts: StaticParts): ReactNode;
}

/** A part that never changes. The server renders it, and its code and texts are not sent to the browser. */
export function NoHydration({ id, className, render }: NoHydrationProps) {
  const { staticParts } = useApp();
  const [__html] = useState(() => {
    const markup = staticParts === undefined ? markupOf(id) : '';
    return policy?.createHTML(markup) ?? markup;
  });
  if (staticParts !== undefined) {
    return (
      <div id={id} className={className}>
        {render(staticParts)}
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup comes from the server, and hydration leaves it alone.
  return <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

/** A part around the subject of a page. The server sends it in its place, or after the page (`LatePlace`). */
export function LatePart<Id extends LateId>(part: {
  id: Id;
  render(staticParts: StaticParts, value: LateValues[Id]): ReactNode;
}) {
  const { id, render } = part;
  return <NoHydration id={id} render={(parts) => parts.late(id, (value) => render(parts, value))} />;
}
