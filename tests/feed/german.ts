import type { FeedNames, Language } from '../../locales/language.ts';

/** A minimal third language for `thirdLanguage.feed.night.test.ts`. */
export const german: Language = {
  name: 'Deutsch',
  habits: 'de-DE',
  decimal: ',',
  thousands: '.',
  addresses: {
    match: 'spiel',
    team: 'mannschaft',
    player: 'spieler',
    search: 'suche',
    odds: 'quoten',
    calculator: 'rechner',
    goals: 'tore',
    watch: 'schauen',
    my: 'meine',
    settings: 'einstellungen',
    developers: 'entwickler',
    play: 'wette',
    calendar: 'kalender',
    competition: 'wettbewerb',
    following: 'gefolgt',
    sports: { football: 'fussball', basketball: 'basketball', 'ice-hockey': 'eishockey', handball: 'handball' },
    tabs: {
      summary: 'summary',
      'line-ups': 'aufstellungen',
      statistics: 'statistiken',
      odds: 'quoten',
      'head-to-head': 'vergleich',
      standings: 'tabelle',
      matches: 'matches',
      fixtures: 'spielplan',
      results: 'ergebnisse',
      rounds: 'spieltage',
      bracket: 'baum',
      scorers: 'torjaeger',
      course: 'verlauf',
    },
  },
};

export const germanNames: FeedNames = {
  countries: { england: 'England' },
  competitions: [],
  continents: {},
  womensTeam: ' (F)',
  womensCompetition: ' Frauen',
};

/** Fakes German messages: appends a mark to each text and keeps its placeholders. */
export function inGerman(messages: unknown): unknown {
  if (typeof messages === 'string') return `${messages}°`;
  if (Array.isArray(messages)) return messages.map(inGerman);
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, inGerman(message)]));
}
