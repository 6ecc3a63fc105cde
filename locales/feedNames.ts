import type { OtherLocale } from '../web/domain/locale.ts';
import { dutchNames } from './dutchNames.ts';
import type { FeedNames } from './language.ts';

/** The names in every language except English, the language of the feeds. */
export const FEED_NAMES: Readonly<Record<OtherLocale, FeedNames>> = { nl: dutchNames };
