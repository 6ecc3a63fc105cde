import { countryId, tournamentId } from '../live/ids.ts';

/** The feed's id of a country, by its feed name. */
export const countryIdOf = (name: string): string => countryId(name);

/** The feed's id of a football competition, by the feed names of its country and itself. */
export const competitionIdOf = (country: string, name: string): string => tournamentId('football', country, name);
