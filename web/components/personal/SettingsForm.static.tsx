import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { SettingsForm as Form } from '../../data/ownViews.ts';
import { ODDS_FORMATS } from '../../domain/odds.ts';
import type { Preferences } from '../../domain/preferences.ts';
import { FORGET_PATH } from '../../format/addresses/ownPaths.ts';
import { AlertList } from '../Bell.static.tsx';
import { Card } from '../Card.static.tsx';
import { CarriedQuestion, CarryAlong } from './CarryAlong.static.tsx';
import { FollowList } from './FollowList.static.tsx';

interface ChoiceProps {
  name: string;
  label: string;
  /** The chosen value; null for the first option. */
  value: string | null;
  options: readonly (readonly [value: string, label: string])[];
  note: string | undefined;
}

function Choice({ name, label, value, options, note }: ChoiceProps) {
  return (
    <div id={name} className="border-t border-line px-4 py-2">
      <label className="flex flex-wrap items-center justify-between gap-1">
        <span className="font-medium">{label}</span>
        <select
          name={name}
          defaultValue={value ?? undefined}
          aria-describedby={note === undefined ? undefined : `${name}-note`}
          className="h-11 w-full rounded-md border border-line bg-raised px-2 sm:w-72"
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {note !== undefined && (
        <p id={`${name}-note`} className="pt-1 text-sm text-muted">
          {note}
        </p>
      )}
    </div>
  );
}

/** Delays in seconds. A different delay that was already chosen is added to the options. */
const DELAYS = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180];

function Choices({ form: { chosen, zones, analytics } }: { form: Form }) {
  const { t } = useApp();
  const choice = (
    name: keyof Preferences,
    label: string,
    options: Readonly<Record<string, string>> | ChoiceProps['options'],
    note?: string,
  ) => {
    const value = name === 'consent' ? analytics : chosen[name];
    const pairs = Array.isArray(options) ? options : Object.entries(options);
    const given = { name, label, value: value === null ? null : String(value), options: pairs, note };
    return <Choice key={name} {...given} />;
  };
  const delays = [...new Set([...DELAYS, ...(chosen.delay === null ? [] : [chosen.delay])])].sort((a, b) => a - b);
  const seconds = delays.map((count) => [String(count), t('settings.seconds', { count })] as const);
  const formats = Object.fromEntries(ODDS_FORMATS.map((each) => [each, t(`odds.${each}`)]));
  const places = zones.map((zone) => [zone, zone.replaceAll('_', ' ')] as const);
  const asSystem = { '': t('settings.asSystem') };
  const themes = { ...asSystem, light: t('settings.light'), dark: t('settings.dark') };
  const spoilers = {
    '': t('settings.spoilersShown'),
    followed: t('settings.spoilersFollowed'),
    all: t('settings.spoilersAll'),
  };
  const odds = { on: t('settings.oddsOn'), off: t('settings.oddsOff') };
  const consents = { no: t('settings.analyticsNo'), yes: t('settings.analyticsYes') };
  const shortcuts = { '': t('settings.shortcutsOn'), off: t('settings.shortcutsOff') };
  const choices: Readonly<Record<keyof Preferences, ReactNode>> = {
    theme: choice('theme', t('settings.theme'), themes),
    contrast: choice('contrast', t('settings.contrast'), { ...asSystem, more: t('settings.moreContrast') }),
    oddsFormat: choice('oddsFormat', t('odds.format'), { '': t('settings.asCountry'), ...formats }),
    odds: choice('odds', t('settings.odds'), odds, t('settings.oddsNote')),
    zone: choice('zone', t('settings.zone'), [['', t('settings.asPlace')], ...places]),
    delay: choice('delay', t('settings.delay'), [['', t('settings.none')], ...seconds], t('settings.delayNote')),
    spoilers: choice('spoilers', t('settings.spoilers'), spoilers, t('settings.spoilersNote')),
    consent:
      analytics === 'signal' ? (
        <p key="consent" id="consent" className="border-t border-line px-4 py-3">
          {t('settings.analyticsSignal')}
        </p>
      ) : (
        analytics !== null && choice('consent', t('settings.analytics'), consents, t('settings.analyticsNote'))
      ),
    shortcuts: choice('shortcuts', t('settings.shortcuts'), shortcuts, t('settings.shortcutsNote')),
  };
  return Object.values(choices);
}

const BUTTON = 'pill border border-line font-semibold';

export function SettingsForm({ form }: { form: Form }) {
  const { t, site, href } = useApp();
  const { done, carried, link, code } = form;
  const follows = t('settings.follows', { count: form.follows.length });
  return (
    <>
      <h1 className="mb-2 px-1 text-lg font-bold">{t('settings.title')}</h1>
      {done !== null && (
        <p role="status" data-done={done} className="card mb-3 px-4 py-3">
          {t(`settings.${done}`)}
        </p>
      )}
      {carried !== null && <CarriedQuestion carried={carried} />}
      <form method="post" action={href({ name: 'settings' })} className="card mb-3 pb-3">
        <h2 className="px-4 py-2 font-semibold">{t('settings.choices')}</h2>
        <Choices form={form} />
        <p className="px-4 pt-2">
          <button type="submit" className="h-11 rounded-md bg-accent px-4 text-sm font-semibold text-on-accent">
            {t('settings.save')}
          </button>
        </p>
      </form>
      <Card id="follows-title" anchor="follows-list" title={follows} className="mb-3 pb-2" head="px-4 py-2">
        <FollowList follows={form.follows} />
      </Card>
      {site.alerts && <AlertList />}
      <CarryAlong link={link} code={code} />
      <Card id="kept-title" title={t('settings.kept')} className="mb-3 px-4 py-3" head="text-base">
        <p className="mt-2">{t('settings.keptWhere')}</p>
        <p className="mt-2">{t('settings.keptSeen')}</p>
        <p className="mt-2">{t('settings.keptAlone')}</p>
        <p className="mt-2">{t('settings.keptContrast')}</p>
        <form method="post" action={FORGET_PATH} className="mt-3">
          <button type="submit" className={BUTTON}>
            {t('settings.forget')}
          </button>
        </form>
      </Card>
    </>
  );
}
