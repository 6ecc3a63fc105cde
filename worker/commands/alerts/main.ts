import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { postAlert } from '../../base/postAlert.ts';
import { root } from '../run.ts';
import { messageOf, reasonOf } from '../thrown.ts';
import { alertFile, firing } from './evaluate.ts';

const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = process.env;
const api = process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4';
if (!account || !token) {
  console.error('Set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN (Account Analytics: Read).');
  process.exit(2);
}

const address = `${api}/accounts/${account}/analytics_engine/sql`;
const answer = v.object({ data: v.array(v.record(v.string(), v.unknown())) });

async function ask(query: string): Promise<number | null> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: `${query} FORMAT JSON`,
    signal: AbortSignal.timeout(20_000),
  }).catch((error) => {
    throw new Error(`No alert was looked at: ${address} can’t be reached: ${reasonOf(error)}`);
  });
  if (!response.ok)
    throw new Error(
      `No alert was looked at: Analytics Engine answered ${response.status}: ${(await response.text()).slice(0, 200)}`,
    );
  const [row] = v.parse(answer, await response.json()).data;
  const value = row?.value == null ? Number.NaN : Number(row.value);
  return Number.isFinite(value) ? value : null;
}

const file = v.parse(alertFile, JSON.parse(readFileSync(resolve(root, '.github/alerts.json'), 'utf8')));
try {
  const fired = await firing(file, ask);
  for (const { name, says, value } of fired) console.log(`✗ ${name}: ${says} (${value}); .github/runbook.md#${name}`);
  const { ALERT_WEBHOOK: webhook } = process.env;
  if (webhook) {
    for (const { name, says, value } of fired) {
      // The address is a secret, and errors may quote it.
      await postAlert(webhook, `${name}: ${says} (${value})`).catch((error) =>
        console.error(`${name} was not told: ${String(error).replaceAll(webhook, 'ALERT_WEBHOOK')}`),
      );
    }
  }
  if (fired.length === 0) console.log(`None of ${file.alerts.length} alerts fires.`);
  process.exit(fired.length === 0 ? 0 : 1);
} catch (error) {
  console.error(messageOf(error));
  process.exit(2);
}
