import * as v from 'valibot';
import { wireLink } from './wire.ts';

/** Rich text as the site shows it: plain paragraphs, and the links that stood in them. */
export interface PlainText {
  paragraphs: string[];
  links: { label: string; url: string }[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
};

// Editors paste markup from elsewhere. Whatever is left of it is shown as text, never as markup.
function withoutTags(text: string): string {
  return text
    .replace(/<(https?:\/\/[^\s<>]+)>/gi, '$1')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a\s*>/gi, '[$2]($1)')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<br\s*\/?>|<\/(p|div|h[1-6]|ul|ol|li|blockquote|tr)\s*>/gi, '\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (sign, name: string) => ENTITIES[name] ?? sign);
}

const LINE_MARK = /^\s*(?:#{1,6}\s+|>\s?|(?:[-*_]\s*){3,}$)/;
const LIST_MARK = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/;

function inlineText(text: string, links: PlainText['links']): string {
  return text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\(\s*([^)\s]+)[^)]*\)/g, (_, label: string, url: string) => {
      const words = inlineText(label, links).trim();
      if (v.is(wireLink, url) && !links.some((link) => link.url === url)) links.push({ label: words, url });
      return words;
    })
    .replace(/(\*\*|__|~~)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(^|[\s("'])([*_`])(?=\S)([^*_`]*[^\s*_`])\2(?=$|[\s.,;:!?)"'])/g, '$1$3')
    .replace(/\\([\\`*_{}[\]()#+\-.!~>])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads the content system's rich text (Markdown, perhaps with markup in it) as plain paragraphs and links. */
export function plainText(richText: string): PlainText {
  const links: PlainText['links'] = [];
  const blocks: string[] = [];
  for (const block of withoutTags(richText.replace(/\r\n?/g, '\n')).split(/\n\s*\n/)) {
    let lines: string[] = [];
    const end = () => {
      blocks.push(lines.join(' '));
      lines = [];
    };
    for (const line of block.split('\n')) {
      if (LIST_MARK.test(line)) {
        end();
        // A number says something, a dash only that an entry begins.
        lines.push(/^\s*\d/.test(line) ? line : line.replace(LIST_MARK, '• '));
      } else lines.push(line.replace(LINE_MARK, ''));
    }
    end();
  }
  return { paragraphs: blocks.map((block) => inlineText(block, links)).filter((text) => text !== ''), links };
}
