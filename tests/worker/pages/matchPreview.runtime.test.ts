import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '../../../web/domain/match.ts';
import { parseSnapshot } from '../../../web/domain/snapshot.ts';
import { eventSlug, pathOf } from '../../../web/routes.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { siteWith, visit, visitorOf } from '../site.runtime.ts';

const london = visitorOf('GB');

afterEach(() => vi.restoreAllMocks());

async function upcoming(): Promise<Match> {
  const snapshot = parseSnapshot(await (await visit('/api/live', london)).json());
  const match = snapshot?.matches.find(
    ({ state, round }) => state.kind === 'not-started' && /^Round \d/.test(round ?? ''),
  );
  if (match === undefined) throw new Error('the demonstration has no league match to come');
  return match;
}

const pathTo = (match: Match, locale: 'en' | 'nl' = 'en') =>
  pathOf({ name: 'event', sport: match.sport, slug: eventSlug(match), tab: 'summary' }, locale);

const wordsOf = (html: string) =>
  html
    .slice(0, html.indexOf('id="state"'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

let sites = 0;

/** A site whose source has one match and nothing about it. */
function siteOf(event: Parameters<typeof wireMatch>[0]) {
  sites += 1;
  const record = wireMatch(event);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return pathname.endsWith('/v2/events/e1') ? Response.json(record) : Response.json({ detail: 'nothing' });
  });
  return siteWith({ LIVE_API_URL: `https://feed-preview-${sites}.test` });
}

describe('the summary of a match before its kick-off', () => {
  it('tells form, places and earlier meetings in words, in both languages, without script', async () => {
    const match = await upcoming();
    const english = wordsOf(await (await visit(pathTo(match), london)).text());
    expect(english).toMatch(/ in the table\) won \d of their last \d matches, /);
    expect(english).toMatch(/earlier meeting/);
    expect(english).toMatch(/ · in \d+ (h|min|days)|in \d+ (h|min|days)/);
    const dutch = wordsOf(await (await visit(pathTo(match, 'nl'), london)).text());
    expect(dutch).toMatch(/ op de ranglijst\) won \d van de laatste \d wedstrijden, /);
    expect(dutch).toMatch(/eerder/);
  });

  it('is written by the server alone: what it is made of does not travel with the page', async () => {
    const html = await (await visit(pathTo(await upcoming()), london)).text();
    const state = html.slice(html.indexOf('id="state"'));
    expect(state).toContain('"panel":{"tab":"summary","preview":{}}');
    expect(state).not.toContain('"form":[');
  });

  it('says who plays whom where its source has neither tables nor meetings', async () => {
    const site = siteOf({ start_date: '2026-11-21T20:00:00Z' });
    const visitor = visitorOf('GB', { 'x-visitor-now': '2026-11-21T18:00:00Z' });
    const html = wordsOf(await (await site('/match/football/ajax-psv-e1', visitor)).text());
    expect(html).toContain('Ajax play PSV in the Eredivisie on Saturday 21 November.');
    expect(html).toContain('in 2 h 0 min');
    expect(html).not.toContain('Form and place');
  });
});

describe('the summary of a match that is being played', () => {
  it.each([
    ['en', '/match/football/ajax-psv-e1', / play PSV /, 'No goal, card or substitution has been reported so far.'],
    ['nl', '/nl/wedstrijd/voetbal/ajax-psv-e1', / speelt tegen PSV /, 'nog geen doelpunten, kaarten of wissels gemeld'],
  ])('says in %s that nothing has happened, and not when it is to be played', async (_, path, fixture, nothing) => {
    const score = (home: string, away: string) => ({ results: { runningscore: { home, away } } });
    const goalless = siteOf({ status: '1st half', ...score('0', '0') });
    const words = wordsOf(await (await goalless(path, london)).text());
    expect(words).toContain(nothing);
    expect(words).not.toMatch(fixture);
    const scored = siteOf({ status: '2nd half', ...score('1', '0') });
    const later = wordsOf(await (await scored(path, london)).text());
    expect(later).not.toContain(nothing);
    expect(later).toMatch(/No timeline is known\.|Geen verloop bekend\./);
  });
});
