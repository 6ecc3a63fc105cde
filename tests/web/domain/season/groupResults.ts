/** Results of groups of final tournaments, two matches a round, in the order of play. */
const EURO = [
  '2020 A: Turkey 0-3 Italy, Wales 1-1 Switzerland, Turkey 0-2 Wales, Italy 3-0 Switzerland, Switzerland 3-1 Turkey, Italy 1-0 Wales',
  '2020 B: Denmark 0-1 Finland, Belgium 3-0 Russia, Finland 0-1 Russia, Denmark 1-2 Belgium, Russia 1-4 Denmark, Finland 0-2 Belgium',
  '2020 C: Austria 3-1 North Macedonia, Netherlands 3-2 Ukraine, Ukraine 2-1 North Macedonia, Netherlands 2-0 Austria, North Macedonia 0-3 Netherlands, Ukraine 0-1 Austria',
  '2020 D: England 1-0 Croatia, Scotland 0-2 Czechia, Croatia 1-1 Czechia, England 0-0 Scotland, Croatia 3-1 Scotland, Czechia 0-1 England',
  '2020 E: Poland 1-2 Slovakia, Spain 0-0 Sweden, Sweden 1-0 Slovakia, Spain 1-1 Poland, Slovakia 0-5 Spain, Sweden 3-2 Poland',
  '2020 F: Hungary 0-3 Portugal, France 1-0 Germany, Hungary 1-1 France, Portugal 2-4 Germany, Portugal 2-2 France, Germany 2-2 Hungary',
  '2024 A: Germany 5-1 Scotland, Hungary 1-3 Switzerland, Germany 2-0 Hungary, Scotland 1-1 Switzerland, Switzerland 1-1 Germany, Scotland 0-1 Hungary',
  '2024 B: Spain 3-0 Croatia, Italy 2-1 Albania, Croatia 2-2 Albania, Spain 1-0 Italy, Croatia 1-1 Italy, Albania 0-1 Spain',
  '2024 C: Slovenia 1-1 Denmark, Serbia 0-1 England, Slovenia 1-1 Serbia, Denmark 1-1 England, England 0-0 Slovenia, Denmark 0-0 Serbia',
  '2024 D: Poland 1-2 Netherlands, Austria 0-1 France, Poland 1-3 Austria, Netherlands 0-0 France, Netherlands 2-3 Austria, France 1-1 Poland',
  '2024 F: Turkey 3-1 Georgia, Portugal 2-1 Czechia, Georgia 1-1 Czechia, Turkey 0-3 Portugal, Czechia 1-2 Turkey, Georgia 2-0 Portugal',
];

const WORLD_CUP = [
  '2018 A: Russia 5-0 Saudi Arabia, Egypt 0-1 Uruguay, Russia 3-1 Egypt, Uruguay 1-0 Saudi Arabia, Saudi Arabia 2-1 Egypt, Uruguay 3-0 Russia',
  '2018 C: France 2-1 Australia, Peru 0-1 Denmark, Denmark 1-1 Australia, France 1-0 Peru, Denmark 0-0 France, Australia 0-2 Peru',
  '2018 D: Argentina 1-1 Iceland, Croatia 2-0 Nigeria, Argentina 0-3 Croatia, Nigeria 2-0 Iceland, Nigeria 1-2 Argentina, Iceland 1-2 Croatia',
  '2018 E: Costa Rica 0-1 Serbia, Brazil 1-1 Switzerland, Brazil 2-0 Costa Rica, Serbia 1-2 Switzerland, Serbia 0-2 Brazil, Switzerland 2-2 Costa Rica',
  '2018 G: Belgium 3-0 Panama, Tunisia 1-2 England, Belgium 5-2 Tunisia, England 6-1 Panama, England 0-1 Belgium, Panama 1-2 Tunisia',
  '2018 H: Colombia 1-2 Japan, Poland 1-2 Senegal, Japan 2-2 Senegal, Poland 0-3 Colombia, Japan 0-1 Poland, Senegal 0-1 Colombia',
  '2022 A: Qatar 0-2 Ecuador, Senegal 0-2 Netherlands, Qatar 1-3 Senegal, Netherlands 1-1 Ecuador, Ecuador 1-2 Senegal, Netherlands 2-0 Qatar',
  '2022 B: England 6-2 Iran, USA 1-1 Wales, Wales 0-2 Iran, England 0-0 USA, Wales 0-3 England, Iran 0-1 USA',
  '2022 C: Argentina 1-2 Saudi Arabia, Mexico 0-0 Poland, Poland 2-0 Saudi Arabia, Argentina 2-0 Mexico, Poland 0-2 Argentina, Saudi Arabia 1-2 Mexico',
  '2022 D: Denmark 0-0 Tunisia, France 4-1 Australia, Tunisia 0-1 Australia, France 2-1 Denmark, Australia 1-0 Denmark, Tunisia 1-0 France',
  '2022 E: Germany 1-2 Japan, Spain 7-0 Costa Rica, Japan 0-1 Costa Rica, Spain 1-1 Germany, Japan 2-1 Spain, Costa Rica 2-4 Germany',
  '2022 F: Morocco 0-0 Croatia, Belgium 1-0 Canada, Belgium 0-2 Morocco, Croatia 4-1 Canada, Croatia 0-0 Belgium, Canada 1-2 Morocco',
  '2022 G: Switzerland 1-0 Cameroon, Brazil 2-0 Serbia, Cameroon 3-3 Serbia, Brazil 1-0 Switzerland, Serbia 2-3 Switzerland, Cameroon 1-0 Brazil',
  '2022 H: Uruguay 0-0 South Korea, Portugal 3-2 Ghana, South Korea 2-3 Ghana, Portugal 2-0 Uruguay, Ghana 0-2 Uruguay, South Korea 2-1 Portugal',
];

/** The name and the results of each group, as `resultsIn` parses them, with the name of its competition. */
export const GROUP_RESULTS = [
  ...EURO.map((each) => ['European Championship', each] as const),
  ...WORLD_CUP.map((each) => ['World Cup', each] as const),
].map(([name, each]) => {
  const [group = '', results = ''] = each.split(': ');
  return {
    group: `${name} ${group}`,
    competition: { name, country: { slug: 'international' } },
    results: results.replaceAll(', ', '\n'),
  };
});
