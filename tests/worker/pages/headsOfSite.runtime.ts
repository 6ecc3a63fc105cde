import { vi } from 'vitest';
import { kindOf, linksIn, turnsOfKinds } from '../../crawl/addresses.ts';
import { type Head, headOf } from '../../crawl/heads.ts';
import { demonstrationOf } from '../../support/demonstration.runtime.ts';
import { ORIGIN, siteWith, visitorOf } from '../site.runtime.ts';

const addressesIn = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address.slice(ORIGIN.length));

/** The heads of indexed pages. Opens at most this many pages, alternating between the kinds of pages. */
export async function headsOfSite(mostPages: number): Promise<Head[]> {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  const site = siteWith({ LIVE_API_URL: demonstrationOf(20), POLLER: undefined });
  const open = async (path: string) => {
    const response = await site(path, visitorOf('GB'));
    return { status: response.status, text: await response.text() };
  };
  const pages = turnsOfKinds<string>(kindOf);
  const add = (path: string) => {
    if (!/^\/(nl\/)?(play|speel|assets|search|zoeken)|\?(?!date=[^&]*$)/.test(path)) pages.add(path, path);
  };
  const maps = addressesIn((await open('/sitemap.xml')).text);
  for (const map of maps) for (const path of addressesIn((await open(map)).text)) add(path);
  const heads: Head[] = [];
  for (let opened = 0; opened < mostPages; opened += 1) {
    const path = pages.next();
    if (path === undefined) break;
    const { status, text } = await open(path);
    if (status !== 200) continue;
    const head = headOf(path, text);
    if (head !== null) heads.push(head);
    for (const link of linksIn(text, path)) add(link);
  }
  return heads;
}
