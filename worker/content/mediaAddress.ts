import type { Upstream } from '../upstream/fetchJson.ts';

/** Resolves a media URL. Strapi's local provider gives paths, other providers give URLs. Null for anything else. */
export function mediaAddress({ baseUrl }: Pick<Upstream, 'baseUrl'>, url: string | null): string | null {
  if (url === null) return null;
  if (/^\/(?![/\\])/.test(url)) return `${baseUrl}${url}`;
  return /^https?:\/\/[^\s"'<>]+$/i.test(url) ? url : null;
}
