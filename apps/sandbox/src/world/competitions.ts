import type { Language } from '../country.ts';

export type Sport = 'football' | 'basketball' | 'tennis';

export type Words = Readonly<Record<Language, string>>;

export interface Competition {
  readonly id: string;
  readonly name: Words;
  readonly category: Words;
  /** Minutes of a basketball quarter; absent elsewhere. */
  readonly quarterMinutes?: number;
  /** Strongest first, as a table of the season would have it. */
  readonly competitors: readonly string[];
}

const BRAZIL = both('Brasil');
const SPAIN = { 'pt-BR': 'Espanha', es: 'España' };
const ENGLAND = { 'pt-BR': 'Inglaterra', es: 'Inglaterra' };
const MEXICO = both('México');
const SOUTH_AMERICA = { 'pt-BR': 'América do Sul', es: 'Sudamérica' };

function both(text: string): Words {
  return { 'pt-BR': text, es: text };
}

function list(names: string): readonly string[] {
  return names.split(', ');
}

/** Competitions by sport, the most followed first: lanes are dealt out in this order. */
export const COMPETITIONS: Readonly<Record<Sport, readonly Competition[]>> = {
  football: [
    {
      id: 'sr:tournament:325',
      name: both('Brasileirão Série A'),
      category: BRAZIL,
      competitors: list(
        'Flamengo, Palmeiras, Botafogo, Cruzeiro, Bahia, Fluminense, São Paulo, Atlético Mineiro, Internacional, Corinthians, Grêmio, Mirassol, Red Bull Bragantino, Vasco da Gama, Ceará, Santos, Fortaleza, Vitória, Juventude, Sport Recife',
      ),
    },
    {
      id: 'sr:tournament:384',
      name: { 'pt-BR': 'CONMEBOL Libertadores', es: 'CONMEBOL Libertadores' },
      category: SOUTH_AMERICA,
      competitors: list(
        'River Plate, Boca Juniors, Racing Club, Estudiantes de La Plata, Vélez Sarsfield, Peñarol, Nacional, LDU Quito, Colo-Colo, Universidad de Chile, Libertad, Cerro Porteño, Olimpia, Bolívar, The Strongest, Caracas FC',
      ),
    },
    {
      id: 'sr:tournament:17',
      name: both('Premier League'),
      category: ENGLAND,
      competitors: list(
        'Liverpool, Arsenal, Manchester City, Chelsea, Newcastle United, Aston Villa, Tottenham Hotspur, Manchester United, Brighton & Hove Albion, Nottingham Forest, AFC Bournemouth, Crystal Palace, Brentford, Fulham, Everton, West Ham United, Wolverhampton Wanderers, Leeds United, Burnley, Sunderland',
      ),
    },
    {
      id: 'sr:tournament:373',
      name: both('Copa do Brasil'),
      category: BRAZIL,
      competitors: list(
        'Náutico, Figueirense, ABC, Londrina, Ypiranga, Brusque, Caxias, Confiança, Floresta, São Bernardo, Maringá, Retrô',
      ),
    },
    {
      id: 'sr:tournament:352',
      name: both('Liga MX'),
      category: MEXICO,
      competitors: list(
        'América, Cruz Azul, Tigres UANL, Toluca, Monterrey, Guadalajara, Pachuca, León, Pumas UNAM, Santos Laguna, Atlas, Necaxa, Tijuana, San Luis, FC Juárez, Querétaro, Mazatlán, Puebla',
      ),
    },
    {
      id: 'sr:tournament:8',
      name: both('LaLiga'),
      category: SPAIN,
      competitors: list(
        'Real Madrid, Barcelona, Atlético de Madrid, Athletic Club, Villarreal, Real Betis, Real Sociedad, Girona, Osasuna, Celta de Vigo, Rayo Vallecano, Mallorca, Sevilla, Valencia, Getafe, Alavés, Espanyol, Elche',
      ),
    },
    {
      id: 'sr:tournament:390',
      name: both('Brasileirão Série B'),
      category: BRAZIL,
      competitors: list(
        'Coritiba, Athletico Paranaense, Goiás, Novorizontino, Remo, Chapecoense, Criciúma, Cuiabá, CRB, Atlético Goianiense, Avaí, Vila Nova, Operário, América Mineiro, Ferroviária, Botafogo-SP, Volta Redonda, Amazonas, Paysandu, Athletic',
      ),
    },
    {
      id: 'sr:tournament:11536',
      name: both('Liga BetPlay'),
      category: both('Colombia'),
      competitors: list(
        'Atlético Nacional, Millonarios, América de Cali, Junior, Independiente Santa Fe, Deportes Tolima, Independiente Medellín, Deportivo Cali, Once Caldas, Deportivo Pereira, Atlético Bucaramanga, Envigado',
      ),
    },
    {
      id: 'sr:tournament:406',
      name: both('Liga 1'),
      category: { 'pt-BR': 'Peru', es: 'Perú' },
      competitors: list(
        'Universitario, Alianza Lima, Sporting Cristal, Melgar, Cienciano, Cusco FC, Sport Huancayo, ADT, UTC Cajamarca, Deportivo Garcilaso, Alianza Atlético, Sport Boys',
      ),
    },
    {
      id: 'sr:tournament:240',
      name: both('LigaPro Serie A'),
      category: { 'pt-BR': 'Equador', es: 'Ecuador' },
      competitors: list(
        'Independiente del Valle, Barcelona SC, Emelec, Aucas, Universidad Católica, Deportivo Cuenca, Orense, El Nacional, Delfín, Mushuc Runa, Técnico Universitario, Macará',
      ),
    },
    {
      id: 'sr:tournament:2092',
      name: both('Liga Nacional'),
      category: both('Guatemala'),
      competitors: list(
        'Municipal, Comunicaciones, Antigua GFC, Xelajú, Cobán Imperial, Malacateco, Mixco, Guastatoya, Achuapa, Marquense',
      ),
    },
  ],
  basketball: [
    {
      id: 'sr:tournament:132',
      name: both('NBA'),
      category: { 'pt-BR': 'Estados Unidos', es: 'Estados Unidos' },
      quarterMinutes: 12,
      competitors: list(
        'Oklahoma City Thunder, Boston Celtics, Denver Nuggets, Cleveland Cavaliers, New York Knicks, Minnesota Timberwolves, Los Angeles Lakers, Houston Rockets, Golden State Warriors, Orlando Magic, Milwaukee Bucks, Dallas Mavericks, LA Clippers, Indiana Pacers, Detroit Pistons, Memphis Grizzlies, Atlanta Hawks, San Antonio Spurs, Miami Heat, Sacramento Kings, Phoenix Suns, Chicago Bulls, Toronto Raptors, Philadelphia 76ers, Portland Trail Blazers, New Orleans Pelicans, Brooklyn Nets, Charlotte Hornets, Utah Jazz, Washington Wizards',
      ),
    },
    {
      id: 'sr:tournament:1562',
      name: both('NBB'),
      category: BRAZIL,
      quarterMinutes: 10,
      competitors: list(
        'Sesi Franca, Minas, Flamengo Basquete, Bauru, São José, Unifacisa, Paulistano, Pinheiros, Corinthians Basquete, Brasília, Mogi das Cruzes, Botafogo Basquete, Vasco Basquete, União Corinthians, Caxias do Sul, Fortaleza Basquete',
      ),
    },
    {
      id: 'sr:tournament:138',
      name: { 'pt-BR': 'Euroliga', es: 'Euroliga' },
      category: { 'pt-BR': 'Europa', es: 'Europa' },
      quarterMinutes: 10,
      competitors: list(
        'Fenerbahçe, Olympiacos, Panathinaikos, Monaco Basket, Real Madrid Baloncesto, Barcelona Bàsquet, Anadolu Efes, Žalgiris Kaunas, Partizan, Crvena Zvezda, Baskonia, Olimpia Milano, Virtus Bologna, Maccabi Tel Aviv, Bayern München, Paris Basketball, ASVEL, ALBA Berlin',
      ),
    },
    {
      id: 'sr:tournament:1648',
      name: both('LNBP'),
      category: MEXICO,
      quarterMinutes: 10,
      competitors: list(
        'Diablos Rojos, Fuerza Regia, Halcones de Xalapa, Astros de Jalisco, Abejas de León, Soles de Mexicali, Correbasket, El Calor de Cancún, Dorados de Chihuahua, Panteras de Aguascalientes',
      ),
    },
  ],
  tennis: [
    {
      id: 'bg:tournament:2381',
      name: both('ATP Rio de Janeiro'),
      category: both('ATP'),
      competitors: list(
        'L. Bragança, M. Ferrante, T. Okafor, J. Vandersteen, R. Solveig, A. Kuznetsen, F. Aramburu, D. Whitlock, N. Marchetti, P. Iriarte, C. Duvallier, H. Lindqvist',
      ),
    },
    {
      id: 'bg:tournament:2402',
      name: both('WTA Guadalajara'),
      category: both('WTA'),
      competitors: list(
        'I. Novotna-Reis, S. Castellanos, B. Hargreave, M. Tanabe, E. Wozniakova, C. Delacroix, V. Arantes, K. Lundmark, P. Mirzoeva, A. Quiroga, J. Ashdown, L. Petrescu',
      ),
    },
    {
      id: 'bg:tournament:2417',
      name: both('ATP Buenos Aires'),
      category: both('ATP'),
      competitors: list(
        'G. Santillán, O. Bergström, M. Zaballos, K. Nakahara, S. Dimitrescu, B. Cordeiro, E. Fairweather, Y. Benhamou, T. Rademaker, J. Olavarría, R. Castelluci, V. Hruska',
      ),
    },
    {
      id: 'bg:tournament:2433',
      name: both('WTA São Paulo'),
      category: both('WTA'),
      competitors: list(
        'B. Figueiroa, A. Sorrentino, D. Kovalenka, N. Montclair, G. Albuquerque, R. Svensdotter, M. Okonjo, L. Bartosova, T. Herrador, C. Winslet, F. Yamashiro, P. Valdivieso',
      ),
    },
  ],
};
