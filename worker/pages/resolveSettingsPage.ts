import { encode } from 'uqr';
import type { CarriedFollows, QrCode, SettingsForm } from '../../web/data/ownViews.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import { FOLLOW } from '../../web/domain/follow.ts';
import { comparedFollows, packFollows, unpackFollows } from '../../web/domain/followLink.ts';
import { type Follows, withFollows } from '../../web/domain/follows.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { pathOf, type Route } from '../../web/format/addresses/routes.ts';
import type { NamedFollow } from '../../web/format/namedFollow.ts';
import { nameFollows } from '../live/follows/nameFollows.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

/** The path of the page that offers to add these follows to the visitor's own, without the origin. */
export function carryAddress(follows: Follows, locale: Locale): string {
  return `${pathOf({ name: 'settings' }, locale)}?${FOLLOW}=${packFollows(follows)}`;
}

/** The link that shares the visitor's follows; null when there are none. */
function carryLink({ own, origin, visitor }: PageContext): string | null {
  return own.follows.length === 0 ? null : `${origin}${carryAddress(own.follows, visitor.locale)}`;
}

/** The visitor's follows with names, and those that the address offers. */
async function nameCarried({
  own,
  search,
  visitor,
  ...context
}: PageContext): Promise<{ follows: NamedFollow[]; carried: CarriedFollows | null }> {
  const { follows } = own;
  const given = search.get(FOLLOW);
  if (given === null) return { follows: await nameFollows(follows, visitor.locale, context), carried: null };
  const offered = unpackFollows(given);
  const { added, known, gone } = comparedFollows(follows, offered);
  const named = await nameFollows([...added, ...follows], visitor.locale, context);
  const namedAdded = named.slice(0, added.length);
  const ownNamed = named.slice(added.length);
  const carried: CarriedFollows = {
    packed: packFollows(offered),
    added: namedAdded,
    known: known.length,
    gone: ownNamed.filter(({ follow }) => gone.includes(follow)),
    noRoom: follows.length + added.length - withFollows(follows, added).length,
  };
  return { follows: ownNamed, carried };
}

/** White modules on each side. ISO/IEC 18004 requires four. */
const QUIET = 4;

/** A link of 60 follows has up to 1,100 characters. A longer one would be too fine for a camera. */
const MAX_TEXT = 1_200;

/** The QR code of a text as an SVG path of its dark modules, one unit each; null when the text is too long. */
export function qrCodeOf(text: string): QrCode | null {
  if (text.length > MAX_TEXT) return null;
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
    return pageState(context, route, { kind: 'settings', form: new ServerOnly(form) });
  };
  return {
    status: 200,
    head: { title: t('settings.title'), description: t('settings.description'), route, indexed: false },
    state: state(),
  };
}
