import type { Entry } from '../row.ts';

/** Texts that editors add to a page. A page's path belongs to one language, so each entry exists in one only. */
export const pageContents: readonly Entry[] = [
  {
    en: {
      fields: {
        pageLink: '/football',
        title: 'Football scores and odds',
        metaTitle: 'Football live scores, fixtures and odds',
        metaDescription: 'Live football scores, fixtures, tables and odds from leagues and cups around the world.',
        custom410: false,
      },
      components: {
        content: [
          {
            id: 1,
            heading: 'Scores while the match is on',
            text: 'This page lists the matches of the day by country and competition. Scores, cards and the match clock update during play; kick-off times are in your own time zone.',
          },
          {
            id: 2,
            heading: 'Odds to compare',
            text: 'Where operators are licensed in your country, you can compare their prices for each match. **Prices move**, so check the operator’s page before you bet.',
          },
        ],
      },
    },
  },
  {
    en: {
      fields: {
        pageLink: '/football/removed-league',
        title: 'Removed league',
        metaTitle: null,
        metaDescription: null,
        custom410: true,
      },
      components: { content: [] },
    },
  },
  {
    nl: {
      fields: {
        pageLink: '/nl/voetbal',
        title: 'Voetbal: scores en odds',
        metaTitle: 'Voetbal: livescores, programma en odds',
        metaDescription: 'Livescores, programma, standen en odds van voetbalcompetities en bekertoernooien wereldwijd.',
        custom410: false,
      },
      components: {
        content: [
          {
            id: 3,
            heading: 'Live meekijken',
            text: 'Op deze pagina staan de wedstrijden van vandaag, geordend per land en competitie. Stand, kaarten en speelminuut worden tijdens de wedstrijd bijgewerkt. Aanvangstijden staan in je eigen tijdzone.',
          },
          {
            id: 4,
            heading: 'Odds vergelijken',
            text: 'Hebben aanbieders in jouw land een vergunning, dan kun je per wedstrijd hun odds vergelijken. **Odds veranderen**, dus kijk voordat je speelt altijd bij de aanbieder zelf.',
          },
        ],
      },
    },
  },
];
