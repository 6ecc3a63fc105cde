import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Highlighted } from '../../../../web/components/navigation/Highlighted.tsx';

/** The marked part of a name; null if nothing is marked. */
function markedIn(name: string, term: string): string | null {
  const html = renderToStaticMarkup(<Highlighted name={name} term={term} />);
  return /<mark[^>]*>(.*)<\/mark>/.exec(html)?.[1] ?? null;
}

describe('Highlighted', () => {
  it.each([
    ['Eredivisie', 'er', null],
    ['Eredivisie', 'ere', 'Ere'],
    ['1. FC Köln', 'kol', 'Köl'],
    ['La Liga', 'serie', null],
  ])('marks in %s for the term %s: %s', (name, term, marked) => {
    expect(markedIn(name, term)).toBe(marked);
  });
});
