import { calendarPath, webcal } from '../addresses/calendarPaths.ts';
import { type CalendarLinkProps, useApp } from '../data/appContext.ts';
import { printFollows } from '../domain/follows.ts';
import { Icon } from './Icon.tsx';

/** Opens the visitor’s calendar program, which then keeps itself up to date. Only the server renders it. */
export function CalendarLink({ subject, name, isBrief = false }: CalendarLinkProps) {
  const { t, locale, origin, site, follows = [] } = useApp();
  if (origin === undefined || site.closed) return null;
  const search = subject.kind === 'following' ? `?follow=${printFollows(follows)}` : '';
  return (
    <a
      href={webcal(origin, `${calendarPath(subject, locale)}${search}`)}
      aria-label={t('calendar.addNamed', { name })}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 text-sm text-muted hover:text-text hover:underline"
    >
      <Icon name="calendar" />
      <span className={isBrief ? 'max-sm:sr-only' : undefined}>{t('calendar.add')}</span>
    </a>
  );
}
