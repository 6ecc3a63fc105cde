import { html } from 'hono/html';
import type { Translate } from '../../locales/translate.ts';
import type { Article } from '../../web/domain/articles.ts';
import type { MatchMinute } from '../../web/domain/eventDetail.ts';
import type { Goal, NamedMatch } from '../../web/domain/goals.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { type Match, phaseOf, scoreOf, shootOutOf } from '../../web/domain/match.ts';
import type { Deed } from '../../web/domain/player.ts';
import { matchRoute, pathOf } from '../../web/format/addresses/routes.ts';
import { matchInWords } from '../../web/format/matchInWords.ts';
import { minuteOf } from '../../web/format/minutes.ts';
import { goalCompetition, namesOf } from '../../web/format/teamNames.ts';
import { competitionText } from '../live/competition/competitionText.ts';

/** Feed readers show no more items. */
const MAX_ITEMS = 100;

export interface RssItem {
  /** Identifies the item for good; readers show each once. */
  guid: string;
  title: string;
  description: string;
  /** The path of its page. */
  path: string;
  /** Milliseconds UTC. */
  at: number;
}

interface MatchItem extends RssItem {
  match: NamedMatch;
}

const pathOfMatch = (match: NamedMatch, { locale }: Translate) => pathOf(matchRoute(match), locale);

interface RssFeed {
  title: string;
  description: string;
  locale: Locale;
  /** Scheme and host of the site. */
  origin: string;
  /** Paths of the feed’s page and of the feed itself. */
  page: string;
  self: string;
  /** Newest first. */
  items: readonly RssItem[];
}

/** Goals as items. A disallowed goal is a new item, because readers ignore changes to old ones. */
export function goalItems(goals: readonly Goal[], t: Translate): MatchItem[] {
  const fallen = new Map<string, number>();
  const items = goals.toReversed().map((goal): MatchItem => {
    const { at, match, score, scorer, minute, side, takenBackAt } = goal;
    // A new journal finds the same match, side and score, but no serial number. The minute may be corrected. A second
    // goal at the score of a disallowed one has a number.
    const key = `goal-${match.id}-${side}-${score.home}-${score.away}`;
    const nth = (fallen.get(key) ?? 0) + 1;
    fallen.set(key, nth);
    const names = namesOf(match, t);
    const line = t('meta.score', { ...names, homeScore: score.home, awayScore: score.away });
    const who = scorer ?? t('goals.unnamed', { team: names[side] });
    return {
      guid: `${key}${nth === 1 ? '' : `-${nth}`}${takenBackAt === null ? '' : '-back'}`,
      title: takenBackAt === null ? line : `${t('goals.takenBack')}: ${line}`,
      description: [minute === null ? who : `${minuteOf(minute)} ${who}`, goalCompetition(match, t)].join(' · '),
      match,
      path: pathOfMatch(match, t),
      at: takenBackAt ?? at,
    };
  });
  return items.reverse();
}

/** Final results as items, latest kick-off first. A corrected result is a new item. */
export function resultItems(matches: readonly Match[], t: Translate): RssItem[] {
  const items = matches.flatMap((match): RssItem[] => {
    const { state } = match;
    const scores = [scoreOf(state), shootOutOf(state)].flatMap((score) =>
      score === null ? [] : [score.home, score.away],
    );
    // How it ended may be corrected too, and an awarded match may have no score.
    const facts = [...scores, ...(state.kind === 'finished' && state.ending === 'awarded' ? [state.ending] : [])];
    if (phaseOf(match) !== 'finished' || facts.length === 0) return [];
    const round = match.round === null ? [] : [competitionText(match.round, t.locale)];
    return [
      {
        guid: ['result', match.id, ...facts].join('-'),
        title: matchInWords(match, t),
        description: [goalCompetition(match, t), ...round].join(' · '),
        path: pathOfMatch(match, t),
        at: match.kickOff,
      },
    ];
  });
  return items.sort((one, other) => other.at - one.at);
}

/** What a player did in a match, and which of that kind it is there. */
interface PlayerDeed {
  match: Match;
  deed: Deed;
  minute: MatchMinute | null;
  nth: number;
}

const MINUTE_MS = 60_000;
const BREAK_MINUTES = 18;
/** Line-ups are known so many minutes before kick-off. */
const LINE_UP_MINUTES = 60;

const isOfPlayer = (deed: Deed) => deed === 'starter' || deed === 'assist' || deed === 'came-on' || deed === 'went-off';

/**
 * What a player did, as items, newest first. Their times follow from their minutes. `now`: the latest, milliseconds UTC. No
 * title tells the score.
 */
export function playerItems(
  player: { id: string; name: string },
  deeds: readonly PlayerDeed[],
  now: number,
  t: Translate,
): RssItem[] {
  const items = deeds.map(({ match, deed, minute, nth }): RssItem => {
    const what = isOfPlayer(deed) ? t(`player.${deed}`) : t(`incident.${deed}`);
    const clock = (minute?.minute ?? 0) + (minute?.added ?? 0);
    const since = deed === 'starter' ? -LINE_UP_MINUTES : clock + (clock > 45 ? BREAK_MINUTES : 0);
    return {
      guid: `player-${player.id}-${match.id}-${deed}-${nth}`,
      title: [minute === null ? what : `${what} ${minuteOf(minute)}`, t('match.fixture', namesOf(match, t))].join(
        ' · ',
      ),
      description: [player.name, goalCompetition(match, t)].join(' · '),
      path: pathOfMatch(match, t),
      at: Math.min(now, match.kickOff + since * MINUTE_MS),
    };
  });
  return items.sort((one, other) => other.at - one.at);
}

/** Articles as items. */
export function articleItems(articles: readonly Article[], locale: Locale): RssItem[] {
  return articles.map(({ slugs, title, lead: description, published: at }) => {
    const path = pathOf({ name: 'article', slugs }, locale);
    return { guid: `article-${path}`, title, description, path, at };
  });
}

/** Formats items as RSS 2.0. */
export async function rss({ title, description, locale, origin, page, self, items }: RssFeed): Promise<string> {
  const listed = items.slice(0, MAX_ITEMS).map(
    ({ guid, path, at, ...item }) =>
      html`<item><title>${item.title}</title><description>${item.description}</description><link>${origin}${path}</link>
<guid isPermaLink="false">${guid}</guid><pubDate>${new Date(at).toUTCString()}</pubDate></item>
`,
  );
  const feed = await html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${title}</title><description>${description}</description><language>${locale}</language>
<link>${origin}${page}</link>
<atom:link href="${origin}${self}" rel="self" type="application/rss+xml"/>
${await Promise.all(listed)}</channel></rss>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${feed}`;
}
