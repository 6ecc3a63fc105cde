import { useApp } from '../../appContext.ts';
import { chooseZone, knownZones } from '../../preferences/zone.ts';

/** The list of every zone, where a visitor asked for it. */
export function ZoneSelect() {
  const { t, visitor } = useApp();
  const zones = knownZones();
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-sm text-muted">
      {t('day.changeZone')}
      <select
        // biome-ignore lint/a11y/noAutofocus: the list stands where the button was that asked for it
        autoFocus
        className="h-11 max-w-56 rounded-md border border-line bg-raised px-2 text-text"
        value={visitor.zone}
        onChange={(event) => chooseZone(event.target.value)}
      >
        <option value="">{t('day.myZone')}</option>
        {!zones.includes(visitor.zone) && <option value={visitor.zone}>{visitor.zone}</option>}
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  );
}
