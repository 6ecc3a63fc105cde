interface Option {
  key: string;
  text: string;
  address: string;
  isChosen: boolean;
  title?: string;
}

/** Links to other views of the same data. */
export function Choice({ label, options }: { label: string; options: readonly Option[] }) {
  return (
    <nav aria-label={label} className="no-scrollbar mb-3 flex gap-1 overflow-x-auto">
      {options.map(({ key, text, address, isChosen, title }) => (
        <a
          key={key}
          href={address}
          title={title}
          aria-current={isChosen ? 'true' : undefined}
          className={`pill min-h-11 shrink-0 border border-line ${isChosen ? '' : 'hover:bg-sunken'}`}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
