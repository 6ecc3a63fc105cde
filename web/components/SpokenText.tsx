import { useApp } from '../data/appContext.ts';
import { spokenMinute } from '../format/minutes.ts';

/** A minute of the match clock, `49'`. Screen readers say “49th minute”. */
export function Minute({ text }: { text: string }) {
  const { t } = useApp();
  return <SpokenText text={text} as={spokenMinute(text, t)} />;
}

/** Text with another form for screen readers, such as `1/12` and `1 to 12`. */
export function SpokenText({ text, as }: { text: string; as: string }) {
  if (text === as) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{as}</span>
    </>
  );
}
