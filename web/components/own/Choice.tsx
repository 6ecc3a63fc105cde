interface ChoiceProps {
  name: string;
  label: string;
  /** The chosen value; null for the first option. */
  value: string | null;
  options: readonly (readonly [value: string, label: string])[];
  note?: string;
}

/** A select field of a form, with a label and a note. */
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
