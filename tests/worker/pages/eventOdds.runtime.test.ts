import { describe, expect, it } from 'vitest';
import { type EventOdds, parseEventOdds } from '../../../web/domain/eventOdds.ts';
import type { Locale } from '../../../web/domain/locale.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { listedMatches, matchPath } from '../demoMatches.runtime.ts';
import { london, opened, visit, visitorOf } from '../site.runtime.ts';

const amsterdam = visitorOf('NL');

const addressOf = (match: Match, locale: Locale = 'en') => matchPath(match, 'odds', locale);
const apiOf = ({ id, sport }: Match) => `/api/event-odds?id=${id}&sport=${sport}`;

async function oddsOf(match: Match, headers: Record<string, string>): Promise<EventOdds> {
  const odds = parseEventOdds(await (await visit(apiOf(match), headers)).json());
  if (odds === null) throw new Error('no odds');
  return odds;
}

/** A match in this phase with prices for the country. */
async function pricedMatch(phase: 'live' | 'upcoming', headers = london, sport = 'football'): Promise<Match> {
  for (const match of (await listedMatches({ list: `/api/live?sport=${sport}` }))
    .filter((each) => phaseOf(each) === phase)
    .slice(0, 20)) {
    if ((await oddsOf(match, headers)).markets.length > 0) return match;
  }
  throw new Error('no such match has prices');
}

function operatorsOf({ markets }: EventOdds): string[] {
  return [...new Set(markets.flatMap(({ rows }) => rows.map(({ operator }) => operator)))];
}

describe('the odds tab', () => {
  it.each(['live', 'upcoming'] as const)(
    'renders prices and legal texts without script for a match that is %s',
    async (phase) => {
      const match = await pricedMatch(phase);
      const { status, text: html } = await opened(visit(addressOf(match), london));
      expect(status).toBe(200);
      expect(html).toMatch(new RegExp(`href="${addressOf(match)}"[^>]* aria-current="page"`));
      expect(html).toContain('odds-table');
      expect(html).toContain('Payout');
      expect(html).toContain('GAMSTOP');
      expect(html).toMatch(
        /rel="nofollow noreferrer sponsored noopener"[^>]*aria-label="[^"]*, 18\+, opens in a new tab"/,
      );
      expect(html).not.toMatch(/ style="/);
    },
  );

  it('opens the market in the address and ignores an unknown one', async () => {
    const match = await pricedMatch('upcoming');
    const total = await (await visit(`${addressOf(match)}?market=ou-2.5`, london)).text();
    expect(total).toContain('Over 2.5');
    const unknown = await visit(`${addressOf(match)}?market=zzz%22%3E%3Cb`, london);
    expect(unknown.status).toBe(200);
    expect(await unknown.text()).not.toContain('zzz');
  });

  it('shows Dutch visitors only their operators and nothing beside a running match', async () => {
    const match = await pricedMatch('upcoming', amsterdam);
    const odds = await oddsOf(match, amsterdam);
    const settings: { operators: { name: string }[] } = await (
      await visit('/api/settings?locale=en', amsterdam)
    ).json();
    const allowed = settings.operators.map(({ name }) => name);
    expect(operatorsOf(odds).filter((name) => !allowed.includes(name))).toEqual([]);
    const running = await pricedMatch('live');
    const tab = await visit(addressOf(running, 'nl'), amsterdam);
    expect(tab.status).toBe(200);
    expect(await tab.text()).toContain('In jouw land tonen we tijdens een wedstrijd geen odds.');
    expect(await oddsOf(running, amsterdam)).toMatchObject({ capturedAt: null, markets: [] });
  });
});
