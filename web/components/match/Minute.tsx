import { useApp } from '../../data/appContext.ts';
import { spokenMinute } from '../../format/minutes.ts';
import { SpokenText } from '../SpokenText.tsx';

/** A minute of the match clock, `49'`. Screen readers say “49th minute”. */
export function Minute({ text }: { text: string }) {
  const { t } = useApp();
  return <SpokenText text={text} as={spokenMinute(text, t)} />;
}
