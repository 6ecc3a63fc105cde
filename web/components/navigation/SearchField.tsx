import type { ComponentProps, ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import { MAX_TERM } from '../../domain/search.ts';
import { Icon } from '../Icon.tsx';

interface SearchFieldProps extends ComponentProps<'input'> {
  action: string;
  formClass: string;
  label: string;
  children: ReactNode;
}

/** A form with a field for a search term, which works without script. */
export function SearchField({ action, formClass, label, children, ...input }: SearchFieldProps) {
  return (
    <search>
      <form action={action} className={`flex gap-2 ${formClass}`}>
        <label htmlFor={input.id} className="sr-only">
          {label}
        </label>
        <input
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          className="h-11 min-w-0 flex-1 rounded-md border border-line bg-raised px-3 text-base placeholder:text-muted"
          {...input}
        />
        {children}
      </form>
    </search>
  );
}

/** The form of the search page. `onFocus`: what its field does when a visitor enters it. */
export function SearchForm({ term = '', onFocus }: { term?: string; onFocus?: () => void }) {
  const { t, href } = useApp();
  return (
    <SearchField
      id="page-search"
      action={href({ name: 'search' })}
      formClass="mt-3"
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      defaultValue={term}
      maxLength={MAX_TERM}
      {...(onFocus && { onFocus })}
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
