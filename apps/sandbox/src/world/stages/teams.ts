/** One who drives in the championship. */
export interface Driver {
  readonly id: string;
  readonly name: string;
  readonly teamName: string;
}

/** Teams of two drivers each, all of them invented. */
const TEAMS: readonly (readonly [team: string, first: string, second: string])[] = [
  ['Aurora Racing', 'Thiago Bandeirante', 'Elias Nordqvist'],
  ['Scuderia Vantaggio', 'Matteo Corsaro', 'Julien Delacourt'],
  ['Ironbridge GP', 'Oliver Hartwell', 'Kaito Morishita'],
  ['Silberpfad Motorsport', 'Felix Brandauer', 'Sander de Wael'],
  ['Cóndor Racing', 'Rodrigo Altamirano', 'Joaquín Belaúnde'],
  ['Meridian F1', 'Callum Strathearn', 'Luca Ferrandini'],
  ['Atlantique Sport', 'Antoine Marchais', 'Pedro Vilanova'],
  ['Nakamura Works', 'Ren Hasegawa', 'Arthur Penhallow'],
  ['Volta Andina', 'Emiliano Zaragoza', 'Nico Westergaard'],
  ['Kestrel Grand Prix', 'Jonas Lindahl', 'Bruno Cavalcanti'],
];

/** The drivers by their teams. */
export const DRIVERS: readonly Driver[] = TEAMS.flatMap(([teamName, first, second], team) =>
  [first, second].map((name, seat) => ({
    id: `sr:competitor:${900_001 + team * 2 + seat}`,
    name,
    teamName,
  })),
);
