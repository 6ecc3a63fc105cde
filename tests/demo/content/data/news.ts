import type { Locale } from '../../../../web/domain/locale.ts';

/** A news item: how long ago it appeared (whole days before today, at a fixed hour UTC) and what it says. */
export interface NewsRecord {
  readonly daysAgo: number;
  readonly hour: number;
  readonly text: Readonly<Record<Locale, { readonly title: string; readonly link: string }>>;
}

/** Newest first. */
export const news: readonly NewsRecord[] = [
  {
    daysAgo: 0,
    hour: 7,
    text: {
      en: {
        title: 'How referees work out added time',
        link: 'https://www.example.com/news/how-added-time-is-worked-out',
      },
      nl: {
        title: 'Zo bepaalt de scheidsrechter de blessuretijd',
        link: 'https://www.example.com/nl/nieuws/zo-wordt-blessuretijd-bepaald',
      },
    },
  },
  {
    daysAgo: 1,
    hour: 15,
    text: {
      en: {
        title: 'Level on points: which leagues use goal difference and which use head-to-head',
        link: 'https://www.example.com/news/level-on-points',
      },
      nl: {
        title: 'Gelijk in punten: waar telt het doelsaldo en waar het onderlinge resultaat?',
        link: 'https://www.example.com/nl/nieuws/gelijk-in-punten',
      },
    },
  },
  {
    daysAgo: 2,
    hour: 9,
    text: {
      en: {
        title: 'The league phase of the Champions League explained',
        link: 'https://www.example.com/news/champions-league-league-phase',
      },
      nl: {
        title: 'De competitiefase van de Champions League uitgelegd',
        link: 'https://www.example.com/nl/nieuws/competitiefase-champions-league',
      },
    },
  },
  {
    daysAgo: 4,
    hour: 12,
    text: {
      en: {
        title: 'Decimal, fractional and American odds side by side',
        link: 'https://www.example.com/news/odds-formats-side-by-side',
      },
      nl: {
        title: 'Decimale, fractionele en Amerikaanse odds naast elkaar',
        link: 'https://www.example.com/nl/nieuws/odds-notaties-naast-elkaar',
      },
    },
  },
  {
    daysAgo: 6,
    hour: 8,
    text: {
      en: {
        title: 'Setting limits: what every licensed operator must offer',
        link: '/static/responsible-gambling',
      },
      nl: {
        title: 'Speellimieten: wat elke legale aanbieder moet bieden',
        link: '/nl/static/responsible-gambling',
      },
    },
  },
  {
    daysAgo: 9,
    hour: 14,
    text: {
      en: {
        title: 'Postponed, abandoned or awarded: what happens to the result',
        link: 'https://www.example.com/news/postponed-abandoned-awarded',
      },
      nl: {
        title: 'Uitgesteld, gestaakt of reglementair: wat er met de uitslag gebeurt',
        link: 'https://www.example.com/nl/nieuws/uitgesteld-gestaakt-reglementair',
      },
    },
  },
];
