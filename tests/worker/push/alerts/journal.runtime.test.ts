import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { soon } from '../../../support/soon.runtime.ts';
import { clockAt, journalWith, NOON, running } from '../push.runtime.ts';
import { alertSite, withoutAlerts } from './pushService.runtime.ts';

const SECOND = 1_000;

beforeEach(() => clockAt(NOON));
afterEach(withoutAlerts);

describe('the journal', () => {
  it('reads its source at once for the first subscription', async () => {
    const site = alertSite();
    const { stub } = journalWith([running('1')], { name: 'site' });
    await site.subscribe('a');
    expect(await runInDurableObject(stub, (_, { storage }) => storage.getAlarm())).toBe(NOON);
    await site.subscribe('a', { follows: [] });
  });

  it('forgets a shard that has no subscriptions', async () => {
    const site = alertSite();
    const journal = journalWith([running('1')], { name: 'site' });
    await site.subscribe('a');
    await journal.look();
    await site.subscribe('a', { follows: [] });
    journal.feed.matches = [running('1', 1, 0)];
    await journal.look();
    await soon(async () => expect((await journal.stub.report()).alerts.subscriptions).toBe(0));
    expect(site.queue).toEqual([]);
    // It ends a round of looks at other days.
    let alarms = 0;
    while (alarms < 100 && (await runDurableObjectAlarm(journal.stub))) alarms += 1;
    expect(alarms).toBeLessThan(100);
  });

  it('reads its source without open pages while there are subscriptions', async () => {
    const site = alertSite();
    const journal = journalWith([running('1')], { name: 'site' });
    await site.subscribe('a');
    expect(await runDurableObjectAlarm(journal.stub)).toBe(true);
    journal.feed.matches = [running('1', 1, 0)];
    clockAt(NOON + 8 * SECOND);
    expect(await runDurableObjectAlarm(journal.stub)).toBe(true);
    await soon(() => expect(site.queue).toHaveLength(1));
    await soon(async () => expect((await journal.stub.report()).alerts.subscriptions).toBe(1));
  });

  it('gives a goal that fell while it was restarted to the shards', async () => {
    // The tests before had the same journal, and its clock never goes back.
    clockAt(NOON + 60 * SECOND);
    const site = alertSite();
    const journal = journalWith([running('1')], { name: 'site' });
    await site.subscribe('a');
    await journal.look();
    clockAt(NOON + 61 * SECOND);
    await evictDurableObject(journal.stub);
    journal.feed.matches = [running('1', 1, 0)];
    await journal.look();
    const own = () => site.queue.filter(({ body }) => body.shard === String(site.stub.id));
    await soon(() => expect(own()).toHaveLength(1));
  });

  it('looks for line-ups before kick-off when a subscription wants them', async () => {
    const site = alertSite();
    const soon = { start_date: new Date(NOON + 3_600_000).toISOString() };
    const match = { id: '9', status: 'Not started', home: 0, away: 0, more: soon };
    const journal = journalWith([match], { name: 'site' });
    await site.subscribe('a', { follows: [{ follow: 'm9', kinds: ['line-ups'] }] });
    await runDurableObjectAlarm(journal.stub);
    expect(journal.asked).toContain('v2/events/9');
  });

  it('reads the details of matches whose players are followed, and tells what each did', async () => {
    clockAt(NOON + 120 * SECOND);
    const site = alertSite();
    const suarez = { id: 's9', name: 'Suárez' };
    const starter = { player: suarez, number: 9, starter: true, position: 'Forward' };
    const lineups = { home: { formation: '4-4-2', players: [starter] } };
    const journal = journalWith([running('1'), running('2')], { name: 'site' });
    await site.subscribe('a', { follows: [{ follow: 'p11-s9', kinds: ['cards'] }] });
    journal.feed.details.set('1', { lineups });
    await journal.look();
    clockAt(NOON + 128 * SECOND);
    await runDurableObjectAlarm(journal.stub);
    expect(journal.asked).toContain('v2/events/1');
    expect(journal.asked).not.toContain('v2/events/2');
    const card = { match_time: '20', type: 'Yellow card', player: suarez };
    journal.feed.details.set('1', { lineups, incidents: { home: [card], away: [] } });
    clockAt(NOON + 136 * SECOND);
    await runDurableObjectAlarm(journal.stub);
    const own = () => site.queue.filter(({ body }) => body.shard === String(site.stub.id));
    await soon(() => expect(own()).toHaveLength(1));
    const [message] = own();
    const taken = message && (await site.stub.take(message.body));
    expect(taken?.alert).toMatchObject({ kind: 'cards', news: { name: 'Suárez', deed: 'yellow-card', minute: "20'" } });
    // The journal also reads the details that come with the final whistle.
    const red = { match_time: '90', type: 'Red card', player: suarez };
    journal.feed.matches = [{ ...running('1'), status: 'Finished' }, running('2')];
    journal.feed.details.set('1', { lineups, incidents: { home: [card, red], away: [] } });
    clockAt(NOON + 144 * SECOND);
    await runDurableObjectAlarm(journal.stub);
    await soon(() => expect(own()).toHaveLength(2));
  });
});
