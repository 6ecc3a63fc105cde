import type { Visitor } from '../web/domain/visitor.ts';

/** Whether a visitor reads English as Americans do. */
export function isAmerican({ country, locale }: Pick<Visitor, 'country' | 'locale'>): boolean {
  return locale === 'en' && country === 'US';
}
