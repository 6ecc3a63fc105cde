import { encode } from 'uqr';
import type { Route } from '../../web/addresses/routes.ts';
import type { QrCode, SettingsForm } from '../../web/data/ownViews.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import type { PageDraft } from '../render/renderPage.ts';
import { carryLink, nameCarried } from './carriedFollows.ts';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

/** White modules on each side. ISO/IEC 18004 requires four. */
const QUIET = 4;

/** A link of 60 follows has up to 1,100 characters. A longer one would be too fine for a camera. */
const MOST_TEXT = 1_200;

/** The QR code of a text as an SVG path of its dark modules, one unit each; null when the text is too long. */
export function qrCodeOf(text: string): QrCode | null {
  if (text.length > MOST_TEXT) return null;
  const { size, data } = encode(text, { ecc: 'L', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}

const DONE = ['saved', 'forgotten', 'carried'] as const;

/** The time zones to choose from, including the visitor's own. */
function zonesWith(own: string | null): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return own === null || zones.includes(own) ? zones : [own, ...zones];
}

/** The visitor's settings and follows. The page is personal and never cached. */
export function resolveSettingsPage(route: Route & { name: 'settings' }, context: PageContext): PageDraft {
  const t = wordsOf(context);
  const { chosen } = context.own;
  const state = async () => {
    const link = carryLink(context);
    const form: SettingsForm = {
      chosen,
      analytics: context.own.analytics,
      ...(await nameCarried(context)),
      link,
      code: link === null ? null : qrCodeOf(link),
      zones: zonesWith(chosen.zone),
      done: DONE.find((each) => context.search.has(each)) ?? null,
    };
    return pageState(context, route, { kind: 'settings', form: new ServerOnly(form) }, { withoutOffers: true });
  };
  return {
    status: 200,
    head: { title: t('settings.title'), description: t('settings.description'), route, search: '', indexed: false },
    state: state(),
  };
}
