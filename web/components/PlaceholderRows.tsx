/** Placeholder rows: while no settings have loaded (spec section 5), and for a late part. `className` has their height. */
export function PlaceholderRows({ count, className }: { count: number; className: string }) {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else
        <li key={index} className={`border-t border-line px-3 py-2 ${className}`}>
          <span className="block h-full rounded-md bg-sunken" />
        </li>
      ))}
    </ul>
  );
}
