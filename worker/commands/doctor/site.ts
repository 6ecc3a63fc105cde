import * as v from 'valibot';
import { FIRST_LOCALE, LOCALES } from '../../../web/domain/locale.ts';
import { pathOf } from '../../../web/format/addresses/routes.ts';
import type { PlainFetch } from '../../upstream/fetchJson.ts';
import { messageOf } from '../thrown.ts';
import { failed, paceAndClock, recorder } from './calls.ts';
import { certificateFindings } from './certificate.ts';
import { lackingBindings } from './deploy.ts';
import { pushFindings } from './push.ts';
import { counted, type Finding, good, note, type Section, unseen, wrong } from './report.ts';
import { headerFindings, onHttps } from './siteHeaders.ts';

const PATIENCE_MS = 10_000;

/** Parses a typed address (`scores.example.com/`) to an origin; null when it is invalid. */
function originOf(address: string): string | null {
  const text = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(text) ? new URL(text).origin : null;
}

const request = (url: string | URL, init: RequestInit = {}) =>
  new Request(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init });

type Vars = Readonly<Record<string, string>>;

/** The first of several secrets, which the site expects from now on. */
const newest = (secrets: string) => secrets.replace(/,.*/s, '');

const [text, texts] = [v.string(), v.array(v.string())];
const age = v.nullish(v.number(), null);
const source = v.object({ kind: text, ok: v.boolean(), ageSeconds: age, problem: v.nullish(text) });

/** The report of `/api/health`. A site whose settings can’t be used has only `status` and `problem`. */
const health = v.object({
  status: text,
  problem: v.optional(text),
  version: v.nullish(v.object({ id: text, tag: v.optional(text, '') })),
  problems: v.optional(texts, []),
  demonstration: v.optional(v.boolean(), false),
  sources: v.optional(v.record(text, source), {}),
  push: v.optional(v.unknown()),
  bindings: v.optional(texts),
  secrets: v.optional(texts, []),
});

type Health = v.InferOutput<typeof health>;

function sourceFindings(sources: Health['sources']): Finding[] {
  return Object.entries(sources).map(([name, { kind, ok, ageSeconds, problem }]) => {
    const dated = `${name} (${kind})${ageSeconds === null ? '' : `, ${ageSeconds} s old`}`;
    return ok ? good(`${dated} is well`) : wrong(`${dated} is not well${problem ? `: ${problem}` : ''}`);
  });
}

function bindingFindings({ bindings, secrets }: Health): Finding[] {
  if (bindings === undefined) return [];
  return [
    good(`bindings: ${bindings.join(', ')}`),
    ...lackingBindings(bindings),
    good(`secrets that are set: ${secrets.join(', ') || 'none'}`),
  ];
}

/** Findings from `/api/health`. A local `OPS_TOKEN` requests the full report. */
async function healthFindings(origin: string, { OPS_TOKEN }: Vars, fetch: PlainFetch): Promise<Finding[]> {
  const headers = OPS_TOKEN ? { Authorization: `Bearer ${newest(OPS_TOKEN)}` } : undefined;
  const response = await fetch(request(`${origin}/api/health`, { headers }));
  if (response.status === 401) return [wrong('OPS_TOKEN here differs from the site’s')];
  const read = v.safeParse(health, await response.json().catch(() => null));
  if (!read.success) return [wrong(`${origin}/api/health answers ${response.status}, but not like this site`)];
  const report = read.output;
  const { id, tag } = report.version ?? { id: '', tag: '' };
  const version = id && `, version ${id}${tag && ` (${tag})`}`;
  const state = `health: ${report.status}${version}`;
  return [
    response.status === 200 && report.status === 'ok' ? good(state) : wrong(`${state} (${response.status})`),
    ...(report.problem ? report.problem.split('\n').map(wrong) : []),
    ...report.problems.map(note),
    ...(report.demonstration ? [note('the site shows made-up matches or offers (the demonstration)')] : []),
    ...sourceFindings(report.sources),
    ...pushFindings(report.push),
    ...bindingFindings(report),
    ...(OPS_TOKEN ? [] : [note('OPS_TOKEN is not set here, so bindings, secrets and quotas can’t be checked')]),
  ];
}

/** Sends a trial purge, which purges nothing: the site must accept it with the secret and refuse it without. */
async function purgeFindings(origin: string, { PURGE_SECRET }: Vars, fetch: PlainFetch): Promise<Finding[]> {
  const trial = { method: 'POST', body: '{"event":"trigger-test"}' };
  const purge = (secret: Record<string, string>) => {
    const headers = { 'Content-Type': 'application/json', ...secret };
    return fetch(request(`${origin}/api/purge`, { ...trial, headers }));
  };
  const open = await purge({});
  if (open.status === 503) return [note('PURGE_SECRET is not set on the site, so purges are refused')];
  if (open.status !== 401) return [wrong(`a purge without a secret answers ${open.status} instead of 401`)];
  if (!PURGE_SECRET)
    return [good('a purge without its secret is refused'), note('PURGE_SECRET is not set here, so no purge was tried')];
  const { status } = await purge({ 'X-Purge-Secret': newest(PURGE_SECRET) });
  if (status === 200) return [good('a trial purge works, and a purge without the secret is refused')];
  const why = status === 401 ? ': PURGE_SECRET here differs from the site’s' : '';
  return [wrong(`a trial purge answers ${status}${why}`)];
}

/** Checks the first picture of a page, which is a flag or a logo. */
async function pictureFindings(origin: string, body: string, fetch: PlainFetch): Promise<Finding[]> {
  const [, source] = /<img[^>]+?src="([^"]+)"/.exec(body) ?? [];
  if (source === undefined) return [];
  const { status } = await fetch(request(new URL(source.replaceAll('&amp;', '&'), origin)));
  return [status === 200 ? good('its first picture is there') : wrong(`the picture ${source} answers ${status}`)];
}

/** Checks the home page of each language, and a file of the first one. */
async function pageFindings(origin: string, fetch: PlainFetch): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const locale of LOCALES) {
    const path = pathOf({ name: 'home' }, locale);
    const name = `the home page ${path}`;
    const response = await fetch(request(`${origin}${path}`));
    const body = await response.text();
    if (response.status !== 200) {
      const target = response.headers.get('Location');
      findings.push(wrong(`${name} answers ${response.status}${target ? ` to ${target}` : ''}`));
      continue;
    }
    findings.push(good(`${name} answers, ${counted(body.length, 'character')}`));
    if (locale !== FIRST_LOCALE) continue;
    findings.push(...headerFindings(response.headers, origin));
    const file = /\/assets\/[\w.-]+\.(?:css|js)/.exec(body)?.[0];
    if (file === undefined) findings.push(wrong('the home page loads neither style sheet nor script'));
    else {
      findings.push(...(await pictureFindings(origin, body, fetch)));
      const { status } = await fetch(request(`${origin}${file}`));
      const isThere = status === 200;
      findings.push(isThere ? good(`${file} is there`) : wrong(`${file} answers ${status}: pages have no style`));
    }
  }
  return findings;
}

/** Checks a running site as a visitor, and as an operator with the local `OPS_TOKEN` and `PURGE_SECRET`. */
export async function examineSite(address: string, vars: Vars): Promise<Section[]> {
  const origin = originOf(address);
  const title = `Site: ${origin ?? address}`;
  const like = 'this is not the address of a site; expected one like https://scores.example.com';
  if (origin === null) return [{ title, findings: [wrong(like)] }];
  const { calls, fetch } = recorder();
  try {
    const health = await healthFindings(origin, vars, fetch);
    const pages = await pageFindings(origin, fetch);
    const purge = await purgeFindings(origin, vars, fetch);
    const https = [...(await certificateFindings(origin)), ...(await onHttps(origin, fetch))];
    return [
      { title, findings: [...health, ...paceAndClock(calls, null)] },
      { title: 'Pages and headers', findings: [...pages, ...https] },
      { title: 'Purge', findings: purge },
    ];
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return [{ title, findings: [unseen(`${origin} gave no answer within ${PATIENCE_MS} ms`)] }];
    const source = { address: origin, setting: null, hasKey: false };
    return [{ title, findings: [failed({ kind: 'unreachable', detail: messageOf(error) }, source)] }];
  }
}
