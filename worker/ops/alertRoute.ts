import { watchLog as log } from '../base/log.ts';
import { postAlert } from '../base/postAlert.ts';
import type { Env } from '../settings/env.ts';

/** An alert that still fires is told again after this time. */
const AGAIN_SECONDS = 3600;

/**
 * Tells the operator (`ALERT_WEBHOOK`) of alerts that were not told within an hour. A failure is logged and tried again.
 * Without the store an alert is told again each minute: twice is better than never.
 */
export async function deliver(env: Env, alerts: readonly { name: string; says: string }[]): Promise<void> {
  const webhook = env.ALERT_WEBHOOK?.trim();
  if (!webhook) return;
  // The address is a secret, and errors may quote it.
  const failed = (event: string, alert: string) => (error: unknown) => {
    const detail = String(error).replaceAll(webhook, 'ALERT_WEBHOOK').slice(0, 200);
    log('error', event, { alert, detail });
    return null;
  };
  for (const { name, says } of alerts) {
    const key = `alert:${name}`;
    const told = await env.CACHE?.get(key).catch(failed('told alerts unreadable', name));
    if (told != null) continue;
    const words = `${env.SITE_URL || env.SITE_NAME || 'Scoreline'}: ${name}: ${says}`;
    await postAlert(webhook, words)
      .then(() => env.CACHE?.put(key, '1', { expirationTtl: AGAIN_SECONDS }).catch(failed('alert not kept', name)))
      .catch(failed('alert not delivered', name));
  }
}
