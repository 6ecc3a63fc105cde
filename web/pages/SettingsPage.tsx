import { useEffect } from 'react';
import { NoHydration } from '../components/NoHydration.tsx';
import type { SettingsView } from '../data/ownViews.ts';
import { copyChosen } from '../preferences/chosen.ts';

/** What a visitor has chosen: what is kept, where, and how it is forgotten. Its forms need no script. */
export function SettingsPage({ view }: { view: SettingsView }) {
  useEffect(copyChosen, []);
  return <NoHydration id="settings" render={(parts) => parts.settingsForm(view.form.value)} />;
}
