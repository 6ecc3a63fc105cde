import { Hono } from 'hono';
import { SPORTS, type Sport } from '../../../web/domain/sport.ts';
import { dayOf, parseDay } from './calendar.ts';
import type { Tournament } from './catalog.ts';
import { detailedEvent } from './detail.ts';
import type { Match } from './match.ts';
import { pastMeetings } from './meetings.ts';
import { oddsOf } from './odds/eventOdds.ts';
import { scorersOf } from './scorers.ts';
import { seasonAt } from './season.ts';
import { lastSeasonEvents, seasonEvents } from './seasonEvents.ts';
import { standingsOf } from './standings.ts';
import { SPORT_IDS, wireCountry, wireEvent, wireTournament } from './wire.ts';
import { World } from './world.ts';

export interface LiveOptions {
  /** The clock, UTC ms. */
  readonly now: () => number;
  /** How many matches each UTC date has, all four sports together. */
  readonly matchesPerDay: number;
  /** A world that other clocks share. */
  readonly world?: World;
}

/** The sport of a query: null when it asks for none, undefined when there is no such sport. */
function sportOf(id: string | undefined): Sport | null | undefined {
  return id === undefined ? null : SPORTS.find((sport) => SPORT_IDS[sport] === id);
}

/** A live-scores backend over a world that follows from the clock alone. */
export function createDemoLive({ now, matchesPerDay, world = new World(matchesPerDay) }: LiveOptions): Hono {
  const { catalog } = world;
  const app = new Hono();

  const listed = (matches: readonly Match[], at: number) => {
    const event = (match: Match) => wireEvent(match, world.storyOf(match), at);
    const ended = (match: Match) => world.kindAt(match, at) === 'ended';
    return {
      fixtures: matches.filter((match) => !ended(match)).map(event),
      results: matches.filter(ended).map(event),
    };
  };

  app.notFound((c) => c.json({ detail: 'Not found.' }, 404));

  app.get('/v2/events/live', (c) => {
    const at = now();
    return c.json(listed([...world.leftFromYesterday(at), ...world.matchesOn(dayOf(at), at)], at));
  });

  app.get('/v2/events', (c) => {
    const at = now();
    const { date, sport: sportId, country, tournament } = c.req.query();
    const sport = sportOf(sportId);
    const day = date === undefined ? dayOf(at) : parseDay(date);
    if (sport === undefined) return c.notFound();
    if (day === null) return c.json({ detail: 'Invalid date.' }, 400);
    const matches = world
      .matchesOn(day, at)
      .filter(
        (match) =>
          (sport === null || match.sport === sport) &&
          (country === undefined || match.tournament.country.id === country) &&
          (tournament === undefined || match.tournament.id === tournament),
      );
    return c.json(listed(matches, at));
  });

  app.get('/v1/events/counter', (c) => {
    const at = now();
    const { date, sport: sportId } = c.req.query();
    const sport = sportOf(sportId);
    const day = date === undefined ? dayOf(at) : parseDay(date);
    if (sport === undefined) return c.notFound();
    if (day === null) return c.json({ detail: 'Invalid date.' }, 400);
    return c.json({
      counter: world.matchesOn(day, at).filter((match) => sport === null || match.sport === sport).length,
    });
  });

  app.get('/v2/events/:id', (c) => {
    const match = world.matchById(c.req.param('id'), now());
    return match ? c.json(detailedEvent(world, match, now())) : c.notFound();
  });

  app.get('/v2/events/:id/head-to-head', (c) => {
    const match = world.matchById(c.req.param('id'), now());
    if (!match) return c.notFound();
    const at = now();
    return c.json({ events: pastMeetings(world, match, at).map((past) => wireEvent(past, world.storyOf(past), at)) });
  });

  app.get('/v2/events/:id/odds', (c) => {
    const match = world.matchById(c.req.param('id'), now());
    return match ? c.json(oddsOf(match, world.storyOf(match), now())) : c.notFound();
  });

  app.get('/v2/odds', (c) => {
    const at = now();
    const { date, sport: sportId } = c.req.query();
    const sport = sportOf(sportId);
    const day = date === undefined ? dayOf(at) : parseDay(date);
    if (sport === undefined) return c.notFound();
    if (day === null) return c.json({ detail: 'Invalid date.' }, 400);
    const priced = (match: Match) => ({ id: match.id, ...oddsOf(match, world.storyOf(match), at, 'winner') });
    const matches = world.matchesOn(day, at).filter((match) => sport === null || match.sport === sport);
    // Who has ended is priced no more.
    return c.json({ events: matches.filter((match) => world.kindAt(match, at) !== 'ended').map(priced) });
  });

  const countToday = (keyOf: (match: Match) => string, sport: Sport | null) => {
    const at = now();
    const counts = new Map<string, number>();
    for (const match of world.matchesOn(dayOf(at), at)) {
      if (sport !== null && match.sport !== sport) continue;
      counts.set(keyOf(match), (counts.get(keyOf(match)) ?? 0) + 1);
    }
    return counts;
  };

  app.get('/v1/countries', (c) => {
    const sport = sportOf(c.req.query('sport'));
    if (sport === undefined) return c.notFound();
    const events = countToday((match) => match.tournament.country.id, sport);
    const playing = new Set(
      catalog.tournaments.filter((entry) => sport === null || entry.sport === sport).map((entry) => entry.country.id),
    );
    const countries = catalog.countries.filter(({ id }) => playing.has(id));
    return c.json({
      countries: countries.map((country) => ({ ...wireCountry(country), events: events.get(country.id) ?? 0 })),
    });
  });

  app.get('/v1/tournaments', (c) => {
    const sport = sportOf(c.req.query('sport'));
    if (sport === undefined) return c.notFound();
    const country = c.req.query('country');
    const events = countToday((match) => match.tournament.id, sport);
    const tournaments = catalog.tournaments.filter(
      (entry) => (sport === null || entry.sport === sport) && (country === undefined || entry.country.id === country),
    );
    return c.json({
      tournaments: tournaments.map((entry) => ({ ...wireTournament(entry), events: events.get(entry.id) ?? 0 })),
    });
  });

  const ofTournament: Record<string, (tournament: Tournament) => unknown> = {
    '': (tournament) => ({
      ...wireTournament(tournament),
      sport: tournament.sport,
      season: seasonAt(tournament, now()).name,
      events: countToday((match) => match.tournament.id, tournament.sport).get(tournament.id) ?? 0,
    }),
    '/standings': (tournament) => standingsOf(world, tournament, now()),
    '/events': (tournament) => seasonEvents(world, tournament, now()),
    '/events/previous': (tournament) => lastSeasonEvents(world, tournament, now()),
    '/scorers': (tournament) => scorersOf(world, tournament, now()),
  };
  for (const [path, answer] of Object.entries(ofTournament)) {
    app.get(`/v1/tournaments/:id${path}`, (c) => {
      const tournament = catalog.tournamentById.get(c.req.param('id'));
      return tournament ? c.json(answer(tournament)) : c.notFound();
    });
  }

  return app;
}
