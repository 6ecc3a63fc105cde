import { expect, it } from 'vitest';
import { eventSlug } from '../../../../web/domain/slug.ts';
import { matchFrom, refusal, wireMatch } from '../../../support/wireMatch.ts';

it('names keep their hyphens', () => {
  const match = matchFrom({
    name: 'Paris Saint-Germain-Bodø-Glimt',
    home: { id: 'h', name: 'Paris Saint-Germain' },
    away: { id: 'a', name: 'Bodø-Glimt' },
  });
  expect([match.home.name, match.away.name]).toEqual(['Paris Saint-Germain', 'Bodø-Glimt']);
  expect(eventSlug(match)).toBe('paris-saint-germain-bodo-glimt-e1');
});

it('names with markup stay text and are removed from addresses', () => {
  const name = '<img src=x onerror=alert(1)>"\'&</script>';
  const match = matchFrom({ home: { id: 'h', name }, tournament: { id: 't', name, country: { id: 'c', name } } });
  expect(match.home.name).toBe(name);
  expect(eventSlug(match)).toMatch(/^[a-z0-9-]+$/);
  expect(match.competition.country.slug).toMatch(/^[a-z0-9-]+$/);
  expect(match.home.crest.main).toMatch(/^#[0-9a-f]{6}$/);
});

it('names of ten thousand characters are cut', () => {
  expect(matchFrom({ home: { id: 'h', name: 'x'.repeat(10_000) } }).home.name.length).toBeLessThanOrEqual(160);
  expect(matchFrom({ status: 'y'.repeat(10_000) }).state).toMatchObject({ kind: 'other', text: 'y'.repeat(160) });
});

it.each([
  [
    'characters escaped for a web page',
    'Brighton &amp; Hove&#32;Albion &lt;b&gt; &#x27;x&apos;',
    "Brighton & Hove Albion <b> 'x'",
  ],
  ['codes of no character', '&#99999999; &#xffffff; &copy;', '&#99999999; &#xffffff; &copy;'],
  ['marks that turn the text around', '\u202Ecba\u202C \u2067x\u2069\u200F', 'cba x'],
  ['invisible characters', 'A\u200Bj\u00ADa\uFEFFx\u3164\u2060', 'Ajax'],
  ['lines and tabs', 'Man\n\tUtd\u2028\u0000', 'Man Utd'],
  ['half a character', 'Ajax\uD83D', 'Ajax'],
  ['no characters at all', 'A\uFFFEj\uFFFFa\uFDD0x\u{1FFFE}&#65534;', 'Ajax'],
  ['an emoji', 'Ajax ⚽', 'Ajax ⚽'],
  ['joiners that a script needs', 'نفت\u200Cسفید', 'نفت\u200Cسفید'],
  ['piled-up marks', `A${'\u0300'.repeat(50)}jax`, `A${'\u0300'.repeat(4)}jax`],
])('names with %s become one line of text', (_, name, shown) => {
  expect(matchFrom({ home: { id: 'h', name } }).home.name).toBe(shown);
});

it('names are never cut within a character', () => {
  const { name } = matchFrom({ home: { id: 'h', name: `${'x'.repeat(159)}😀😀` } }).home;
  expect(name).toBe('x'.repeat(159));
  expect(() => encodeURIComponent(name)).not.toThrow();
});

it('names without visible characters refuse the record', () => {
  expect(refusal(wireMatch({ home: { id: 'h', name: '\u200B\u202E&#8203;' } }))).toContain('home.name');
});

it('names without Latin letters still get an address', () => {
  const away = { id: 'a', name: '全北现代' };
  expect(eventSlug(matchFrom({ home: { id: 'h', name: 'Спартак' }, away }))).toBe('e1');
  const country = matchFrom({ tournament: { id: 't', name: 'リーグ', country: { id: 'JP1', name: '日本' } } });
  expect(country.competition.country.slug).toBe('jp1');
});
