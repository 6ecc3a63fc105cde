import { expect, it } from 'vitest';
import { StatusCell } from '../../../../web/components/match/StatusCell.tsx';
import { markupOf } from '../../../support/markupOf.tsx';
import { matchOf } from '../../../support/matchOf.ts';

function labelOf(text: string): string | undefined {
  const html = markupOf(<StatusCell match={matchOf({ state: { kind: 'other', text, score: null } })} />);
  return />([^<]*)</.exec(html)?.[1];
}

it.each([
  ['Interrupted', 'Inter\u00ADrupted'],
  ['Rain stopped play ☔', 'Rain stopped play ☔'],
  ['To be decided', 'To be decided'],
  ['12 345 678', '12 345 678'],
])('the status %s breaks only inside a word', (text, label) => expect(labelOf(text)).toBe(label));
