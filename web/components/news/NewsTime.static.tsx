import { useApp } from '../../data/appContext.ts';
import { clockTime, kickOffDay } from '../../format/kickOff.ts';

export function NewsTime({ at }: { at: number }) {
  const { t, visitor } = useApp();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {kickOffDay({ kickOff: at }, visitor, t)}, {clockTime(at, visitor.zone, t)}
    </time>
  );
}
