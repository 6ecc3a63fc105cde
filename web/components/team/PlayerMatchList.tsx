import { useApp } from '../../data/appContext.ts';
import { type Deed, hasPlayed, type PlayerMatchView } from '../../domain/player.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { minuteOf } from '../../format/minutes.ts';
import { IncidentSign } from '../event/IncidentSign.tsx';
import { Minute } from '../match/Minute.tsx';
import { DatedMatch } from './DatedMatch.tsx';

function DeedItem({ deed: { kind, minute } }: { deed: Deed }) {
  const { t } = useApp();
  const isOwn = kind === 'assist' || kind === 'came-on' || kind === 'went-off';
  return (
    <li className="flex items-center gap-1">
      {kind !== 'assist' && <IncidentSign kind={kind === 'came-on' || kind === 'went-off' ? 'substitution' : kind} />}
      {isOwn ? t(`player.${kind}`) : t(`incident.${kind}`)}
      {minute !== null && (
        <span className="text-muted">
          <Minute text={minuteOf(minute)} />
        </span>
      )}
    </li>
  );
}

/** The latest matches of a player, with goals, assists, cards and substitutions in each. */
export function PlayerMatchList({ matches }: { matches: readonly PlayerMatchView[] }) {
  const { t } = useApp();
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby="player-matches">
      <h2 id="player-matches" className="px-3 pt-2 text-sm font-semibold">
        {t('player.latest')}
      </h2>
      <p className="px-3 pb-2 text-xs text-muted">{t('player.lastWeek')}</p>
      {matches.map((played) => {
        const { match, role, deeds } = played;
        const known = deeds === HIDDEN ? [] : deeds;
        const cameOn = deeds !== HIDDEN && role === 'bench' && hasPlayed(played);
        const saysSo = known.some(({ kind }) => kind === 'came-on');
        return (
          <div key={match.id}>
            <DatedMatch match={match} />
            <ul className="flex flex-wrap gap-x-4 gap-y-1 px-3 pt-1 pb-3 text-sm">
              {!saysSo && <li className="text-muted">{t(`player.${cameOn ? 'substitute' : role}`)}</li>}
              {known.map((deed, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a deed has no id, only a position
                <DeedItem key={index} deed={deed} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
