import type { PushMessage } from '@block65/webcrypto-web-push';
import type { Translate } from '../../../locales/translate.ts';
import { translator } from '../../../locales/translator.ts';
import type { Locale } from '../../../web/domain/locale.ts';
import type { Deed } from '../../../web/domain/player.ts';
import { eventSlug } from '../../../web/domain/slug.ts';
import { pathOf } from '../../../web/format/addresses/routes.ts';
import { reasonText } from '../../../web/format/incidents.ts';
import { kickOffDay, kickOffTime } from '../../../web/format/kickOff.ts';
import { scoreInWords, teamName } from '../../../web/format/teamNames.ts';
import { digestOf } from '../../base/digests.ts';
import type { Alert, Recipient } from '../../settings/alertBinding.ts';
import { NEWS_FACTS, topicOf } from '../alertsOf.ts';

const TRIAL_SECONDS = 300;

// Declarative Web Push, which Safari shows by itself. Elsewhere the service worker reads the same text. `navigate` is an
// absolute address; a newer message of a topic replaces one that waits at the service.
function messageOf(
  shown: Record<'title' | 'body' | 'navigate', string>,
  lang: Locale,
  topic: string,
  ttl: number,
): PushMessage {
  const notification = { ...shown, tag: topic, lang, dir: 'auto', renotify: true };
  return { data: JSON.stringify({ web_push: 8030, notification }), options: { topic, ttl, urgency: 'high' } };
}

function deedWords(deed: Deed, t: Translate): string {
  if (deed === 'starter') return t('alerts.kinds.starts');
  return deed === 'assist' || deed === 'came-on' || deed === 'went-off' ? t(`player.${deed}`) : t(`incident.${deed}`);
}

function bodyOf({ news, match, at }: Alert, { zone, isSpoilerFree }: Recipient, t: Translate): string {
  // That a match had extra time is a part of its result.
  if (news.type === 'full-time' && !isSpoilerFree) {
    const { ending, shootOut } = news;
    return shootOut === null ? t(`status.${ending}`) : `${t('status.regular')} · ${t('match.shootOut', shootOut)}`;
  }
  if ('deed' in news) return [news.name, deedWords(news.deed, t), news.minute].filter(Boolean).join(' · ');
  const team = 'side' in news ? teamName(match[news.side], t) : '';
  const day = kickOffDay(match, { zone, now: at }, t);
  const words = t(`alerts.news.${news.type}`, { team, day, time: kickOffTime(match, zone, t) });
  const goal =
    news.type === 'goal'
      ? [news.minute, news.scorer]
      : news.type === 'goal-disallowed'
        ? [news.scorer, news.reason && reasonText(news.reason, t)]
        : [];
  return [words, ...goal].filter((part) => part !== null).join(' · ');
}

/** An alert as its reader gets it: the latest news of a match, without prices, operators and countries. */
export function pushOf(alert: Alert, reader: Recipient): PushMessage {
  const { match, news } = alert;
  const { locale, origin, isSpoilerFree } = reader;
  const t = translator(locale);
  const isHidden = isSpoilerFree && NEWS_FACTS[news.type].spoils;
  const named = scoreInWords(match, isSpoilerFree ? null : 'score' in news ? news.score : match.score, t);
  const path = pathOf({ name: 'event', sport: match.sport, slug: eventSlug(match), tab: 'summary' }, locale);
  const shown = {
    title: isHidden ? t('alerts.something', { match: named }) : named,
    body: isHidden ? t('alerts.open') : bodyOf(alert, reader, t),
    navigate: `${origin}${path}`,
  };
  return messageOf(shown, locale, digestOf(topicOf(alert)), NEWS_FACTS[news.type].ttl);
}

/** A trial, which a visitor asks for. */
export function trialPush({ locale, origin }: Recipient, siteName: string): PushMessage {
  const t = translator(locale);
  const navigate = `${origin}${pathOf({ name: 'settings' }, locale)}`;
  return messageOf({ title: siteName, body: t('alerts.works'), navigate }, locale, 'trial', TRIAL_SECONDS);
}
