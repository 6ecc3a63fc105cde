import { describe, expect, it } from 'vitest';
import { plainText } from '../../../worker/content/richText.ts';

const paragraphs = (text: string) => plainText(text).paragraphs;

describe('rich text', () => {
  it('parts paragraphs at empty lines', () => {
    expect(paragraphs('One\nline.\r\n\r\nTwo.')).toEqual(['One line.', 'Two.']);
  });

  it('drops marks and keeps words', () => {
    expect(paragraphs('## Odds\n\nCheck **first**, then _bet_. `18+` ~~never~~ a_b_c 2*3*4')).toEqual([
      'Odds',
      'Check first, then bet. 18+ never a_b_c 2*3*4',
    ]);
  });

  it('gives every entry of a list a line', () => {
    expect(paragraphs('Rules:\n- one\n- two\n1. first')).toEqual(['Rules:', '• one', '• two', '1. first']);
  });

  it('collects links that may stand in a page', () => {
    const text =
      'See [the **help**](https://help.test/x "title"), [us](/static/about-us) or [this](javascript:alert(1)).';
    const { links, paragraphs: lines } = plainText(text);
    expect(links).toEqual([
      { label: 'the help', url: 'https://help.test/x' },
      { label: 'us', url: '/static/about-us' },
    ]);
    expect(lines[0]).toContain('See the help, us or this');
  });

  it('never keeps markup', () => {
    const text =
      '<p>Tom &amp; Jerry</p><script>alert(1)</script><ul><li>one</li></ul><img src=x onerror=alert(1)>a < b';
    expect(paragraphs(text)).toEqual(['Tom & Jerry', '• one', 'a < b']);
  });

  it('of nothing is nothing', () => {
    expect(plainText(' \n\n ')).toEqual({ paragraphs: [], links: [] });
  });
});
