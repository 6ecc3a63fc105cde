import { type ReactNode, useState } from 'react';
import type { StaticParts } from '../appContext.ts';
import { useApp } from '../appContext.ts';
import { createPolicy } from '../trustedTypes.ts';

/** What the server has written may be put back as it was. */
const policy = createPolicy('still', { createHTML: (markup) => markup });

/** What was found, for a part that goes while something else is shown in its place, and comes back. */
const found = new Map<string, string>();

function markupOf(id: string): string {
  const markup = found.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  found.set(id, markup);
  return markup;
}

interface NoHydrationProps {
  /** The id of the element that holds it. */
  id: string;
  className?: string;
  /** What the server writes into it. */
  render(staticParts: StaticParts): ReactNode;
}

/**
 * A part of the page that never changes: the server writes it, and the browser keeps the markup as it finds it. Neither its
 * code nor its words are sent.
 */
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already, and is not parsed again.
  return <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
