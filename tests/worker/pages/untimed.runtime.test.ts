import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { answer, fixture } from '../feeds/apiFootball/apiFootball.records.ts';
import { siteWith, visitorOf } from '../site.runtime.ts';

const london = visitorOf('GB');
const at = (id: number, instant: string) => ({ fixture: { id, timestamp: Date.parse(instant) / 1000 } });

const open = fixture(['TBD'], [null, null], at(1004, '2026-11-21T15:30:00Z'));
const toCome = fixture(['NS'], [null, null], at(1002, '2026-11-21T20:00:00Z'));

/** A site on API-Football, whose season may have matches of which only the day is set. */
function site() {
  const url = 'https://untimed.test';
  const visit = siteWith({
    LIVE_SOURCE: 'api-football',
    API_FOOTBALL_URL: url,
    API_FOOTBALL_KEY: 'k',
    POLLER: undefined,
  });
  const asked = fakeSource(url, (path) => {
    if (path === 'fixtures?date=2026-11-21') return answer([open, toCome]);
    return answer(path === 'fixtures?id=1004' ? [open] : []);
  });
  return { asked, page: async (path: string) => (await visit(path, london)).text() };
}

afterEach(() => vi.restoreAllMocks());

describe('a match of which only the day is known', () => {
  it('tells no hour in a list, and stands after those that do', async () => {
    const { page, asked } = site();
    const list = await page('/');
    expect(list).toMatch(/title="Start time not known yet">TBC</);
    expect(list).not.toContain('15:30');
    expect(list.indexOf('liverpool-af1002')).toBeLessThan(list.indexOf('liverpool-af1004'));
    // Nor may it be running by then: that costs no call.
    expect(asked).not.toContain('fixtures?live=all');
  });

  it('tells its day and no hour on its page', async () => {
    const event = await site().page('/nl/wedstrijd/voetbal/manchester-united-liverpool-af1004');
    expect(event).toContain('<time dateTime="2026-11-21">zaterdag 21 november</time>');
    expect(event).toContain('Aanvangstijd nog niet bekend');
    expect(event).toContain('"startDate":"2026-11-21"');
    expect(event.slice(0, event.indexOf('id="state"'))).not.toContain('15:30');
  });
});
