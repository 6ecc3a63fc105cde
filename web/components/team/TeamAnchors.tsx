import { useApp } from '../../data/appContext.ts';
import type { TeamView } from '../../data/pageState.ts';

/** Links to the parts of a team's page that it has. */
export function TeamAnchors({ view: { places, still } }: { view: TeamView }) {
  const { t } = useApp();
  const { squad, season } = still.value;
  const parts = [
    'overview',
    'matches',
    ...(places.value.length > 0 ? (['table'] as const) : []),
    ...(squad === null ? [] : (['squad'] as const)),
    ...(season === null ? [] : (['season'] as const)),
  ] as const;
  return (
    <nav aria-label={t('team.parts')} className="tabs team-anchors">
      {parts.map((part) => (
        <a key={part} href={`#${part}`} className="tab">
          {t(`team.anchors.${part}`)}
        </a>
      ))}
    </nav>
  );
}
