import type { Translate } from '../../locales/translate.ts';
import type { NamedMatch } from '../domain/goals.ts';
import { nameIn } from '../domain/named.ts';

/** A match’s competition in a list of all sports: `Eredivisie`, but `Ice hockey · NHL`. */
export function goalCompetition({ sport, competition }: NamedMatch, t: Translate): string {
  const name = nameIn(competition, t.locale);
  return sport === 'football' ? name : `${t(`sport.${sport}`)} · ${name}`;
}
