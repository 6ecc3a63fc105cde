import { useEffect } from 'react';
import { NoHydration } from '../components/NoHydration.tsx';
import type { SettingsView } from '../data/ownViews.ts';
import { copyChosen } from '../data/preferences/chosen.ts';

/** The settings of a visitor, and the data that the browser stores. Its forms need no script. */
export function SettingsPage({ view }: { view: SettingsView }) {
  useEffect(copyChosen, []);
  return <NoHydration id="settings" render={(parts) => parts.settingsForm(view.form.value)} />;
}
