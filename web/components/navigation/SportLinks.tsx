import { useApp } from '../../data/appContext.ts';

/** Links to followed matches, each sport and the latest goals, after the link to live scores. */
export function SportLinks() {
  const { t, href, route, site, follows } = useApp();
  const sportNow = route !== null && 'sport' in route ? route.sport : route?.name === 'home' ? 'football' : null;
  const isLiveFootball = route?.name === 'live' && sportNow === 'football';
  return (
    <ul className="contents">
      <li>
        <a
          href={href({ name: 'my' })}
          aria-current={route?.name === 'my' ? 'page' : undefined}
          className="strip-link own-count"
          data-own={follows?.length}
        >
          {t('nav.mine')}
        </a>
      </li>
      {site.sports.map((sport) => (
        <li key={sport}>
          <a
            href={href({ name: 'sport', sport })}
            aria-current={sport === sportNow && !isLiveFootball ? 'true' : undefined}
            className="strip-link"
          >
            {t(`sport.${sport}`)}
          </a>
        </li>
      ))}
      <li>
        <a
          href={href({ name: 'goals' })}
          aria-current={route?.name === 'goals' ? 'page' : undefined}
          className="strip-link"
        >
          {t('goals.link')}
        </a>
      </li>
    </ul>
  );
}
