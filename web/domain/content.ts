import type { Competition, Country } from './competition.ts';
import type { Locale } from './locale.ts';
import type { OffersPolicy, OperatorOffer } from './offers.ts';
import type { Block } from './richText.ts';

export interface NewsItem {
  title: string;
  link: string;
  image: string | null;
}

/** A named link out of the site: social networks, badges of responsibility and trust. */
export interface NamedLink {
  name: string;
  url: string;
}

/** What ops and editors set for the whole site (`site-setting`). */
export interface SiteSettings {
  partner: { name: string; url: string; logo: string | null } | null;
  /** `language` is set where editors have not translated it: then it is in another language than the page. */
  complaints: { title: string; text: string; url: string; language?: Locale | undefined } | null;
  newsUrl: string | null;
  socialLinks: NamedLink[];
  badges: NamedLink[];
}

/** A competition of the content system: the feed's, with the logo and name that editors gave it. */
export interface ListedCompetition extends Competition {
  /** The end of its address: the source's own name for it with its id, whatever name editors show. */
  slug: string;
  logo: string | null;
}

/** The page props of spec section 3, for one country and language. */
export interface Settings {
  operators: OperatorOffer[];
  policy: OffersPolicy;
  topCompetitions: ListedCompetition[];
  topCountries: Country[];
  news: NewsItem[];
  site: SiteSettings;
}

/** A page of the content system, or one that the site ships. */
export interface PageContent {
  title: string;
  description: string;
  /** A section without a heading has an empty one. */
  sections: { heading: string; blocks: Block[] }[];
}
