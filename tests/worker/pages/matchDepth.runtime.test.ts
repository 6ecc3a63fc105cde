import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import type { MomentumSample } from '../../../web/domain/momentum.ts';
import { parseSnapshot } from '../../../web/domain/snapshot.ts';
import type { EventTab } from '../../../web/domain/tabs.ts';
import { eventSlug, pathOf } from '../../../web/routes.ts';
import type { SiteJournal } from '../../../worker/push/protocol.ts';
import { endedEvent } from '../archive/ended.records.ts';
import { siteJournalWith } from '../push/siteJournal.records.ts';
import { siteWith } from '../site.runtime.ts';

const visitor = { 'x-visitor-country': 'DE', 'x-visitor-time-zone': 'UTC' };

/** A journal that has kept two matches of every team, with shots, and samples of every match. */
function journalOf(samples: readonly MomentumSample[], kept = 2): SiteJournal {
  const ended = (team: string, index: number) =>
    endedEvent(`kept${index}`, {
      start_date: `2026-11-0${index + 1}T15:00:00Z`,
      home: { id: team, name: 'Hosts' },
      statistics: [{ type: 'shots', home: String(10 + index), away: '4' }],
    });
  return siteJournalWith({
    keepEnded: async () => undefined,
    endedOf: async (_, team) => Array.from({ length: kept }, (_each, index) => JSON.stringify(ended(team, index))),
    momentumOf: async () => JSON.stringify(samples),
  });
}

const siteOf = (journal: SiteJournal) => siteWith({ JOURNAL: { getByName: () => journal } });

async function matchIn(site: ReturnType<typeof siteWith>, isWanted: (match: Match) => boolean): Promise<Match> {
  const list = parseSnapshot(await (await site('/api/live?sport=football', visitor)).json());
  const match = list?.matches.find(isWanted);
  if (match === undefined) throw new Error('a Saturday without such a match');
  return match;
}

async function textOf(site: ReturnType<typeof siteWith>, match: Match, tab: EventTab, locale: 'en' | 'nl' = 'en') {
  const path = pathOf({ name: 'event', sport: 'football', slug: eventSlug(match), tab }, locale);
  const html = await (await site(path, visitor)).text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

const WEEK = 7 * 24 * 60 * 60_000;
let saturdays = 0;

// What a place keeps of one test is too old for the next.
beforeEach(() => {
  saturdays += 1;
  vi.useFakeTimers({ now: Date.parse('2026-11-14T15:40:00Z') + saturdays * WEEK, toFake: ['Date'] });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a match with what the site has kept', () => {
  const samples: MomentumSample[] = [
    { minute: 12, home: [3, 1, 1], away: [1, 0, 0] },
    { minute: 16, home: [5, 2, 1], away: [1, 0, 1] },
    { minute: 20, home: [5, 2, 1], away: [4, 2, 1] },
  ];

  it('says before the kick-off what both teams did a match, and of how many', async () => {
    const site = siteOf(journalOf([]));
    const match = await matchIn(site, (each) => phaseOf(each) === 'upcoming' && each.home !== null);
    const english = await textOf(site, match, 'summary');
    for (const said of ['A match so far', '2 matches kept', 'Goals for', 'Goals against', '10.5']) {
      expect(english).toContain(said);
    }
    const dutch = await textOf(site, match, 'summary', 'nl');
    for (const said of ['Gemiddeld per wedstrijd', '2 bewaarde wedstrijden', '10,5']) expect(dutch).toContain(said);
  });

  it('says nothing of averages where one match alone was kept', async () => {
    const site = siteOf(journalOf([], 1));
    const match = await matchIn(site, (each) => phaseOf(each) === 'upcoming' && each.home !== null);
    expect(await textOf(site, match, 'summary')).not.toContain('A match so far');
  });

  it('draws who attacked when, with a table of the same', async () => {
    const site = siteOf(journalOf(samples));
    const match = await matchIn(site, (each) => phaseOf(each) === 'live');
    const html = await textOf(site, match, 'statistics');
    for (const said of [
      'Who attacked when',
      'from minute 12 on',
      '12–16',
      '2 shots (1 on target), 0 corners',
      '16–20',
    ]) {
      expect(html).toContain(said);
    }
    expect(html).not.toMatch(/ style="/);
  });

  it('draws nothing where nobody looked', async () => {
    const site = siteOf(journalOf(samples.slice(0, 1)));
    const match = await matchIn(site, (each) => phaseOf(each) === 'live');
    expect(await textOf(site, match, 'statistics')).not.toContain('Who attacked when');
  });
});
