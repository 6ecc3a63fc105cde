import type { MyView, SettingsView } from '../data/ownViews.ts';
import { MyPage } from './MyPage.tsx';
import { SettingsPage } from './SettingsPage.tsx';

/** The personal pages of a visitor: follows and settings. */
export function OwnPage({ view }: { view: MyView | SettingsView }) {
  return view.of === 'my' ? <MyPage view={view} /> : <SettingsPage view={view} />;
}
