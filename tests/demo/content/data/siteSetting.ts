import type { Locale } from '../../../../web/domain/locale.ts';
import type { Entry, Json } from '../row.ts';
import { MARKETS } from './operators/markets.ts';

/** Trust and help organisations of the footer. */
const badges: Readonly<Record<Locale, Json>> = {
  en: [
    { name: 'Gambling Commission', url: 'https://www.gamblingcommission.gov.uk/' },
    { name: 'GamCare', url: 'https://www.gamcare.org.uk/' },
    { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/' },
  ],
  nl: [
    { name: 'Kansspelautoriteit', url: 'https://kansspelautoriteit.nl/' },
    { name: 'Loket Kansspel', url: 'https://loketkansspel.nl/' },
    { name: 'Cruks', url: 'https://cruksregister.nl/' },
  ],
};

const shared: Readonly<Record<string, Json>> = {
  partnerName: 'Fieldwire Data',
  partnerUrl: 'https://www.example.com/',
  socialLinks: [
    { name: 'Instagram', url: 'https://www.example.com/social/instagram' },
    { name: 'YouTube', url: 'https://www.example.com/social/youtube' },
    { name: 'X', url: 'https://www.example.com/social/x' },
  ],
  // An empty row confirms a country. In Spain the demonstration states no registration, so it shows no offers there.
  policy: Object.fromEntries(Object.keys(MARKETS).map((code) => [code, {}])),
};

export const siteSetting: Entry = {
  en: {
    fields: {
      ...shared,
      badges: badges.en,
      complaintsTitle: 'A dispute with a bookmaker?',
      complaintsText: 'An independent complaints service looks at your case at no cost to you.',
      complaintsUrl: 'https://www.example.com/complaints',
      newsUrl: null,
    },
    publishedAt: null,
  },
  nl: {
    fields: {
      ...shared,
      badges: badges.nl,
      complaintsTitle: 'Een geschil met een aanbieder?',
      complaintsText: 'Een onafhankelijke klachtendienst bekijkt je zaak. Dat kost je niets.',
      complaintsUrl: 'https://www.example.com/nl/klachten',
      newsUrl: null,
    },
    publishedAt: null,
  },
};
