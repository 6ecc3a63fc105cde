import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { hashedText } from '../settings/ledgerBinding.ts';
import { root } from './run.ts';
import { localSettings } from './settings.ts';
import { messageOf } from './thrown.ts';

const USAGE = `npm run ledger -- --at 2026-11-21T15:00Z --country GB [--locale nl]   prints what a country was served
npm run ledger -- --verify                                            checks the chain of hashes

SITE_URL and OPS_TOKEN name the site.`;

/** Ends the command with a message. */
function end(message: string, code: number): never {
  (code === 0 ? console.log : console.error)(message);
  process.exit(code);
}

/** A `LedgerRow`, in an answer of `/ops/ledger/rows`. */
const texts = v.entriesFromList(['country', 'locale', 'digest', 'previous', 'hash'], v.string());
const page = v.object({ rows: v.array(v.object({ seq: v.number(), at: v.number(), ...texts })) });

const { SITE_URL: site, OPS_TOKEN: token } = localSettings(root, process.env);

async function ask(path: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token?.split(',')[0]}` };
  const response = await fetch(new URL(path, site), { headers }).catch((error) =>
    end(`${site}: ${messageOf(error)}`, 2),
  );
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  return end(`${site} answered ${response.status}: ${text.trim().slice(0, 300)}`, response.status === 404 ? 1 : 2);
}

async function verify(): Promise<never> {
  let previous: string | null = null;
  let count = 0;
  for (let after = 0; ; ) {
    const { rows } = v.parse(page, await ask(`/ops/ledger/rows?after=${after}`));
    for (const row of rows) {
      const hash = createHash('sha256').update(hashedText(row)).digest('hex');
      // The first row may follow rows that are older than five years and deleted.
      if (hash !== row.hash || (previous !== null && row.previous !== previous))
        end(`The chain is broken at row ${row.seq}, ${new Date(row.at).toISOString()}.`, 1);
      previous = row.hash;
      after = row.seq;
      count += 1;
    }
    if (rows.length === 0) end(`The chain of ${count} rows is whole; its last hash is ${previous ?? 'none'}.`, 0);
  }
}

const options = {
  at: { type: 'string' },
  country: { type: 'string' },
  locale: { type: 'string', default: 'en' },
  verify: { type: 'boolean' },
} as const;
const words = () => {
  try {
    return parseArgs({ options }).values;
  } catch {
    return end(USAGE, 2);
  }
};
const { at, country, locale, verify: isVerifying } = words();
if (!site || !token) end(USAGE, 2);
if (isVerifying) await verify();
if (!at || !country) end(USAGE, 2);
const query = new URLSearchParams({ at, country, locale });
console.log(JSON.stringify(await ask(`/ops/ledger?${query}`), null, 2));
