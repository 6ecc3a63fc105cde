import { hash } from 'node:crypto';
import { isDevelopment } from 'virtual:client-assets';
import { ANALYTICS_HOSTS, TAG_MANAGER_HOST } from '../../web/domain/tagManager.ts';
import {
  FOLDED_SCRIPT,
  LATE_SCRIPT,
  PLACE_SCRIPT,
  SCRIPT_LOADER,
  THEME_SCRIPT,
  WHOLE_SCRIPT,
} from './inlineScripts.ts';

export const POLICY_HEADER = 'Content-Security-Policy';

/** Browsers report violations here. */
export const REPORTS_PATH = '/api/reports';

/** For answers that load nothing: data, feeds, pictures, redirects, and pages without script and style. */
export const BARE_POLICY =
  "default-src 'none'; script-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Value of the `Reporting-Endpoints` header, which `report-to` names. */
export const REPORTING_ENDPOINTS = `policy="${REPORTS_PATH}"`;

/**
 * Trusted Types policies that may turn text into script or markup: the one of `NoHydration`, the one that registers the
 * service worker of alerts, and with a tag manager `default` and its own.
 */
function trustedTypes({ tagManager, alerts = false }: PolicyParts): string[] {
  if (isDevelopment) return [];
  const policies = ['still', ...(alerts ? ['alerts'] : []), ...(tagManager ? ['default', 'goog#html'] : [])];
  return ["require-trusted-types-for 'script'", `trusted-types ${policies.join(' ')}`];
}

let inlineScripts: string | undefined;

/** The hash of an inline script or style, as a policy names it. */
export const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

interface PolicyParts {
  tagManager: boolean;
  /** Older Safari does not count the site’s own sockets as `'self'`. */
  url: string;
  /** The only origin that may frame the page: the editors’ panel; null for none. */
  framedBy: string | null;
  /** Whether the page frames pages of the site itself. */
  framesOwn?: boolean;
  /** An inline script of this page alone. */
  script?: string;
  /** Whether visitors can subscribe to alerts. */
  alerts?: boolean;
}

function socketsOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}

/**
 * A page’s content security policy: the site’s own files and inline scripts by hash. Pictures of other hosts come
 * through `/image`. The tag manager’s hosts are allowed only if the site has one. The Vite client needs inline scripts
 * and a socket.
 */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const { tagManager, url, framedBy, framesOwn, script } = parts;
  inlineScripts ??= [THEME_SCRIPT, FOLDED_SCRIPT, WHOLE_SCRIPT, PLACE_SCRIPT, SCRIPT_LOADER, LATE_SCRIPT]
    .map(hashOf)
    .join(' ');
  const scripts = isDevelopment
    ? "'self' 'unsafe-inline'"
    : `'self' ${inlineScripts}${script === undefined ? '' : ` ${hashOf(script)}`}`;
  const styles = isDevelopment ? "'self' 'unsafe-inline'" : "'self'";
  const manager = tagManager ? ` ${TAG_MANAGER_HOST}` : '';
  const hits = tagManager ? ` ${ANALYTICS_HOSTS.join(' ')}` : '';
  return [
    "default-src 'none'",
    `script-src ${scripts}${manager}`,
    `style-src ${styles}`,
    "font-src 'self'",
    `img-src 'self' data:${hits}`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ` ${socketsOf(url)}`}${hits}`,
    ...(tagManager || framesOwn ? [`frame-src${framesOwn ? " 'self'" : ''}${manager}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
    ...trustedTypes(parts),
    `report-uri ${REPORTS_PATH}`,
    'report-to policy',
  ].join('; ');
}
