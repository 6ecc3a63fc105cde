import * as v from 'valibot';
import { ALERT_KINDS, ALERTS } from '../../domain/alerts.ts';
import type { Follow } from '../../domain/follow.ts';
import { isFollow } from '../../domain/follows.ts';
import { forget, readStored, store } from './stored.ts';

const keptSchema = v.object({
  list: v.array(
    v.object({
      follow: v.custom<Follow>((text) => typeof text === 'string' && isFollow(text)),
      /** The name in each language. */
      names: v.record(v.string(), v.string()),
      kinds: v.array(v.picklist(ALERT_KINDS)),
    }),
  ),
  /** When the site last got them, and with which choices of the visitor. */
  renewed: v.object({ at: v.number(), choices: v.string() }),
});

/** The alerts of this browser for matches, teams and competitions. */
export type KeptAlerts = v.InferOutput<typeof keptSchema>;
export type KeptAlert = KeptAlerts['list'][number];

export function keptAlerts(): KeptAlerts {
  try {
    return v.parse(keptSchema, JSON.parse(readStored(ALERTS) ?? ''));
  } catch {
    return { list: [], renewed: { at: 0, choices: '' } };
  }
}

/** Stores the alerts, or deletes the entry if there are none. */
export function keepAlerts(kept: KeptAlerts): void {
  if (kept.list.length === 0) forget(ALERTS);
  else store(ALERTS, JSON.stringify(kept));
}
