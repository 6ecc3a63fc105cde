import { ALERT_KINDS, ALERTS, type AlertKind } from '../../domain/alerts.ts';
import type { Follow } from '../../domain/follow.ts';
import { isFollow } from '../../domain/follows.ts';
import { forget, readStored, store } from './stored.ts';

/** The alerts of a match, team or competition, by the name that the visitor saw. */
export interface KeptAlert {
  follow: Follow;
  name: string;
  kinds: AlertKind[];
}

/** The alerts of this browser. `renewed`: when the site last heard of them, and with which choices of the visitor. */
export interface KeptAlerts {
  list: KeptAlert[];
  renewed: { at: number; choices: string };
}

function listIn(value: unknown): KeptAlert[] {
  return (Array.isArray(value) ? value : []).flatMap(({ follow, name, kinds }: Partial<Record<string, unknown>>) => {
    if (typeof follow !== 'string' || !isFollow(follow) || !Array.isArray(kinds)) return [];
    return [{ follow, name: String(name), kinds: ALERT_KINDS.filter((kind) => kinds.includes(kind)) }];
  });
}

export function keptAlerts(): KeptAlerts {
  try {
    const { list, at, choices } = JSON.parse(readStored(ALERTS) ?? '{}');
    return { list: listIn(list), renewed: { at: Number(at) || 0, choices: String(choices) } };
  } catch {
    return { list: [], renewed: { at: 0, choices: '' } };
  }
}

/** Keeps the alerts; forgets all of it without any. */
export function keepAlerts({ list, renewed }: KeptAlerts): void {
  if (list.length === 0) forget(ALERTS);
  else store(ALERTS, JSON.stringify({ list, ...renewed }));
}
