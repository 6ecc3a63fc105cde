import type { OtherLocale } from '../web/domain/locale.ts';
import { dutchNames } from './dutchNames.ts';
import type { FeedNames } from './language.ts';

/** The names of every language but the feeds' own. */
export const FEED_NAMES: Readonly<Record<OtherLocale, FeedNames>> = { nl: dutchNames };
