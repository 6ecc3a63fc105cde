import { digestOf } from '../../base/digests.ts';
import articles from '../files/articles.json' with { type: 'json' };
import channels from '../files/channels.json' with { type: 'json' };
import competitions from '../files/competitions.json' with { type: 'json' };
import countries from '../files/countries.json' with { type: 'json' };
import news from '../files/news.json' with { type: 'json' };
import operators from '../files/operators.json' with { type: 'json' };
import pages from '../files/pages.json' with { type: 'json' };
import siteSettings from '../files/siteSettings.json' with { type: 'json' };
import topLists from '../files/topLists.json' with { type: 'json' };
import { type ContentNames, contentNames } from './names.ts';
import { parseContentFiles } from './read.ts';
import type { ContentFiles } from './schema.ts';

/** The content files of this build. `version` is part of cache keys, so that two builds never share an entry. */
export interface ShippedContent {
  files: ContentFiles;
  names: ContentNames;
  version: string;
}

/** Parses `worker/content/files`. Throws with every problem; the build has already rejected invalid files. */
export function shippedContent(): ShippedContent {
  const values = { countries, competitions, topLists, operators, channels, news, articles, pages, siteSettings };
  const read = parseContentFiles(values);
  if (!read.ok) throw new Error(read.error.join('\n'));
  return { files: read.value, names: contentNames(read.value), version: digestOf(JSON.stringify(values)) };
}

/** Hosts of the files' pictures, which the image route may fetch from. */
export function pictureHosts({ files }: ShippedContent): string[] {
  const pictures = [
    ...files.countries.map(({ flag }) => flag),
    ...files.competitions.map(({ logo }) => logo),
    ...files.operators.map(({ logo }) => logo),
    ...files.news.map(({ image }) => image),
    ...files.articles.map(({ picture }) => picture),
    files.siteSettings.partner?.logo,
  ];
  return [...new Set(pictures.flatMap((address) => (address === undefined ? [] : [new URL(address).host])))];
}
