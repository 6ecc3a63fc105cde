import { isDevelopment } from 'virtual:client-assets';
import { ANALYTICS_HOSTS, TAG_MANAGER_HOST } from '../../web/browser/tagManager.ts';
import { FOLDED_SCRIPT, SCRIPT_LOADER, THEME_SCRIPT } from './inlineScripts.ts';

/** The header that a document's policy stands in. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** Where browsers report what they refused. */
export const REPORTS_PATH = '/api/reports';

/** The policy of what is no page of the site (data, feeds, pictures, redirects) or a page without script and style: nothing is loaded. */
export const BARE_POLICY =
  "default-src 'none'; script-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Value of the `Reporting-Endpoints` header that the policy's `report-to` names. */
export const REPORTING_ENDPOINTS = `policy="${REPORTS_PATH}"`;

/**
 * Text becomes script or markup by these policies alone (Trusted Types): that of `NoHydration`, and with a tag manager the one that
 * names the hosts of its scripts (`default`) and its own.
 */
function trustedTypes(tagManager: boolean): string[] {
  if (isDevelopment) return [];
  return ["require-trusted-types-for 'script'", `trusted-types still${tagManager ? ' default goog#html' : ''}`];
}

let inlineScripts: Promise<string[]> | undefined;

async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** What decides the policy of a page. */
interface PolicyParts {
  tagManager: boolean;
  /** The page's address: older Safari does not take the site's own sockets for `'self'`. */
  url: string;
  /** The one origin that may show the page in a frame: the editors' panel; null for none. */
  framedBy: string | null;
}

function socketsOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}

/**
 * The content security policy of a page: the site's own files, the inline scripts by their hashes, nothing else. Pictures
 * of other hosts come by way of `/image`. The tag manager's host is let in only where the site has one. Under `vite dev` the development client needs inline scripts and a socket.
 */
export async function contentSecurityPolicy({ tagManager, url, framedBy }: PolicyParts): Promise<string> {
  inlineScripts ??= Promise.all([THEME_SCRIPT, FOLDED_SCRIPT, SCRIPT_LOADER].map(hashOf));
  const scripts = isDevelopment ? "'self' 'unsafe-inline'" : `'self' ${(await inlineScripts).join(' ')}`;
  const styles = isDevelopment ? "'self' 'unsafe-inline'" : "'self'";
  const manager = tagManager ? ` ${TAG_MANAGER_HOST}` : '';
  const hits = tagManager ? ` ${ANALYTICS_HOSTS.join(' ')}` : '';
  return [
    "default-src 'none'",
    `script-src ${scripts}${manager}`,
    `style-src ${styles}`,
    `img-src 'self' data:${hits}`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ` ${socketsOf(url)}`}${hits}`,
    ...(tagManager ? [`frame-src${manager}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
    ...trustedTypes(tagManager),
    `report-uri ${REPORTS_PATH}`,
    'report-to policy',
  ].join('; ');
}
