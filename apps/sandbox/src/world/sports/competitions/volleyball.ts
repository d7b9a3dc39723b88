import { both, competition, type Competition } from '../../competitions/competition.ts';

/** Volleyball by leagues: no team stands in two of them. */
export const VOLLEYBALL: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:1204',
      { 'pt-BR': 'Superliga', es: 'Superliga' },
      both('Brasil'),
      'Sada Cruzeiro, Praia Clube, Sesi Bauru, Itambé Minas, Suzano Vôlei, Campinas Vôlei, Joinville Vôlei, Guarulhos Vôlei, Goiás Vôlei, Viapol São José',
    ),
    competition(
      'sr:tournament:1205',
      { 'pt-BR': 'Superliga Feminina', es: 'Superliga Femenina' },
      both('Brasil'),
      'Gerdau Minas, Dentil Praia, Osasco Vôlei, Sesc Flamengo, Bauru Vôlei Feminino, Fluminense Vôlei, Maringá Vôlei, Pinheiros Vôlei, Mackenzie, Brasília Vôlei',
    ),
    competition(
      'sr:tournament:1206',
      both('SuperLega'),
      { 'pt-BR': 'Itália', es: 'Italia' },
      'Sir Safety Perugia, Itas Trentino, Lube Civitanova, Gas Sales Piacenza, Modena Volley, Allianz Milano, Verona Volley, Cisterna Volley, Grottazzolina, Padova Volley',
    ),
    competition(
      'sr:tournament:1207',
      { 'pt-BR': 'Liga Peruana Feminina', es: 'Liga Peruana Femenina' },
      both('Perú'),
      'Alianza Lima Vóley, Regatas Lima, Universitario Vóley, San Martín Vóley, Circolo Sportivo, Géminis de Comas, Olva Latino, Jaamsa, Deportivo Soan, Rebaza Acosta',
    ),
  ],
];
