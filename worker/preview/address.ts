import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { SPORTS, type Sport } from '../../web/domain/sport.ts';
import { textDigest } from '../base/textDigest.ts';
import type { Card } from './cards.ts';

/** What a preview picture is of. */
export type Subject =
  | { kind: 'match'; sport: Sport; id: string }
  | { kind: 'competition'; sport: Sport; id: string }
  | { kind: 'site' };

/** Raised when cards are drawn in another way: the pictures that are out there stay what they are. */
const DESIGN = 3;

/**
 * The address of a picture: `/preview/en/match/football/123-1x2y3z.png`. What is drawn is in its version, so that a new score
 * has a new address, and an address always the same picture.
 */
export function previewPath(subject: Subject, locale: Locale, card: Card): string {
  const version = textDigest(`${DESIGN} ${JSON.stringify(card)}`);
  const place = subject.kind === 'site' ? 'site' : `${subject.kind}/${subject.sport}/${subject.id}`;
  return `/preview/${locale}/${place}-${version}.png`;
}

const ADDRESS = /^\/preview\/(\w\w)\/(?:site|(match|competition)\/([a-z-]+)\/([A-Za-z0-9]{1,64}))-[a-z0-9]{1,20}\.png$/;

/** What a picture's address names, whatever its version; null where it is none. */
export function subjectOf(path: string): { subject: Subject; locale: Locale } | null {
  const [whole, language, kind, word, id = ''] = ADDRESS.exec(path) ?? [];
  const locale = LOCALES.find((each) => each === language);
  if (whole === undefined || locale === undefined) return null;
  if (kind === undefined) return { subject: { kind: 'site' }, locale };
  const sport = SPORTS.find((each) => each === word);
  if (sport === undefined) return null;
  return { subject: { kind: kind === 'match' ? kind : 'competition', sport, id }, locale };
}

/** A picture as the head of a page names it. */
export interface PagePreview {
  path: string;
  /** What it says, for who does not see it. */
  alt: string;
}

/** The picture of a card, for the head of a page. */
export function pagePreview(subject: Subject, locale: Locale, card: Card): PagePreview {
  return { path: previewPath(subject, locale, card), alt: card.alt };
}
