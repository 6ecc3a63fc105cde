import { useApp } from '../../data/appContext.ts';
import { MOST_TERM } from '../../domain/search.ts';
import { Icon } from '../Icon.tsx';
import { SearchField } from './SearchField.tsx';

export function SearchForm({ term = '' }: { term?: string }) {
  const { t, href } = useApp();
  return (
    <SearchField
      id="page-search"
      action={href({ name: 'search' })}
      formClass="mt-3"
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      defaultValue={term}
      maxLength={MOST_TERM}
    >
      <button
        type="submit"
        aria-label={t('search.submit')}
        className="flex size-11 items-center justify-center rounded-md bg-accent text-on-accent"
      >
        <Icon name="search" />
      </button>
    </SearchField>
  );
}
