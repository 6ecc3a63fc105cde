import { type ReactNode, useState } from 'react';
import { useApp } from '../appContext.ts';
import type { Stills } from '../pages/staticParts.tsx';
import { createPolicy } from '../trustedTypes.ts';

/** What the server has written may be put back as it was. */
const policy = createPolicy('still', { createHTML: (markup) => markup });

interface StillProps {
  /** The id of the element that holds it. */
  id: string;
  className?: string;
  /** What the server writes into it. */
  of(stills: Stills): ReactNode;
}

/**
 * A part of the page that never changes: the server writes it, and the browser keeps the markup as it finds it. Neither its
 * code nor its words are sent.
 */
export function Still({ id, className, of }: StillProps) {
  const { stills } = useApp();
  const [__html] = useState(() => {
    const markup = stills === undefined ? (document.getElementById(id)?.innerHTML ?? '') : '';
    return policy?.createHTML(markup) ?? markup;
  });
  if (stills !== undefined) {
    return (
      <div id={id} className={className}>
        {of(stills)}
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already, and is not parsed again.
  return <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
