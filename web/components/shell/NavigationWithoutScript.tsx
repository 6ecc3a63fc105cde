import { useApp } from '../../data/appContext.ts';
import { OddsSwitch } from '../odds/OddsSwitch.tsx';
import { PartnerLink } from './PartnerLink.tsx';

/** Links that replace the menu of a phone, which needs script. */
export function NavigationWithoutScript() {
  const { t, href } = useApp();
  return (
    <noscript>
      <ul className="flex flex-wrap gap-x-4 px-3 xl:hidden">
        <li>
          <a
            className="flex min-h-11 items-center text-sm underline"
            href={href({ name: 'competitions', sport: 'football' })}
          >
            {t('sidebar.competitions')}
          </a>
        </li>
        <li>
          <a
            className="flex min-h-11 items-center text-sm underline"
            href={href({ name: 'regions', sport: 'football' })}
          >
            {t('sidebar.countries')}
          </a>
        </li>
        <li>
          <OddsSwitch />
        </li>
        <li className="sm:hidden">
          <PartnerLink className="flex" />
        </li>
      </ul>
    </noscript>
  );
}
