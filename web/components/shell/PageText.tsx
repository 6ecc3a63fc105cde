import { useApp } from '../../appContext.ts';
import { TextSections } from './TextSections.tsx';

/** What editors have written about a page that shows something else, below it. */
export function PageText() {
  const { pageText } = useApp();
  return (
    <div className="card mb-3 px-4 py-5 text-sm leading-6">
      <div className="max-w-2xl">
        <TextSections sections={pageText} />
      </div>
    </div>
  );
}
