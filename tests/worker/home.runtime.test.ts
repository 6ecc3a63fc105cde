import { exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';

const london = {
  'x-visitor-country': 'GB',
  'x-visitor-time-zone': 'Europe/London',
  'x-visitor-now': '2026-11-21T15:40:00Z',
};

function visit(path: string, headers: Record<string, string> = london): Promise<Response> {
  return exports.default.fetch(new Request(`https://scoreline.test${path}`, { headers, redirect: 'manual' }));
}

describe('the home page', () => {
  it('reads completely without script', async () => {
    const response = await visit('/');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('Football today');
    expect(html).toMatch(/class="row /);
  });
});
