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
    <div className="strip-row">
      <nav aria-label={label} className="strip strip-filters">
        {options.map(({ key, text, address, isChosen, title }) => (
          <a key={key} href={address} title={title} aria-current={isChosen ? 'true' : undefined} className="strip-link">
            {text}
          </a>
        ))}
      </nav>
    </div>
  );
}
