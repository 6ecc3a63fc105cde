import { useApp } from '../../data/appContext.ts';
import type { BracketView, CupRound, Place } from '../../domain/season/bracket.ts';
import { StandingsTables } from '../standings/StandingsTables.tsx';
import type { CompetitionProps } from './competitionProps.ts';
import { TieCard } from './TieCard.tsx';

/** The kind of a place for the style sheet. `open` gets no connecting line: a tie without known teams may be drawn by lot. */
function kindOf(place: Place): Place['kind'] | 'open' {
  const isOpen = place.kind === 'tie' && place.tie.one === null && place.tie.other === null;
  return isOpen ? 'open' : place.kind;
}

/** `isJoined`: each place follows from two places of the previous round, so lines connect them. */
const isEmpty = ({ places }: CupRound) => places.every(({ kind }) => kind === 'empty');

function RoundColumn({ round: { key, name, places }, isJoined }: { round: CupRound; isJoined: boolean }) {
  const { t } = useApp();
  const first = places.findIndex(({ kind }) => kind !== 'empty');
  return (
    <section className={`bracket-round ${isJoined ? 'bracket-joined' : ''}`} aria-labelledby={`round-${key}`}>
      <h2 id={`round-${key}`} className="mb-2 px-1 text-sm font-semibold">
        {name}
      </h2>
      <ol className="bracket-places">
        {places.map((place, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a place has no id, only a position
            key={index}
            id={index === first ? `first-${key}` : undefined}
            data-kind={kindOf(place)}
            aria-hidden={place.kind === 'empty' ? true : undefined}
          >
            <TieCard place={place} />
          </li>
        ))}
      </ol>
      {places.some(({ kind }) => kind === 'empty') && <p className="sr-only">{t('season.bracket.undecided')}</p>}
    </section>
  );
}

/** Links to the first tie of each round, for screens that show one round at a time. */
function RoundJumps({ rounds }: { rounds: readonly CupRound[] }) {
  const { t } = useApp();
  if (rounds.length < 2) return null;
  return (
    <div className="strip-row bracket-jumps">
      <nav aria-label={t('season.rounds')} className="strip strip-filters">
        {rounds.map(({ key, name }) => (
          <a key={key} href={`#first-${key}`} className="strip-link">
            {name}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** The knock-out rounds of a competition, in columns. */
export function BracketPanel({ route, competition, view }: CompetitionProps & { view: BracketView }) {
  const { t } = useApp();
  const { earlier, tables } = view;
  // A round with only empty places is left out. Single empty places are kept, so that the others line up.
  const drawn = view.drawn.filter((round) => !isEmpty(round));
  return (
    <>
      <RoundJumps rounds={drawn} />
      {drawn.length > 0 && (
        <section className="bracket no-scrollbar mb-3" aria-label={t('season.bracket.label')}>
          {drawn.map((round, index) => (
            <RoundColumn
              key={round.key}
              round={round}
              isJoined={drawn[index - 1]?.places.length === round.places.length * 2}
            />
          ))}
        </section>
      )}
      {earlier.toReversed().map(({ key, name, places }) => (
        <details key={key} className="card mb-3 px-3 py-2">
          <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">{name}</summary>
          <ul className="grid gap-2 pb-2 sm:grid-cols-2">
            {places.map((place, index) =>
              place.kind === 'empty' ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place has no id, only a position
                <li key={index}>
                  <TieCard place={place} />
                </li>
              ),
            )}
          </ul>
        </details>
      ))}
      {tables.length > 0 && (
        <StandingsTables tables={tables} sport={route.sport} competition={competition.id} isBrief />
      )}
    </>
  );
}
