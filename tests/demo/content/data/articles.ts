import type { Locale } from '../../../../web/domain/locale.ts';

interface ArticleText {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** Markdown. */
  readonly text: string;
  readonly pictureAlt?: string;
}

/** A demonstration article with its age, its subjects and its text in each language. */
export interface ArticleRecord {
  readonly daysAgo: number;
  readonly hour: number;
  readonly author: string;
  /** The number of its drawn picture. */
  readonly picture?: number;
  readonly competitions: readonly { readonly country: string; readonly name: string }[];
  readonly teams: readonly { readonly country: string; readonly name: string }[];
  readonly text: Readonly<Partial<Record<Locale, ArticleText>>>;
}

const EREDIVISIE = { country: 'Netherlands', name: 'Eredivisie' };
const PREMIER_LEAGUE = { country: 'England', name: 'Premier League' };
const BUNDESLIGA = { country: 'Germany', name: 'Bundesliga' };

/** Newest first. */
export const articles: readonly ArticleRecord[] = [
  {
    daysAgo: 0,
    hour: 6,
    author: 'Marit de Vries',
    picture: 1,
    competitions: [EREDIVISIE],
    teams: [
      { country: 'Netherlands', name: 'Ajax' },
      { country: 'Netherlands', name: 'PSV Eindhoven' },
    ],
    text: {
      en: {
        slug: 'ajax-psv-what-to-look-out-for',
        title: 'Ajax v PSV: what to look out for',
        lead: 'Two sides that like the ball, and only one can have it. Where the match may be decided.',
        pictureAlt: 'A football pitch from above, ready for kick-off',
        text: `Both sides build from the goalkeeper, and both press high. The first quarter of an hour usually shows who dares most.

## Three places to watch

- **The left side of Ajax.** The full-back moves inside, which leaves room behind.
- **The second ball.** After a long kick PSV have three players around it.
- **Corners.** Both have scored more than one in four of their goals from set pieces.

## The table

Open the Eredivisie from [all competitions](/football/competitions). Its table updates during the match, under “As it stands”.

> “You don’t win this match in the first half, but you can lose it there.”`,
      },
      nl: {
        slug: 'ajax-psv-hier-let-je-op',
        title: 'Ajax - PSV: hier let je op',
        lead: 'Twee ploegen die de bal willen, en maar één kan hem hebben. Waar de wedstrijd beslist kan worden.',
        pictureAlt: 'Een voetbalveld van bovenaf, klaar voor de aftrap',
        text: `Beide ploegen bouwen op vanaf de keeper, en beide zetten vroeg druk. Het eerste kwartier laat meestal zien wie het meest durft.

## Drie plekken om op te letten

- **De linkerkant van Ajax.** De back komt naar binnen, en daarachter ligt ruimte.
- **De tweede bal.** Na een lange trap heeft PSV er drie man omheen.
- **Corners.** Allebei maakten ze meer dan een op de vier goals uit een spelhervatting.

## De stand

Kies de Eredivisie uit [alle competities](/nl/voetbal/competitions). De livestand verandert mee tijdens de wedstrijd.

> ‘Je wint deze wedstrijd niet in de eerste helft, maar je kunt hem daar wel verliezen.’`,
      },
    },
  },
  {
    daysAgo: 1,
    hour: 10,
    author: 'Tom Okafor',
    picture: 2,
    competitions: [PREMIER_LEAGUE],
    teams: [
      { country: 'England', name: 'Arsenal' },
      { country: 'England', name: 'Liverpool' },
    ],
    text: {
      en: {
        slug: 'how-many-points-win-the-premier-league',
        title: 'How many points win the Premier League?',
        lead: 'Eighty used to be enough. Why the number went up, and what it asks of the leaders.',
        pictureAlt: 'The centre circle of a football pitch from above',
        text: `A champion wins about two matches in three and draws half of the rest. That makes some eighty-five points.

The difference is rarely made against the other leaders. It is made on wet evenings against the bottom half.`,
      },
      nl: {
        slug: 'hoeveel-punten-voor-de-titel',
        title: 'Hoeveel punten heb je nodig voor de titel in de Premier League?',
        lead: 'Vroeger was tachtig genoeg. Waarom dat getal steeg, en wat het van de koplopers vraagt.',
        pictureAlt: 'De middencirkel van een voetbalveld van bovenaf',
        text: `Een kampioen wint ongeveer twee op de drie wedstrijden en speelt de helft van de rest gelijk. Dat zijn een punt of vijfentachtig.

Het verschil wordt zelden gemaakt tegen de andere koplopers. Het wordt gemaakt op natte avonden tegen het rechterrijtje.`,
      },
    },
  },
  {
    daysAgo: 3,
    hour: 9,
    author: 'Marit de Vries',
    competitions: [EREDIVISIE, PREMIER_LEAGUE, BUNDESLIGA],
    teams: [],
    text: {
      en: {
        slug: 'what-a-yellow-card-costs',
        title: 'What a yellow card costs, league by league',
        lead: 'Five bookings mean a ban in one country and nothing in another. An overview.',
        text: `| League | Ban after |
| --- | --- |
| Premier League | 5 yellow cards, before the 19th round |
| Eredivisie | 5 yellow cards |
| Bundesliga | 5 yellow cards |

Cups count apart in all three.`,
      },
      nl: {
        slug: 'wat-kost-een-gele-kaart',
        title: 'Wat een gele kaart kost, per competitie',
        lead: 'Vijf keer geel is in het ene land een schorsing en in het andere niets. Een overzicht.',
        text: `| Competitie | Schorsing na |
| --- | --- |
| Premier League | 5 gele kaarten, voor de 19e speelronde |
| Eredivisie | 5 gele kaarten |
| Bundesliga | 5 gele kaarten |

Bekers tellen in alle drie apart.`,
      },
    },
  },
  {
    daysAgo: 5,
    hour: 17,
    author: 'Ailsa Grant',
    picture: 3,
    competitions: [{ country: 'Scotland', name: 'Premiership' }],
    teams: [
      { country: 'Scotland', name: 'Celtic' },
      { country: 'Scotland', name: 'Rangers' },
    ],
    text: {
      en: {
        slug: 'the-old-firm-for-newcomers',
        title: 'The Old Firm for newcomers',
        lead: 'Why a whole city stops four times a season.',
        pictureAlt: 'A striped football pitch from above',
        text: 'Celtic and Rangers meet at least four times in a league season. The city talks of little else for a week.',
      },
    },
  },
];
