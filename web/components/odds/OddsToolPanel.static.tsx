import { useApp } from '../../data/appContext.ts';
import type { OddsPanel } from '../../domain/oddsDesk.ts';
import { CalculatorPanel } from './calculator/CalculatorPanel.static.tsx';
import { OddsDeskPanel } from './desk/OddsDeskPanel.static.tsx';
import { OddsSwitch } from './OddsSwitch.tsx';

type Reason = Extract<OddsPanel, { tool: string }>;

function NoTool({ kind, tool }: Reason) {
  const { t, href } = useApp();
  const text = { 'no-odds': t('desk.noOdds'), hidden: t('desk.hidden'), unavailable: t('page.unavailable') }[kind];
  return (
    <section className="card mb-3 px-4 py-10 text-center">
      <h1 className="text-lg font-bold">{t(`${tool}.title`)}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <p className="mt-2 flex flex-wrap justify-center gap-x-6">
        {kind === 'hidden' && <OddsSwitch />}
        <a href={href({ name: 'home' })} className="inline-flex min-h-11 items-center text-accent underline">
          {t('page.backHome')}
        </a>
      </p>
    </section>
  );
}

export function OddsToolPanel({ panel }: { panel: OddsPanel }) {
  switch (panel.kind) {
    case 'desk':
      return <OddsDeskPanel desk={panel.desk} policy={panel.policy} />;
    case 'calculator':
      return <CalculatorPanel given={panel.given} policy={panel.policy} />;
    case 'no-odds':
    case 'hidden':
    case 'unavailable':
      return <NoTool {...panel} />;
  }
}
