import { isDevelopment } from 'virtual:client-assets';
import { TAG_MANAGER_HOST } from '../../web/analytics/tagManager.ts';
import { FOLDED_SCRIPT, SCRIPT_LOADER, THEME_SCRIPT } from './inlineScripts.ts';

let inlineScripts: Promise<string[]> | undefined;

async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * The content security policy of a page: the site's own files, the inline scripts by their hashes, nothing else. Pictures
 * of other hosts come by way of `/image`. The tag manager's host is let in only where the site has one. Under `vite dev` the development client needs inline scripts and a socket.
 */
export async function contentSecurityPolicy({ tagManager }: { tagManager: boolean }): Promise<string> {
  inlineScripts ??= Promise.all([THEME_SCRIPT, FOLDED_SCRIPT, SCRIPT_LOADER].map(hashOf));
  const scripts = isDevelopment ? "'self' 'unsafe-inline'" : `'self' ${(await inlineScripts).join(' ')}`;
  const styles = isDevelopment ? "'self' 'unsafe-inline'" : "'self'";
  const manager = tagManager ? ` ${TAG_MANAGER_HOST}` : '';
  return [
    "default-src 'none'",
    `script-src ${scripts}${manager}`,
    `style-src ${styles}`,
    `img-src 'self' data:${manager}`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${manager}`,
    ...(tagManager ? [`frame-src${manager}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
