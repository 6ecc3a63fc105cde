import { watchLog as log } from '../base/log.ts';
import type { Env } from '../settings/env.ts';

/** An alert that still fires is told again after this time. */
const AGAIN_SECONDS = 3600;

/** Posts words to a webhook of Slack, Mattermost, Teams (`text`) or Discord (`content`). Throws if it does not take them. */
export async function postAlert(webhook: string, words: string): Promise<void> {
  const response = await fetch(webhook, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: words, content: words }),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

/** Tells the operator (`ALERT_WEBHOOK`) of alerts that were not told within an hour. A failure is logged and tried again. */
export async function deliver(env: Env, alerts: readonly { name: string; says: string }[]): Promise<void> {
  const webhook = env.ALERT_WEBHOOK?.trim();
  if (!webhook) return;
  for (const { name, says } of alerts) {
    const key = `alert:${name}`;
    try {
      if ((await env.CACHE?.get(key)) != null) continue;
      await postAlert(webhook, `${env.SITE_URL || env.SITE_NAME || 'Scoreline'}: ${name}: ${says}`);
      await env.CACHE?.put(key, '1', { expirationTtl: AGAIN_SECONDS });
    } catch (error) {
      log('error', 'alert not delivered', { alert: name, detail: String(error).slice(0, 200) });
    }
  }
}
