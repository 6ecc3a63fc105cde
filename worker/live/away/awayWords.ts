import type { Translate } from '../../../locales/translate.ts';
import { pathOf } from '../../../web/addresses/routes.ts';
import type { AwayNews } from '../../../web/domain/away.ts';
import { eventSlug } from '../../../web/domain/slug.ts';
import { minuteOf } from '../../../web/format/minutes.ts';
import { namesOf } from '../../../web/format/teamNames.ts';
import type { MatchNews } from './matchNews.ts';

const MOST_LINES = 5;
const MOST_GOALS = 4;
/** Characters per line, so that five lines stay below 5 kB in any script. */
const LONGEST = 180;

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** One match's news as a line: `Ajax 2–1 PSV: 34' Brobbey, 67' Taylor · Full time`. */
function lineOf({ match, score, goals, disallowed, sentOff, ended }: MatchNews, t: Translate): string {
  const names = namesOf(match, t);
  const head =
    score === null
      ? t('match.versus', names)
      : t('meta.score', { ...names, homeScore: score.home, awayScore: score.away });
  const scorers = goals.slice(0, MOST_GOALS).map(({ minute, scorer, side }) => {
    const who = scorer ?? names[side];
    return minute === null ? who : `${minuteOf(minute)} ${who}`;
  });
  if (goals.length > MOST_GOALS) scorers.push(`+${goals.length - MOST_GOALS}`);
  const parts = [
    scorers.join(', '),
    ...disallowed.map((side) => t('away.disallowed', { team: names[side] })),
    ...sentOff.map((side) => t('away.sentOff', { team: names[side] })),
    ended === null ? '' : t(`status.${ended.ending}`),
    ended?.shootOut ? t('match.shootOut', { home: ended.shootOut.home, away: ended.shootOut.away }) : '',
  ];
  return cut(`${head}: ${parts.filter(Boolean).join(' · ')}`);
}

/** Formats the news since a visitor's last visit in at most five lines; null without news. */
export function awayWords(news: readonly MatchNews[], t: Translate): AwayNews | null {
  if (news.length === 0) return null;
  const shown = news.length > MOST_LINES ? news.slice(0, MOST_LINES - 1) : news;
  const lines = shown.map((each) => {
    const { sport } = each.match;
    const route = { name: 'event', sport, slug: eventSlug(each.match), tab: 'summary' } as const;
    return { text: lineOf(each, t), link: pathOf(route, t.locale) };
  });
  if (shown.length < news.length) {
    const count = news.length - shown.length;
    lines.push({ text: t('away.more', { count }), link: pathOf({ name: 'my' }, t.locale) });
  }
  return { title: t('away.title'), close: t('away.close'), lines };
}
