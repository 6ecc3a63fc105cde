import type { Translate } from '../../locales/translate.ts';
import type { MarketBoard } from '../domain/eventOdds.ts';
import type { Locale } from '../domain/locale.ts';
import type { Match } from '../domain/match.ts';
import { SPORT_FACTS } from '../domain/sport.ts';
import { decimalText } from './decimals.ts';
import { namesOf } from './teamNames.ts';

export interface MarketWords {
  t: Translate;
  match: Pick<Match, 'sport' | 'home' | 'away'>;
}

type Named = Pick<MarketBoard, 'type' | 'scope'>;

/** A market’s name without its line: `Total goals`, `Winner incl. overtime`. */
export function marketName({ type, scope }: Named, { t, match }: MarketWords): string {
  const market = t(type === 'ou' && SPORT_FACTS[match.sport].scored === 'points' ? 'market.points' : `market.${type}`);
  return scope === 'ot' ? t('market.withOvertime', { market }) : market;
}

/** A line as text: `2.5`; for a handicap `−0.5` or `+1.5`. */
export function lineText(line: number, type: MarketBoard['type'], locale: Locale): string {
  const size = decimalText(String(Math.abs(line)), locale);
  if (line < 0) return `−${size}`;
  return type === 'ah' && line > 0 ? `+${size}` : size;
}

/** A share as a percentage with one decimal: `95.2%`. */
export function percentText(share: number, locale: Locale): string {
  return `${decimalText((share * 100).toFixed(1), locale)}%`;
}

function side(sign: string, { t, match }: MarketWords): string {
  const { home, away } = namesOf(match, t);
  return sign === '1' ? home : sign === '2' ? away : t('market.draw');
}

function handicap(sign: string, line: number | null, locale: Locale): string {
  return line === null ? '' : ` ${lineText(sign === '2' ? -line : line, 'ah', locale)}`;
}

/** An outcome’s full name: `Ajax`, `Ajax or draw`, `Over 2.5`, `Ajax −0.5`, `Ajax / Draw`. */
export function outcomeName({ type, line }: MarketBoard, outcome: string, words: MarketWords): string {
  const { t, match } = words;
  switch (type) {
    case '1x2':
    case '12':
      return side(outcome, words);
    case 'ah':
      return side(outcome, words) + handicap(outcome, line, t.locale);
    case 'dc': {
      const names = namesOf(match, t);
      const both = outcome === '1x' ? 'market.homeOrDraw' : outcome === 'x2' ? 'market.drawOrAway' : 'market.either';
      return t(both, names);
    }
    case 'ou': {
      const at = { line: line === null ? '' : lineText(line, type, t.locale) };
      return t(outcome === 'over' ? 'market.over' : 'market.under', at);
    }
    case 'bts':
      return t(outcome === 'yes' ? 'market.yes' : 'market.no');
    case 'cs':
      return outcome.replace('-', '–');
    case 'htft': {
      const [half = '', full = ''] = outcome.split('/');
      return t('market.halves', { half: side(half, words), full: side(full, words) });
    }
  }
}

/** An outcome’s column heading: `1`, `1X`, `1 −0.5`, `Over 2.5`. */
export function outcomeSign(market: MarketBoard, outcome: string, words: MarketWords): string {
  switch (market.type) {
    case '1x2':
    case '12':
    case 'dc':
    case 'htft':
      return outcome.toUpperCase();
    case 'ah':
      return outcome + handicap(outcome, market.line, words.t.locale);
    case 'ou':
    case 'bts':
    case 'cs':
      return outcomeName(market, outcome, words);
  }
}

/** How a market with a line is settled, if its name does not make that clear; empty otherwise. */
export function marketNote({ type, line }: Pick<MarketBoard, 'type' | 'line'>, words: MarketWords): string {
  const { t } = words;
  if (line === null) return '';
  const notes = type === 'ah' ? [t('market.handicapNote')] : [];
  const quarters = Math.abs(line * 4) % 4;
  if (quarters === 0) notes.push(t('market.wholeNote'));
  if (quarters % 2 === 1) {
    const split = (name: string, of: number) => {
      const [low = '', high = ''] = [of - 0.25, of + 0.25].map((each) => lineText(each, type, t.locale));
      return t('market.quarterNote', { name, low, high });
    };
    const ofSide = (sign: string, of: number) => split(side(sign, words) + handicap(sign, line, t.locale), of);
    notes.push(...(type === 'ah' ? [ofSide('1', line), ofSide('2', -line)] : [split(t('market.quarterLine'), line)]));
  }
  return notes.join(' ');
}
