import { describe, expect, it, vi } from 'vitest';
import type { MomentumSample } from '../../../web/domain/momentum.ts';
import type { SiteJournal } from '../../../worker/settings/journalBinding.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { isOfLeague, isUpcoming, listedMatch, matchPath } from '../demoMatches.runtime.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { endedEvent } from '../live/archive/ended.records.ts';
import { siteJournalWith } from '../push/siteJournal.records.ts';
import { london, siteWith, visit, visitorOf } from '../site.runtime.ts';

const wordsOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** A site whose source has one match and no details. */
function siteOf(event: Parameters<typeof wireMatch>[0], settings: Parameters<typeof siteWith>[0] = {}) {
  const record = wireMatch(event);
  return feedSite(({ pathname }) => (pathname === '/v2/events/e1' ? record : undefined), settings).visit;
}

it('the summary before kick-off describes form, places and earlier meetings', async () => {
  const match = await listedMatch((each) => isUpcoming(each) && isOfLeague(each));
  const english = wordsOf(await (await visit(matchPath(match), london)).text());
  expect(english).toMatch(/ in the table\) have won \d of their last \d matches; /);
  expect(english).toMatch(/previous meeting|met once before/);
  expect(english).toMatch(/ · in \d+ (h|min|days)|in \d+ (h|min|days)/);
  const dutch = wordsOf(await (await visit(matchPath(match, 'summary', 'nl'), london)).text());
  expect(dutch).toMatch(/ op de ranglijst\) won \d van de laatste \d wedstrijden, /);
  expect(dutch).toMatch(/eerder/);
});

it.each([
  ['en', '/match/football/ajax-psv-e1', / play PSV /, 'No goals, cards or substitutions so far.'],
  ['nl', '/nl/wedstrijd/voetbal/ajax-psv-e1', / speelt tegen PSV /, 'Nog geen doelpunten, kaarten of wissels'],
])('the summary of a running match explains in %s that nothing has happened yet', async (_, path, fixture, nothing) => {
  const score = (home: string, away: string) => ({ results: { runningscore: { home, away } } });
  const goalless = siteOf({ status: '1st half', ...score('0', '0') });
  const words = wordsOf(await (await goalless(path, london)).text());
  expect(words).toContain(nothing);
  expect(words).not.toMatch(fixture);
  const scored = siteOf({ status: '2nd half', ...score('1', '0') });
  const later = wordsOf(await (await scored(path, london)).text());
  expect(later).not.toContain(nothing);
  expect(later).toMatch(/No timeline available\.|Geen wedstrijdverloop beschikbaar\./);
});

const berlin = { 'x-visitor-country': 'DE', 'x-visitor-time-zone': 'UTC' };

/** A journal with kept matches of every team and samples of every match. */
function journalOf(samples: readonly MomentumSample[]): SiteJournal {
  const ended = (team: string, index: number) =>
    endedEvent(`kept${index}`, {
      start_date: `2026-11-0${index + 1}T15:00:00Z`,
      home: { id: team, name: 'Hosts' },
      statistics: [{ type: 'shots', home: String(10 + index), away: '4' }],
    });
  return siteJournalWith({
    keepEnded: async () => undefined,
    endedOf: async (_, team) => [0, 1].map((index) => JSON.stringify(ended(team, index))),
    momentumOf: async () => JSON.stringify(samples),
  });
}

it('the summary before kick-off shows the averages of both teams from kept matches', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:40:00Z'), toFake: ['Date'] });
  const site = siteWith({ JOURNAL: { getByName: () => journalOf([]) } });
  const match = await listedMatch((each) => isUpcoming(each) && each.home !== null, { headers: berlin, ask: site });
  const english = wordsOf(await (await site(matchPath(match), berlin)).text());
  for (const said of ['Average per match', '2 matches', 'Goals for', 'Goals against', '10.5']) {
    expect(english).toContain(said);
  }
  const dutch = wordsOf(await (await site(matchPath(match, 'summary', 'nl'), berlin)).text());
  for (const said of ['Gemiddeld per wedstrijd', '2 wedstrijden', '10,5']) expect(dutch).toContain(said);
});

it.each(['head-to-head', 'standings'])('an empty tab has the place of what comes later (%s)', async (tab) => {
  const nothing = siteOf({ status: '1st half' });
  const html = await (await nothing(`/match/football/ajax-psv-e1/${tab}`, berlin)).text();
  expect(html).toContain(`<div id="${tab}">`);
});

describe('the momentum of a match', () => {
  const samples: MomentumSample[] = [
    { minute: 12, home: [3, 1, 1], away: [1, 0, 0] },
    { minute: 16, home: [5, 2, 1], away: [1, 0, 1] },
    { minute: 20, home: [5, 2, 1], away: [4, 2, 1] },
  ];

  const pageAt = async (status: string, tab = '', kept = samples) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T20:20:00Z'), toFake: ['Date'] });
    const site = siteOf({ status }, { JOURNAL: { getByName: () => journalOf(kept) } });
    return (await site(`/match/football/ajax-psv-e1${tab}`, berlin)).text();
  };

  it('shows the samples of the journal as bars and as a table', async () => {
    const html = await pageAt('1st half', '/statistics');
    for (const said of ['Attack momentum', 'from minute 13', '12–16', 'Shots: 2 (on target: 1), corners: 0', '16–20']) {
      expect(html).toContain(said);
    }
    expect(html).not.toMatch(/ style="/);
  });

  it('is on the summary once the match is in play', async () => {
    expect(await pageAt('1st half')).toContain('Attack momentum');
    expect(await pageAt('Not started')).not.toContain('Attack momentum');
  });

  it.each(['Not started', '1st half'])('has its place before there is anything to draw (%s)', async (status) => {
    expect(await pageAt(status, '', [])).toContain('id="momentum-card"');
  });

  it('is drawn from the kick-off at the first view of a demonstration match', async () => {
    const saturday = visitorOf('GB', { 'x-visitor-now': '2026-11-28T15:40:00Z' });
    const match = await listedMatch(({ state }) => state.kind === 'playing' && state.period === 'second-half', {
      headers: saturday,
    });
    expect(await (await visit(matchPath(match, 'statistics'), saturday)).text()).toContain('from minute 1:');
  });
});
