import { parseEventSnapshot } from '../../web/domain/eventDetail.ts';
import { eventSearch } from '../../web/domain/eventQuery.ts';
import { playerFollow } from '../../web/domain/follow.ts';
import { parseSnapshot } from '../../web/domain/listSchemas.ts';
import { pauseClock, runClockUntil } from '../support/pageClock.ts';
import { NIGHT } from '../support/tier.ts';
import { expect, open, test, visitAs } from './visitor.ts';

const MINUTE = 60_000;
const EVENING = '2026-11-21T23:00:00Z';

/** A player who was substituted today, with the instant of the substitution (milliseconds UTC). */
async function substituted(site: string): Promise<{ follow: string; at: number }> {
  const ask = async (path: string) => {
    const headers = { 'x-visitor-country': 'GB', 'x-visitor-now': EVENING };
    return (await fetch(new URL(path, site), { headers })).json();
  };
  const list = parseSnapshot(
    await ask('/api/live?sport=football&date=2026-11-21&zone=Europe%2FLondon&filter=all&page=1'),
  );
  for (const match of list?.matches ?? []) {
    const { event } =
      parseEventSnapshot(await ask(`/api/event?${eventSearch({ sport: 'football', id: match.id })}`)) ?? {};
    for (const each of event?.incidents ?? []) {
      const team = match[each.side];
      if (each.kind !== 'substitution' || each.playerOutId === undefined || team === null || each.minute === null)
        continue;
      const follow = playerFollow({ team: team.id, player: each.playerOutId });
      return { follow, at: match.kickOff + (each.minute.minute + 15) * MINUTE };
    }
  }
  throw new Error('nobody was substituted');
}

test(
  'what a followed player does appears on the page of follows while it is open',
  NIGHT,
  async ({ page, context }) => {
    const site = process.env.SITE_URL ?? '';
    const { follow, at } = await substituted(site);
    await context.addCookies([{ name: 'follow', value: follow, url: site }]);
    await visitAs(page, { now: new Date(at - 30 * MINUTE).toISOString() });
    await page.clock.install();
    await open(page, '/my');
    await pauseClock(page);
    const card = page.locator('[aria-labelledby=my-players]');
    await expect(card).toContainText('Live now');
    await expect(card).not.toContainText('Went off');
    await visitAs(page, { now: new Date(at + 20 * MINUTE).toISOString() });
    await runClockUntil(page, async () => expect(await card.textContent()).toContain('Went off'), undefined, 5_000);
    await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
  },
);
