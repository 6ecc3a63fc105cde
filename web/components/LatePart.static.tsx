import type { ReactNode } from 'react';
import { useApp } from '../data/appContext.ts';
import type { Arrival, LateId, LateParts, LateValues } from '../data/late.ts';
import { PlaceholderRows } from './PlaceholderRows.tsx';
import { Retry } from './Retry.tsx';

/** What holds the place of a part; an outline of rows if absent. A match need not have channels. */
const PLACES: { [Id in LateId]?: string } = { 'about-article': 'min-h-11', channels: '' };

/** A sentence in the place of a part that could not be had. */
export function MissingPart({ id }: { id: LateId }) {
  const { t } = useApp();
  // Nobody misses a row that most matches do not have.
  if (id === 'channels') return null;
  return <Retry label={t(`late.${id}`)} className="card mb-3" />;
}

/** A link to what follows the page, for visitors without script. */
export function BelowLink({ id }: { id: LateId }) {
  const { t, late } = useApp();
  if (late?.parts[id] === undefined) return null;
  return (
    <noscript>
      <a className="flex min-h-11 items-center px-3 underline" href={`#late-${id}`}>
        {t('late.below', { part: t(`late.${id}`) })}
      </a>
    </noscript>
  );
}

/**
 * Renders a late part: its content, or an outline that links to the place of the content. If the document breaks off, the outline
 * says that the part is missing (`late.css`).
 */
export function ServerLatePart<Id extends LateId>({
  id,
  render,
}: {
  id: Id;
  render(value: LateValues[Id]): ReactNode;
}) {
  const { late } = useApp();
  const part: LateParts[Id] = late?.parts[id];
  if (late === undefined || part === undefined) return null;
  const show = (arrival: Arrival<LateValues[Id]>) => (arrival.ok ? render(arrival.value) : <MissingPart id={id} />);
  if (part.settled !== null) return show(part.settled);
  late.awaited.push({ id, content: part.arrival.then(show) });
  return (
    <div className={`late text-sm ${PLACES[id] ?? 'card mb-3'}`}>
      <BelowLink id={id} />
      {PLACES[id] === undefined && <PlaceholderRows count={4} className="h-15" />}
      <MissingPart id={id} />
    </div>
  );
}
