import type { Locale } from '../../web/domain/locale.ts';
import { parserOf } from '../../web/domain/parserOf.ts';
import { type Answer, ok } from '../base/result.ts';
import type { Cache } from '../cache/cache.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { SettingsContext } from './pageSettings.ts';
import { GROUP } from './purgeGroups.ts';
import { type ContentPlaces, placesSchema } from './stored.ts';

export interface PlacesContext extends SettingsContext {
  places: Cache<ContentPlaces>;
}

/** Reads the content system's competitions and countries. */
export async function readPlaces(locale: Locale, context: PlacesContext): Promise<Answer<ContentPlaces>> {
  const { source, places, background } = context;
  const answer = await places.read(
    {
      key: `${source.upstream.id}:places:${locale}`,
      lifetime: LIFETIMES.contentPlaces,
      groups: [GROUP.searches],
      load: () => source.places(locale),
      parse: parserOf(placesSchema),
    },
    background,
  );
  return answer.ok ? ok(answer.value.value) : answer;
}
