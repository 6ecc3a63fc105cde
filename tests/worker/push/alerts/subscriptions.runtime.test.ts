import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVapidKeys } from '../../../../worker/settings/vapid.ts';
import { clockAt, NOON } from '../push.runtime.ts';
import { alertOf, alertSite, goal, subscribedSite, withoutAlerts } from './pushService.runtime.ts';

const SECOND = 1_000;
const DAY = 86_400_000;

beforeEach(() => clockAt(NOON));
afterEach(withoutAlerts);

describe('the push service', () => {
  it.each([404, 410])('a subscription that it answers %i is deleted', async (status) => {
    const site = alertSite();
    await site.subscribe('gone');
    await site.subscribe('a');
    site.answers.set('gone', () => new Response(null, { status }));
    await site.send(goal(1));
    await site.send(goal(2));
    expect(site.asked.filter((url) => url.endsWith('gone'))).toHaveLength(1);
    expect(await site.stub.report()).toMatchObject({ subscriptions: 1, sent: 2, expired: 1, failed: 0 });
  });

  it('gets no request before its Retry-After is over', async () => {
    const site = alertSite();
    await site.subscribe('busy');
    await site.subscribe('a');
    site.answers.set('busy', () => new Response(null, { status: 429, headers: { 'Retry-After': '90' } }));
    await site.send(goal(1));
    site.answers.clear();
    clockAt(NOON + 60 * SECOND);
    await site.send(goal(2));
    expect(site.shownTo('busy')).toEqual([]);
    clockAt(NOON + 91 * SECOND);
    await site.consume();
    expect(site.shownTo('busy')).toMatchObject([{ title: 'Ajax 2–0 PSV' }]);
    expect(site.shownTo('a')).toHaveLength(2);
    expect(site.queue).toEqual([]);
  });

  it('gets no newer alert in a pause that is too long for the first', async () => {
    const site = alertSite();
    await site.subscribe('busy');
    const headers = { 'Retry-After': new Date(NOON + 3_600 * SECOND).toUTCString() };
    site.answers.set('busy', () => new Response(null, { status: 429, headers }));
    await site.send(goal(1));
    clockAt(NOON + 3_000 * SECOND);
    await site.send(goal(2));
    expect(site.asked).toHaveLength(1);
    site.answers.clear();
    clockAt(NOON + 3_600 * SECOND);
    await site.consume();
    expect(site.shownTo('busy')).toMatchObject([{ title: 'Ajax 2–0 PSV' }]);
    expect(site.queue).toEqual([]);
  });

  it('is tried again later and later while it answers 500', async () => {
    const site = await subscribedSite();
    site.answers.set('a', () => new Response(null, { status: 500 }));
    await site.add(goal(1));
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await site.consume();
      const [{ dueAt } = { dueAt: 0 }] = site.queue;
      pauses.push((dueAt - Date.now()) / SECOND);
      clockAt(dueAt);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160]);
    site.answers.clear();
    await site.consume();
    expect(site.received).toHaveLength(1);
  });

  it('an alert that is twenty minutes late is dropped', async () => {
    const site = await subscribedSite();
    site.answers.set('a', () => new Response(null, { status: 503 }));
    await site.send(goal(1));
    site.answers.clear();
    clockAt(NOON + 1_200 * SECOND);
    await site.consume();
    expect([site.received, site.queue]).toEqual([[], []]);
  });

  it('gets a message once that it calls too large', async () => {
    const site = await subscribedSite();
    site.answers.set('a', () => new Response(null, { status: 413 }));
    await site.add(goal(1));
    await site.consume(true);
    expect([site.asked.length, site.queue]).toEqual([1, []]);
    expect(await site.stub.report()).toMatchObject({ subscriptions: 1, failed: 1 });
  });

  it('gets nothing for a message that another version of the site queued', async () => {
    const site = await subscribedSite();
    site.queue.push({ body: { shard: '3', chunk: 5 } as never, attempts: 1, dueAt: NOON });
    await site.consume();
    expect([site.asked, site.queue]).toEqual([[], []]);
  });

  it('is followed to no other address', async () => {
    const site = await subscribedSite();
    site.answers.set('a', () => Response.redirect('https://evil.test/', 307));
    await site.send(goal(1));
    expect(site.asked).toEqual(['https://fcm.googleapis.com/fcm/send/a']);
    expect(await site.stub.report()).toMatchObject({ sent: 0, failed: 1 });
  });

  it('gets nothing at an address that is not of a push service', async () => {
    const site = await subscribedSite({ recipient: { endpoint: 'https://evil.test/a' } });
    await site.send(goal(1));
    expect(site.asked).toEqual([]);
  });
});

describe('a subscription', () => {
  it('is replaced as a whole when it is saved again', async () => {
    const site = await subscribedSite();
    await site.subscribe('a', { follows: [{ follow: 'm2', kinds: ['goal'] }] });
    await site.add(goal(1));
    expect(await site.stub.report()).toMatchObject({ subscriptions: 1 });
    expect(site.queue).toEqual([]);
  });

  it('gets alerts in the language in which it was saved last', async () => {
    const site = await subscribedSite();
    await site.subscribe('a', { recipient: { locale: 'nl' } });
    await site.send(goal(1));
    expect(site.shownTo('a')).toMatchObject([{ body: "Doelpunt voor Ajax · 23' · Suárez" }]);
  });

  it('gets each postponement of a match, under one tag', async () => {
    const site = await subscribedSite();
    for (const type of ['postponed', 'moved', 'postponed'] as const) {
      await site.send(alertOf({ type }));
    }
    const shown = site.shownTo('a');
    expect(shown.map(({ body }) => body.split(':')[0])).toEqual(['Postponed', 'New kick-off time', 'Postponed']);
    expect(new Set(shown.map(({ tag }) => tag)).size).toBe(1);
  });

  it('gets nothing after it is removed', async () => {
    const site = await subscribedSite();
    await site.add(goal(1));
    await site.subscribe('a', { follows: [] });
    await site.consume();
    expect(site.received).toEqual([]);
    expect(await site.stub.report()).toMatchObject({ subscriptions: 0 });
  });

  it('with an earlier key of the site is deleted without a push, as expired', async () => {
    const site = await subscribedSite({ recipient: { siteKey: newVapidKeys().VAPID_PUBLIC_KEY } });
    await site.send(goal(1));
    expect(site.asked).toEqual([]);
    expect(await site.stub.report()).toMatchObject({ subscriptions: 0, expired: 1, failed: 0 });
  });

  it('outlives a text that is too long for a push', async () => {
    const site = await subscribedSite();
    const scorer = 'Suárez'.repeat(1_000);
    const news = { type: 'goal', side: 'home', by: 1, score: { home: 1, away: 0 }, minute: null, scorer } as const;
    await site.send(alertOf(news));
    expect(await site.stub.report()).toMatchObject({ subscriptions: 1, failed: 1 });
  });

  it('is deleted 60 days after its last visit', async () => {
    const site = alertSite();
    await site.subscribe('old');
    clockAt(NOON + 30 * DAY);
    await site.subscribe('renewed');
    clockAt(NOON + 61 * DAY);
    await site.send(alertOf({ type: 'kick-off' }));
    expect(site.received.map(({ to }) => to)).toEqual(['renewed']);
  });
});
