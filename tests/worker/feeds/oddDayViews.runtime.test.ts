import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import nl from '../../../locales/nl.json' with { type: 'json' };
import type { Locale } from '../../../web/domain/locale.ts';
import { SIDES } from '../../../web/domain/matchKinds.ts';
import { calendarPath } from '../../../web/format/addresses/calendarPaths.ts';
import { parsePath, pathOf } from '../../../web/format/addresses/routes.ts';
import { isFound, pagesOf, type Samples } from '../../crawl/pages.ts';
import { feedFaults } from '../../support/feedRules.ts';
import { isNight } from '../../support/tier.runtime.ts';
import { type ApiMatch, AS_SENT, DAYS, factsOf, goalsIn, oddSite, RAW, readApi, SHOWN } from './oddDay.runtime.ts';

let site: ReturnType<typeof oddSite>;
let all: ApiMatch[];

beforeAll(async () => {
  site = oddSite();
  all = [...(await readApi(site.open)).details.values()];
});
beforeEach(() => site.begin());

/** Two numbers, or null without both. */
function numbers(html: string, pattern: RegExp): number[] | null {
  const [home, away] = Array.from(html.matchAll(pattern), (found) => found.slice(1).map(Number)).flat();
  return home === undefined || away === undefined ? null : [home, away];
}

function redCards(parts: readonly string[]): number[] {
  const cardsIn = (part: string) =>
    Number(/row-card">(?:<span aria-hidden="true">(\d)|)/.exec(part)?.[1] ?? part.includes('row-card'));
  return parts.map(cardsIn);
}

/** Whether the API lists every goal of the score. It lists all of them or none. */
const hasWholeList = (match: ApiMatch) => goalsIn(match).length === (match.score?.home ?? 0) + (match.score?.away ?? 0);

const shown = (match: ApiMatch) => {
  const { score, shootOut, red } = factsOf(match);
  return { score, shootOut, red };
};

const byId = <Value>(matches: readonly ApiMatch[], factOf: (match: ApiMatch) => Value) =>
  Object.fromEntries(matches.map((each) => [each.id, factOf(each)]));

const SHOOT_OUT = /(?:Penalties|Strafschoppen) (\d+)–(\d+)/g;

/** An address of the English site in a language. */
function pathIn(locale: Locale, path: string): string {
  const parsed = parsePath(path);
  if (parsed === null) throw new Error(`no page has the path ${path}`);
  return pathOf(parsed.route, locale);
}

/** The address of a player. */
const PLAYER = /(?<=href=")(?:\/player|\/nl\/speler)\/[^"?#]+/g;

const matchPath = ({ url }: ApiMatch, locale: Locale) => pathIn(locale, new URL(url).pathname);

/** A league and a cup, with a match and a team. */
const SAMPLES: readonly Samples[] = [
  {
    ...{ sport: 'football', region: 'netherlands', competition: 'eredivisie-t1', match: 'alfa-b07-beta-b07-B07' },
    ...{ team: 'alfa-tie-tieA', article: { en: 'odd-day' } },
  },
  { sport: 'football', region: 'england', competition: 'oak-cup-tCup' },
];

const LANGUAGES = [
  ['en', '', nl, en],
  ['nl', '/nl', en, nl],
] as const;

describe.each(LANGUAGES)('an odd day in %s', (locale, prefix, other, own) => {
  const read = new Map<string, string>();
  /** By day each language has pages of half the matches. */
  let matches: ApiMatch[];

  beforeAll(async () => {
    site.begin();
    matches = all.filter((_, index) => isNight || index % 2 === (locale === 'en' ? 0 : 1));
    for (const match of matches) {
      const path = matchPath(match, locale);
      read.set(path, await site.open(path));
    }
  });

  it('has the scores and cards of the API in its lists, each match once', async () => {
    const days = DAYS.map((day) => `${prefix || '/'}?date=${day}`);
    const sports = ['/basketball', '/ice-hockey', '/handball'].map((path) => pathIn(locale, path));
    const rows = new Map<string, string[]>();
    for (const path of [...days, ...sports]) {
      const html = await site.open(path);
      for (const [row] of html.matchAll(/<li class="row[ "](?:(?!<\/li>)[\s\S])*/g)) {
        const id = /href="[^"]*?([A-Za-z0-9]+)"/.exec(row)?.[1] ?? '';
        rows.set(id, [...(rows.get(id) ?? []), row]);
      }
    }
    const told = (row: string) => ({
      score: numbers(row, /row-score-(?:home|away)">(\d+)/g),
      shootOut: numbers(row, /row-shoot-out">\((\d+)\)/g),
      red: redCards(row.split('row-dash')),
    });
    expect(byId(all, ({ id }) => rows.get(id)?.map(told))).toEqual(byId(all, (match) => [shown(match)]));
  });

  it('has the score, cards, scorers and state of the API on each match’s page', () => {
    const pages = new Map<string, object>();
    for (const match of matches) {
      const page = read.get(matchPath(match, locale)) ?? '';
      const head = /<article class="event-head[\s\S]*?<\/article>/.exec(page)?.[0] ?? '';
      const scorers = ['home', 'away'].flatMap((side) => {
        const [list = ''] = new RegExp(`scorers-${side}[\\s\\S]*?</div>`).exec(head) ?? [];
        return Array.from(list.matchAll(/<li>([\s\S]*?)<\/li>/g), ([, line = '']) => line).flatMap((line) => {
          const name = /scorer-full">([^<]*)</.exec(line)?.[1] ?? null;
          const minutes = /aria-hidden="true">([^<]*)</.exec(line)?.[1] ?? line;
          return Array.from(
            minutes.matchAll(/(\d+(?:\+\d+)?)(?:&#x27;|')/g),
            ([, minute]) => `${side} ${minute} ${name}`,
          );
        });
      });
      // A page names the scorers that are listed so far, and says so after the end.
      for (const side of SIDES) {
        const named = scorers.filter((line) => line.startsWith(side)).length;
        expect([match.id, named]).toEqual([match.id, Math.min(named, match.score?.[side] ?? 0)]);
      }
      if (match.status === 'finished' && scorers.length > 0 && !hasWholeList(match))
        expect(page).toContain({ en, nl }[locale].event.partTimeline);
      pages.set(match.id, {
        score: numbers(head, /event-goals">(\d+)/g),
        shootOut: numbers(head, SHOOT_OUT),
        red: redCards(head.split('class="event-team"').slice(1, 3)),
        scorers: hasWholeList(match) ? scorers.toSorted() : [],
        eventStatus: /schema\.org\/(Event\w+)/.exec(page)?.[1],
        isFinalInTitle: /<title>[^<]*\d–\d/.test(page),
      });
    }
    const states: Record<string, string> = {
      postponed: 'EventPostponed',
      suspended: 'EventPostponed',
      cancelled: 'EventCancelled',
      abandoned: 'EventCancelled',
    };
    const told = (match: ApiMatch) => ({
      ...shown(match),
      scorers: goalsIn(match)
        .map(({ side, minute, player }) => `${side} ${minute} ${player}`)
        .toSorted(),
      eventStatus: states[match.status] ?? 'EventScheduled',
      isFinalInTitle: match.status === 'finished' && match.score !== null,
    });
    expect(byId(matches, ({ id }) => pages.get(id))).toEqual(byId(matches, told));
  });

  it('has the score of the API in each match’s embed', async () => {
    const embeds = new Map<string, object>();
    for (const { id, sport } of matches) {
      const html = await site.open(`${prefix}/embed/match/${id}?sport=${sport}`);
      embeds.set(id, { score: numbers(html, /<b>(\d+)<\/b>/g), shootOut: numbers(html, SHOOT_OUT) });
    }
    const told = ({ score, shootOut }: ReturnType<typeof factsOf>) => ({ score, shootOut });
    expect(byId(matches, ({ id }) => embeds.get(id))).toEqual(byId(matches, (match) => told(factsOf(match))));
  });

  it('has the results of the API in its feed and calendar', async () => {
    for (const competition of ['t1', 'tCup', '500']) {
      const ended = all.filter(
        (match) => match.competition.id === competition && match.status === 'finished' && match.sport === 'football',
      );
      const path = `${prefix}/${prefix === '' ? 'results' : 'uitslagen'}.xml?competition=${competition}`;
      const feed = await site.open(path);
      expect(feedFaults(feed, `https://scoreline.test${path}`, 'application/rss+xml; charset=utf-8')).toEqual([]);
      const ics = await site.open(`${calendarPath({ kind: 'competition', id: competition }, locale)}?results=1`);
      const calendar = ics.replace(/\r\n /g, '');
      for (const match of ended) {
        const { score, shootOut } = factsOf(match);
        if (score === null) continue;
        const guid = ['result', match.id, ...score, ...(shootOut ?? [])].join('-');
        expect([match.id, feed.includes(`>${guid}<`) || feed.includes(`>${guid}-awarded<`)]).toEqual([match.id, true]);
        const event = new RegExp(`UID:match-${match.id}@[\\s\\S]*?END:VEVENT`).exec(calendar)?.[0] ?? '';
        expect([match.id, /SUMMARY:.* (\d+–\d+)/.exec(event)?.[1]]).toEqual([match.id, score.join('–')]);
      }
    }
  });

  it('has no word of the source and none of another language', async () => {
    const statuses = ({ status, period }: typeof en) => [...Object.values(status), ...Object.values(period)];
    const known = new Set<string>(statuses(own));
    const foreign = [...statuses(other), ...(locale === 'nl' ? RAW : ['Viertelfinale'])].filter(
      (word) => !known.has(word) && !word.includes('{{'),
    );
    for (const { path } of pagesOf(locale, ...SAMPLES).filter(isFound)) read.set(path, await site.open(path));
    const players = new Set([...read.values()].flatMap((page) => page.match(PLAYER) ?? []));
    expect(players.size).toBe(2);
    for (const path of players) read.set(path, await site.open(path));
    for (const [path, page] of read) {
      const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
      const text = AS_SENT.reduce(
        (rest, word) => rest.replaceAll(word, ''),
        main.replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, ' '),
      );
      const found = foreign.filter((word) =>
        new RegExp(`(?<![\\w-])${word.replace(/[^\w ]/g, '.')}(?![\\w-])`).test(text),
      );
      expect([path, found]).toEqual([path, []]);
    }
  });
});

it('the pages and feeds of an odd day tell of no disallowed goal', async () => {
  await site.open('/');
  for (const path of ['/goals', '/goals.xml', '/nl/doelpunten', '/nl/doelpunten.xml']) {
    const text = await site.open(path);
    expect([path, /Disallowed|Afgekeurd/i.test(text)]).toEqual([path, false]);
    if (path.endsWith('.xml'))
      expect(feedFaults(text, `https://scoreline.test${path}`, 'application/rss+xml; charset=utf-8')).toEqual([]);
  }
  expect(SHOWN.length).toBeGreaterThan(55);
});
