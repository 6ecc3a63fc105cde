import { extract } from '@extractus/oembed-extractor';
import { unfurl } from 'unfurl.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSnapshot } from '../../web/domain/listSchemas.ts';
import type { Match } from '../../web/domain/match.ts';
import { eventSlug } from '../../web/domain/slug.ts';
import { serveBuild } from '../support/serveBuild.mjs';

const root = new URL('../..', import.meta.url).pathname;

let site: Awaited<ReturnType<typeof serveBuild>>;
let matches: Match[];

beforeAll(async () => {
  const cf = { country: 'NL', timezone: 'Europe/Amsterdam' };
  site = await serveBuild({ root, port: 0, vars: { ENVIRONMENT: 'test' }, matchesPerDay: 60, cf });
  const answer = await fetch(new URL('/api/live?sport=football', site.url));
  const all = parseSnapshot(await answer.json())?.matches ?? [];
  matches = all.filter((_, index) => index % 4 === 0);
}, 60_000);

afterAll(() => site.close());

const addressOf = (match: Match) => String(new URL(`/match/${match.sport}/${eventSlug(match)}`, site.url));
const namesOf = ({ home, away }: Match) => [home?.name ?? '', away?.name ?? ''];

describe('the address of a match', () => {
  it('gives @extractus/oembed-extractor a title, a frame and a size', async () => {
    expect(matches.length).toBeGreaterThan(9);
    for (const match of matches) {
      const found = await extract(addressOf(match), { maxwidth: 320, theme: 'dark' });
      expect(found).toMatchObject({ type: 'rich', version: '1.0', width: 320, height: expect.any(Number) });
      expect(String(found.html)).toContain(`/embed/match/${match.id}?theme=dark"`);
      for (const name of namesOf(match)) expect(found.title).toContain(name);
    }
  });

  it('gives unfurl.js a title, a frame and a size', async () => {
    for (const match of matches) {
      const { oEmbed } = await unfurl(addressOf(match));
      expect(oEmbed).toMatchObject({ type: 'rich', width: 480, height: expect.any(Number) });
      expect(JSON.stringify(oEmbed)).toContain(`/embed/match/${match.id}`);
      for (const name of namesOf(match)) expect(oEmbed?.title).toContain(name);
    }
  });
});

describe('a competition and a team', () => {
  it('give both programs their frame, in Dutch too', async () => {
    const match = matches.find(({ round }) => /^Round \d+$/.test(round ?? ''));
    const { competition, home } = match ?? {};
    for (const [path, embed] of [
      [`/football/x/x-${competition?.id}/standings`, `/embed/table/${competition?.id}`],
      [`/nl/team/x-${home?.id}`, `/nl/embed/team/${home?.id}`],
    ] as const) {
      const address = String(new URL(path, site.url));
      expect(String((await extract(address)).html)).toContain(`${embed}"`);
      expect(JSON.stringify((await unfurl(address)).oEmbed)).toContain(embed);
    }
  });
});
