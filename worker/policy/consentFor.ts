import { isKnownCountry } from './policyFor.ts';

/**
 * Countries whose law requires consent before analytics load: the EU with its outermost regions, the EEA, Great Britain
 * and Switzerland (ePrivacy Directive article 5.3, PECR regulation 6).
 */
const REQUIRED = new Set(
  (
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE ' +
    'AX GF GP MF MQ RE YT IS LI NO GB CH'
  ).split(' '),
);

/** Whether a country (ISO 3166-1 alpha-2, upper case) requires consent. Unknown countries and Tor (`T1`) do. */
export function requiresConsent(country: string): boolean {
  return REQUIRED.has(country) || !isKnownCountry(country);
}
