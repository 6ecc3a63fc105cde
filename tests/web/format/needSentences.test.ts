import { describe, expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import type { Condition } from '../../../web/domain/season/conditions.ts';
import type { Need } from '../../../web/domain/season/needs.ts';
import { needSentences } from '../../../web/format/needSentences.ts';

const NAMES: Readonly<Record<string, string>> = { 1: 'Arsenal', 2: 'Manchester City', 3: 'Borussia Mönchengladbach' };

function said(given: Partial<Need>, locale: 'en' | 'nl' = 'en', kind: 'title' | 'top' | 'bottom' = 'title'): string {
  const need: Need = { team: { id: '1', name: 'Arsenal' }, isSure: false, conditions: [], decider: null, ...given };
  const places = { title: 1, top: 4, bottom: 17 }[kind];
  const sentences = needSentences(
    need,
    { kind, places, size: 20, zone: null },
    (id) => NAMES[id] ?? id,
    translator(locale),
  );
  for (const sentence of sentences) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(25);
  return sentences.join(' ');
}

const WIN: Condition = { own: 'won', others: { kind: 'none' } };
const city = (outcomes: 'won' | 'drawn-lost') => [{ team: '2', outcomes }];
const both = [...city('won'), { team: '3', outcomes: 'won-drawn' as const }];

const CASES: readonly (readonly [name: string, given: Partial<Need>, en: string, nl: string])[] = [
  ['a decided title', { isSure: true }, 'Arsenal are champions.', 'Arsenal is kampioen.'],
  [
    'own results and those of another',
    { conditions: [WIN, { own: 'drawn', others: { kind: 'all', parts: city('drawn-lost') } }] },
    'Arsenal are champions if they win, or if they draw and Manchester City do not win.',
    'Arsenal is kampioen als het wint, of als het gelijkspeelt en Manchester City niet wint.',
  ],
  [
    'a result that two others can spoil together',
    { conditions: [{ own: 'drawn', others: { kind: 'unless', parts: both } }] },
    'Arsenal are champions if they draw, unless Manchester City win and Borussia Mönchengladbach do not lose.',
    'Arsenal is kampioen als het gelijkspeelt, tenzij Manchester City wint en Borussia Mönchengladbach niet verliest.',
  ],
  [
    'results of others alone',
    { conditions: [{ own: null, others: { kind: 'unless', parts: both } }] },
    'Arsenal are champions unless Manchester City win and Borussia Mönchengladbach do not lose.',
    'Arsenal is kampioen tenzij Manchester City wint en Borussia Mönchengladbach niet verliest.',
  ],
  [
    'goal difference beside points',
    { conditions: [WIN], decider: 'difference' },
    'Arsenal are champions if they win. If teams are level on points, it comes down to goal difference.',
    'Arsenal is kampioen als het wint. Bij gelijke punten beslist: doelsaldo.',
  ],
  [
    'goals alone',
    { decider: 'scored' },
    'Arsenal are champions only on goals scored.',
    'Alleen nog mogelijk op doelpunten voor: Arsenal is kampioen.',
  ],
  [
    'the state of running matches',
    { conditions: [WIN], standsNow: false },
    'Arsenal are champions if they win. As it stands: no.',
    'Arsenal is kampioen als het wint. In de huidige stand: nee.',
  ],
];

describe('sentences about what a team needs', () => {
  it.each(CASES)('%s', (_, given, en, nl) => {
    expect(said(given)).toBe(en);
    expect(said(given, 'nl')).toBe(nl);
  });

  it('a sentence that would be too long names fewer results', () => {
    const others = { kind: 'unless', parts: both } as const;
    const conditions = (['won', 'drawn', 'lost'] as const).map((own) => ({ own, others }));
    expect(said({ conditions })).toBe(
      'Arsenal are champions if they win, unless Manchester City win and Borussia Mönchengladbach do not lose, or if other results go their way.',
    );
  });

  it('a table’s last places are counted from its end', () => {
    expect(said({ conditions: [WIN] }, 'en', 'bottom')).toBe('Arsenal stay out of the bottom 3 if they win.');
    expect(said({ conditions: [WIN] }, 'nl', 'top')).toBe('Arsenal is zeker van de top 4 als het wint.');
  });
});
