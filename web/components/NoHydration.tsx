import { type ReactNode, useState } from 'react';
import type { StaticParts } from '../data/appContext.ts';
import { useApp } from '../data/appContext.ts';
import { createPolicy } from '../data/trustedTypes.ts';

/** Trusts all markup, because it only receives the server's own. */
const policy = createPolicy('still', { createHTML: (markup) => markup });

/** Markup by element id, for a part that unmounts and mounts again. */
const markupById = new Map<string, string>();

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
