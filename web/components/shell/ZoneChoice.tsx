import { type ComponentType, useState } from 'react';
import { useApp } from '../../appContext.ts';
import { zoneName } from '../../format/calendar.ts';

/** Says in which zone the times are, and lets the visitor choose another. The long list is loaded when it is wanted. */
export function ZoneChoice() {
  const { t, visitor } = useApp();
  const [List, setList] = useState<ComponentType | null>(null);
  if (List !== null) return <List />;
  const choose = async () => {
    const { ZoneSelect } = await import('./ZoneSelect.tsx');
    setList(() => ZoneSelect);
  };
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center text-sm text-muted underline decoration-dotted underline-offset-4"
      onClick={choose}
    >
      {t('day.zone', { zone: zoneName(visitor.zone) })}
    </button>
  );
}
