import type { ComponentProps, ReactNode } from 'react';

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
