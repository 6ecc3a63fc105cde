import { expect, it } from 'vitest';
import { translator } from '../../../../locales/translator.ts';
import { DECISIONS } from '../../../../web/domain/incidentKinds.ts';
import { incidentName } from '../../../../web/format/incidents.ts';
import { parseDecision } from '../../../../worker/feeds/normalize/incidentKinds.ts';

it.each([
  ['Goal confirmed', 'goal-confirmed'],
  ['Goal ok', 'goal-confirmed'],
  ['Goal under review', 'goal-review'],
  ['Penalty confirmed', 'penalty-confirmed'],
  ['PENALTY AWARDED', 'penalty-awarded'],
  ['Penalty cancelled', 'penalty-cancelled'],
  ['VAR: No penalty', 'penalty-cancelled'],
  ['Card upgrade', 'card-upgraded'],
  ['Yellow card upgrade', 'card-upgraded'],
  ['Red card cancelled', 'red-card-cancelled'],
  ['VAR - Card canceled', 'card-cancelled'],
  ['Card reviewed', 'card-review'],
  ['Goal cancelled', null],
  ['Penalty', null],
  ['', null],
])('the decision is read from %j', (text, decision) => expect(parseDecision(text)).toBe(decision));

it('every VAR decision has its own words in both languages', () => {
  for (const locale of ['en', 'nl'] as const) {
    const t = translator(locale);
    const said = DECISIONS.map((decision) =>
      incidentName({ kind: 'decision', decision, player: null, side: 'home', minute: null }, t),
    );
    expect(new Set(said).size).toBe(DECISIONS.length);
    expect(said.join()).not.toMatch(/decision\.|undefined/);
    if (locale === 'nl') expect(said.join()).not.toMatch(/goal|penalty|\bcard|review/i);
  }
});
