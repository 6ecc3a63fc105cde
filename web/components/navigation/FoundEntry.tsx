import { Crest } from '../match/Crest.tsx';
import { Star } from '../Star.tsx';
import { Flag } from './Flag.tsx';
import { Highlighted } from './Highlighted.tsx';
import type { FoundLink } from './useFoundLinks.ts';

interface FoundEntryProps {
  link: FoundLink;
  term: string;
  /** The id and selection state of an option of a search box; null for a plain link. */
  option: { id: string; active: boolean } | null;
}

/**
 * A search result: its name, and a detail that distinguishes equal names. A plain link has a star beside it. A listbox may
 * contain only options, so `FoundStars` has their stars.
 */
export function FoundEntry({ link, term, option }: FoundEntryProps) {
  const { href, name, detail, sign, follow } = link;
  const role = option === null ? {} : { role: 'option', id: option.id, 'aria-selected': option.active };
  return (
    <li role={option === null ? undefined : 'presentation'} className="col-start-1 flex items-center">
      <a
        href={href}
        className={`flex min-h-11 min-w-0 flex-1 items-center gap-2 py-1 pl-3 text-sm leading-5 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent${follow === null ? ' pr-3' : ''}`}
        {...role}
      >
        {'flag' in sign ? <Flag address={sign.flag} /> : <Crest team={sign.team} />}
        <span className="min-w-0">
          <span className="block wrap-anywhere">
            <Highlighted name={name} term={term} />
          </span>
          <span className="block text-xs text-muted">{detail}</span>
        </span>
      </a>
      {option === null && follow !== null && <Star follow={follow} name={name} />}
    </li>
  );
}
