import { mirrorInCookie, store } from './stored.ts';

const KEY = 'zone';

/** Zones to choose from; a browser that can't list them offers its own alone. */
export function knownZones(): string[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [own];
}

/**
 * Remembers a zone and loads the page anew, because days and kick-offs are cut by the server. An empty zone goes back to
 * what the edge says.
 */
export function chooseZone(zone: string): void {
  store(KEY, zone);
  mirrorInCookie(KEY, zone);
  location.reload();
}
