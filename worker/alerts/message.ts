import type { Translate } from '../../locales/translate.ts';
import { translator } from '../../locales/translator.ts';
import type { AlertKind } from '../../web/domain/alerts.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { eventSlug } from '../../web/domain/slug.ts';
import { pathOf } from '../../web/format/addresses/routes.ts';
import { clockTime, kickOffDay } from '../../web/format/kickOff.ts';
import { scoreInWords, teamName } from '../../web/format/teamNames.ts';
import { hexDigest } from '../base/textDigest.ts';
import type { Alert, Recipient } from '../settings/alertBinding.ts';
import type { Push } from './sendPush.ts';

const HOUR = 3_600;

interface KindRule {
  /** Its news tells the result, so that a spoiler-free visitor reads only that something happened. */
  spoils: boolean;
  isUrgent: boolean;
  /** How long it is news to a browser that is away. */
  ttlSeconds: number;
}

const RULES: Readonly<Record<AlertKind, KindRule>> = {
  'kick-off': { spoils: false, isUrgent: true, ttlSeconds: HOUR },
  goal: { spoils: true, isUrgent: true, ttlSeconds: HOUR },
  'red-card': { spoils: true, isUrgent: true, ttlSeconds: HOUR },
  // Without the score these spoil nothing.
  'half-time': { spoils: false, isUrgent: true, ttlSeconds: HOUR },
  'full-time': { spoils: false, isUrgent: true, ttlSeconds: 6 * HOUR },
  'line-ups': { spoils: false, isUrgent: false, ttlSeconds: HOUR },
  moved: { spoils: false, isUrgent: false, ttlSeconds: 12 * HOUR },
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
const textOf = (notification: Notification, locale: Locale) =>
  JSON.stringify({ web_push: 8030, notification: { ...notification, lang: locale, dir: 'auto', renotify: true } });

function bodyOf({ news, match, at }: Alert, { zone, isSpoilerFree }: Recipient, t: Translate): string {
  const team = 'side' in news ? teamName(match[news.side], t) : '';
  const day = kickOffDay(match.kickOff, { zone, now: at }, t);
  const words = t(`alerts.news.${news.type}`, { team, day, time: clockTime(match.kickOff, zone, t) });
  const goal = news.type === 'goal' ? [news.minute, news.scorer] : [];
  const shootOut = news.type === 'full-time' && news.shootOut !== null ? [t('match.shootOut', news.shootOut)] : [];
  return [words, ...(isSpoilerFree ? [] : [...goal, ...shootOut])].filter((part) => part !== null).join(' · ');
}

/** An alert as its reader gets it: the latest news of a match, without prices, operators and countries. */
export function pushOf(alert: Alert, reader: Recipient): Push {
  const { match, news } = alert;
  const { locale, origin, isSpoilerFree } = reader;
  const t = translator(locale);
  const { spoils, isUrgent, ttlSeconds } = RULES[alert.kind];
  const isHidden = isSpoilerFree && spoils;
  const named = scoreInWords(match, isSpoilerFree ? null : 'score' in news ? news.score : match.score, t);
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
export function trialPush({ locale, origin }: Recipient, siteName: string): Push {
  const t = translator(locale);
  const navigate = `${origin}${pathOf({ name: 'settings' }, locale)}`;
  const notification = { title: siteName, body: t('alerts.works'), navigate, tag: 'trial' };
  return { text: textOf(notification, locale), ttlSeconds: TRIAL_SECONDS, isUrgent: true, topic: 'trial' };
}
