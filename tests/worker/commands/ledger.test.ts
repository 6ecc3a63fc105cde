import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { root, run } from '../../../worker/commands/run.ts';
import { hashedText, type LedgerRow } from '../../../worker/settings/ledgerBinding.ts';
import { listen } from '../../support/listen.ts';

function chainOf(countries: readonly string[]): LedgerRow[] {
  let previous = '';
  return countries.map((country, index) => {
    const row = { seq: index + 1, at: 1_795_273_200_000, country, locale: 'en', digest: 'd', previous };
    previous = createHash('sha256').update(hashedText(row)).digest('hex');
    return { ...row, hash: previous };
  });
}

/** Runs `npm run ledger` against a site with this chain. */
async function verify(rows: readonly LedgerRow[]) {
  const server = createServer(({ url = '', headers }, answer) => {
    const after = Number(new URL(url, 'http://site').searchParams.get('after'));
    answer.statusCode = headers.authorization === 'Bearer secret' ? 200 : 401;
    answer.end(JSON.stringify({ rows: rows.filter(({ seq }) => seq > after).slice(0, 2) }));
  });
  const { url, close } = await listen(server);
  const words = ['worker/commands/npm.mjs', 'worker/commands/ledger.ts', '--verify'];
  const env = { SITE_URL: url, OPS_TOKEN: 'secret' };
  const result = await run(process.execPath, words, { cwd: root, quiet: true, env });
  await close();
  return result;
}

it('npm run ledger finds a whole chain, and the row at which another is broken', async () => {
  const rows = chainOf(['GB', 'NL', 'DE']);
  const whole = await verify(rows);
  expect(whole.output).toContain('The chain of 3 rows is whole');
  expect(whole.code).toBe(0);
  const forged = rows.map((row) => (row.seq === 2 ? { ...row, digest: 'other' } : row));
  const broken = await verify(forged);
  expect(broken.output).toContain('The chain is broken at row 2');
  expect(broken.code).toBe(1);
});
