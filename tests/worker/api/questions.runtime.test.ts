import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { changeOf } from '../../../worker/api/wireChange.ts';
import { siteJournalWith } from '../push/siteJournal.records.ts';
import { siteWith, visitorOf } from '../site.runtime.ts';

const goal = { kind: 'goal', side: 'home', by: 1, score: { home: 1, away: 0 } } as const;
const entry = { seq: Date.now() - 60_000, at: Date.now() - 60_000, sport: 'football', match: '7' } as const;
const home = { id: '1', name: 'Arsenal' };
const changes = [{ ...changeOf({ ...entry, corrects: null, change: goal }, null), home }];
const journal = siteJournalWith({ changesAfter: async () => changes });

const site = siteWith({ JOURNAL: { getByName: () => journal } });

const reply = v.object({
  result: v.object({
    content: v.tuple([v.object({ type: v.literal('text'), text: v.string() })]),
    structuredContent: v.strictObject({
      ...{ asOf: v.pipe(v.string(), v.isoTimestamp()), stale: v.boolean(), source: v.string(), licence: v.string() },
      ...{ isCut: v.literal(false), next: v.optional(v.record(v.string(), v.string())) },
    }),
  }),
});

/** Calls a tool as a model does. Returns the text, which must fit into a model. */
async function ask(name: string, given: object): Promise<string> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } };
  const answer = await site('/mcp', visitorOf('GB'), { method: 'POST', body: JSON.stringify(call) });
  const { content } = v.parse(reply, await answer.json(), { message: `${name} ${JSON.stringify(given)}` }).result;
  expect(content[0].text.length / 3.5).toBeLessThan(25_000);
  return content[0].text;
}

/** The first id behind a name, as a model finds it. */
function idOf(name: string, text: string): string {
  const [, id] =
    new RegExp(`${name}[^"]*? \\[(\\w+)\\]|"id":"(\\w+)","name":"${name}"`).exec(text)?.filter(Boolean) ?? [];
  if (id === undefined) throw new Error(`${name} has no id in ${text}`);
  return id;
}

const search = async (name: string) => idOf(name, await ask('search', { q: name.slice(0, 12) }));
const eredivisie = () => search('Eredivisie');

async function matchId(given: object): Promise<string> {
  return /"id":"(\w+)"/.exec(await ask('listMatches', given))?.[1] ?? '';
}

type Question = readonly [question: string, answer: () => Promise<string>, fact: RegExp];

const QUESTIONS: readonly Question[] = [
  ['who plays now in Spain', () => ask('listMatches', { country: 'ES', status: 'live' }), /"in-play".*"Sevilla \[/],
  [
    'when Ajax play next',
    async () => ask('getTeam', { id: await search('Ajax') }),
    /next \(\d+\):\n.*"kickOff":"2026-11-22T14:00:00.000Z".*NEC Nijmegen/,
  ],
  [
    'who scored yesterday in Tijuana',
    async () => ask('getMatch', { id: await matchId({ date: '2026-11-20', country: 'MX', status: 'finished' }) }),
    /"kind":"goal","player":"Facundo Ruiz"/,
  ],
  [
    'how often Ajax beat PSV',
    async () => ask('getHeadToHead', { id: await search('Ajax'), opponent: await search('PSV Eindhoven') }),
    /played: 8\nwon: 3\ndrawn: 2\nlost: 3/,
  ],
  [
    'which match of Saturday is off',
    () => ask('listMatches', { from: '2026-11-14', to: '2026-11-21', status: ['postponed', 'cancelled', 'abandoned'] }),
    /"status":"(postponed|cancelled|abandoned)"/,
  ],
  [
    'how many goals Pieter van den Berg has',
    async () => {
      const scorers = await ask('getScorers', { id: await eredivisie() });
      const [, id, team] =
        /"playerId":"(\w+)","name":"Pieter van den Berg","team":"Feyenoord \[(\w+)\]"/.exec(scorers) ?? [];
      return ask('getPlayer', { id, team });
    },
    /season: \{"competition":"Eredivisie \[\w+\]","rank":1,"goals":7/,
  ],
  [
    'what Telstar must do to stay up',
    async () => ask('getStandings', { id: await eredivisie() }),
    /"Relegation","from":17,"to":18.*"Telstar \[/,
  ],
  [
    'whom Telstar still play',
    async () => ask('getSeason', { id: await eredivisie(), team: await search('Telstar'), offset: 20 }),
    /matches \(14\):\n.*"status":"scheduled"/,
  ],
  ['what changed in ten minutes', () => ask('listChanges', { minutes: 10 }), /"kind":"goal".*"Arsenal \[1\]".*"1-0"/],
  ['who leads the Eredivisie', async () => ask('getStandings', { id: await eredivisie() }), /"rank":1,[^}]*"PSV Eind/],
  ['who scores most', async () => ask('getScorers', { id: await eredivisie() }), /scorers \(20\):\n.*van den Berg/],
  [
    'who is in the squad of Ajax',
    async () => ask('getSquad', { id: await search('Ajax') }),
    /players \(20\):\n.*Daan Smit/,
  ],
  [
    'who won the last Eredivisie',
    async () => ask('getStandings', { id: await eredivisie(), season: 'last' }),
    /season: 2025\/26\n[\s\S]*"rank":1,[^}]*"PSV Eindhoven \[/,
  ],
  [
    'how Sevilla line up',
    async () => ask('getMatch', { id: await matchId({ country: 'ES', status: 'live' }) }),
    /"lineUps":\{"home":\{"formation":"\d/,
  ],
  [
    'who is the referee of Sevilla and where they play',
    async () => ask('getMatch', { id: await matchId({ country: 'ES', status: 'live' }) }),
    /"venue":\{"name":"\w.*"referee":"\w/,
  ],
  [
    'what is on in the Netherlands at the weekend',
    () => ask('listMatches', { country: 'NL', from: '2026-11-21', to: '2026-11-22', tz: 'Europe/Amsterdam' }),
    /matches \(9\):\n.*"kickOffLocal":"2026-11-22T11:30:00\+01:00"/,
  ],
  [
    'which round is played',
    async () => ask('getRounds', { id: await eredivisie() }),
    /"name":"Round 12","isCurrent":true/,
  ],
  [
    'how Ajax played lately',
    async () => ask('getTeam', { id: await search('Ajax'), limit: 5 }),
    /last \(5\):\n.*Qarabağ.*"4-0"/,
  ],
  ['which competitions Belgium has', () => ask('listCompetitions', { country: 'BE' }), /"name":"Pro League"/],
  ['what basketball is on today', () => ask('listMatches', { sport: 'basketball' }), /matches \(\d+\):\n.*"kickOff":/],
];

describe('the tools of the MCP server tell', () => {
  it.each(QUESTIONS)('%s', async (_, answer, fact) => {
    expect(await answer()).toMatch(fact);
  });
});

it('an answer that would not fit into a model ends with a notice', async () => {
  const call = { name: 'listMatches', arguments: { from: '2026-11-17', to: '2026-11-23', limit: 500 } };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call });
  const text = await (await site('/mcp', visitorOf('GB'), { method: 'POST', body })).text();
  expect(text.length / 3.5).toBeLessThan(25_000);
  expect(text).toMatch(/lines are left out: ask for less.*"isCut":true/);
});
