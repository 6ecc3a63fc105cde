import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { SiteJournal } from '../../../worker/settings/journalBinding.ts';
import { known } from '../../support/wireMatch.ts';
import { listedMatch, listedMatches } from '../demoMatches.runtime.ts';
import { siteJournalWith } from '../push/siteJournal.records.ts';
import { opened, siteWith, visit, visitorOf } from '../site.runtime.ts';

const read = (path: string, headers: Record<string, string> = {}) => visit(path, { ...visitorOf('NL'), ...headers });

function eventsOf(text: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

/** The ids of a match of today, its home team and its competition. */
async function idsOfToday() {
  const { id, home, competition } = known(await listedMatch(() => true));
  return { match: id, team: home.id, name: home.name, competition: competition.id };
}

describe('calendars', () => {
  it('list the matches of a team and of a competition under the same UIDs', async () => {
    const { match, team, name, competition } = await idsOfToday();
    const { status, headers, text } = await opened(read(`/calendar/team/${team}.ics`));
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(text).toContain(`X-WR-CALNAME:${name}\r\n`);
    const uids = eventsOf(text).map(({ uid }) => uid);
    expect(uids.length).toBeGreaterThan(5);
    expect(uids).toContain(`match-${match}@scoreline`);
    expect(new Set(uids).size).toBe(uids.length);
    expect(eventsOf(text).every(({ summary }) => summary.includes(name) && !/\d–\d/.test(summary))).toBe(true);
    const ofCompetition = await (await read(`/calendar/competition/${competition}.ics`)).text();
    expect(eventsOf(ofCompetition).map(({ uid }) => uid)).toContain(`match-${match}@scoreline`);
  });

  it('show results when asked, except to visitors who hide them', async () => {
    const { team } = await idsOfToday();
    const path = `/calendar/team/${team}.ics?results=1`;
    expect(await (await read(path)).text()).toMatch(/\d–\d/);
    const Cookie = 'spoilers=all';
    const hidden = await read(path, { Cookie });
    expect(await hidden.text()).not.toMatch(/\d–\d/);
    // The address is the same, so nobody may keep it for others.
    expect(hidden.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('are in Dutch below the Dutch words', async () => {
    const { team } = await idsOfToday();
    const dutch = await (await read(`/nl/kalender/team/${team}.ics`)).text();
    expect(dutch.replaceAll('\r\n ', '')).toContain('/nl/wedstrijd/voetbal/');
  });

  it('join what a visitor follows, each match once', async () => {
    const { match, team, competition } = await idsOfToday();
    const answer = await read(`/calendar/following.ics?follow=t${team}.c${competition}.m${match}.t999999999`);
    const uids = eventsOf(await answer.text()).map(({ uid }) => uid);
    expect(uids).toContain(`match-${match}@scoreline`);
    expect(new Set(uids).size).toBe(uids.length);
  });

  it('of sixty follows ask the journal what it knows, then read some and note them', async () => {
    const calls: unknown[] = [];
    const fixtures: SiteJournal['fixtures'] = async (...given) => {
      calls.push(given);
      return [];
    };
    const site = siteWith({ JOURNAL: { getByName: () => siteJournalWith({ fixtures }) } });
    const { match, team, competition } = await idsOfToday();
    const other = Array.from({ length: 57 }, (_, id) => `m99999${id}`).join('.');
    const path = `/calendar/following.ics?follow=${other}.t${team}.c${competition}.m${match}`;
    expect((await site(path, visitorOf('NL'))).status).toBe(200);
    expect((await site(path, visitorOf('NL'))).status).toBe(200);
    expect(calls).toHaveLength(3);
  });

  it('of many follows have them all after some reads, say what is left out, and lose nothing', async () => {
    const teams = new Set((await listedMatches()).flatMap(({ home }) => (home === null ? [] : [`t${home.id}`])));
    const [first, ...others] = [...teams].slice(0, 30);
    let shown = new Set<string>();
    let isWhole = false;
    // Another order is another calendar of the same follows, with a read of its own.
    for (let turn = 0; turn < others.length && !isWhole; turn += 1) {
      const follow = [...others.slice(turn), first, ...others.slice(0, turn)].join('.');
      const text = await (await read(`/calendar/following.ics?follow=${follow}`)).text();
      const uids = new Set(eventsOf(text).map(({ uid }) => uid));
      expect([...shown].filter((uid) => !uids.has(uid))).toEqual([]);
      shown = uids;
      isWhole = !text.includes('X-WR-CALDESC');
    }
    expect(isWhole).toBe(true);
  });

  it('ring when asked, and refuse a wrong alarm', async () => {
    const { team } = await idsOfToday();
    const path = `/calendar/team/${team}.ics?alarm=`;
    expect(await (await read(`${path}45`)).text()).toContain('TRIGGER:-PT45M');
    for (const wrong of ['', '-5', '1.5', '10081', 'soon']) {
      const answer = await read(`${path}${wrong}`);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/^`alarm` must be /)]);
    }
  });

  it('are compressed as the client asks', async () => {
    const { team } = await idsOfToday();
    const path = `/calendar/team/${team}.ics`;
    const { headers } = await opened(read(path, { 'Accept-Encoding': 'gzip' }));
    expect([headers.get('Content-Encoding'), headers.get('Vary')]).toEqual(['gzip', 'Accept-Encoding, Cookie']);
    expect((await opened(read(path))).headers.get('Content-Encoding')).toBeNull();
    // The platform sets the header of a client that sends none.
    const replaced = { cf: { clientAcceptEncoding: '' } } as RequestInit;
    const plain = await opened(visit(path, visitorOf('NL', { 'Accept-Encoding': 'br, gzip' }), replaced));
    expect(plain.headers.get('Content-Encoding')).toBeNull();
  });

  it.each([
    ...['', '?follow=', '?follow=t47.x9', '?follow=t47.'],
    `?follow=${Array.from({ length: 61 }, (_, id) => `t${id}`).join('.')}`,
  ])('refuse the follow text %s with a reason', async (search) => {
    const answer = await read(`/calendar/following.ics${search}`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/^`follow` (must|can) list /);
  });

  it('answer 404 for an unknown team and an unknown competition', async () => {
    for (const path of [
      '/calendar/team/999999999.ics',
      '/calendar/competition/999999999.ics',
      '/nl/kalender/team/x.ics',
    ])
      expect((await read(path)).status).toBe(404);
  });
});
