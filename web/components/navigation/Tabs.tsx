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
export function Tabs({ className, ...tabs }: TabsProps) {
  return <Links {...tabs} className={`tabs ${className}`} linkClass="tab" current="page" />;
}

/** Links to other views of the same data. */
export function Choice({ className = '', ...choice }: Omit<TabsProps, 'className'> & { className?: string }) {
  return (
    <div className={`strip-row ${className}`.trim()}>
      <Links {...choice} className="strip strip-filters" linkClass="strip-link" current="true" />
    </div>
  );
}

function Links({
  label,
  className,
  options,
  linkClass,
  current,
}: TabsProps & { linkClass: string; current: 'page' | 'true' }) {
  return (
    <nav aria-label={label} className={className}>
      {options.map(({ text, address, isChosen }) => (
        <a key={address} href={address} aria-current={isChosen ? current : undefined} className={linkClass}>
          {text}
        </a>
      ))}
    </nav>
  );
}
