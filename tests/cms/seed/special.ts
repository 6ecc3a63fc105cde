import { competitionIdOf } from '../../demo/content/feedIds.ts';
import { entryRef, type Fields, type SeedEntry } from './entry.ts';

/** Unusual entries: drafts, gaps and removed pages. */

const NETHERLANDS = entryRef('country Netherlands');
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWX');
const CLASSES = ['Eerste', 'Tweede', 'Derde', 'Vierde', 'Vijfde'];

const competition = (name: string, more: Partial<SeedEntry> = {}): SeedEntry => ({
  key: `competition Netherlands ${name}`,
  type: 'competition',
  en: { competitionId: competitionIdOf('Netherlands', name), name, logo: null, country: NETHERLANDS },
  ...more,
});

/** A top competition that comes last by name, so that it is on the last page of results. */
export const LAST_CLASS = 'Zondag Hoofdklasse';

/** A top competition with a Dutch name. */
export const TRANSLATED = { en: 'Beach Soccer Cup', nl: 'Strandvoetbalbeker' };

const translated = competition(TRANSLATED.en);
const translatedCompetition: SeedEntry = { ...translated, nl: { ...translated.en, name: TRANSLATED.nl } };

/** Untranslated amateur leagues. More than one page of results have `klasse` in their name. */
const amateurLeagues: readonly SeedEntry[] = [
  ...CLASSES.flatMap((each) => LETTERS.map((letter) => competition(`${each} klasse ${letter}`))),
  competition(LAST_CLASS),
  translatedCompetition,
];

const drafts: readonly SeedEntry[] = [
  competition('Draftklasse', { draft: true }),
  {
    key: 'top draft',
    type: 'top-competition',
    en: { rank: 2, competition: entryRef('competition Netherlands Draftklasse') },
  },
  {
    key: 'operator draft',
    type: 'operator',
    draft: true,
    en: { name: 'Draftbet', rank: 1, playUrl: 'https://www.example.com/draft', countries: [entryRef('country GB')] },
  },
  { key: 'news draft', type: 'news-item', draft: true, en: { title: 'A drafted story', link: '/football' } },
  {
    key: 'page draft',
    type: 'page-content',
    draft: true,
    en: { pageLink: '/static/drafted', title: 'A drafted page' },
  },
];

/** More operators than one page of results. They are listed for no country. */
export const RACECOURSE_BOOKMAKERS = 105;

const racecourse: readonly SeedEntry[] = Array.from({ length: RACECOURSE_BOOKMAKERS }, (_, index) => {
  const name = `Racecourse Bookmaker ${index + 1}`;
  const playUrl = `https://www.example.com/racecourse/${index + 1}`;
  return { key: `operator ${name}`, type: 'operator', en: { name, rank: 100 + index, playUrl, countries: [] } };
});

const page = (pageLink: string, fields: Fields, more: Partial<SeedEntry> = {}): SeedEntry => ({
  key: `page ${pageLink}`,
  type: 'page-content',
  en: { pageLink, ...fields },
  ...more,
});

const pages: readonly SeedEntry[] = [
  page('/static/about-us', {
    title: 'Who makes these pages',
    metaTitle: 'About the people behind the scores',
    metaDescription: 'Who keeps the scores, and how to reach them.',
    content: [
      { heading: 'The desk', text: 'Scores come from the ground. **Corrections** are made within a minute.' },
      { heading: 'Reach us', text: '- [Write to the desk](https://www.example.com/desk)\n- Or call.' },
    ],
  }),
  // The path is Dutch, but the editor saved it in the panel's default language before Strapi had rules (`rules.js`).
  page('/nl/static/redactie', { title: 'De redactie', content: [{ heading: null, text: 'Vier mensen en een bel.' }] }),
  page('/static/empty', { title: 'Nothing to read yet', content: [] }),
  page('/static/old-rules', { custom410: true }),
];

export const specialEntries: readonly SeedEntry[] = [...amateurLeagues, ...drafts, ...racecourse, ...pages];
