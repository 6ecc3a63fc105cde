/**
 * Team names in football-data.org (long and short), API-Football and The Odds API: a row per team, a table per
 * competition. Most teams with the same name everywhere are left out.
 */
export const SPELLINGS: Readonly<Record<string, string>> = {
  'Brazil, Série A': `
    São Paulo FC | São Paulo | Sao Paulo | Sao Paulo
    SC Corinthians Paulista | Corinthians | Corinthians | Corinthians
    Grêmio FBPA | Grêmio | Gremio | Grêmio
    CA Mineiro | Mineiro | Atletico-MG | Atletico Mineiro
    Fortaleza EC | Fortaleza | Fortaleza EC | Fortaleza
    RB Bragantino | Bragantino | RB Bragantino | Bragantino-SP
    SC Recife | Recife | Sport Recife | Sport Recife
    CA Paranaense | Paranaense | Atletico Paranaense | Atletico Paranaense
    Coritiba FBC | Coritiba | Coritiba | Coritiba`,
  'France, Ligue 1': `
    Paris Saint-Germain FC | PSG | Paris Saint Germain | Paris Saint Germain
    Olympique de Marseille | Marseille | Marseille | Marseille
    Olympique Lyonnais | Olympique Lyon | Lyon | Lyon
    AS Monaco FC | Monaco | Monaco | AS Monaco
    OGC Nice | Nice | Nice | Nice
    Stade Rennais FC 1901 | Stade Rennais | Rennes | Rennes
    RC Strasbourg Alsace | Strasbourg | Strasbourg | Strasbourg
    Racing Club de Lens | RC Lens | Lens | RC Lens
    Stade Brestois 29 | Brest | Stade Brestois 29 | Brest
    Angers SCO | Angers SCO | Angers | Angers
    FC Metz | FC Metz | Metz | Metz
    Paris FC | Paris FC | Paris FC | Paris FC
    AS Saint-Étienne | Saint-Étienne | Saint Etienne | Saint Etienne
    Stade de Reims | Stade de Reims | Reims | Reims`,
  'Germany, Bundesliga': `
    FC Bayern München | Bayern | Bayern München | Bayern Munich
    Borussia Dortmund | Dortmund | Borussia Dortmund | Borussia Dortmund
    Bayer 04 Leverkusen | Leverkusen | Bayer Leverkusen | Bayer Leverkusen
    VfB Stuttgart | Stuttgart | VfB Stuttgart | VfB Stuttgart
    Eintracht Frankfurt | Frankfurt | Eintracht Frankfurt | Eintracht Frankfurt
    SC Freiburg | Freiburg | SC Freiburg | SC Freiburg
    TSG 1899 Hoffenheim | Hoffenheim | 1899 Hoffenheim | TSG Hoffenheim
    SV Werder Bremen | Bremen | Werder Bremen | Werder Bremen
    VfL Wolfsburg | Wolfsburg | VfL Wolfsburg | VfL Wolfsburg
    FC Augsburg | Augsburg | FC Augsburg | Augsburg
    1. FSV Mainz 05 | Mainz | FSV Mainz 05 | FSV Mainz 05
    Borussia Mönchengladbach | M'gladbach | Borussia Mönchengladbach | Borussia Monchengladbach
    FC St. Pauli 1910 | St. Pauli | FC St. Pauli | FC St. Pauli
    1. FC Heidenheim 1846 | Heidenheim | 1. FC Heidenheim | 1. FC Heidenheim
    Hamburger SV | HSV | Hamburger SV | Hamburger SV`,
  'Spain, La Liga': `
    FC Barcelona | Barça | Barcelona | Barcelona
    Real Madrid CF | Real Madrid | Real Madrid | Real Madrid
    Club Atlético de Madrid | Atleti | Atletico Madrid | Atlético Madrid
    Athletic Club | Athletic | Athletic Club | Athletic Bilbao
    Real Betis Balompié | Real Betis | Real Betis | Real Betis
    RC Celta de Vigo | Celta | Celta Vigo | Celta Vigo
    Rayo Vallecano de Madrid | Rayo Vallecano | Rayo Vallecano | Rayo Vallecano
    CA Osasuna | Osasuna | Osasuna | CA Osasuna
    Real Sociedad de Fútbol | Real Sociedad | Real Sociedad | Real Sociedad
    RCD Espanyol de Barcelona | Espanyol | Espanyol | Espanyol
    Deportivo Alavés | Alavés | Alaves | Alavés
    Sevilla FC | Sevilla FC | Sevilla | Sevilla
    Elche CF | Elche | Elche | Elche CF
    Real Oviedo | Real Oviedo | Oviedo | Oviedo`,
  'Netherlands, Eredivisie': `
    AFC Ajax | Ajax | Ajax | Ajax
    PSV | PSV | PSV Eindhoven | PSV Eindhoven
    Feyenoord Rotterdam | Feyenoord | Feyenoord | Feyenoord
    AZ | AZ | AZ Alkmaar | AZ Alkmaar
    FC Twente '65 | Twente | Twente | FC Twente Enschede
    FC Utrecht | Utrecht | Utrecht | FC Utrecht
    SC Heerenveen | Heerenveen | Heerenveen | SC Heerenveen
    NEC | NEC | NEC Nijmegen | NEC Nijmegen
    Go Ahead Eagles | Go Ahead | GO Ahead Eagles | Go Ahead Eagles
    Sparta Rotterdam | Sparta | Sparta Rotterdam | Sparta Rotterdam
    Fortuna Sittard | Fortuna | Fortuna Sittard | Fortuna Sittard
    PEC Zwolle | PEC Zwolle | PEC Zwolle | FC Zwolle
    NAC Breda | NAC | NAC Breda | NAC Breda
    Heracles Almelo | Heracles | Heracles | Heracles
    SBV Excelsior | Excelsior | Excelsior | SBV Excelsior
    FC Volendam | Volendam | FC Volendam | FC Volendam
    Telstar 1963 | Telstar | Telstar | SC Telstar`,
  Nations: `
    Türkiye | Türkiye | Türkiye | Turkey
    Korea Republic | Korea Republic | South Korea | South Korea
    Czechia | Czechia | Czech Republic | Czech Republic
    United States | USA | USA | USA
    Côte d'Ivoire | Ivory Coast | Ivory Coast | Ivory Coast
    Bosnia-Herzegovina | Bosnia | Bosnia & Herzegovina | Bosnia and Herzegovina
    Republic of Ireland | Ireland | Rep. Of Ireland | Republic of Ireland
    Northern Ireland | Northern Ireland | Northern Ireland | Northern Ireland
    Congo DR | Congo DR | Congo DR | DR Congo
    Cape Verde Islands | Cabo Verde | Cape Verde Islands | Cape Verde
    North Macedonia | North Macedonia | FYR Macedonia | North Macedonia
    Iran | Iran | Iran | Iran
    China PR | China PR | China | China
    Guinea | Guinea | Guinea | Guinea
    Equatorial Guinea | Equatorial Guinea | Equatorial Guinea | Equatorial Guinea`,
};
