import type { SeasonPanel } from '../../data/pageState.ts';
import { BracketPanel } from './BracketPanel.tsx';
import { CoursePanel } from './CoursePanel.tsx';
import type { OfCompetition } from './ofCompetition.ts';
import { RoundsPanel } from './RoundsPanel.tsx';
import { ScorersPanel } from './ScorersPanel.tsx';
import { TablePanel } from './TablePanel.tsx';

/** A tab that is made of a competition's season: written once, by the server. */
export function SeasonTab({ panel, ...of }: OfCompetition & { panel: SeasonPanel }) {
  switch (panel.tab) {
    case 'standings':
      return <TablePanel {...of} view={panel.view.value} />;
    case 'rounds':
      return <RoundsPanel {...of} view={panel.view.value} />;
    case 'bracket':
      return <BracketPanel {...of} view={panel.view.value} />;
    case 'scorers':
      return <ScorersPanel {...of} view={panel.view.value} />;
    case 'course':
      return <CoursePanel {...of} view={panel.view.value} />;
  }
}
