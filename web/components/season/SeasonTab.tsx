import type { SeasonPanel } from '../../data/pageState.ts';
import { BracketPanel } from './BracketPanel.tsx';
import { CoursePanel } from './CoursePanel.tsx';
import type { CompetitionProps } from './competitionProps.ts';
import { RoundsPanel } from './RoundsPanel.tsx';
import { ScorersPanel } from './ScorersPanel.tsx';
import { TablePanel } from './TablePanel.tsx';

/** A tab with data of a competition's season. Rendered on the server only. */
export function SeasonTab({ panel, ...props }: CompetitionProps & { panel: SeasonPanel }) {
  switch (panel.tab) {
    case 'standings':
      return <TablePanel {...props} view={panel.view.value} />;
    case 'rounds':
      return <RoundsPanel {...props} view={panel.view.value} />;
    case 'bracket':
      return <BracketPanel {...props} view={panel.view.value} />;
    case 'scorers':
      return <ScorersPanel {...props} view={panel.view.value} />;
    case 'course':
      return <CoursePanel {...props} view={panel.view.value} />;
  }
}
