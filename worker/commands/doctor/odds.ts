import * as v from 'valibot';
import { quota } from '../../feeds/oddsApi/calls.ts';
import type { Config } from '../../settings/env.ts';
import { kindOfStatus } from '../../upstream/fetchJson.ts';
import { messageOf } from '../thrown.ts';
import { bookmakerFindings } from './bookmakers.ts';
import { failed, paceAndClock, recorder } from './calls.ts';
import { quotaOf } from './quota.ts';
import { counted, good, note, type Section, wrong } from './report.ts';

/** The Odds API is slow. */
const SLOW_SOURCE_MS = 10_000;

const sports = v.array(v.object({ key: v.string() }));
const refusal = v.object({ error_code: v.string() });

/** Checks The Odds API: its list of sports (free), and one competition's bookmakers (one credit). */
export async function examineOdds(config: Config): Promise<Section | null> {
  const { odds, source, upstreamTimeoutMs } = config;
  const title = 'Prices: The Odds API';
  if (odds === null) return null;
  if (source.hasPrices) {
    const findings = [note(`ODDS_API_KEY has no effect with LIVE_SOURCE=${source.name}, which has its own odds`)];
    return { title, findings };
  }
  const timeoutMs = Math.max(SLOW_SOURCE_MS, upstreamTimeoutMs);
  const { calls, fetch } = recorder();
  const address = `${odds.url}/sports?apiKey=${encodeURIComponent(odds.key)}`;
  const request = new Request(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
  const known = { address: odds.url, setting: 'ODDS_API_KEY', hasKey: true };
  let answer: { status: number; body: unknown };
  try {
    const response = await fetch(request);
    answer = { status: response.status, body: await response.json().catch(() => null) };
  } catch (error) {
    const kind = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
    const detail = kind === 'timeout' ? `no answer within ${timeoutMs} ms` : messageOf(error);
    return { title, findings: [failed({ kind, detail }, known)] };
  }
  const after = [...quotaOf(quota.headers, calls), ...paceAndClock(calls, timeoutMs)];
  const listed = v.safeParse(sports, answer.body);
  if (answer.status !== 200 || !listed.success) {
    const code = v.is(refusal, answer.body) ? answer.body.error_code : '';
    if (code === 'OUT_OF_USAGE_CREDITS')
      return { title, findings: [wrong('this month’s credits are used up'), ...paceAndClock(calls, timeoutMs)] };
    const kind = answer.status === 200 ? 'shape' : kindOfStatus(answer.status);
    const detail = [`answered ${answer.status}`, code].filter(Boolean).join(': ');
    return { title, findings: [failed({ kind, detail }, known), ...after] };
  }
  const football = listed.output.map(({ key }) => key).filter((key) => key.startsWith('soccer_'));
  const findings = [
    good(`${odds.url} answers, ODDS_API_KEY is accepted`),
    good(`prices of ${counted(football.length, 'competition')} of football now`),
  ];
  const sport = football.find((key) => key === 'soccer_epl') ?? football[0];
  const matched = await bookmakerFindings(config, { sport, fetch });
  return { title, findings: [...findings, ...matched, ...after] };
}
