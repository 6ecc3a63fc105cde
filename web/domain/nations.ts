import nations from './nations.json' with { type: 'json' };

/**
 * ISO 3166-1 alpha-2 codes in lower case (`gb-eng` style for the home nations, `eu` for Europe) by the slug of a
 * country name: the English names, and the names that live-scores feeds use instead (USA, Turkey, Ivory Coast).
 */
export const nationCodeBySlug: Readonly<Record<string, string>> = nations;
