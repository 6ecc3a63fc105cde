import { useApp } from '../../data/appContext.ts';
import { Icon } from '../Icon.tsx';

/** Opens the menu (`Shell`). A link to the same content until the script is there, and without script. */
export function MenuButton({ opens }: { opens: 'menu' | 'search' }) {
  const { t, href } = useApp();
  const isSearch = opens === 'search';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link works before the script and without it
    <a
      href={href(isSearch ? { name: 'search' } : { name: 'competitions', sport: 'football' })}
      className="flex size-11 items-center justify-center rounded-md hover:bg-sunken"
      role="button"
      aria-label={t(isSearch ? 'nav.openSearch' : 'nav.openMenu')}
      aria-haspopup="dialog"
      data-menu={isSearch ? 'input' : '.close-menu'}
    >
      <Icon name={isSearch ? 'search' : 'menu'} className="size-6" />
    </a>
  );
}
