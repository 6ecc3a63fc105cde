import type { Upstream } from '../upstream/fetchJson.ts';

/** The address of a media file: relative to the content system with its local provider, absolute with others. */
export function mediaAddress({ baseUrl }: Upstream, url: string | null): string | null {
  if (url === null) return null;
  if (/^\/(?![/\\])/.test(url)) return `${baseUrl}${url}`;
  return /^https?:\/\/[^\s"'<>]+$/i.test(url) ? url : null;
}
