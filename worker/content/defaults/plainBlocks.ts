import type { Block } from '../../../web/domain/richText.ts';
import type { StaticLink } from './staticPage.ts';

/** Converts plain paragraphs, followed by links, to rich text. */
export function plainBlocks(paragraphs: readonly string[], links: readonly StaticLink[]): Block[] {
  const blocks: Block[] = paragraphs.map((text) => ({ kind: 'paragraph', children: [text] }));
  const items = links.map(({ label, url }): Block[] => [
    { kind: 'paragraph', children: [{ kind: 'link', url, children: [label] }] },
  ]);
  return items.length === 0 ? blocks : [...blocks, { kind: 'list', ordered: false, items }];
}
