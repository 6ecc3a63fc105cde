import { Fragment } from 'react';
import { useApp } from '../../data/appContext.ts';
import { type Crumb, collapsed } from '../../format/addresses/crumbs.ts';
import { Icon } from '../Icon.tsx';

const LINK = 'max-w-full inline-flex min-h-11 min-w-0 items-center px-1 hover:text-text hover:underline';

const SEPARATOR = (
  <li aria-hidden="true" className="shrink-0">
    <Icon name="right" className="size-3.5" />
  </li>
);

/** The crumbs behind the ellipsis. They open without script; `web/browser/controls.ts` closes them. */
function HiddenCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t, href } = useApp();
  return (
    <details className="relative">
      <summary
        aria-label={t('nav.hiddenCrumbs')}
        className="flex size-11 list-none items-center justify-center rounded-md hover:bg-sunken hover:text-text [&::-webkit-details-marker]:hidden"
      >
        …
      </summary>
      <ul className="card absolute top-full left-0 z-20 w-max max-w-[80vw] py-1 lifted">
        {crumbs.map(({ label, route }) => (
          <li key={label}>
            <a href={href(route)} className="flex min-h-11 items-center px-4 text-text hover:bg-sunken">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The trail to the page. All crumbs but the last are links, and long trails are collapsed (spec section 2, Breadcrumbs). */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t, href, visitor } = useApp();
  const { first, hidden, last } = collapsed(crumbs, visitor.mobile);
  const page = crumbs.at(-1);
  const crumb = ({ label, route }: Crumb, index: number) => (
    <Fragment key={`${index}-${label}`}>
      {index > 0 && SEPARATOR}
      <li className={index === 0 ? 'shrink-0' : 'min-w-0'}>
        {crumbs[index] === page ? (
          <span aria-current="page" className="block truncate px-1 text-text">
            {label}
          </span>
        ) : (
          <a href={href(route)} className={LINK}>
            <span className="truncate">{label}</span>
          </a>
        )}
      </li>
    </Fragment>
  );
  return (
    <nav aria-label={t('nav.breadcrumbs')}>
      <ol className="flex min-h-11 items-center">
        {first.map(crumb)}
        {hidden.length > 0 && (
          <>
            {SEPARATOR}
            <li>
              <HiddenCrumbs crumbs={hidden} />
            </li>
          </>
        )}
        {last.map((each, index) => crumb(each, crumbs.length - last.length + index))}
      </ol>
    </nav>
  );
}
