import { useApp } from '../data/appContext.ts';
import type { Follow } from '../domain/follow.ts';
import { printFollows } from '../domain/follows.ts';
import { type Named, nameIn } from '../domain/locale.ts';
import type { Competition } from '../domain/match.ts';
import { type CalendarSubject, calendarPath, waysToTake } from '../format/addresses/calendarPaths.ts';
import { type EmbedSubject, snippetAddress } from '../format/addresses/embeds.ts';
import { Bell } from './Bell.static.tsx';
import { Icon } from './Icon.tsx';
import { Star } from './Star.tsx';

interface CalendarChoiceProps {
  subject: CalendarSubject;
  /** The team, the competition, or a text for all follows. */
  name: string;
  /** Shows only the icon on a phone. */
  isBrief?: boolean;
}

/** Offers the calendar to each calendar program: not every system opens `webcal:`. */
export function CalendarChoice({ subject, name, isBrief = false }: CalendarChoiceProps) {
  const { t, locale, origin, site, follows = [] } = useApp();
  if (origin === undefined || site.closed) return null;
  const search = subject.kind === 'following' ? `?follow=${printFollows(follows)}` : '';
  const { program, google, file } = waysToTake(`${origin}${calendarPath(subject, locale)}${search}`);
  const id = `calendar-${subject.kind}`;
  const way = (address: string, text: string) => (
    <li>
      <a href={address} rel="nofollow noreferrer" className="flex min-h-11 items-center underline">
        {text}
      </a>
    </li>
  );
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('calendar.addNamed', { name })}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-sm text-muted hover:text-text hover:underline"
      >
        <Icon name="calendar" />
        <span className={isBrief ? 'max-sm:sr-only' : undefined}>{t('calendar.add')}</span>
      </button>
      <div id={id} popover="auto" className="row-menu p-3 text-base font-normal">
        <ul aria-label={t('calendar.addNamed', { name })}>
          {way(program, t('calendar.program'))}
          {way(google, t('calendar.google'))}
          {way(file, t('calendar.file'))}
        </ul>
      </div>
    </>
  );
}

/** A link to the code that shows this part on another site; null where no site may frame it. */
export function EmbedLink(subject: EmbedSubject) {
  const { t, locale, site } = useApp();
  if (!site.embeds) return null;
  return (
    <p className="px-3 text-sm">
      <a href={snippetAddress(subject, locale)} rel="nofollow" className="inline-flex min-h-11 items-center underline">
        {t('embed.link')}
      </a>
    </p>
  );
}

/** Shares the page under the name of its match, competition or team. `web/browser/share.ts` handles the click. */
export function ShareButton({ name }: { name: string }) {
  const { t } = useApp();
  return (
    <>
      <button
        type="button"
        className="share-button"
        aria-label={t('share.share', { name })}
        data-name={name}
        data-copied={t('share.copied')}
        data-failed={t('share.failed')}
      >
        <Icon name="share" />
      </button>
      <span role="status" className="share-said" />
    </>
  );
}

/** The buttons at the end of a head: share, alerts and star. */
export function HeadActions({ follow, named }: { follow: Follow; named: Named }) {
  const { locale } = useApp();
  return (
    <>
      <span className="share needs-script">
        <ShareButton name={nameIn(named, locale)} />
      </span>
      <FollowActions follow={follow} named={named} />
    </>
  );
}

/** The buttons for alerts and the star. */
export function FollowActions({ follow, named }: { follow: Follow; named: Named }) {
  const { site, locale } = useApp();
  return (
    <>
      {site.alerts && (
        <span className="needs-script">
          <Bell follow={follow} named={[named]} />
        </span>
      )}
      <Star follow={follow} name={nameIn(named, locale)} />
    </>
  );
}

export function CompetitionActions({ competition }: { competition: Competition }) {
  const { id } = competition;
  const { locale } = useApp();
  return (
    <>
      <CalendarChoice subject={{ kind: 'competition', id }} name={nameIn(competition, locale)} isBrief />
      <HeadActions follow={`c${id}`} named={competition} />
    </>
  );
}
