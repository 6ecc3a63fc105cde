import { useApp } from '../../data/appContext.ts';
import type { Match } from '../../domain/match.ts';
import { boardSearch } from '../../domain/watchBoard.ts';
import { namesOf } from '../../format/teamNames.ts';
import { EmbedLink } from '../EmbedLink.tsx';
import { ShareButton } from '../ShareButton.tsx';

/** Below a match: puts it on a match board, embeds it, or shares it. */
export function MatchActions({ match }: { match: Match }) {
  const { t, href } = useApp();
  return (
    <>
      <div className="flex">
        <a
          href={`${href({ name: 'watch' })}${boardSearch([match.id])}`}
          className="inline-flex min-h-11 items-center underline"
        >
          {t('watch.link')}
        </a>
        <EmbedLink kind="match" id={match.id} />
      </div>
      <span className="share needs-script">
        <ShareButton name={t('match.versus', namesOf(match, t))} />
      </span>
    </>
  );
}
