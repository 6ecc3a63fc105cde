import { type ReactNode, useState } from 'react';
import { useApp } from '../appContext.ts';
import type { Stills } from '../pages/stills.tsx';

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
  const [markup] = useState(() => (stills === undefined ? (document.getElementById(id)?.innerHTML ?? '') : null));
  if (stills !== undefined) {
    return (
      <div id={id} className={className}>
        {of(stills)}
      </div>
    );
  }
  const __html = markup ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already, and is not parsed again.
  return <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
