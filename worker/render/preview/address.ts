import { LOCALES, type Locale } from '../../../web/domain/locale.ts';
import { SPORTS, type Sport } from '../../../web/domain/sport.ts';
import { digestOf } from '../../base/digests.ts';
import type { Card } from './card.ts';

export type Subject =
  | { kind: 'match'; sport: Sport; id: string }
  | { kind: 'competition'; sport: Sport; id: string }
  | { kind: 'site' };

/** Increase it when the drawing changes, so that new pictures get new URLs. */
const DESIGN = 3;

/**
 * The path of a picture: `/preview/en/match/football/123-1x2y3z.png`. The version hashes the card, so a new score has a new
 * path and each path always shows the same picture.
 */
export function previewPath(subject: Subject, locale: Locale, card: Card): string {
  const version = digestOf(`${DESIGN} ${JSON.stringify(card)}`);
  const place = subject.kind === 'site' ? 'site' : `${subject.kind}/${subject.sport}/${subject.id}`;
  return `/preview/${locale}/${place}-${version}.png`;
}

const ADDRESS = /^\/preview\/(\w\w)\/(?:site|(match|competition)\/([a-z-]+)\/([A-Za-z0-9]{1,64}))-[a-z0-9]{1,20}\.png$/;

/** Parses a picture's path, ignoring its version; null for any other path. */
export function subjectOf(path: string): { subject: Subject; locale: Locale } | null {
  const [whole, language, kind, word, id = ''] = ADDRESS.exec(path) ?? [];
  const locale = LOCALES.find((each) => each === language);
  if (whole === undefined || locale === undefined) return null;
  if (kind === undefined) return { subject: { kind: 'site' }, locale };
  const sport = SPORTS.find((each) => each === word);
  if (sport === undefined) return null;
  return { subject: { kind: kind === 'match' ? kind : 'competition', sport, id }, locale };
}

/** The picture in a page's head. */
export interface PagePreview {
  path: string;
  /** Alternative text. */
  alt: string;
  /** A picture of an article, of any size and type, and not a drawn one. */
  isPhoto?: true;
}

export function pagePreview(subject: Subject, locale: Locale, card: Card): PagePreview {
  return { path: previewPath(subject, locale, card), alt: card.alt };
}
