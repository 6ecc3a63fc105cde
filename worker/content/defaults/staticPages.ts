import { aboutUs } from './aboutUs.ts';
import { cookiePolicy } from './cookiePolicy.ts';
import { howWeEarn } from './howWeEarn.ts';
import { responsibleGambling } from './responsibleGambling.ts';
import type { TranslatedPage } from './staticPage.ts';
import { termsAndConditions } from './termsAndConditions.ts';

export type StaticPageName =
  | 'about-us'
  | 'terms-and-conditions'
  | 'cookie-policy'
  | 'responsible-gambling'
  | 'how-we-earn';

/** Default static pages by the last segment of their path. A page that editors publish replaces its default. */
export const staticPages: Readonly<Record<StaticPageName, TranslatedPage>> = {
  'about-us': aboutUs,
  'terms-and-conditions': termsAndConditions,
  'cookie-policy': cookiePolicy,
  'responsible-gambling': responsibleGambling,
  'how-we-earn': howWeEarn,
};
