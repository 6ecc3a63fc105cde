import { useEffect } from 'react';
import { NoHydration } from '../components/NoHydration.tsx';
import { SettingsForm } from '../components/personal/SettingsForm.static.tsx';
import type { SettingsView } from '../data/ownViews.ts';
import { attempt, forget, readCookie, store } from '../data/preferences/stored.ts';
import { DEVICE_NAMES, OWN_NAMES } from '../domain/preferences.ts';
import { VISIT } from '../domain/visitNames.ts';

/** Makes local storage match the cookies, because forms without JavaScript only set cookies. */
function copyChosen(): void {
  const isForgotten = document.querySelector('[data-done=forgotten]') !== null;
  for (const name of OWN_NAMES) {
    const value = readCookie(name);
    if (value === undefined) forget(name);
    else store(name, attempt(() => decodeURIComponent(value)) ?? '');
  }
  if (!isForgotten) return;
  for (const name of DEVICE_NAMES) forget(name);
  attempt(() => sessionStorage.removeItem(VISIT.aloud));
}

/** The settings of a visitor, and the data that the browser stores. Its forms need no script. */
export function SettingsPage({ view }: { view: SettingsView }) {
  useEffect(copyChosen, []);
  return (
    <NoHydration id="settings">
      <SettingsForm form={view.form.value} />
    </NoHydration>
  );
}
