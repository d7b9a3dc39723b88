import { both, competition, type Competition } from '../../competitions/competition.ts';

/** Cricket of twenty overs a side: no team stands in two competitions. */
export const CRICKET: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:2472',
      both('Indian Premier League'),
      { 'pt-BR': 'Índia', es: 'India' },
      'Royal Challengers Bengaluru, Punjab Kings, Mumbai Indians, Gujarat Titans, Delhi Capitals, Sunrisers Hyderabad, Kolkata Knight Riders, Lucknow Super Giants',
    ),
    competition(
      'sr:tournament:2480',
      both('Big Bash League'),
      { 'pt-BR': 'Austrália', es: 'Australia' },
      'Hobart Hurricanes, Sydney Sixers, Sydney Thunder, Melbourne Stars, Perth Scorchers, Brisbane Heat, Adelaide Strikers, Melbourne Renegades',
    ),
    competition(
      'sr:tournament:2488',
      both('Caribbean Premier League'),
      { 'pt-BR': 'Caribe', es: 'Caribe' },
      'Saint Lucia Kings, Guyana Amazon Warriors, Trinbago Knight Riders, Barbados Royals, Antigua & Barbuda Falcons, St Kitts & Nevis Patriots, Jamaica Tallawahs, Barbados Tridents',
    ),
  ],
];
