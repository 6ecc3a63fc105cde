import type { PlainFetch } from '../../upstream/fetchJson.ts';
import { type Finding, good, wrong } from './report.ts';

/** Required headers of a page, with their purpose. */
const WANTED: readonly (readonly [name: string, pattern: RegExp, purpose: string])[] = [
  ['Content-Security-Policy', /default-src 'none'/, 'blocks unknown scripts'],
  ['X-Content-Type-Options', /^nosniff$/, 'stops browsers from guessing file types'],
  ['X-Frame-Options', /^DENY$/, 'stops other sites from framing this one'],
  ['Referrer-Policy', /strict-origin|no-referrer|same-origin/, 'hides full addresses from other sites'],
];

/** Checks a page's headers, because a proxy in front of the worker may change them. */
export function headerFindings(headers: Headers, origin: string): Finding[] {
  const wanted: typeof WANTED = origin.startsWith('https:')
    ? [...WANTED, ['Strict-Transport-Security', /^max-age=[1-9]/, 'makes browsers use https (HSTS)']]
    : WANTED;
  const lacking = wanted.filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''));
  if (lacking.length === 0) return [good(`all security headers are set: ${wanted.map(([name]) => name).join(', ')}`)];
  return lacking.map(([name, , purpose]) => {
    const value = headers.get(name);
    return wrong(`${name}, which ${purpose}, ${value === null ? 'is missing' : `is "${value.slice(0, 80)}"`}`);
  });
}

/** Checks that plain HTTP redirects to https. Skipped for a site on another port. */
export async function onHttps(origin: string, fetch: PlainFetch): Promise<Finding[]> {
  if (!origin.startsWith('https:') || new URL(origin).port !== '') return [];
  const plain = `${origin.replace('https:', 'http:')}/`;
  const response = await fetch(new Request(plain, { redirect: 'manual', signal: AbortSignal.timeout(5000) })).catch(
    () => null,
  );
  if (response === null) return [good('plain HTTP is not served')];
  const leads = [301, 307, 308].includes(response.status) && response.headers.get('Location')?.startsWith('https:');
  return [leads ? good('plain HTTP leads to https') : wrong(`plain HTTP answers ${response.status}: set SITE_URL`)];
}
