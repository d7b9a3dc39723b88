import { both, competition, type Competition } from '../../competitions/competition.ts';

const BRAZIL = both('Brasil');
const ARGENTINA = both('Argentina');
const COLOMBIA = both('Colombia');
const MEXICO = both('México');
const ENGLAND = both('Inglaterra');
const PERU = { 'pt-BR': 'Peru', es: 'Perú' };
const ECUADOR = { 'pt-BR': 'Equador', es: 'Ecuador' };
const SPAIN = { 'pt-BR': 'Espanha', es: 'España' };
const ITALY = { 'pt-BR': 'Itália', es: 'Italia' };
const GERMANY = { 'pt-BR': 'Alemanha', es: 'Alemania' };
const FRANCE = { 'pt-BR': 'França', es: 'Francia' };
const PORTUGAL = both('Portugal');
const JAPAN = { 'pt-BR': 'Japão', es: 'Japón' };
const SOUTH_AMERICA = { 'pt-BR': 'América do Sul', es: 'Sudamérica' };

/** Football by tracks: no club stands in two competitions. */
export const FOOTBALL: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:325',
      both('Brasileirão Série A'),
      BRAZIL,
      'Flamengo, Palmeiras, Botafogo, Cruzeiro, Bahia, Fluminense, São Paulo, Atlético Mineiro, Internacional, Corinthians, Grêmio, Mirassol, Red Bull Bragantino, Vasco da Gama, Ceará, Santos, Fortaleza, Vitória, Juventude, Sport Recife',
    ),
    competition(
      'sr:tournament:17',
      both('Premier League'),
      ENGLAND,
      'Liverpool, Arsenal, Manchester City, Chelsea, Newcastle United, Aston Villa, Tottenham Hotspur, Manchester United, Brighton & Hove Albion, Nottingham Forest, AFC Bournemouth, Crystal Palace, Brentford, Fulham, Everton, West Ham United, Wolverhampton Wanderers, Leeds United, Burnley, Sunderland',
    ),
    competition(
      'sr:tournament:384',
      both('CONMEBOL Libertadores'),
      SOUTH_AMERICA,
      'River Plate, Boca Juniors, Racing Club, Estudiantes de La Plata, Vélez Sarsfield, Peñarol, Nacional, LDU Quito, Colo-Colo, Universidad de Chile, Libertad, Cerro Porteño, Olimpia, Bolívar, The Strongest, Deportivo Táchira, Blooming, Caracas FC',
    ),
    competition(
      'sr:tournament:8',
      both('LaLiga'),
      SPAIN,
      'Real Madrid, Barcelona, Atlético de Madrid, Athletic Club, Villarreal, Real Betis, Real Sociedad, Girona, Osasuna, Celta de Vigo, Rayo Vallecano, Mallorca, Sevilla, Valencia, Getafe, Alavés, Espanyol, Elche, Levante, Real Oviedo',
    ),
    competition(
      'sr:tournament:373',
      both('Copa do Brasil'),
      BRAZIL,
      'Náutico, Santa Cruz, Sampaio Corrêa, Treze, Sousa, Nova Iguaçu, Tombense, Manaus, Operário-MT, Águia de Marabá, Rio Branco-AC, Porto Velho, Ceilândia, Capital-DF, União Rondonópolis, Trem',
    ),
  ],
  [
    competition(
      'sr:tournament:390',
      both('Brasileirão Série B'),
      BRAZIL,
      'Coritiba, Athletico Paranaense, Goiás, Novorizontino, Remo, Chapecoense, Criciúma, Cuiabá, CRB, Atlético Goianiense, Avaí, Vila Nova, Operário, América Mineiro, Ferroviária, Botafogo-SP, Volta Redonda, Amazonas, Paysandu, Athletic',
    ),
    competition(
      'sr:tournament:352',
      both('Liga MX'),
      MEXICO,
      'América, Cruz Azul, Tigres UANL, Toluca, Monterrey, Guadalajara, Pachuca, León, Pumas UNAM, Santos Laguna, Atlas, Necaxa, Tijuana, San Luis, FC Juárez, Querétaro, Mazatlán, Puebla',
    ),
    competition(
      'sr:tournament:23',
      { 'pt-BR': 'Série A Italiana', es: 'Serie A Italiana' },
      ITALY,
      'Napoli, Inter, Atalanta, Juventus, Roma, Milan, Bologna, Lazio, Fiorentina, Como, Torino, Udinese, Genoa, Parma, Cagliari, Sassuolo, Lecce, Hellas Verona, Cremonese, Pisa',
    ),
    competition(
      'sr:tournament:11536',
      both('Liga BetPlay'),
      COLOMBIA,
      'Atlético Nacional, Millonarios, América de Cali, Junior, Independiente Santa Fe, Deportes Tolima, Independiente Medellín, Deportivo Cali, Once Caldas, Deportivo Pereira, Atlético Bucaramanga, Águilas Doradas, Deportivo Pasto, Fortaleza CEIF, La Equidad, Alianza FC, Llaneros, Boyacá Chicó, Unión Magdalena, Envigado',
    ),
    competition(
      'sr:tournament:35',
      both('Bundesliga'),
      GERMANY,
      'Bayern München, Bayer Leverkusen, Eintracht Frankfurt, Borussia Dortmund, RB Leipzig, Stuttgart, Freiburg, Mainz 05, Werder Bremen, Wolfsburg, Borussia Mönchengladbach, Hoffenheim, Augsburg, Union Berlin, St. Pauli, Hamburger SV, FC Köln, Heidenheim',
    ),
  ],
  [
    competition(
      'sr:tournament:155',
      both('Liga Profesional'),
      ARGENTINA,
      'Talleres de Córdoba, Rosario Central, Huracán, Argentinos Juniors, Independiente, San Lorenzo, Lanús, Defensa y Justicia, Belgrano, Tigre, Unión de Santa Fe, Platense, Independiente Rivadavia, Barracas Central, Instituto, Central Córdoba, Deportivo Riestra, Godoy Cruz, Newell’s Old Boys, Banfield, Gimnasia La Plata, Sarmiento',
    ),
    competition(
      'sr:tournament:406',
      both('Liga 1'),
      PERU,
      'Universitario, Alianza Lima, Sporting Cristal, Melgar, Cienciano, Cusco FC, Sport Huancayo, ADT, UTC Cajamarca, Deportivo Garcilaso, Alianza Atlético, Los Chankas, Atlético Grau, Comerciantes Unidos, Ayacucho FC, Juan Pablo II, Alianza Universidad, Sport Boys',
    ),
    competition(
      'sr:tournament:238',
      both('Liga Portugal'),
      PORTUGAL,
      'Sporting CP, Benfica, Porto, Braga, Vitória de Guimarães, Famalicão, Santa Clara, Casa Pia, Estoril, Rio Ave, Gil Vicente, Moreirense, Arouca, Nacional da Madeira, Estrela da Amadora, Tondela, Alverca, AVS',
    ),
    competition(
      'sr:tournament:240',
      both('LigaPro Serie A'),
      ECUADOR,
      'Independiente del Valle, Barcelona SC, Emelec, Aucas, Universidad Católica, Deportivo Cuenca, Orense, El Nacional, Delfín, Mushuc Runa, Técnico Universitario, Libertad de Loja, Macará, Manta FC, Vinotinto, Cuniburo',
    ),
    competition(
      'sr:tournament:34',
      both('Ligue 1'),
      FRANCE,
      'Paris Saint-Germain, Marseille, Monaco, Nice, Lille, Lyon, Strasbourg, Lens, Brest, Toulouse, Rennes, Auxerre, Nantes, Angers, Le Havre, Lorient, Paris FC, Metz',
    ),
    competition(
      'sr:tournament:40',
      both('Allsvenskan'),
      { 'pt-BR': 'Suécia', es: 'Suecia' },
      'Malmö, Hammarby, Mjällby, AIK, Djurgården, Elfsborg, IFK Göteborg, GAIS, Häcken, Sirius, Brommapojkarna, IFK Norrköping, Halmstad, Degerfors, Öster, Värnamo',
    ),
  ],
  [
    competition(
      'sr:tournament:1281',
      both('Brasileirão Série C'),
      BRAZIL,
      'Ponte Preta, Guarani, Figueirense, ABC, Londrina, Ypiranga, Brusque, Caxias, Confiança, Floresta, São Bernardo, Maringá, Retrô, Botafogo-PB, CSA, Ituano, Anápolis, Itabaiana, Caldense, Maricá',
    ),
    competition(
      'sr:tournament:2092',
      both('Liga Nacional'),
      both('Guatemala'),
      'Municipal, Comunicaciones, Antigua GFC, Xelajú, Cobán Imperial, Malacateco, Mixco, Guastatoya, Achuapa, Marquense, Aurora FC, Mictlán',
    ),
    competition(
      'sr:tournament:37',
      both('Eredivisie'),
      { 'pt-BR': 'Países Baixos', es: 'Países Bajos' },
      'PSV Eindhoven, Ajax, Feyenoord, Utrecht, AZ Alkmaar, Twente, Go Ahead Eagles, NEC Nijmegen, Heerenveen, Sparta Rotterdam, Groningen, Fortuna Sittard, Heracles, PEC Zwolle, NAC Breda, Volendam, Excelsior, Telstar',
    ),
    competition(
      'sr:tournament:242',
      both('MLS'),
      both('Estados Unidos'),
      'Inter Miami, Columbus Crew, LAFC, Cincinnati, Philadelphia Union, LA Galaxy, Seattle Sounders, Orlando City, Vancouver Whitecaps, San Diego FC, Minnesota United, New York City FC, Charlotte FC, New York Red Bulls, Nashville SC, Portland Timbers, Austin FC, Real Salt Lake, Colorado Rapids, Houston Dynamo, Chicago Fire, Atlanta United',
    ),
    competition(
      'sr:tournament:27665',
      { 'pt-BR': 'Campeonato Chileno', es: 'Primera División' },
      both('Chile'),
      'Universidad Católica de Chile, Coquimbo Unido, Palestino, Audax Italiano, O’Higgins, Huachipato, Cobresal, Ñublense, Unión La Calera, Unión Española, Everton de Viña del Mar, Deportes Iquique, Deportes La Serena, Deportes Limache, Santiago Wanderers, Rangers de Talca',
    ),
  ],
  [
    competition(
      'sr:tournament:703',
      both('Primera Nacional'),
      ARGENTINA,
      'Gimnasia de Mendoza, Estudiantes de Río Cuarto, San Martín de Tucumán, Deportivo Morón, Atlanta, Chacarita Juniors, Quilmes, Ferro Carril Oeste, Nueva Chicago, All Boys, Almirante Brown, Patronato, Agropecuario, Temperley, San Telmo, Defensores de Belgrano, Gimnasia de Jujuy, Colón de Santa Fe, Almagro, Mitre',
    ),
    competition(
      'sr:tournament:18',
      both('Championship'),
      ENGLAND,
      'Leicester City, Southampton, Ipswich Town, Sheffield United, Coventry City, Middlesbrough, Bristol City, Millwall, West Bromwich Albion, Blackburn Rovers, Swansea City, Watford, Norwich City, Stoke City, Queens Park Rangers, Hull City, Preston North End, Derby County, Birmingham City, Wrexham, Charlton Athletic, Portsmouth',
    ),
    competition(
      'sr:tournament:52',
      both('Süper Lig'),
      { 'pt-BR': 'Turquia', es: 'Turquía' },
      'Galatasaray, Fenerbahçe SK, Beşiktaş, Trabzonspor, Samsunspor, Başakşehir, Göztepe, Kasımpaşa, Alanyaspor, Rizespor, Gaziantep, Konyaspor, Antalyaspor, Kayserispor, Eyüpspor, Gençlerbirliği, Kocaelispor, Karagümrük',
    ),
    competition(
      'sr:tournament:11622',
      both('Liga de Expansión MX'),
      MEXICO,
      'Atlante, Cancún FC, Leones Negros, Venados, Tampico Madero, Mineros de Zacatecas, Celaya, Alebrijes de Oaxaca, Correcaminos, Tapatío, Atlético La Paz, Dorados de Sinaloa, Tepatitlán, Tlaxcala',
    ),
    competition(
      'sr:tournament:278',
      { 'pt-BR': 'Campeonato Uruguaio', es: 'Primera División' },
      { 'pt-BR': 'Uruguai', es: 'Uruguay' },
      'Liverpool Montevideo, Defensor Sporting, Danubio, Boston River, Racing Montevideo, Montevideo City Torque, Cerro Largo, Wanderers, Plaza Colonia, Progreso, Miramar Misiones, Juventud de Las Piedras, Cerro, River Plate Montevideo',
    ),
    competition(
      'sr:tournament:172',
      both('Chance Liga'),
      { 'pt-BR': 'Tchéquia', es: 'Chequia' },
      'Slavia Praha, Viktoria Plzeň, Baník Ostrava, Sparta Praha, Jablonec, Sigma Olomouc, Slovan Liberec, Hradec Králové, Karviná, Bohemians 1905, Mladá Boleslav, Teplice, Slovácko, Dukla Praha, Pardubice, Zlín',
    ),
  ],
  [
    competition(
      'sr:tournament:10326',
      both('Brasileirão Série D'),
      BRAZIL,
      'Barra-SC, Santa Catarina, Inter de Limeira, Portuguesa, Água Santa, Cianorte, Cascavel, Joinville, Marcílio Dias, Brasil de Pelotas, São José-RS, São Luiz, Aparecidense, Goianésia, Brasiliense, Gama, Altos, Maranhão, Tuna Luso, Manauara',
    ),
    competition(
      'sr:tournament:54',
      both('LaLiga 2'),
      SPAIN,
      'Deportivo La Coruña, Racing de Santander, Almería, Las Palmas, Sporting de Gijón, Real Valladolid, Málaga, Burgos, Cádiz, Granada, Huesca, Eibar, Castellón, Córdoba, Albacete, Leganés, Andorra, Ceuta, Cultural Leonesa, Mirandés, Real Zaragoza, Real Sociedad B',
    ),
    competition(
      'sr:tournament:53',
      { 'pt-BR': 'Série B Italiana', es: 'Serie B Italiana' },
      ITALY,
      'Palermo, Venezia, Monza, Empoli, Frosinone, Modena, Cesena, Catanzaro, Avellino, Juve Stabia, Padova, Carrarese, Bari, Reggiana, Spezia, Südtirol, Pescara, Mantova, Virtus Entella, Sampdoria',
    ),
    competition(
      'sr:tournament:16736',
      { 'pt-BR': 'Campeonato Boliviano', es: 'División Profesional' },
      { 'pt-BR': 'Bolívia', es: 'Bolivia' },
      'Always Ready, San Antonio Bulo Bulo, Oriente Petrolero, Nacional Potosí, Aurora, Jorge Wilstermann, Independiente Petrolero, Guabirá, Real Tomayapo, Universitario de Vinto, ABB, GV San José, Real Oruro, Real Potosí',
    ),
    competition(
      'sr:tournament:693',
      { 'pt-BR': 'Campeonato Paraguaio', es: 'Copa de Primera' },
      { 'pt-BR': 'Paraguai', es: 'Paraguay' },
      'Guaraní, Nacional de Asunción, Sportivo Luqueño, Sportivo Trinidense, General Caballero, Tembetary, 2 de Mayo, Sportivo Ameliano, Recoleta, Rubio Ñu, San Lorenzo de Paraguay, Tacuary',
    ),
    competition(
      'sr:tournament:2097',
      both('LigaPro Serie B'),
      ECUADOR,
      'Guayaquil City, Cumbayá, 9 de Octubre, San Antonio de Ibarra, Gualaceo, Imbabura, Chacaritas, Vargas Torres, Leones del Norte, Búhos ULVR, Independiente Juniors, 22 de Julio',
    ),
  ],
  [
    competition(
      'sr:tournament:44',
      both('2. Bundesliga'),
      GERMANY,
      'Schalke 04, Hertha Berlin, Hannover 96, Fortuna Düsseldorf, Nürnberg, Kaiserslautern, Paderborn, Elversberg, Karlsruher, Darmstadt 98, Bochum, Holstein Kiel, Magdeburg, Greuther Fürth, Arminia Bielefeld, Dynamo Dresden, Eintracht Braunschweig, Preußen Münster',
    ),
    competition(
      'sr:tournament:196',
      both('J1 League'),
      JAPAN,
      'Kashima Antlers, Vissel Kobe, Kashiwa Reysol, Sanfrecce Hiroshima, Kyoto Sanga, Machida Zelvia, Kawasaki Frontale, Urawa Red Diamonds, Gamba Osaka, Cerezo Osaka, FC Tokyo, Avispa Fukuoka, Shimizu S-Pulse, Fagiano Okayama, Nagoya Grampus, Tokyo Verdy, Yokohama F. Marinos, Yokohama FC, Shonan Bellmare, Albirex Niigata',
    ),
    competition(
      'sr:tournament:24',
      both('League One'),
      ENGLAND,
      'Cardiff City, Luton Town, Plymouth Argyle, Bolton Wanderers, Huddersfield Town, Stockport County, Bradford City, Lincoln City, Leyton Orient, Reading, Barnsley, Wycombe Wanderers, Wigan Athletic, Rotherham United, Blackpool, Peterborough United, Mansfield Town, Doncaster Rovers, Exeter City, Northampton Town, Port Vale, Burton Albion',
    ),
    competition(
      'sr:tournament:231',
      both('Liga FUTVE'),
      both('Venezuela'),
      'Carabobo, Deportivo La Guaira, Universidad Central, Metropolitanos, Academia Puerto Cabello, Portuguesa FC, Monagas, Estudiantes de Mérida, Zamora FC, Rayo Zuliano, Anzoátegui FC, Yaracuyanos, Trujillanos, Zulia FC',
    ),
    competition(
      'sr:tournament:2117',
      { 'pt-BR': 'Campeonato Costarriquenho', es: 'Primera División' },
      both('Costa Rica'),
      'Saprissa, Alajuelense, Herediano, Cartaginés, San Carlos, Puntarenas FC, Liberia, Sporting San José, Pérez Zeledón, Guadalupe FC, Santos de Guápiles, Guanacasteca',
    ),
    competition(
      'sr:tournament:649',
      { 'pt-BR': 'Superliga Chinesa', es: 'Superliga China' },
      both('China'),
      'Shanghai Port, Shanghai Shenhua, Chengdu Rongcheng, Beijing Guoan, Shandong Taishan, Tianjin Jinmen Tiger, Zhejiang FC, Henan FC, Changchun Yatai, Qingdao Hainiu, Wuhan Three Towns, Meizhou Hakka, Dalian Yingbo, Yunnan Yukun, Qingdao West Coast, Shenzhen Peng City',
    ),
  ],
  [
    competition(
      'sr:tournament:182',
      both('Ligue 2'),
      FRANCE,
      'Saint-Étienne, Montpellier, Stade de Reims, Guingamp, Troyes, Le Mans, Red Star, Dunkerque, Annecy, Pau, Rodez, Laval, Grenoble, Nancy, Amiens, Clermont, Bastia, Boulogne',
    ),
    competition(
      'sr:tournament:410',
      both('K League 1'),
      { 'pt-BR': 'Coreia do Sul', es: 'Corea del Sur' },
      'Jeonbuk Motors, Daejeon Hana, Gimcheon Sangmu, Pohang Steelers, Gangwon FC, FC Seoul, Gwangju FC, FC Anyang, Ulsan HD, Suwon FC, Jeju SK, Daegu FC',
    ),
    competition(
      'sr:tournament:25',
      both('League Two'),
      ENGLAND,
      'Walsall, Bromley, Salford City, Notts County, MK Dons, Swindon Town, Chesterfield, Gillingham, Grimsby Town, Crewe Alexandra, Colchester United, Barnet, Cambridge United, Oldham Athletic, Fleetwood Town, Tranmere Rovers, Bristol Rovers, Accrington Stanley, Barrow, Cheltenham Town, Harrogate Town, Shrewsbury Town',
    ),
    competition(
      'sr:tournament:38',
      both('Pro League'),
      { 'pt-BR': 'Bélgica', es: 'Bélgica' },
      'Union Saint-Gilloise, Club Brugge, Genk, Anderlecht, Gent, Antwerp, Standard Liège, Mechelen, Charleroi, Westerlo, Sint-Truiden, OH Leuven, Zulte Waregem, Cercle Brugge, La Louvière, Dender',
    ),
    competition(
      'sr:tournament:2131',
      { 'pt-BR': 'Campeonato Hondurenho', es: 'Liga Nacional de Honduras' },
      both('Honduras'),
      'Olimpia de Tegucigalpa, Motagua, Real España, Marathón, Olancho FC, Genesis, Victoria, UPNFM, Juticalpa, Platense de Puerto Cortés',
    ),
    competition(
      'sr:tournament:13363',
      both('LPF'),
      { 'pt-BR': 'Panamá', es: 'Panamá' },
      'CAI de La Chorrera, Plaza Amador, San Francisco, Tauro, Sporting San Miguelito, Árabe Unido, Alianza de Panamá, Veraguas United, Herrera FC, UMECIT, San Miguel FC, Unión Coclé',
    ),
  ],
  [
    competition(
      'sr:tournament:372',
      both('Paulista A2'),
      BRAZIL,
      'XV de Piracicaba, São Bento, Santo André, Primavera, Juventus da Mooca, Oeste, Taubaté, Linense, Rio Claro, Votuporanguense, Capivariano, Ferroviário SP, São José EC, Grêmio Prudente, Monte Azul, Sertãozinho',
    ),
    competition(
      'sr:tournament:185',
      both('Super League'),
      { 'pt-BR': 'Grécia', es: 'Grecia' },
      'Olympiacos FC, Panathinaikos FC, PAOK, AEK Atenas, Aris Salónica, Asteras Trípolis, Volos, OFI Creta, Atromitos, Levadiakos, Panetolikos, Panserraikos, Kifisia, AE Larissa',
    ),
    competition(
      'sr:tournament:402',
      both('J2 League'),
      JAPAN,
      'Mito HollyHock, V-Varen Nagasaki, JEF United Chiba, Tokushima Vortis, RB Omiya Ardija, Sagan Tosu, Vegalta Sendai, Júbilo Iwata, Iwaki FC, Imabari, Consadole Sapporo, Oita Trinita, Montedio Yamagata, Blaublitz Akita, Ventforet Kofu, Roasso Kumamoto, Fujieda MYFC, Renofa Yamaguchi, Kataller Toyama, Ehime FC',
    ),
    competition(
      'sr:tournament:239',
      both('Liga Portugal 2'),
      PORTUGAL,
      'Marítimo, Chaves, União de Leiria, Vizela, Académico de Viseu, Feirense, Penafiel, Torreense, Paços de Ferreira, Farense, Oliveirense, Felgueiras, Portimonense, Lusitânia de Lourosa, Sporting da Covilhã, Leixões',
    ),
    competition(
      'sr:tournament:1238',
      both('Torneo BetPlay'),
      COLOMBIA,
      'Cúcuta Deportivo, Jaguares de Córdoba, Patriotas, Real Cartagena, Bogotá FC, Tigres FC, Barranquilla FC, Leones FC, Orsomarso, Atlético FC, Boca Juniors de Cali, Real Cundinamarca, Internacional de Palmira, Quindío',
    ),
    competition(
      'sr:tournament:36',
      both('Premiership'),
      { 'pt-BR': 'Escócia', es: 'Escocia' },
      'Celtic, Rangers, Hibernian, Hearts, Aberdeen, Dundee United, Motherwell, St. Mirren, Kilmarnock, Falkirk, Dundee FC, Livingston',
    ),
  ],
  [
    competition(
      'sr:tournament:955',
      both('Saudi Pro League'),
      { 'pt-BR': 'Arábia Saudita', es: 'Arabia Saudita' },
      'Al-Hilal, Al-Nassr, Al-Ittihad, Al-Ahli, Al-Qadsiah, Al-Shabab, Al-Ettifaq, Al-Taawoun, Al-Fateh, Al-Khaleej, Al-Fayha, Al-Riyadh, Al-Okhdood, Damac, Al-Hazem, Neom SC, Al-Najma, Al-Kholood',
    ),
    competition(
      'sr:tournament:202',
      both('Ekstraklasa'),
      { 'pt-BR': 'Polônia', es: 'Polonia' },
      'Lech Poznań, Raków Częstochowa, Jagiellonia, Legia Warszawa, Pogoń Szczecin, Cracovia, Górnik Zabrze, Motor Lublin, Widzew Łódź, Zagłębie Lubin, Piast Gliwice, Korona Kielce, Radomiak, GKS Katowice, Lechia Gdańsk, Arka Gdynia, Wisła Płock, Bruk-Bet Termalica',
    ),
    competition(
      'sr:tournament:92',
      both('Carioca A2'),
      BRAZIL,
      'Bangu, America-RJ, Olaria, Americano, Resende, Audax Rio, Cabofriense, Araruama, Serrano, Duque de Caxias, Artsul, Petrópolis',
    ),
    competition(
      'sr:tournament:45',
      { 'pt-BR': 'Bundesliga da Áustria', es: 'Bundesliga de Austria' },
      { 'pt-BR': 'Áustria', es: 'Austria' },
      'Sturm Graz, Red Bull Salzburg, Austria Viena, Wolfsberger, Rapid Viena, LASK, Hartberg, Blau-Weiß Linz, WSG Tirol, Grazer AK, Altach, Ried',
    ),
    competition(
      'sr:tournament:215',
      { 'pt-BR': 'Superliga Suíça', es: 'Superliga de Suiza' },
      { 'pt-BR': 'Suíça', es: 'Suiza' },
      'Basel, Servette, Young Boys, Lugano, Lausanne-Sport, Luzern, Zürich, St. Gallen, Sion, Winterthur, Grasshoppers, Thun',
    ),
    competition(
      'sr:tournament:39',
      both('Superliga'),
      { 'pt-BR': 'Dinamarca', es: 'Dinamarca' },
      'København, Midtjylland, Brøndby, Randers, Nordsjælland, AGF Aarhus, Silkeborg, Viborg, Sønderjyske, Vejle, OB Odense, Fredericia',
    ),
    competition(
      'sr:tournament:2096',
      both('Liga Mayor'),
      both('El Salvador'),
      'Alianza de San Salvador, FAS, Águila, Luis Ángel Firpo, Isidro Metapán, Municipal Limeño, Fuerte San Francisco, Platense Zacatecoluca, Cacahuatique, Hércules, Inter FA, Zacatecoluca FC',
    ),
  ],
];
