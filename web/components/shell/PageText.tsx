import { useApp } from '../../data/appContext.ts';
import { TextSections } from './TextSections.tsx';

/** The editors' text below a page. */
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
