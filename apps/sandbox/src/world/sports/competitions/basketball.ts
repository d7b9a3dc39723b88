import { both, competition, type Competition, type Words } from '../../competitions/competition.ts';

const UNITED_STATES = both('Estados Unidos');
const EUROPE = both('Europa');

/** A league of quarters of ten minutes, as everywhere but in the NBA and its development league. */
function league(id: string, name: Words, category: Words, competitors: string): Competition {
  return { ...competition(id, name, category, competitors), quarterMinutes: 10 };
}

function american(id: string, name: string, competitors: string): Competition {
  return { ...competition(id, both(name), UNITED_STATES, competitors), quarterMinutes: 12 };
}

/** Basketball by tracks: no team stands in two competitions. */
export const BASKETBALL: readonly (readonly Competition[])[] = [
  [
    american(
      'sr:tournament:132',
      'NBA',
      'Oklahoma City Thunder, Boston Celtics, Denver Nuggets, Cleveland Cavaliers, New York Knicks, Minnesota Timberwolves, Los Angeles Lakers, Houston Rockets, Golden State Warriors, Orlando Magic, Milwaukee Bucks, Dallas Mavericks, LA Clippers, Indiana Pacers, Detroit Pistons, Memphis Grizzlies, Atlanta Hawks, San Antonio Spurs, Miami Heat, Sacramento Kings, Phoenix Suns, Chicago Bulls, Toronto Raptors, Philadelphia 76ers, Portland Trail Blazers, New Orleans Pelicans, Brooklyn Nets, Charlotte Hornets, Utah Jazz, Washington Wizards',
    ),
    league(
      'sr:tournament:1562',
      both('NBB'),
      both('Brasil'),
      'Sesi Franca, Minas, Flamengo Basquete, Bauru, São José Basketball, Unifacisa, Paulistano, Pinheiros, Corinthians Basquete, Brasília, Mogi das Cruzes, Botafogo Basquete, Vasco Basquete, União Corinthians, Caxias do Sul, Fortaleza Basquete, Osasco Basquete, Rio Claro Basquete',
    ),
    league(
      'sr:tournament:138',
      both('Euroliga'),
      EUROPE,
      'Fenerbahçe, Olympiacos, Panathinaikos, Monaco Basket, Real Madrid Baloncesto, Barcelona Bàsquet, Anadolu Efes, Žalgiris Kaunas, Partizan, Crvena Zvezda, Baskonia, Olimpia Milano, Virtus Bologna, Maccabi Tel Aviv, Valencia Basket, Bayern Basketball, Paris Basketball, ASVEL, Hapoel Tel Aviv, Dubai Basketball',
    ),
    league(
      'sr:tournament:1648',
      both('LNBP'),
      both('México'),
      'Diablos Rojos, Fuerza Regia, Halcones de Xalapa, Astros de Jalisco, Abejas de León, Soles de Mexicali, Correbasket, El Calor de Cancún, Dorados de Chihuahua, Panteras de Aguascalientes, Santos del Potosí, Halcones Rojos, Freseros de Irapuato, Libertadores de Querétaro',
    ),
    league(
      'sr:tournament:1197',
      both('Liga Nacional de Básquet'),
      both('Argentina'),
      'Instituto Básquet, Boca Básquet, Quimsa, Regatas Corrientes, San Martín de Corrientes, Gimnasia de Comodoro, Obras Sanitarias, Peñarol de Mar del Plata, Ferro Básquet, Oberá Tenis Club, Olímpico de La Banda, La Unión de Formosa, Platense Básquet, San Lorenzo Básquet, Unión Básquet, Argentino de Junín, Atenas de Córdoba, Zárate Basket, Independiente de Oliva, Racing de Chivilcoy',
    ),
    league(
      'sr:tournament:264',
      both('Liga ACB'),
      { 'pt-BR': 'Espanha', es: 'España' },
      'Unicaja, La Laguna Tenerife, Dreamland Gran Canaria, Joventut Badalona, UCAM Murcia, Baxi Manresa, Surne Bilbao, Casademont Zaragoza, Río Breogán, Bàsquet Girona, MoraBanc Andorra, Hiopos Lleida, Coviran Granada, San Pablo Burgos, Leyma Coruña, Real Betis Baloncesto',
    ),
    league(
      'sr:tournament:262',
      both('Lega Basket'),
      { 'pt-BR': 'Itália', es: 'Italia' },
      'Germani Brescia, Aquila Trento, Umana Reyer Venezia, Derthona Tortona, Trapani Shark, Pallacanestro Trieste, Dinamo Sassari, UNA Hotels Reggiana, Openjobmetis Varese, Vanoli Cremona, Napoli Basket, Givova Scafati, Pistoia Basket, Treviso Basket, APU Udine, Acqua San Bernardo Cantù',
    ),
    league(
      'sr:tournament:28370',
      both('NCAA ACC'),
      UNITED_STATES,
      'Duke Blue Devils, Louisville Cardinals, North Carolina Tar Heels, Clemson Tigers, SMU Mustangs, Virginia Cavaliers, Wake Forest Demon Deacons, Stanford Cardinal, Georgia Tech Yellow Jackets, Pittsburgh Panthers, Florida State Seminoles, Notre Dame Fighting Irish, NC State Wolfpack, Syracuse Orange, Virginia Tech Hokies, California Golden Bears',
    ),
    league(
      'sr:tournament:28371',
      both('NCAA Big East'),
      UNITED_STATES,
      'UConn Huskies, St. John’s Red Storm, Creighton Bluejays, Marquette Golden Eagles, Xavier Musketeers, Villanova Wildcats, Providence Friars, Butler Bulldogs, Georgetown Hoyas, DePaul Blue Demons, Seton Hall Pirates, Dayton Flyers',
    ),
    league(
      'sr:tournament:28377',
      both('NCAA Atlantic 10'),
      UNITED_STATES,
      'VCU Rams, Saint Louis Billikens, George Mason Patriots, Loyola Chicago Ramblers, Saint Joseph’s Hawks, Duquesne Dukes, Rhode Island Rams, Davidson Wildcats, Richmond Spiders, St. Bonaventure Bonnies, George Washington Revolutionaries, Fordham Rams, La Salle Explorers, UMass Minutemen',
    ),
  ],
  [
    league(
      'sr:tournament:28372',
      both('NCAA Big 12'),
      UNITED_STATES,
      'Houston Cougars, Texas Tech Red Raiders, Arizona Wildcats, BYU Cougars, Iowa State Cyclones, Kansas Jayhawks, Baylor Bears, West Virginia Mountaineers, TCU Horned Frogs, Kansas State Wildcats, Utah Utes, Oklahoma State Cowboys, Cincinnati Bearcats, UCF Knights, Arizona State Sun Devils, Colorado Buffaloes',
    ),
    league(
      'sr:tournament:28373',
      both('NCAA SEC'),
      UNITED_STATES,
      'Florida Gators, Auburn Tigers, Alabama Crimson Tide, Tennessee Volunteers, Kentucky Wildcats, Texas A&M Aggies, Missouri Tigers, Ole Miss Rebels, Arkansas Razorbacks, Mississippi State Bulldogs, Georgia Bulldogs, Vanderbilt Commodores, Texas Longhorns, Oklahoma Sooners, LSU Tigers, South Carolina Gamecocks',
    ),
    league(
      'sr:tournament:28374',
      both('NCAA Big Ten'),
      UNITED_STATES,
      'Michigan State Spartans, Michigan Wolverines, Purdue Boilermakers, Wisconsin Badgers, Maryland Terrapins, UCLA Bruins, Illinois Fighting Illini, Oregon Ducks, Indiana Hoosiers, Ohio State Buckeyes, Rutgers Scarlet Knights, Nebraska Cornhuskers, Northwestern Wildcats, Minnesota Golden Gophers, Iowa Hawkeyes, USC Trojans, Penn State Nittany Lions, Washington Huskies',
    ),
    league(
      'sr:tournament:1560',
      both('Liga Uruguaya'),
      { 'pt-BR': 'Uruguai', es: 'Uruguay' },
      'Aguada, Nacional Básquetbol, Peñarol Básquetbol, Defensor Básquetbol, Malvín, Hebraica Macabi, Biguá, Urunday Universitario, Cordón, Goes, Welcome, Urupán',
    ),
    league(
      'sr:tournament:1563',
      both('Liga Nacional de Chile'),
      both('Chile'),
      'Colegio Los Leones, Universidad de Concepción, Boston College, CD Valdivia, Puente Alto, Ancud, Las Ánimas, Osorno Básquetbol, Castro, Español de Talca, Puerto Varas, Puerto Montt',
    ),
    league(
      'sr:tournament:519',
      both('Basketbol Süper Ligi'),
      { 'pt-BR': 'Turquia', es: 'Turquía' },
      'Beşiktaş Basketbol, Galatasaray Basketbol, Bahçeşehir Koleji, Türk Telekom, Tofaş, Karşıyaka, Manisa Basket, Bursaspor Basketbol, Petkimspor, Büyükçekmece, Mersin Spor, Merkezefendi, Esenler Erokspor, Trabzonspor Basketbol',
    ),
    league(
      'sr:tournament:227',
      both('Basketball Bundesliga'),
      { 'pt-BR': 'Alemanha', es: 'Alemania' },
      'ALBA Berlin, Ratiopharm Ulm, Würzburg Baskets, Telekom Baskets Bonn, EWE Baskets Oldenburg, Niners Chemnitz, Rasta Vechta, MHP Riesen Ludwigsburg, Veolia Towers Hamburg, Bamberg Baskets, Rostock Seawolves, MBC Weißenfels, Löwen Braunschweig, Skyliners Frankfurt, Academics Heidelberg, Science City Jena',
    ),
    league(
      'sr:tournament:156',
      both('Betclic Élite'),
      { 'pt-BR': 'França', es: 'Francia' },
      'JL Bourg, Cholet Basket, Le Mans Sarthe, SIG Strasbourg, Nanterre 92, JDA Dijon, Saint-Quentin, Limoges CSP, Chalon-sur-Saône, Portel, Gravelines-Dunkerque, Nancy Basket, Boulazac, Rouen Métropole, Vichy, Pau-Orthez',
    ),
    league(
      'sr:tournament:235',
      both('Liga ABA'),
      EUROPE,
      'Budućnost, Cedevita Olimpija, Mega Basket, Igokea, Zadar, Spartak Subotica, FMP Beograd, Borac Čačak, Split, SC Derby, Krka, Cluj-Napoca, Studentski Centar, Ilirija',
    ),
    league(
      'sr:tournament:304',
      both('Basket League'),
      { 'pt-BR': 'Grécia', es: 'Grecia' },
      'AEK Basket, PAOK Basket, Aris Basket, Promitheas Patras, Peristeri, Kolossos Rodou, Karditsa, Maroussi, Panionios, Mykonos, Iraklis, Lavrio',
    ),
    league(
      'sr:tournament:1566',
      both('BSN'),
      { 'pt-BR': 'Porto Rico', es: 'Puerto Rico' },
      'Cangrejeros de Santurce, Vaqueros de Bayamón, Leones de Ponce, Criollos de Caguas, Gigantes de Carolina, Osos de Manatí, Piratas de Quebradillas, Indios de Mayagüez, Capitanes de Arecibo, Mets de Guaynabo, Santeros de Aguada, Atléticos de San Germán',
    ),
    league(
      'sr:tournament:28375',
      both('NCAA WCC'),
      UNITED_STATES,
      'Gonzaga Bulldogs, Saint Mary’s Gaels, San Francisco Dons, Santa Clara Broncos, Oregon State Beavers, Washington State Cougars, Loyola Marymount Lions, Pepperdine Waves, Portland Pilots, San Diego Toreros',
    ),
  ],
  [
    american(
      'sr:tournament:853',
      'NBA G League',
      'Stockton Kings, Osceola Magic, Austin Spurs, Valley Suns, Maine Celtics, Capital City Go-Go, Indiana Mad Ants, Salt Lake City Stars, Rio Grande Valley Vipers, Sioux Falls Skyforce, Memphis Hustle, South Bay Lakers, Westchester Knicks, Cleveland Charge, Santa Cruz Warriors, San Diego Clippers, Raptors 905, Wisconsin Herd, Motor City Cruise, Birmingham Squadron, Long Island Nets, Delaware Blue Coats, Grand Rapids Gold, Greensboro Swarm, Iowa Wolves, College Park Skyhawks, Windy City Bulls, Texas Legends, Oklahoma City Blue, Rip City Remix',
    ),
    league(
      'sr:tournament:1387',
      both('CBA'),
      both('China'),
      'Zhejiang Golden Bulls, Guangsha Lions, Beijing Ducks, Shanxi Loongs, Xinjiang Flying Tigers, Liaoning Flying Leopards, Guangdong Southern Tigers, Qingdao Eagles, Shandong Hi-Speed, Shanghai Sharks, Beijing Royal Fighters, Shenzhen Leopards, Tianjin Pioneers, Jilin Northeast Tigers, Guangzhou Loong Lions, Nanjing Monkey Kings, Fujian Sturgeons, Jiangsu Dragons, Sichuan Blue Whales, Ningbo Rockets',
    ),
    league(
      'sr:tournament:1502',
      both('B.League'),
      { 'pt-BR': 'Japão', es: 'Japón' },
      'Utsunomiya Brex, Ryukyu Golden Kings, Chiba Jets, Alvark Tokyo, Mikawa SeaHorses, Nagoya Diamond Dolphins, Shimane Susanoo Magic, Hiroshima Dragonflies, Gunma Crane Thunders, Osaka Evessa, Sun Rockers Shibuya, Kawasaki Brave Thunders, Saga Ballooners, Nagasaki Velca, Yokohama B-Corsairs, Sendai 89ers, Akita Northern Happinets, Levanga Hokkaido, Koshigaya Alphas, San-en NeoPhoenix, Kyoto Hannaryz, Toyama Grouses, Ibaraki Robots, Shiga Lakes',
    ),
    league(
      'sr:tournament:1551',
      both('KBL'),
      { 'pt-BR': 'Coreia do Sul', es: 'Corea del Sur' },
      'Changwon LG Sakers, Seoul SK Knights, Suwon KT Sonicboom, Ulsan Mobis Phoebus, Daegu KOGAS Pegasus, Anyang Red Boosters, Wonju DB Promy, Goyang Sono Skygunners, Busan KCC Egis, Seoul Samsung Thunders',
    ),
    league(
      'sr:tournament:1524',
      both('NBL'),
      { 'pt-BR': 'Austrália', es: 'Australia' },
      'Sydney Kings, Illawarra Hawks, Melbourne United, Perth Wildcats, South East Melbourne Phoenix, Adelaide 36ers, Tasmania JackJumpers, New Zealand Breakers, Brisbane Bullets, Cairns Taipans',
    ),
    league(
      'sr:tournament:3547',
      both('LKL'),
      { 'pt-BR': 'Lituânia', es: 'Lituania' },
      'Rytas Vilnius, Lietkabelis, Wolves Twinsbet, Juventus Utena, Šiauliai, Neptūnas, Jonava Hipocredit, Gargždai, Nevėžis, M Basket Mažeikiai',
    ),
    league(
      'sr:tournament:3544',
      both('Orlen Basket Liga'),
      { 'pt-BR': 'Polônia', es: 'Polonia' },
      'Trefl Sopot, Śląsk Wrocław, King Szczecin, Legia Basket, Anwil Włocławek, Górnik Wałbrzych, Start Lublin, Czarni Słupsk, MKS Dąbrowa, Arka Basket, Zastal Zielona Góra, GTK Gliwice, Twarde Pierniki Toruń, Stal Ostrów, Spójnia Stargard, Dziki Warszawa',
    ),
    league(
      'sr:tournament:442',
      both('Winner League'),
      both('Israel'),
      'Hapoel Jerusalem, Hapoel Holon, Ironi Ness Ziona, Bnei Herzliya, Maccabi Ramat Gan, Hapoel Galil Elyon, Hapoel Be’er Sheva, Ironi Kiryat Ata, Maccabi Rishon LeZion, Hapoel HaEmek, Elitzur Netanya, Maccabi Ra’anana',
    ),
    league(
      'sr:tournament:28376',
      both('NCAA Mountain West'),
      UNITED_STATES,
      'New Mexico Lobos, Utah State Aggies, San Diego State Aztecs, Boise State Broncos, Colorado State Rams, UNLV Rebels, Nevada Wolf Pack, San José State Spartans, Wyoming Cowboys, Fresno State Bulldogs, Grand Canyon Lopes, UC San Diego Tritons',
    ),
    league(
      'sr:tournament:1567',
      both('Superliga Profesional'),
      both('Venezuela'),
      'Trotamundos de Carabobo, Cocodrilos de Caracas, Guaros de Lara, Marinos de Oriente, Gladiadores de Anzoátegui, Spartans de Distrito Capital, Panteras de Miranda, Brillantes del Zulia, Gaiteros del Zulia, Héroes de Falcón, Piratas de La Guaira, Toros de Aragua',
    ),
    league(
      'sr:tournament:1568',
      both('Baloncesto Profesional'),
      both('Colombia'),
      'Titanes de Barranquilla, Caribbean Storm, Piratas de Bogotá, Paisas de Medellín, Motilones del Norte, Cafeteros de Armenia, Caimanes del Llano, Sabios de Manizales, Corsarios de Cartagena, Toros del Valle',
    ),
    league(
      'sr:tournament:1569',
      both('Liga Nacional de Guatemala'),
      both('Guatemala'),
      'Xelajú Baloncesto, Municipal Baloncesto, Leones de Jalapa, Mazatenango, Escuintla, Panzas Verdes, Suchitepéquez Baloncesto, Coatepeque, Puerto Barrios, Toros de Zacapa',
    ),
  ],
];
