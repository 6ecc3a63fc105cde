import { startDay } from './feedDay.ts';
import type { Figure } from './figures.ts';
import { costsOf, homePage, pageOf } from './requests.ts';
import { startByHand, startSite } from './sites.ts';
import { askAs, type Visitors } from './visitors.ts';

/** Matches of a usual Saturday, and of the longest day that the site is made for. */
const [USUAL, MAX] = [800, 3_000];

/** The matches of a page of a long list. */
const SHOWN = 400;

/** Measures what a page costs on a day with many more matches. */
export async function measureGrowth(visitors: Visitors): Promise<Figure[]> {
  const first = visitors.at(0);
  const [usualDay, longestDay] = [await startDay(USUAL), await startDay(MAX)];
  // One after the other, because a site's process is the one that is new.
  const usual = await startSite(usualDay.url, first.place, { direct: true });
  const longest = await startSite(longestDay.url, first.place, { direct: true });
  const byHand = await startByHand(await homePage(usual, first, SHOWN));
  try {
    // Fills the data caches.
    for (const visitor of visitors.ofEachKind)
      for (const site of [usual, longest]) await homePage(site, visitor, SHOWN);
    // Each address is asked once, so none comes from the page cache.
    const search = (turn: number) => `/search?q=${['united', 'real', 'city', 'sporting'][turn % 4]}&try=${turn}`;
    const other = (turn: number) => visitors.at(1_000 + turn);
    const english = (turn: number) => ({ ...other(turn), locale: 'en' as const });
    const costs = await costsOf({
      byHand: { site: byHand, ask: async () => (await askAs(byHand, '/', first)).text() },
      usual: { site: usual, ask: (turn) => homePage(usual, other(turn), SHOWN, true) },
      longest: { site: longest, ask: (turn) => homePage(longest, other(turn), SHOWN, true) },
      usualSearch: { site: usual, ask: (turn) => pageOf(usual, search(turn), english(turn), true) },
      search: { site: longest, ask: (turn) => pageOf(longest, search(turn), english(turn), true) },
    });
    return [
      {
        name: `home on a day of ${MAX} matches, CPU against one of ${USUAL}`,
        value: costs.longest,
        unit: 'ms',
        reference: costs.usual,
        most: 1.2,
      },
      {
        name: 'search on that day, CPU against the shorter day',
        value: costs.search,
        unit: 'ms',
        reference: costs.usualSearch,
        most: 1.5,
      },
      { name: '… against home by hand', value: costs.search, unit: 'ms', reference: costs.byHand, most: 2 },
    ];
  } finally {
    for (const each of [usual, longest, byHand, usualDay, longestDay]) await each.close();
  }
}
