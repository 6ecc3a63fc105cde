import type { Messages } from '../../locales/translate.ts';
import { messages } from '../../locales/translator.ts';
import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import type { EventTab, TournamentTab } from '../../web/domain/tabs.ts';
import { embedRoot } from '../../web/format/addresses/embeds.ts';
import { type ParsedPath, parsePath, pathOf, statusPath } from '../../web/format/addresses/routes.ts';
import { linksIn } from './addresses.ts';

/** Reasons why a tab of a match may be empty (`emptyTab` in the messages). */
const gapsOf = ({ emptyTab, event }: Messages): Record<EventTab, string[]> => ({
  summary: [event.noTimeline, event.nothingYet],
  'line-ups': [emptyTab['no-line-ups-yet'], emptyTab['no-line-ups']],
  statistics: [emptyTab['no-statistics-yet'], emptyTab['no-statistics']],
  odds: [
    emptyTab['odds-not-here'],
    emptyTab['no-odds-in-play'],
    emptyTab['no-odds-yet'],
    emptyTab['no-odds-now'],
    emptyTab['odds-over'],
  ],
  'head-to-head': [emptyTab['no-opponents-yet'], emptyTab['no-meetings']],
  standings: [emptyTab['no-table']],
});

const gapOf = ({ tournament }: Messages): Record<Exclude<TournamentTab, 'overview' | 'matches'>, string> => ({
  fixtures: tournament.noFixtures,
  results: tournament.noResults,
  standings: tournament.noStandings,
  rounds: tournament.noRounds,
  bracket: tournament.noBracket,
  scorers: tournament.noScorers,
  course: tournament.noCourse,
});

/** A page in its middle: the text, and the addresses that it links to. */
export interface Middle {
  path: string;
  html: string;
  text: string;
  links: string[];
}

/** A document without outlines of late parts. They say that the part is missing, in case the document breaks off. */
export const withoutOutlines = (document: string) => document.replaceAll(/<div class="late .*?<\/div>/gs, '');

/** The markup between header and footer; null without them, as on the way to an operator. */
export function middleOf(path: string, document: string): Middle | null {
  const html = /<main [^>]*>([\s\S]*)<\/main>/.exec(withoutOutlines(document))?.[1];
  if (html === undefined) return null;
  const text = html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
  return { path, html, text, links: linksIn(html, path) };
}

const routeOf = (path: string) => parsePath(new URL(path, 'http://site.test').pathname)?.route;

/** Whether a page shows a match other than its own. */
export function showsMatch({ path, links }: Middle): boolean {
  const own = routeOf(path);
  return links.map(routeOf).some((route) => {
    if (route?.name !== 'event') return false;
    return own?.name !== 'event' || own.slug !== route.slug;
  });
}

/** The address of the next match’s day, if an empty list links to it. */
export function nextMatchOf({ path, html }: Middle): string | undefined {
  const words = messages[parsePath(new URL(path, 'http://site.test').pathname)?.locale ?? 'en'];
  const [said = ''] = words.list.next.split('{{');
  return linksIn(new RegExp(`<a [^>]*>${said}`).exec(html)?.[0] ?? '', path)[0];
}

/** Whether a page links to the day of its whole sport. */
function leadsToSport({ path, html }: Middle, locale: Locale): boolean {
  const route = routeOf(path);
  if (route?.name !== 'region' && route?.name !== 'tournament') return false;
  const { sport } = route;
  const words = messages[locale];
  const name = words.list.titleToday.replace('{{sport}}', words.sport[sport]);
  return html.includes(`href="${pathOf({ name: 'sport', sport }, locale)}">${name}</a>`);
}

/**
 * A list without matches names the next one. A country or a competition without matches to come links to its sport. A
 * filtered list, or another day’s, links to the unfiltered one.
 */
function listSays(middle: Middle, locale: Locale): boolean {
  if (showsMatch(middle) || nextMatchOf(middle) !== undefined) return true;
  const hasFixtures = middle.links.some((link) => {
    const route = routeOf(link);
    return route?.name === 'tournament' && route.tab === 'fixtures';
  });
  if (!hasFixtures && leadsToSport(middle, locale)) return true;
  const { list } = messages[locale];
  return middle.path.includes('?') && [list.toToday, list.showAll].some((way) => middle.text.includes(way));
}

const saysWhyNoOdds = ({ text }: Middle, { desk }: Messages) =>
  [desk.noOdds, desk.hidden].some((said) => text.includes(said));

function tabSays(tab: EventTab, middle: Middle, words: Messages): boolean {
  if (gapsOf(words)[tab].some((reason) => middle.text.includes(reason))) return middle.links.length > 1;
  const routes = middle.links.map(routeOf);
  switch (tab) {
    case 'summary':
      return /<ol|<table/.test(middle.html);
    case 'line-ups':
      return routes.filter((route) => route?.name === 'player').length >= 20;
    case 'statistics':
      return middle.html.includes('class="statistic"');
    case 'odds':
      return middle.html.includes('<table');
    case 'head-to-head':
      return showsMatch(middle);
    case 'standings':
      return middle.html.includes('<table') && routes.some((route) => route?.name === 'team');
  }
}

function routeSays({ route, locale }: ParsedPath, middle: Middle): boolean {
  const words = messages[locale];
  switch (route.name) {
    case 'home':
    case 'sport':
    case 'live':
    case 'region':
      return listSays(middle, locale);
    case 'tournament':
      if (route.tab === 'overview' || route.tab === 'matches') return listSays(middle, locale);
      if (middle.text.includes(gapOf(words)[route.tab])) return true;
      return ['standings', 'scorers', 'course'].includes(route.tab)
        ? middle.html.includes('<table')
        : showsMatch(middle);
    case 'event':
      return tabSays(route.tab, middle, words);
    case 'regions':
      return middle.links.some((link) => routeOf(link)?.name === 'region');
    case 'competitions':
      return middle.links.some((link) => routeOf(link)?.name === 'tournament');
    case 'team':
      return showsMatch(middle);
    case 'player':
      return showsMatch(middle) || middle.html.includes('id="player-competition"');
    case 'static':
      return middle.text.trim().length > 200;
    case 'odds':
      return showsMatch(middle) || middle.text.includes(words.desk.none) || saysWhyNoOdds(middle, words);
    case 'calculator':
      return middle.html.includes('<form') || saysWhyNoOdds(middle, words);
    case 'goals':
      return (
        middle.html.includes('<ol') ||
        [words.goals.none, words.goals.noneFollowed, words.goals.unavailable].some((said) => middle.text.includes(said))
      );
    case 'news':
      return middle.html.includes('<time') || middle.text.includes(words.news.none);
    case 'article':
      return middle.html.includes('<article');
    case 'watch':
      return showsMatch(middle) || middle.text.includes(words.watch.none);
    case 'search':
    case 'my':
    case 'settings':
    case 'developers':
    case 'play':
      return true;
  }
}

/** Whether a page has the content that its address promises, or a reason for its absence. */
export function saysSomething(middle: Middle): boolean {
  const { pathname } = new URL(middle.path, 'http://site.test');
  const status = LOCALES.find((locale) => statusPath(locale) === pathname);
  if (status !== undefined) return middle.text.includes(messages[status].siteStatus.scores);
  const embed = LOCALES.find((locale) => embedRoot(locale) === pathname);
  if (embed !== undefined) {
    const { snippet, choose } = messages[embed].embed;
    return [snippet, choose].some((said) => middle.text.includes(said));
  }
  const parsed = parsePath(pathname);
  if (parsed === null) return false;
  const { list, page, late } = messages[parsed.locale];
  const isOut = [list.unavailable, page.unavailable, late.unavailable].some((said) => middle.text.includes(said));
  return !isOut && routeSays(parsed, middle);
}
