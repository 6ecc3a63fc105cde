/**
 * The types of schema.org that the site uses, each with its supertype (https://schema.org/docs/developers.html).
 */
export const TYPES: Readonly<Record<string, string | null>> = {
  Thing: null,
  Action: 'Thing',
  SearchAction: 'Action',
  CreativeWork: 'Thing',
  WebSite: 'CreativeWork',
  WebPage: 'CreativeWork',
  Article: 'CreativeWork',
  NewsArticle: 'Article',
  Event: 'Thing',
  SportsEvent: 'Event',
  Intangible: 'Thing',
  EntryPoint: 'Intangible',
  ItemList: 'Intangible',
  BreadcrumbList: 'ItemList',
  ListItem: 'Intangible',
  StructuredValue: 'Intangible',
  ContactPoint: 'StructuredValue',
  PostalAddress: 'ContactPoint',
  Organization: 'Thing',
  SportsOrganization: 'Organization',
  SportsTeam: 'SportsOrganization',
  Person: 'Thing',
  Place: 'Thing',
};

interface Property {
  /** Types with this property. Subtypes inherit it. */
  of: readonly string[];
  /** Allowed types, enumeration members, or a data type: `Text`, `URL`, `Date` (optionally with a time), `Integer`. */
  holds: readonly string[];
}

export const PROPERTIES: Readonly<Record<string, Property>> = {
  about: { of: ['CreativeWork', 'Event'], holds: ['Thing'] },
  address: { of: ['Organization', 'Person', 'Place'], holds: ['PostalAddress', 'Text'] },
  addressLocality: { of: ['PostalAddress'], holds: ['Text'] },
  athlete: { of: ['SportsTeam'], holds: ['Person'] },
  author: { of: ['CreativeWork'], holds: ['Organization', 'Person'] },
  awayTeam: { of: ['SportsEvent'], holds: ['Person', 'SportsTeam'] },
  coach: { of: ['SportsTeam'], holds: ['Person'] },
  competitor: { of: ['SportsEvent'], holds: ['Person', 'SportsTeam'] },
  dateModified: { of: ['CreativeWork'], holds: ['Date'] },
  datePublished: { of: ['CreativeWork'], holds: ['Date'] },
  description: { of: ['Thing'], holds: ['Text'] },
  eventStatus: { of: ['Event'], holds: ['EventScheduled', 'EventPostponed', 'EventCancelled', 'EventRescheduled'] },
  headline: { of: ['CreativeWork'], holds: ['Text'] },
  homeTeam: { of: ['SportsEvent'], holds: ['Person', 'SportsTeam'] },
  image: { of: ['Thing'], holds: ['URL'] },
  inLanguage: { of: ['CreativeWork', 'Event'], holds: ['Text'] },
  // A breadcrumb refers to its page by URL.
  item: { of: ['ListItem'], holds: ['Thing', 'URL'] },
  itemListElement: { of: ['ItemList'], holds: ['ListItem', 'Text'] },
  jobTitle: { of: ['Person'], holds: ['Text'] },
  location: { of: ['Action', 'Event', 'Organization'], holds: ['Place', 'PostalAddress', 'Text'] },
  logo: { of: ['Organization', 'Place'], holds: ['URL'] },
  mainEntityOfPage: { of: ['Thing'], holds: ['CreativeWork', 'URL'] },
  memberOf: { of: ['Organization', 'Person'], holds: ['Organization'] },
  name: { of: ['Thing'], holds: ['Text'] },
  position: { of: ['CreativeWork', 'ListItem'], holds: ['Integer', 'Text'] },
  potentialAction: { of: ['Thing'], holds: ['Action'] },
  // An annotation of actions rather than a property (https://schema.org/docs/actions.html).
  publisher: { of: ['CreativeWork'], holds: ['Organization', 'Person'] },
  'query-input': { of: ['Action'], holds: ['Text'] },
  sport: { of: ['SportsEvent', 'SportsOrganization'], holds: ['Text', 'URL'] },
  startDate: { of: ['Event'], holds: ['Date'] },
  target: { of: ['Action'], holds: ['EntryPoint', 'URL'] },
  url: { of: ['Thing'], holds: ['URL'] },
  urlTemplate: { of: ['EntryPoint'], holds: ['Text'] },
};
