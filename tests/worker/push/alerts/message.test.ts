import { describe, expect, it } from 'vitest';
import { pushOf } from '../../../../worker/push/alerts/message.ts';
import { NEWS_FACTS } from '../../../../worker/push/alertsOf.ts';
import type { Alert, AlertNews, Recipient } from '../../../../worker/settings/alertBinding.ts';

const SCORE = { home: 2, away: 1 };

const ROSSI = { player: 'p11-9', name: 'Rossi' } as const;

const NEWS: Record<AlertNews['type'], AlertNews> = {
  'kick-off': { type: 'kick-off' },
  goal: { type: 'goal', side: 'away', by: 1, score: SCORE, minute: "45+2'", scorer: 'De Jong' },
  'goal-disallowed': { type: 'goal-disallowed', side: 'away', score: SCORE, scorer: 'De Jong', reason: 'offside' },
  'score-corrected': { type: 'score-corrected', score: SCORE },
  'red-card': { type: 'red-card', side: 'home' },
  'red-card-overturned': { type: 'red-card-overturned', side: 'home' },
  'half-time': { type: 'half-time', score: SCORE },
  'extra-time': { type: 'extra-time', score: SCORE },
  overtime: { type: 'overtime', score: SCORE },
  'shoot-out': { type: 'shoot-out', score: SCORE },
  'full-time': { type: 'full-time', ending: 'penalties', score: SCORE, shootOut: { home: 4, away: 3 } },
  'line-ups': { type: 'line-ups', side: 'home' },
  moved: { type: 'moved' },
  postponed: { type: 'postponed' },
  cancelled: { type: 'cancelled' },
  abandoned: { type: 'abandoned' },
  'player-starts': { type: 'player-starts', ...ROSSI, deed: 'starter', minute: null },
  'player-goal': { type: 'player-goal', ...ROSSI, deed: 'penalty', minute: "23'" },
  'player-assist': { type: 'player-assist', ...ROSSI, deed: 'assist', minute: "23'" },
  'player-card': { type: 'player-card', ...ROSSI, deed: 'yellow-card', minute: "90+1'" },
  'player-substituted': { type: 'player-substituted', ...ROSSI, deed: 'went-off', minute: "60'" },
};

const READER: Recipient = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  keys: { p256dh: '', auth: '' },
  siteKey: '',
  locale: 'en',
  zone: 'Europe/Amsterdam',
  origin: 'https://scores.test',
  isSpoilerFree: false,
};

const alertOf = (news: AlertNews): Alert => ({
  id: 1,
  at: Date.parse('2026-11-26T18:00:00Z'),
  kind: NEWS_FACTS[news.type].kind,
  follows: ['m1'],
  match: {
    id: '1',
    sport: 'football',
    kickOff: Date.parse('2026-11-27T19:30:00Z'),
    score: SCORE,
    home: { id: '11', name: 'Germany', nl: 'Duitsland' },
    away: { id: '12', name: 'PSV' },
  },
  news,
});

const textOf = (news: AlertNews, reader = READER) => String(pushOf(alertOf(news), reader).data);

function shown(news: AlertNews, reader: Partial<Recipient> = {}): Record<string, unknown> {
  return JSON.parse(textOf(news, { ...READER, ...reader })).notification;
}

const textsOf = (reader: Partial<Recipient> = {}) =>
  Object.values(NEWS).map((news) => {
    const { title, body } = shown(news, reader);
    return `${title} | ${body}`;
  });

describe('the text of an alert', () => {
  it('names the match, the score and the news in English', () => {
    expect(textsOf()).toEqual([
      'Germany 2–1 PSV | The match has started',
      "Germany 2–1 PSV | Goal for PSV · 45+2' · De Jong",
      'Germany 2–1 PSV | PSV goal disallowed · De Jong · offside',
      'Germany 2–1 PSV | Score corrected',
      'Germany 2–1 PSV | Red card for Germany',
      'Germany 2–1 PSV | Red card for Germany rescinded',
      'Germany 2–1 PSV | Half-time',
      'Germany 2–1 PSV | Extra time',
      'Germany 2–1 PSV | Overtime',
      'Germany 2–1 PSV | Penalty shoot-out',
      'Germany 2–1 PSV | Full-time · Penalties 4–3',
      'Germany 2–1 PSV | Line-up announced: Germany',
      'Germany 2–1 PSV | New kick-off time: Friday 27 November, 20:30',
      'Germany 2–1 PSV | Postponed',
      'Germany 2–1 PSV | Cancelled',
      'Germany 2–1 PSV | Abandoned',
      'Germany 2–1 PSV | Rossi · In the starting line-up',
      "Germany 2–1 PSV | Rossi · Penalty · 23'",
      "Germany 2–1 PSV | Rossi · Assist · 23'",
      "Germany 2–1 PSV | Rossi · Yellow card · 90+1'",
      "Germany 2–1 PSV | Rossi · Went off · 60'",
    ]);
  });

  it('is in the visitor’s language', () => {
    expect(shown(NEWS.goal, { locale: 'nl' })).toMatchObject({
      title: 'Duitsland – PSV 2–1',
      body: "Doelpunt voor PSV · 45+2' · De Jong",
      lang: 'nl',
      navigate: 'https://scores.test/nl/wedstrijd/voetbal/germany-psv-1',
    });
  });

  it('tells a spoiler-free visitor no result', () => {
    for (const locale of ['en', 'nl'] as const) {
      const texts = textsOf({ locale, isSpoilerFree: true });
      expect(
        texts.filter((text) =>
          /\d–\d|goal|doelpunt|card|kaart|De Jong|45|extra|verleng|shoot|strafschop|penalty|assist|went off|gewisseld/i.test(
            text,
          ),
        ),
      ).toEqual([]);
    }
    expect(shown(NEWS.goal, { isSpoilerFree: true }).title).toBe('Something happened in Germany v PSV');
  });

  it('shares its tag and topic with all news of the match, or of the player in it', () => {
    const pushes = Object.values(NEWS).map((news) => pushOf(alertOf(news), READER));
    expect(new Set(pushes.map(({ options }) => options?.topic)).size).toBe(2);
    for (const { data, options } of pushes) expect(JSON.parse(String(data)).notification.tag).toBe(options?.topic);
  });

  it('holds no price, operator or country, and only the known fields', () => {
    for (const news of Object.values(NEWS)) {
      const text = textOf(news);
      expect(text).not.toMatch(/odds|price|operator|bet|bonus|country|€|£|\d\.\d\d/i);
      expect(Object.keys(JSON.parse(text))).toEqual(['web_push', 'notification']);
      const fields = ['title', 'body', 'navigate', 'tag', 'lang', 'dir', 'renotify'];
      expect(Object.keys(JSON.parse(text).notification)).toEqual(fields);
    }
  });
});

it.each(['America/New_York', 'Pacific/Kiritimati'])(
  'a move to a date without a time is told with that date in %s',
  (zone) => {
    const alert = alertOf(NEWS.moved);
    const match = { ...alert.match, kickOff: Date.parse('2026-12-03T00:00:00Z'), untimed: true as const };
    const { body } = JSON.parse(String(pushOf({ ...alert, match }, { ...READER, zone }).data)).notification;
    expect(body).toBe('New kick-off time: Thursday 3 December, TBC');
  },
);
