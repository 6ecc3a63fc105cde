interface LinkOption {
  text: string;
  address: string;
  /** Undefined for links within the page. */
  isChosen?: boolean;
}

interface TabsProps {
  label: string;
  className: string;
  options: readonly LinkOption[];
}

/** The tabs of a page as links. Each tab has its own page, or is a part of this one. */
export function Tabs({ label, className, options }: TabsProps) {
  return (
    <nav aria-label={label} className={`tabs ${className}`}>
      {options.map(({ text, address, isChosen }) => (
        <a key={address} href={address} aria-current={isChosen ? 'page' : undefined} className="tab">
          {text}
        </a>
      ))}
    </nav>
  );
}

/** Links to other views of the same data. */
export function Choice({ label, options }: Omit<TabsProps, 'className'>) {
  return (
    <div className="strip-row">
      <nav aria-label={label} className="strip strip-filters">
        {options.map(({ text, address, isChosen }) => (
          <a key={address} href={address} aria-current={isChosen ? 'true' : undefined} className="strip-link">
            {text}
          </a>
        ))}
      </nav>
    </div>
  );
}
