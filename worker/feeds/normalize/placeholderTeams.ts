import { type Match, phaseOf } from '../../../web/domain/match.ts';

/** Names that sources use for undecided teams, in English and German. */
const PLACEHOLDERS: readonly RegExp[] = [
  /^[?.\s-]*$/,
  /^(tb[acd]|to be (announced|confirmed|decided|determined)|(not (yet )?|un)known)$/i,
  /^(n\. ?n\.?|nn|(noch )?(unbekannt|offen|nicht bekannt))$/i,
  // `Winner SF 1`, `Loser of Match 12`, `Sieger Halbfinale 2`.
  /^(winner|loser|sieger|gewinner|verlierer)( of)?( (match|game|spiel|semi-?final|quarter-?final|(halb|viertel|achtel)finale|[sqhva]f|m))? ?\d{1,3}$/i,
  // `Winner Group A`, `Runner-up B`, `Gruppenzweiter C`, `1A`, `2. Gruppe B`, `3A/B/C`.
  /^((winner|runner-up|sieger|erster|zweiter|dritter)( of)?( group| gruppe)?|gruppen(sieger|erster|zweiter|dritter)|[1-4]\.?( group| gruppe)?) ?[a-l](\/[a-l])*$/i,
];

/** Whether a name is a placeholder for an undecided team: `TBD`, `Winner SF 1`, `Sieger Gruppe A`. */
export function isPlaceholder(name: string): boolean {
  return PLACEHOLDERS.some((pattern) => pattern.test(name.trim()));
}

/** Checks the teams of a match; null if they are valid. Only before kick-off may a team be undecided. */
export function problemOfSides(match: Pick<Match, 'home' | 'away' | 'state' | 'sport'>): string | null {
  const { home, away } = match;
  if (home === null || away === null) {
    const phase = phaseOf(match);
    return phase === 'upcoming' || phase === 'off' ? null : 'teams: a match that has begun has unknown teams';
  }
  return home.id === away.id ? 'teams: one against itself' : null;
}
