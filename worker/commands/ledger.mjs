import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { hashedText } from '../settings/ledgerBinding.ts';
import { root } from './run.mjs';
import { localSettings } from './settings.mjs';

const USAGE = `npm run ledger -- --at 2026-11-21T15:00Z --country GB [--locale nl]   prints what a country was served
npm run ledger -- --verify                                            checks the chain of hashes

SITE_URL and OPS_TOKEN name the site.`;

/** Ends the command with a message. @param {string} message @param {number} code */
function end(message, code) {
  (code === 0 ? console.log : console.error)(message);
  process.exit(code);
}

const { SITE_URL: site, OPS_TOKEN: token } = localSettings(root, process.env);

async function ask(path) {
  const headers = { Authorization: `Bearer ${token.split(',')[0]}` };
  const response = await fetch(new URL(path, site), { headers }).catch((error) => end(`${site}: ${error.message}`, 2));
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  return end(`${site} answered ${response.status}: ${text.trim().slice(0, 300)}`, response.status === 404 ? 1 : 2);
}

async function verify() {
  let previous = null;
  let count = 0;
  for (let after = 0; ; ) {
    const { rows } = await ask(`/ops/ledger/rows?after=${after}`);
    for (const row of rows) {
      const hash = createHash('sha256').update(hashedText(row)).digest('hex');
      // The first row may follow rows that are older than five years and deleted.
      if (hash !== row.hash || (previous !== null && row.previous !== previous))
        end(`The chain is broken at row ${row.seq}, ${new Date(row.at).toISOString()}.`, 1);
      previous = row.hash;
      after = row.seq;
      count += 1;
    }
    if (rows.length === 0)
      return end(`The chain of ${count} rows is whole; its last hash is ${previous ?? 'none'}.`, 0);
  }
}

const options = {
  at: { type: 'string' },
  country: { type: 'string' },
  locale: { type: 'string', default: 'en' },
  verify: { type: 'boolean' },
};
let values = {};
try {
  ({ values } = parseArgs({ options }));
} catch {
  end(USAGE, 2);
}
if (!site || !token) end(USAGE, 2);
if (values.verify) await verify();
if (!values.at || !values.country) end(USAGE, 2);
const query = new URLSearchParams({ at: values.at, country: values.country, locale: values.locale });
console.log(JSON.stringify(await ask(`/ops/ledger?${query}`), null, 2));
