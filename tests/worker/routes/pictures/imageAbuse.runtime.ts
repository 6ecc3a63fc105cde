import { vi } from 'vitest';
import type { Env } from '../../../../worker/settings/env.ts';
import { fakeFetch, newUrl } from '../../../support/fakeFetch.runtime.ts';
import { siteWith, visitorOf } from '../../site.runtime.ts';

const PNG = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
export const png = () => new Response(PNG, { headers: { 'Content-Type': 'image/png' } });

/** A site with a picture host and an `IMAGES` binding. It counts the calls of both. */
export function abused(respond: (url: string) => Response | Promise<Response>) {
  const host = newUrl('pictures');
  const calls = vi.fn(respond);
  fakeFetch({ [host]: ({ url }) => calls(url) });
  const made = vi.fn(async ({ format }: { format: string; quality: number }) => ({
    response: () => new Response(new Uint8Array([1, 2, 3])),
    contentType: () => format,
  }));
  const IMAGES: Env['IMAGES'] = Object({ input: () => ({ transform: () => ({ output: made }) }) });
  // Hundreds of pictures take seconds on a busy machine, so the timeout is long.
  const site = siteWith({ IMAGES, MEDIA_HOSTS: new URL(host).host, UPSTREAM_TIMEOUT_MS: '30000' });
  const ask = (name: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    site(`/image?${new URLSearchParams({ url: `${host}/${name}`, w: '96', ...query })}`, visitorOf('GB', headers));
  return { ask, calls, made };
}
