import { Bell } from '../components/Bell.tsx';
import { CompetitionLine, EventFacts, MatchActions } from '../components/event/EventFacts.tsx';
import { MeetingsPanel } from '../components/event/MeetingsPanel.tsx';
import { MomentumCard } from '../components/event/MomentumCard.tsx';
import { OddsPanel } from '../components/event/OddsPanel.tsx';
import { MatchPreview } from '../components/event/preview/MatchPreview.tsx';
import { TabGap, TournamentGap } from '../components/Gap.tsx';
import { HiddenPart } from '../components/HiddenPart.tsx';
import { BelowLink, LatePlace } from '../components/LatePlace.tsx';
import { DayStrip } from '../components/match/DayStrip.tsx';
import { EmptyList, ListHeading, ListPager, LiveNow } from '../components/match/ListParts.tsx';
import { OwnCard } from '../components/match/OwnCard.tsx';
import { CompetitionChips, PopularCrests } from '../components/navigation/BeforeSearch.tsx';
import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx';
import { SideLists } from '../components/navigation/BrowseLists.tsx';
import { HeaderEnd, HeaderSearch, NavigationWithoutScript, SportLinks } from '../components/navigation/HeaderParts.tsx';
import { SearchForm } from '../components/navigation/SearchField.tsx';
import { BarEnd, BarStart } from '../components/navigation/Ways.tsx';
import { AboutArticle, Article } from '../components/news/Article.tsx';
import { NewsAbout } from '../components/news/NewsLinks.tsx';
import { NewsList } from '../components/news/NewsList.tsx';
import { LatePrices } from '../components/odds/LatePrices.tsx';
import { OddsView } from '../components/odds/OddsSwitch.tsx';
import { OddsToolPanel } from '../components/odds/OddsToolPanel.tsx';
import { BonusCard } from '../components/offers/BonusCard.tsx';
import { AwayCard, MyDetails } from '../components/own/MyDetails.tsx';
import { SettingsForm } from '../components/own/SettingsForm.tsx';
import { CalendarChoice, EmbedLink } from '../components/PageActions.tsx';
import { NeedsCard } from '../components/season/NeedsCard.tsx';
import { SeasonTab } from '../components/season/SeasonTab.tsx';
import { Brand } from '../components/shell/Brand.tsx';
import { Footer } from '../components/shell/FooterParts.tsx';
import { ComplaintsBanner, NewsCard } from '../components/shell/NewsCard.tsx';
import { Demonstration, MissedNotice, OddsWish, OwnViewNotice } from '../components/shell/Notices.tsx';
import { PageText, TextArticle } from '../components/shell/RichText.tsx';
import { StandingsPanel } from '../components/standings/StandingsTables.tsx';
import { Player } from '../components/team/Player.tsx';
import { SquadCard } from '../components/team/SquadCard.tsx';
import { TeamAnchors, TeamHead } from '../components/team/TeamHead.tsx';
import { LastFive, TeamLines } from '../components/team/TeamLines.tsx';
import { NextMeetings, TeamPlaces, TeamSeasonPanel } from '../components/team/TeamSeasonPanel.tsx';
import { CompetitionHead } from '../components/tournament/CompetitionHead.tsx';
import { CompetitionOverview } from '../components/tournament/CompetitionOverview.tsx';
import { WatchChoices } from '../components/watch/WatchChoices.tsx';
import { type OwnList, type StaticParts, useApp } from '../data/appContext.ts';
import { HIDDEN } from '../domain/spoilers.ts';

function OwnMatchesNow({ list }: { list: OwnList }) {
  const { follows } = useApp();
  return follows === undefined ? null : <OwnCard list={list} follows={follows} />;
}

export const staticParts: StaticParts = {
  late: (id, render) => <LatePlace id={id} render={render} />,
  latePrices: (view) => <LatePrices view={view} />,
  notices: () => (
    <>
      <OddsWish />
      <Demonstration />
      <OwnViewNotice />
      <MissedNotice />
      <BelowLink id="odds" />
    </>
  ),
  brand: () => <Brand />,
  headerSearch: () => <HeaderSearch />,
  headerEnd: () => <HeaderEnd />,
  barStart: () => <BarStart />,
  barEnd: () => <BarEnd />,
  searchForm: () => <SearchForm />,
  liveNow: (matches) => <LiveNow matches={matches} />,
  popularClubs: (clubs) => <PopularCrests clubs={clubs} />,
  competitionChips: (settings) => <CompetitionChips settings={settings} />,
  navigationWithoutScript: () => <NavigationWithoutScript />,
  sportLinks: () => <SportLinks />,
  listHeading: (list, route) => <ListHeading list={list} route={route} />,
  oddsView: () => <OddsView />,
  sideLists: (settings) => <SideLists settings={settings} />,
  days: ({ query, today, days, isNearest = false }, route) => (
    <DayStrip date={query.date} today={today} within={days} route={route} isNearest={isNearest} />
  ),
  ownMatches: (list) => <OwnMatchesNow list={list} />,
  empty: (list, route, isUnavailable) => <EmptyList list={list} route={route} isUnavailable={isUnavailable} />,
  pager: (list, route) => <ListPager list={list} route={route} />,
  matchCompetition: (match, round) => <CompetitionLine match={match} round={round} />,
  matchFacts: (event, firstLeg) => <EventFacts event={event} firstLeg={firstLeg} />,
  matchActions: (match) => <MatchActions match={match} />,
  tabGap: (match, reason) => <TabGap match={match} reason={reason} />,
  tournamentGap: (route) => <TournamentGap route={route} />,
  matchPreview: (match, preview) => <MatchPreview match={match} preview={preview} />,
  meetings: (match, meetings) => <MeetingsPanel match={match} meetings={meetings} />,
  matchOdds: (odds) => <OddsPanel {...odds} />,
  matchStandings: (match, tables, needs) => (
    <>
      <NeedsCard needs={needs} />
      <StandingsPanel match={match} tables={tables} />
    </>
  ),
  overview: (overview) => <CompetitionOverview {...overview} />,
  momentum: (match, samples, goals) => <MomentumCard match={match} samples={samples} goals={goals} />,
  teamHead: (view) => (
    <>
      <TeamHead view={view} />
      <TeamAnchors view={view} />
    </>
  ),
  lastFive: (team, { season }) => season !== null && season !== HIDDEN && <LastFive form={season.form} team={team} />,
  teamLines: (view) => <TeamLines view={view} />,
  teamSeason: (team, { season, news }) => (
    <>
      {season === HIDDEN ? <HiddenPart part="form" /> : season !== null && <TeamSeasonPanel season={season} />}
      <NewsAbout news={news} />
      <EmbedLink kind="team" id={team.id} />
    </>
  ),
  nextMeetings: (team, next) => next !== null && <NextMeetings team={team} {...next} />,
  teamPlaces: (view) => <TeamPlaces view={view} />,
  squad: (team, { squad, season }) =>
    squad !== null && <SquadCard squad={squad} team={team} season={season === HIDDEN ? null : season} />,
  competitionHead: (view) => <CompetitionHead view={view} />,
  bell: (follow, named) => <Bell follow={follow} named={named} />,
  calendar: (link) => <CalendarChoice {...link} />,
  player: (view) => <Player view={view} />,
  oddsTool: (panel) => <OddsToolPanel panel={panel} />,
  away: (news) => news !== null && <AwayCard news={news} />,
  watchChoices: (view) => <WatchChoices view={view} />,
  my: (details) => <MyDetails details={details} />,
  settingsForm: (form) => <SettingsForm form={form} />,
  season: (tab) => <SeasonTab {...tab} />,
  complaints: (settings) => <ComplaintsBanner settings={settings} />,
  bonuses: (settings) => <BonusCard settings={settings} />,
  news: (settings) => <NewsCard settings={settings} />,
  newsAbout: (news) => <NewsAbout news={news} />,
  aboutArticle: (about) => <AboutArticle about={about} />,
  newsPage: (shown) => ('article' in shown ? <Article {...shown} /> : <NewsList list={shown} />),
  textPage: (page) => <TextArticle page={page} />,
  breadcrumbs: (crumbs) => <Breadcrumbs crumbs={crumbs} />,
  pageText: (sections) => <PageText sections={sections} />,
  footer: () => <Footer />,
};
