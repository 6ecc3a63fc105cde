import type { MyView, SettingsView } from '../data/ownViews.ts';
import { MyPage } from './MyPage.tsx';
import { SettingsPage } from './SettingsPage.tsx';

/** The pages that are made for one visitor: what he follows, and what he has chosen. */
export function OwnPage({ view }: { view: MyView | SettingsView }) {
  return view.of === 'my' ? <MyPage view={view} /> : <SettingsPage view={view} />;
}
