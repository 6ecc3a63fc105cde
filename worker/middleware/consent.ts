import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import { CONSENT, type Consent, consentOf } from '../../web/domain/preferences.ts';
import { requiresConsent } from '../policy/policyFor.ts';
import type { Analytics } from '../render/consentBar.ts';
import type { AppEnv } from './appEnv.ts';

/** Whether the browser asks not to be tracked (`Sec-GPC: 1`, `DNT: 1`). */
export function refusesTracking(headers: Headers): boolean {
  return headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1';
}

/** The visitor’s answer about analytics; null before an answer. A signal of the browser counts as "no". */
export function consentOfRequest(headers: Headers): Consent | null {
  return refusesTracking(headers) ? 'no' : consentOf(parse(headers.get('Cookie') ?? '', CONSENT)[CONSENT]);
}

/** The analytics of a request's page. A draft has none. */
export function analyticsFor({ req, var: { isolate, draft, visitor } }: Context<AppEnv>): Analytics {
  const { tagManagerId, consentByCountry } = isolate.config;
  const isRequired = consentByCountry && requiresConsent(visitor.country);
  if (tagManagerId === null || draft !== undefined) return { container: null, asks: false };
  const answer = consentOfRequest(req.raw.headers);
  const isGiven = answer === null ? !isRequired : answer === 'yes';
  return { container: isGiven ? tagManagerId : null, asks: answer === null && isRequired };
}

/** Whether analytics may load, as the settings page shows it; null if the site has none. */
export function analyticsChoice(context: Context<AppEnv>): Consent | 'signal' | null {
  if (context.var.isolate.config.tagManagerId === null) return null;
  if (refusesTracking(context.req.raw.headers)) return 'signal';
  return analyticsFor(context).container === null ? 'no' : 'yes';
}
