import type { Translate } from '../../locales/translate.ts';
import { translator } from '../../locales/translator.ts';
import { pathOf } from '../../web/addresses/routes.ts';
import type { Score } from '../../web/domain/match.ts';
import { eventSlug } from '../../web/domain/slug.ts';
import { clockTime, kickOffDay } from '../../web/format/kickOff.ts';
import { scoreInWords, teamName } from '../../web/format/teamNames.ts';
import { hexDigest } from '../base/textDigest.ts';
import type { Alert, AlertNews, AlertReader } from '../settings/alertBinding.ts';
import type { Push } from './sendPush.ts';

const HOUR = 3_600;

interface NewsRule {
  /** Tells the result, so that a spoiler-free visitor reads only that something happened. */
  spoils: boolean;
  isUrgent: boolean;
  /** How long it is news to a browser that is away. */
  ttlSeconds: number;
}

const NEWS: NewsRule = { spoils: true, isUrgent: true, ttlSeconds: HOUR };
const OF_DAY: NewsRule = { spoils: false, isUrgent: false, ttlSeconds: 12 * HOUR };

const RULES: Readonly<Record<AlertNews['type'], NewsRule>> = {
  'kick-off': { ...NEWS, spoils: false },
  goal: NEWS,
  'goal-taken-back': NEWS,
  'score-corrected': NEWS,
  'red-card': NEWS,
  'red-card-taken-back': NEWS,
  // Without the score these spoil nothing.
  'half-time': { ...NEWS, spoils: false },
  'full-time': { spoils: false, isUrgent: true, ttlSeconds: 6 * HOUR },
  'line-ups': { ...OF_DAY, ttlSeconds: HOUR },
  moved: OF_DAY,
  postponed: OF_DAY,
  cancelled: OF_DAY,
  abandoned: OF_DAY,
};

const TRIAL_SECONDS = 300;

interface Notification {
  title: string;
  body: string;
  /** An absolute address. */
  navigate: string;
  tag: string;
}

// Declarative Web Push, which Safari shows by itself. Elsewhere the service worker reads the same text.
const textOf = (notification: Notification, locale: AlertReader['locale']) =>
  JSON.stringify({ web_push: 8030, notification: { ...notification, lang: locale, dir: 'auto', renotify: true } });

function scoreOf({ news, match }: Alert): Score | null {
  return 'score' in news ? news.score : match.score;
}

function detailOf({ news }: Alert, t: Translate): string[] {
  switch (news.type) {
    case 'goal':
      return [news.minute, news.scorer].filter((part) => part !== null);
    case 'full-time':
      return news.shootOut === null ? [] : [t('match.shootOut', news.shootOut)];
    default:
      return [];
  }
}

function bodyOf(alert: Alert, { zone, isSpoilerFree }: AlertReader, t: Translate): string {
  const { news, match, at } = alert;
  const team = 'side' in news ? teamName(match[news.side], t) : '';
  const day = kickOffDay(match.kickOff, { zone, now: at }, t);
  const words = t(`alerts.news.${news.type}`, { team, day, time: clockTime(match.kickOff, zone, t) });
  return [words, ...(isSpoilerFree ? [] : detailOf(alert, t))].join(' · ');
}

/** An alert as its reader gets it: the latest news of a match, without prices, operators and countries. */
export function pushOf(alert: Alert, reader: AlertReader): Push {
  const { match, news } = alert;
  const { locale, origin, isSpoilerFree } = reader;
  const t = translator(locale);
  const { spoils, isUrgent, ttlSeconds } = RULES[news.type];
  const isHidden = isSpoilerFree && spoils;
  const named = scoreInWords(match, isSpoilerFree ? null : scoreOf(alert), t);
  const path = pathOf({ name: 'event', sport: match.sport, slug: eventSlug(match), tab: 'summary' }, locale);
  const topic = hexDigest(match.id);
  const notification = {
    title: isHidden ? t('alerts.something', { match: named }) : named,
    body: isHidden ? t('alerts.open') : bodyOf(alert, reader, t),
    navigate: `${origin}${path}`,
    tag: topic,
  };
  return { text: textOf(notification, locale), ttlSeconds, isUrgent, topic };
}

/** A trial, which a visitor asks for. */
export function trialPush({ locale, origin }: AlertReader, siteName: string): Push {
  const t = translator(locale);
  const navigate = `${origin}${pathOf({ name: 'settings' }, locale)}`;
  const notification = { title: siteName, body: t('alerts.works'), navigate, tag: 'trial' };
  return { text: textOf(notification, locale), ttlSeconds: TRIAL_SECONDS, isUrgent: true, topic: 'trial' };
}
