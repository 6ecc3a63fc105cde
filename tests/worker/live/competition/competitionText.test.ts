import { describe, expect, it } from 'vitest';
import { competitionText, tablesIn } from '../../../../worker/live/competition/competitionText.ts';

const said = (text: string) => [competitionText(text, 'en'), competitionText(text, 'nl')];

describe('round names', () => {
  it.each([
    ['14', 'Round 14', 'Speelronde 14'],
    ['Round 12', 'Round 12', 'Speelronde 12'],
    ['Matchday 3', 'Round 3', 'Speelronde 3'],
    ['Regular Season - 07', 'Round 7', 'Speelronde 7'],
    ['34. Spieltag', 'Round 34', 'Speelronde 34'],
    ['Regular Season', 'Regular season', 'Reguliere competitie'],
    ['2nd Round', 'Round 2', '2e ronde'],
    ['1. Runde', 'Round 1', '1e ronde'],
    ['First Round', 'Round 1', '1e ronde'],
    ['1st Round Replays', 'Round 1 – Replay', '1e ronde – Replay'],
    ['2nd Round Qualifying Replays', 'Qualifying round 2 – Replay', 'Voorronde 2 – Replay'],
    ['Clausura - Play-offs', 'Clausura – Play-offs', 'Clausura – Play-offs'],
    ['European Play-offs - Final', 'European play-offs – Final', 'Play-offs om Europees voetbal – Finale'],
    ['Conference Semi-finals', 'Conference semi-finals', 'Halve finales van de conference'],
    ['Gruppenphase 1. Spieltag', 'Group stage – Round 1', 'Groepsfase – Speelronde 1'],
    ['Vorrunde Gruppe B', 'Group stage – Group B', 'Groepsfase – Groep B'],
    ['League A, Group 1', 'League A – Group 1', 'Divisie A – Groep 1'],
    ['2nd Phase: Group A', 'Phase 2 – Group A', '2e fase – Groep A'],
    ['Spiel um den 3. Platz', 'Third place', 'Derde plaats'],
    ['64th Finals', 'Round of 128', 'Laatste 128'],
    ['32nd Finals', 'Round of 64', 'Laatste 64'],
    ['Last 32', 'Round of 32', 'Zestiende finales'],
    ['8th Finals', 'Round of 16', 'Achtste finales'],
    ['Achtelfinale', 'Round of 16', 'Achtste finales'],
    ['Quarter finals', 'Quarter-finals', 'Kwartfinales'],
    ['Viertelfinale Hinspiel', 'Quarter-finals – 1st leg', 'Kwartfinales – Heenduel'],
    ['Halbfinale (Rückspiele)', 'Semi-finals – 2nd leg', 'Halve finales – Return'],
    ['Finale', 'Final', 'Finale'],
    ['Group Stage', 'Group stage', 'Groepsfase'],
    ['Gruppenphase 1', 'Group stage', 'Groepsfase'],
    ['Group a', 'Group A', 'Groep A'],
    ['League Stage - 5', 'League phase – Round 5', 'Competitiefase – Speelronde 5'],
    ['Knockout Round Play-offs', 'Knockout play-offs', 'Tussenronde'],
    ['Playoff round 1', 'Play-offs', 'Play-offs'],
    ['Preliminary Round', 'Preliminary round', 'Voorronde'],
    ['2nd Qualifying Round', 'Qualifying round 2', 'Voorronde 2'],
    ['Championship Round - 3', 'Championship round – Round 3', 'Kampioensronde – Speelronde 3'],
    ['Relegation Round', 'Relegation round', 'Degradatieronde'],
    ['Relegation play-offs', 'Relegation play-offs', 'Play-offs tegen degradatie'],
    ['Friendlies 2', 'Friendlies', 'Vriendschappelijk'],
  ])('the round %s is %s in English and %s in Dutch', (round, en, nl) => expect(said(round)).toEqual([en, nl]));

  it.each(['Bracket of champions', 'Torneo del Inca', '', ' - ', '$1', 'Etapa - Uno'])(
    'the unknown round %j keeps its own words',
    (round) => expect(competitionText(round, 'nl').replace(' – ', ' - ')).toBe(round),
  );

  it('a long round of many parts is named in linear time', () => {
    expect(competitionText(Array(12).fill('Final').join(' - '), 'nl')).toBe(Array(12).fill('Finale').join(' – '));
    const endless = Array(100_000).fill('Final').join(' - ');
    expect(competitionText(endless, 'nl')).toBe(endless);
  });
});

it('a table has its name and zones in the page’s language', () => {
  const zones = [
    { name: 'Champions League', from: 1, to: 4 },
    { name: 'Conference League Qualification', from: 5, to: 5 },
    { name: 'Europa League play-offs', from: 6, to: 6 },
    { name: 'Relegation', from: 18, to: 20 },
  ];
  const names = ['Group A', 'League B', 'Championship Group', 'Western Conference', 'Premier League'];
  const tables = names.map((name) => ({ name, rows: [], zones }));
  const [dutch, english] = [tablesIn(tables, 'nl'), tablesIn(tables, 'en')];
  expect(english.map(({ name }) => name)).toEqual(
    names.map((name) => name.replace('Championship Group', 'Championship group')),
  );
  expect(dutch.map(({ name }) => name)).toEqual([
    ...['Groep A', 'Divisie B', 'Kampioensgroep', 'Western Conference', 'Premier League'],
  ]);
  expect(dutch[0]?.zones.map(({ name }) => name)).toEqual([
    ...['Champions League', 'Kwalificatie Conference League', 'Play-offs Europa League', 'Degradatie'],
  ]);
});
