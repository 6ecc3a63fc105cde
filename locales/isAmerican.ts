import type { Visitor } from '../web/domain/visitor.ts';

/** Whether a visitor reads English as people in the United States and Canada do. */
export function isAmerican({ country, locale }: Pick<Visitor, 'country' | 'locale'>): boolean {
  return locale === 'en' && (country === 'US' || country === 'CA');
}
