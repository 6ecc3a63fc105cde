import * as v from 'valibot';
import { type Answer, orNothing } from '../base/result.ts';
import { wireId, wireInstant, wireText } from '../feeds/normalize/wire.ts';
import { type ContentContext, DEFAULT_LOCALE } from './client.ts';
import { fetchList } from './fetchSettings.ts';
import { missing, wireEnd } from './operatorFields.ts';
import type { ChannelRow } from './stored.ts';
import { countryCodes, playTarget, relatedTexts } from './wire.ts';

/** A season needs about 20. */
const MAX_CHANNELS = 500;

/** A `channel` entry. A wrong link or date drops it, so that nothing shows longer or leads elsewhere than editors mean. */
export const wireChannel = v.object({
  name: wireText,
  link: v.pipe(
    v.nullish(v.string(), ''),
    v.check((text) => text === '' || playTarget(text) !== null),
    v.transform((text) => playTarget(text)),
  ),
  from: missing(wireInstant),
  to: missing(wireEnd),
  competitions: relatedTexts('competitionId', wireId),
  countries: countryCodes,
});

/** Query parameters that populate a channel. */
export const CHANNELS = {
  'populate[competitions][fields][0]': 'competitionId',
  'populate[countries][fields][0]': 'code',
};

/** Loads the channels of all countries. A Strapi from before channels has none. */
export async function fetchChannels(context: ContentContext): Promise<Answer<ChannelRow[]>> {
  const query = { sort: 'name:asc', locale: DEFAULT_LOCALE, ...CHANNELS };
  const list = { type: 'channels', query, max: MAX_CHANNELS, schema: wireChannel };
  return orNothing(await fetchList(list, context), 'missing', []);
}
