import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import type { Settings } from '../../../../web/domain/settings.ts';
import { hashedText, type LedgerMethods, type LedgerRow } from '../../../../worker/settings/ledgerBinding.ts';
import { siteWith, visitorOf } from '../../site.runtime.ts';

const TOKEN = 'a-token-of-operations-for-tests';
const site = siteWith({ OPS_TOKEN: TOKEN });
const ops = { Authorization: `Bearer ${TOKEN}` };

const chain = (name: string): LedgerMethods => env.LEDGER.getByName(name);

const shown = async (country: string, path = '/api/settings') => {
  const { 'x-visitor-now': _, ...headers } = visitorOf(country);
  return (await (await site(path, headers)).json()) as Settings;
};

/** Reads the ledger's answer about a place. */
async function served(query: string) {
  const response = await site(`/ops/ledger?${query}`, ops);
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

describe('the ledger', () => {
  it.each(['GB', 'NL', 'IT'])('reproduces the offers and the policy that %s was served', async (country) => {
    const { operators, policy } = await shown(country);
    const at = new Date(Date.now() + 1_000).toISOString();
    await expect
      .poll(async () => (await served(`country=${country}&at=${at}`)).answer.served)
      .toEqual({ operators, policy });
    expect(operators.length > 0).toBe(country !== 'IT');
  });

  it('keeps a version with its first and last time, and starts another with a change', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] });
    const ledger = chain('versions');
    const place = { country: 'GB', locale: 'en' };
    const note = async (hours: number, body: string) => {
      vi.setSystemTime(Date.parse('2026-11-21T10:00:00Z') + hours * 3_600_000);
      await ledger.note(place, body);
    };
    await note(0, '{"offer":1}');
    await note(1, '{"offer":1}');
    await note(24, '{"offer":1}');
    await note(30, '{"offer":2}');
    await note(31, '{"offer":1}');
    const at = async (instant: string) => {
      const found = await ledger.at(place, Date.parse(instant));
      return found && [found.body, new Date(found.first).toISOString(), new Date(found.last).toISOString()];
    };
    expect(await at('2026-11-21T09:59:59Z')).toBeNull();
    expect(await at('2026-11-22T12:00:00Z')).toEqual([
      '{"offer":1}',
      '2026-11-21T10:00:00.000Z',
      '2026-11-22T10:00:00.000Z',
    ]);
    expect((await at('2026-11-22T16:30:00Z'))?.[0]).toBe('{"offer":2}');
    expect((await at('2026-11-23T00:00:00Z'))?.[1]).toBe('2026-11-22T17:00:00.000Z');
    expect(await ledger.rows(0)).toHaveLength(4);
  });

  it('chains rows by their hashes, also those that come at once', async () => {
    const ledger = chain('hashes');
    const countries = ['GB', 'NL', 'DE', 'US', 'IE'];
    await Promise.all(countries.map((country) => ledger.note({ country, locale: 'en' }, `{"c":"${country}"}`)));
    const rows: LedgerRow[] = await ledger.rows(0);
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(rows.map(({ previous }) => previous)).toEqual(['', ...rows.slice(0, -1).map(({ hash }) => hash)]);
    for (const row of rows) {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hashedText(row)));
      const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
      expect(row.hash).toBe(hex.join(''));
    }
  });

  it('is closed to visitors, and refuses a wrong question', async () => {
    expect((await site('/ops/ledger?country=GB&at=2026-11-21', {})).status).toBe(401);
    expect((await served('country=gb&at=2026-11-21')).status).toBe(400);
    expect((await served('country=GB&at=yesterday')).answer.error).toContain('must be an instant');
    expect((await served('country=GB&at=2001-01-01')).status).toBe(404);
    expect((await site('/ops/ledger/rows?after=x', ops)).status).toBe(400);
  });
});
