import { both, competition, type Competition } from '../../competitions/competition.ts';

/** Rugby by leagues: no team stands in two of them. */
export const RUGBY: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:40501',
      { 'pt-BR': 'Super Rugby Américas', es: 'Súper Rugby Américas' },
      { 'pt-BR': 'América do Sul', es: 'Sudamérica' },
      'Pampas, Dogos XV, Peñarol Rugby, Selknam, Tarucas, Yacare XV, Cobras Brasil, Capibaras XV',
    ),
    competition(
      'sr:tournament:40502',
      both('Top 14'),
      { 'pt-BR': 'França', es: 'Francia' },
      'Stade Toulousain, Union Bordeaux-Bègles, Toulon RC, Bayonne Rugby, La Rochelle, Castres Olympique, Clermont Auvergne, Racing 92, Montpellier Hérault, Section Paloise, Lyon OU, Stade Français',
    ),
    competition(
      'sr:tournament:40503',
      both('Premiership'),
      { 'pt-BR': 'Inglaterra', es: 'Inglaterra' },
      'Bath Rugby, Leicester Tigers, Sale Sharks, Bristol Bears, Gloucester Rugby, Saracens, Harlequins, Northampton Saints, Exeter Chiefs, Newcastle Falcons',
    ),
  ],
];
