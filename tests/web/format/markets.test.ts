import { describe, expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import type { MarketBoard } from '../../../web/domain/eventOdds.ts';
import type { Locale } from '../../../web/domain/locale.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import {
  lineText,
  type MarketWords,
  marketName,
  marketNote,
  outcomeName,
  outcomeSign,
  percentText,
} from '../../../web/format/markets.ts';
import { teamOf } from '../../support/matchOf.ts';

function words(locale: Locale, sport: Sport = 'football'): MarketWords {
  return { t: translator(locale), match: { sport, home: teamOf('1', 'Ajax'), away: teamOf('2', 'PSV') } };
}

function board(type: MarketBoard['type'], line: number | null = null): MarketBoard {
  return { type, scope: 'ord', line, outcomes: [] };
}

describe('market names', () => {
  it('names say which unit the market counts', () => {
    expect(marketName(board('ou'), words('en'))).toBe('Total goals');
    expect(marketName(board('ou'), words('nl', 'basketball'))).toBe('Aantal punten');
    expect(marketName({ type: '12', scope: 'ot' }, words('en', 'ice-hockey'))).toBe('Winner incl. overtime');
  });

  it('names give the away side the opposite sign of a handicap', () => {
    expect(outcomeName(board('ah', -0.5), '1', words('en'))).toBe('Ajax −0.5');
    expect(outcomeName(board('ah', -0.5), '2', words('nl'))).toBe('PSV +0,5');
    expect(outcomeSign(board('ah', 1.5), '2', words('en'))).toBe('2 −1.5');
    expect(lineText(0, 'ah', 'en')).toBe('0');
  });

  it.each([
    ['1x2', 'x', 'Draw', 'X'],
    ['dc', '1x', 'Ajax or draw', '1X'],
    ['dc', '12', 'Ajax or PSV', '12'],
    ['dc', 'x2', 'Draw or PSV', 'X2'],
    ['cs', '2-1', '2–1', '2–1'],
    ['htft', 'x/2', 'Draw / PSV', 'X/2'],
    ['bts', 'no', 'No', 'No'],
  ] as const)('names name the outcomes of %s', (type, outcome, name, sign) => {
    expect(outcomeName(board(type), outcome, words('en'))).toBe(name);
    expect(outcomeSign(board(type), outcome, words('en'))).toBe(sign);
  });

  it('names write numbers in the format of the language', () => {
    expect(outcomeName(board('ou', 2.5), 'over', words('nl'))).toBe('Meer dan 2,5');
    expect(percentText(0.9524, 'en')).toBe('95.2%');
    expect(percentText(0.9524, 'nl')).toBe('95,2%');
  });
});

describe('settlement explanation', () => {
  it.each([
    [
      -0.25,
      'Ajax −0.25: half your stake is on −0.5 and half on 0;',
      'PSV +0.25: half your stake is on 0 and half on +0.5;',
    ],
    [
      0.75,
      'Ajax +0.75: half your stake is on +0.5 and half on +1;',
      'PSV −0.75: half your stake is on −1 and half on −0.5;',
    ],
  ])('a handicap of %d is split for each side', (line, ...sides) => {
    const note = marketNote({ type: 'ah', line }, words('en'));
    for (const side of sides) expect(note).toContain(side);
  });

  it('a quarter line explains that half of the stake is on either side', () => {
    expect(marketNote({ type: 'ah', line: 0.25 }, words('nl'))).toContain(
      'Ajax +0,25: de helft van de inzet staat op 0 en de helft op +0,5;',
    );
    expect(marketNote({ type: 'ou', line: 2.25 }, words('en'))).toContain(
      'Quarter line: half your stake is on 2 and half on 2.5;',
    );
  });

  it('an obvious market has no explanation', () => {
    expect(marketNote({ type: 'ou', line: 2.5 }, words('en'))).toBe('');
    expect(marketNote({ type: '1x2', line: null }, words('en'))).toBe('');
    expect(marketNote({ type: 'ah', line: -1.5 }, words('en'))).toBe(
      'The handicap is added to the team’s score before the bet is settled.',
    );
  });
});
