import { FIRST_LOCALE, LOCALES } from '../../../web/domain/locale.ts';
import { pathOf } from '../../../web/format/addresses/routes.ts';
import { failed, paceOfSite, recorder } from './calls.mjs';
import { certificateFindings } from './certificate.mjs';
import { lackingBindings } from './deploy.mjs';
import { pushFindings } from './push.mjs';
import { counted, good, note, unseen, wrong } from './report.mjs';
import { headerFindings, onHttps } from './siteHeaders.mjs';

const PATIENCE_MS = 10_000;

/** Parses a typed address (`scores.example.com/`) to an origin; null when it is invalid. */
function originOf(address) {
  const text = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(text) ? new URL(text).origin : null;
}

const request = (url, init = {}) =>
  new Request(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init });

const bearer = (secret) => ({ Authorization: `Bearer ${secret}` });

function sourceFindings(sources) {
  return Object.entries(sources ?? {}).flatMap(([name, { kind, ok, ageSeconds, problem }]) => {
    const age = ageSeconds === null || ageSeconds === undefined ? '' : `, ${ageSeconds} s old`;
    const text = `${name} (${kind})${age}`;
    return [ok ? good(`${text} is well`) : wrong(`${text} is not well${problem ? `: ${problem}` : ''}`)];
  });
}

function bindingFindings({ bindings, secrets }) {
  if (bindings === undefined) return [];
  return [
    good(`bindings: ${bindings.join(', ')}`),
    ...lackingBindings(bindings),
    good(`secrets that are set: ${secrets.join(', ') || 'none'}`),
  ];
}

/** Findings from `/api/health`. A local `OPS_TOKEN` requests the full report. */
async function healthFindings(origin, { OPS_TOKEN }, fetch) {
  const response = await fetch(
    request(`${origin}/api/health`, OPS_TOKEN ? { headers: bearer(OPS_TOKEN.split(',')[0]) } : {}),
  );
  if (response.status === 401) return [wrong('OPS_TOKEN here differs from the site’s')];
  const report = await response.json().catch(() => null);
  if (report === null || !('status' in report)) {
    return [wrong(`${origin}/api/health answers ${response.status}, but not like this site`)];
  }
  const version = report.version
    ? `, version ${report.version.id}${report.version.tag ? ` (${report.version.tag})` : ''}`
    : '';
  const text = `health: ${report.status}${version}`;
  return [
    response.status === 200 && report.status === 'ok' ? good(text) : wrong(`${text} (${response.status})`),
    ...(report.problem ? report.problem.split('\n').map(wrong) : []),
    ...(report.problems ?? []).map(note),
    ...(report.demonstration ? [note('the site shows made-up matches or offers (the demonstration)')] : []),
    ...sourceFindings(report.sources),
    ...pushFindings(report.push),
    ...bindingFindings(report),
    ...(OPS_TOKEN ? [] : [note('OPS_TOKEN is not set here, so bindings, secrets and quotas can’t be checked')]),
  ];
}

/** Sends a trial purge, which purges nothing: the site must accept it with the secret and refuse it without. */
async function purgeFindings(origin, { PURGE_SECRET }, fetch) {
  const purge = (headers) =>
    fetch(
      request(`${origin}/api/purge`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: '{"event":"trigger-test"}',
      }),
    );
  const open = await purge({});
  if (open.status === 503) return [note('PURGE_SECRET is not set on the site, so purges are refused')];
  if (open.status !== 401) return [wrong(`a purge without a secret answers ${open.status} instead of 401`)];
  if (!PURGE_SECRET)
    return [good('a purge without its secret is refused'), note('PURGE_SECRET is not set here, so no purge was tried')];
  const { status } = await purge({ 'X-Purge-Secret': PURGE_SECRET.split(',')[0] });
  if (status === 200) return [good('a trial purge works, and a purge without the secret is refused')];
  return [
    wrong(`a trial purge answers ${status}${status === 401 ? ': PURGE_SECRET here differs from the site’s' : ''}`),
  ];
}

/** Checks the first picture of a page, which is a flag or a logo. */
async function pictureFindings(origin, body, fetch) {
  const [, source] = /<img[^>]+?src="([^"]+)"/.exec(body) ?? [];
  if (source === undefined) return [];
  const { status } = await fetch(request(new URL(source.replaceAll('&amp;', '&'), origin)));
  return [status === 200 ? good('its first picture is there') : wrong(`the picture ${source} answers ${status}`)];
}

/** Checks the home page of each language, and a file of the first one. */
async function pageFindings(origin, fetch) {
  const findings = [];
  for (const locale of LOCALES) {
    const path = pathOf({ name: 'home' }, locale);
    const name = `the home page ${path}`;
    const response = await fetch(request(`${origin}${path}`));
    const body = await response.text();
    if (response.status !== 200) {
      findings.push(
        wrong(
          `${name} answers ${response.status}${response.headers.get('Location') ? ` to ${response.headers.get('Location')}` : ''}`,
        ),
      );
      continue;
    }
    findings.push(good(`${name} answers, ${counted(body.length, 'character')}`));
    if (locale !== FIRST_LOCALE) continue;
    findings.push(...headerFindings(response.headers, origin));
    const file = /\/assets\/[\w.-]+\.(?:css|js)/.exec(body)?.[0];
    if (file === undefined) findings.push(wrong('the home page loads neither style sheet nor script'));
    else {
      findings.push(...(await pictureFindings(new URL(origin), body, fetch)));
      const { status } = await fetch(request(`${origin}${file}`));
      findings.push(
        status === 200 ? good(`${file} is there`) : wrong(`${file} answers ${status}: pages have no style`),
      );
    }
  }
  return findings;
}

/**
 * Checks a running site as a visitor, and as an operator with the local `OPS_TOKEN` and `PURGE_SECRET`.
 *
 * @param {string} address
 * @param {Record<string, string>} vars
 * @returns {Promise<import('./report.mjs').Section[]>}
 */
export async function examineSite(address, vars) {
  const origin = originOf(address);
  const title = `Site: ${origin ?? address}`;
  if (origin === null)
    return [
      { title, findings: [wrong('this is not the address of a site; expected one like https://scores.example.com')] },
    ];
  const { calls, fetch } = recorder();
  try {
    const health = await healthFindings(origin, vars, fetch);
    const pages = await pageFindings(origin, fetch);
    const purge = await purgeFindings(origin, vars, fetch);
    const https = [...(await certificateFindings(origin)), ...(await onHttps(origin, fetch))];
    return [
      { title, findings: [...health, ...paceOfSite(calls)] },
      { title: 'Pages and headers', findings: [...pages, ...https] },
      { title: 'Purge', findings: purge },
    ];
  } catch (error) {
    if (error.name === 'TimeoutError')
      return [{ title, findings: [unseen(`${origin} gave no answer within ${PATIENCE_MS} ms`)] }];
    const unreachable = { kind: 'unreachable', detail: error.message };
    return [{ title, findings: [failed(unreachable, { address: origin, setting: null, hasKey: false })] }];
  }
}
