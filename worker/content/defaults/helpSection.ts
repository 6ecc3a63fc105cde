import type { Locale } from '../../../web/domain/locale.ts';
import type { PageContent, RichNode } from '../../../web/domain/richText.ts';
import type { HelpOrganisation } from '../../policy/countryPolicies.ts';

const WORDS: Readonly<Record<Locale, { heading: string; intro: string }>> = {
  en: {
    heading: 'Help in your country',
    intro: 'Talk to someone. It is confidential, and there for family and friends too.',
  },
  nl: {
    heading: 'Hulp in jouw land',
    intro: 'Praat er met iemand over. Dat blijft vertrouwelijk, en ook familie en vrienden kunnen er terecht.',
  },
};

/** The section of the responsible gambling page that lists help organisations of the visitor's country. */
export function helpSection(
  organisations: readonly HelpOrganisation[],
  locale: Locale,
): PageContent['sections'][number] {
  const { heading, intro } = WORDS[locale];
  const paragraphs = organisations.flatMap(({ name, about }) => (about === null ? [] : [`${name}: ${about[locale]}`]));
  const links = organisations.flatMap(({ name, phone, url }) => {
    const site = { label: `${name} · ${new URL(url).host.replace(/^www\./, '')}`, url };
    return phone === null
      ? [site]
      : [{ label: `${name} · ${phone}`, url: `tel:${phone.replace(/[^\d+]/g, '')}` }, site];
  });
  const items = links.map(({ label, url }): RichNode => {
    return { tag: 'li', children: [{ tag: 'a', url, children: [label] }] };
  });
  const texts = [intro, ...paragraphs].map((text): RichNode => ({ tag: 'p', children: [text] }));
  return { heading, blocks: [...texts, { tag: 'ul', children: items }] };
}
