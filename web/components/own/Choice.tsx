interface ChoiceProps {
  name: string;
  label: string;
  /** What is chosen; the first option where nothing is. */
  value: string | null;
  options: readonly (readonly [value: string, label: string])[];
  /** What is said of it. */
  note?: string;
}

/** A choice of a form: a label, its options, and a word about it. */
export function Choice({ name, label, value, options, note }: ChoiceProps) {
  return (
    <div id={name} className="border-t border-line px-4 py-2">
      <label className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <select
          name={name}
          defaultValue={value ?? undefined}
          aria-describedby={note === undefined ? undefined : `${name}-note`}
          className="h-11 max-w-full rounded-md border border-line bg-raised px-2"
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {note !== undefined && (
        <p id={`${name}-note`} className="text-sm text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
