import { readAnswer } from '../../../worker/feeds/apiFootball/answers.ts';
import { paths as apiFootballPaths, headersOf } from '../../../worker/feeds/apiFootball/calls.ts';
import { chooseFeed } from '../../../worker/feeds/chooseFeed.ts';
import { createContractFeed } from '../../../worker/feeds/contract/client.ts';
import { paths } from '../../../worker/feeds/openligadb/calls.ts';
import { seasonAt } from '../../../worker/feeds/openligadb/leagues.ts';
import { Circuit } from '../../../worker/upstream/circuit.ts';
import { failed, paceAndClock, recorder } from './calls.mjs';
import { quotaOf } from './quota.mjs';
import { counted, good, note } from './report.mjs';

/** Public sources take their time; the site waits so long for them at least. */
const SLOW_SOURCE_MS = 10_000;

const KEYS = { 'api-football': 'API_FOOTBALL_KEY', 'football-data': 'FOOTBALL_DATA_TOKEN', backend: 'LIVE_API_TOKEN' };

/** What the boundary could not read, and what a source said when it refused. */
function notes() {
  const said = [];
  const rejections = {
    count: 0,
    note: (problem) => {
      rejections.count += 1;
      said.push(problem);
    },
    once: (_, detail) => said.push(detail),
  };
  return { said, rejections };
}

function clientOf(config, { fetch, rejections, timeoutMs }) {
  const { source, live, flagUrl } = config;
  const circuit = new Circuit(Date.now, timeoutMs);
  if (source.name !== 'backend') {
    const fetches = () => ({ live: fetch, odds: fetch });
    const options = { fetches, timeoutMs, circuit, flagUrl, rejections };
    return chooseFeed(source, null, options)({ now: Date.now(), frozen: false });
  }
  const headers = live.token === null ? {} : { Authorization: `Bearer ${live.token}` };
  const upstream = { id: 'live', kind: 'real', baseUrl: live.url, headers, fetch, timeoutMs, circuit };
  return createContractFeed({ upstream, flagUrl, rejections });
}

/**
 * The leagues of `OPENLIGADB_LEAGUES` in whose season nobody has entered a match: OpenLigaDB says so of a shortcut that does
 * not exist, too.
 */
async function emptyLeagues({ source }, fetch) {
  if (source.name !== 'openligadb') return [];
  const read = source.leagues.map(async (league) => {
    const path = paths.season(league, Date.now());
    const response = await fetch(new Request(`${source.url}/${path}`)).catch(() => null);
    const isNothing = response?.status === 404 || response?.status === 204;
    const matches = response?.status === 200 ? await response.json().catch(() => null) : null;
    if (!isNothing && !(Array.isArray(matches) && matches.length === 0)) return null;
    const [, shortcut, season] = path.split('/');
    return note(`nobody has entered a match of "${shortcut}" for ${season} (OPENLIGADB_LEAGUES)`);
  });
  return (await Promise.all(read)).filter((each) => each !== null);
}

function covers({ sports, parts }, name) {
  const asPaid = name === 'football-data' ? ' (a free token: head-to-head and standings alone)' : '';
  return good(`covers ${sports.join(', ')}; beside scores: ${parts.join(', ')}${asPaid}`);
}

/** What API-Football answers of the running season's table of the Premier League: a plan has all seasons' tables or few. */
async function tableOf({ source }, fetch) {
  const path = apiFootballPaths.standings('39', seasonAt({ season: null }, Date.now()));
  const response = await fetch(
    new Request(`${source.url}/${path}`, { headers: headersOf(source.key, source.url) }),
  ).catch(() => null);
  return readAnswer(await response?.json().catch(() => null), Date.now());
}

/** The days and the seasons that the plan of the key leaves out: both calls count. */
async function leftOut(config, client, fetch) {
  if (config.source.name !== 'api-football') return [];
  const days = await client.days();
  const table = await tableOf(config, fetch);
  const isExcluded = !table.ok && table.error.reason === 'excluded';
  return [
    ...(days === null ? [] : [note(`the plan has the days from ${days.from} to ${days.to}: visitors see no others`)]),
    ...(isExcluded
      ? [note(`the plan leaves out this season's tables: visitors see none (${table.error.detail})`)]
      : []),
  ];
}

/** Asks the source of live data what a page would. @param {import('../../../worker/env.ts').Config} config */
export async function examineLive(config) {
  const { name } = config.source;
  const title = `Live data: ${name}`;
  if (name === 'demo') {
    const how = 'LIVE_SOURCE=openligadb needs no key';
    return { title, findings: [note(`the demonstration: matches and odds are made up (${how})`)] };
  }
  const isBackend = name === 'backend';
  const timeoutMs = isBackend ? config.upstreamTimeoutMs : Math.max(SLOW_SOURCE_MS, config.upstreamTimeoutMs);
  const { calls, fetch } = recorder();
  const { said, rejections } = notes();
  const client = clientOf(config, { fetch, rejections, timeoutMs });
  const address = client.upstream.baseUrl;
  const setting = KEYS[name] ?? null;
  const hasKey = isBackend ? config.live.token !== null : setting !== null;
  const today = await client.today();
  if (!today.ok) {
    const refusal = said.length === 0 ? [] : [note(`the source says: ${[...new Set(said)].slice(0, 3).join('; ')}`)];
    // Neither API-Football (200) nor football-data.org (400) says 401 to a wrong key.
    const isKey = setting !== null && /\btoken\b/i.test([today.error.detail, ...said].join(' '));
    const broken = failed(isKey ? { ...today.error, reason: 'refused' } : today.error, { address, setting, hasKey });
    return { title, findings: [broken, ...refusal, ...paceAndClock(calls, timeoutMs)] };
  }
  const listed = await client.tournaments('football');
  const key = hasKey ? `, ${setting} is accepted` : '';
  const findings = [good(`${address} answers${key}`), ...quotaOf(name, calls), covers(client.coverage, name)];
  const playing = new Set(today.value.matches.map(({ competition }) => competition.id)).size;
  const matches = counted(today.value.matches.length, 'match', 'matches');
  findings.push(good(`today: ${matches} in ${counted(playing, 'competition')}`));
  if (listed.ok) findings.push(good(`${counted(listed.value.length, 'competition')} of football in all`));
  else findings.push(failed(listed.error, { address: `${address} (competitions)`, setting, hasKey }));
  findings.push(...(await leftOut(config, client, fetch)), ...(await emptyLeagues(config, fetch)));
  if (rejections.count > 0) {
    findings.push(note(`${counted(rejections.count, 'record')} could not be read: ${said.slice(0, 3).join('; ')}`));
  }
  return { title, findings: [...findings, ...paceAndClock(calls, timeoutMs)] };
}
