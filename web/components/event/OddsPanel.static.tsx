import { OddsPanel } from './OddsPanel.tsx';

/** The panel until its code has loaded. */
export const ServerOddsPanel = OddsPanel;
