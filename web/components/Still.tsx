import { type ReactNode, useState } from 'react';
import { useApp } from '../appContext.ts';
import type { Stills } from '../pages/stills.tsx';

interface StillProps {
  /** The id of the element that holds it. */
  id: string;
  /** What the server writes into it. */
  of(stills: Stills): ReactNode;
}

/**
 * A part of the page that never changes: the server writes it, and the browser keeps the markup as it finds it. Neither its
 * code nor its words are sent.
 */
export function Still({ id, of }: StillProps) {
  const { stills } = useApp();
  const [markup] = useState(() => (stills === undefined ? (document.getElementById(id)?.innerHTML ?? '') : null));
  if (stills !== undefined) return <div id={id}>{of(stills)}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already, and is not parsed again.
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup ?? '' }} />;
}
