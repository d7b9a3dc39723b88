import { both, competition, type Competition, type Words } from '../../competitions/competition.ts';

const ATP = both('ATP');
const WTA = both('WTA');
const CHALLENGER = both('Challenger');

function played(id: number, name: Words, category: Words, competitors: string): Competition {
  return competition(`bg:tournament:${id}`, name, category, competitors);
}

/** Tennis by tracks: players are invented, and nobody stands in two tournaments. */
export const TENNIS: readonly (readonly Competition[])[] = [
  [
    played(
      2381,
      both('ATP Rio de Janeiro'),
      ATP,
      'L. Bragança, M. Ferrante, T. Okafor, J. Vandersteen, R. Solveig, A. Kuznetsen, F. Aramburu, D. Whitlock, N. Marchetti, P. Iriarte, C. Duvallier, H. Lindqvist, E. Taborda, S. Rautio, G. Palermi, K. Ostrander, B. Monteverde, J. Sequeira, I. Radulov, W. Hathaway, O. Carrasquel, M. Debreuil, V. Zelenko, A. Figueras',
    ),
    played(
      2417,
      both('ATP Buenos Aires'),
      ATP,
      'G. Santillán, O. Bergström, M. Zaballos, K. Nakahara, S. Dimitrescu, B. Cordeiro, E. Fairweather, Y. Benhamou, T. Rademaker, J. Olavarría, R. Castelluci, V. Hruska, L. Pereyra-Soto, D. Vuković-Lang, F. Almonacid, P. Kessler-Roy, N. Tsironis, C. Ballestra, A. Morozzi, H. Goikoetxea, J. Lefranc, M. Sandoval-Ruiz, I. Baranek, T. Whitcombe',
    ),
    played(
      2450,
      { 'pt-BR': 'ATP Cidade do México', es: 'ATP Ciudad de México' },
      ATP,
      'R. Ibargüen, C. Thornbury, A. Villaseñor, M. Krastev, J. Bellandi, D. Oyelaran, F. Zambrotti, S. Hallgren, P. Quintanar, N. Abramowicz, E. Lacoste-Vial, K. Moriyama, L. Ardiles, B. Fitzroy, T. Gundersen, G. Escamilla, V. Petrosian, O. Rosales, J. Wimmer, H. Cavendish, I. Todorovski, W. Baptiste, A. Nystrand, M. Jaramillo',
    ),
    played(
      2451,
      { 'pt-BR': 'ATP Madri', es: 'ATP Madrid' },
      ATP,
      'J. Arrizabalaga, D. Stankovski, M. Orsini, L. Van Houten, C. Belmonte, A. Rasmussen, P. Delgadillo, F. Schönherr, T. Nakagome, R. Llorente, N. Gvozdenko, S. Caruana, B. Hollingworth, E. Fuentealba, G. Perrin, I. Laaksonen, K. Dvořáček, V. Montanari, O. Chukwuma, H. Salazar-Vega, J. Kowalik, A. Brightwell, M. Espósito, Y. Tanriverdi',
    ),
    played(
      2452,
      { 'pt-BR': 'ATP Londres', es: 'ATP Londres' },
      ATP,
      'O. Pemberton, L. Castagnola, D. Roelofs, A. Mikkelborg, S. Takemura, J. Harcourt, C. Benavídez, M. Grigorescu, F. Leclerq-Noir, T. Ashworth, R. Sobczak, N. Valladares, E. Strömqvist, P. Gallardo-Paz, B. Kingsleigh, K. Yilmazer, V. Lombardini, G. Hendriks, H. Aguirrezabal, I. Novosel, W. Sinclair-Moss, J. Duarte-Lima, A. Cserny, M. Fontanet',
    ),
    played(
      2469,
      both('ATP Barcelona'),
      ATP,
      'A. Puigdemont-Ros, J. Casals, M. Ferrater, S. Lindqvist-Holm, D. Rovira, O. Brandeis, P. Camprubí, R. Turunen, N. Bosch-Vila, L. Garrigues, E. Dragović, C. Montsalvatge, T. Wilkinshaw, F. Escofet, G. Ballarín, V. Sorokov, K. Amundsen, B. Torralba, I. Pascual-Mir, H. Vilarasau',
    ),
  ],
  [
    played(
      2402,
      both('WTA Guadalajara'),
      WTA,
      'I. Novotna-Reis, S. Castellanos, B. Hargreave, M. Tanabe, E. Wozniakova, C. Delacroix, V. Arantes, K. Lundmark, P. Mirzoeva, A. Quiroga, J. Ashdown, L. Petrescu, D. Olmedo, R. Zhelyazkova, T. Kirkbride, N. Saavedra, F. Bellucci-Mora, G. Jankovska, H. Nakatani, O. Veloso, S. Rinaldi, M. Eriksdotter, A. Paredes, C. Stojanova',
    ),
    played(
      2433,
      both('WTA São Paulo'),
      WTA,
      'B. Figueiroa, A. Sorrentino, D. Kovalenka, N. Montclair, G. Albuquerque, R. Svensdotter, M. Okonjo, L. Bartosova, T. Herrador, C. Winslet, F. Yamashiro, P. Valdivieso, J. Tavares-Luz, E. Kazimierska, S. Amorim, I. Dragomirova, V. Caldeira, K. Thorsen, O. Menescal, H. Lavigne, Z. Pavlenka, A. Ribeiro-Sá, M. Guardiola, N. Havlova',
    ),
    played(
      2453,
      both('WTA Bogotá'),
      WTA,
      'M. Echavarría, L. Kuzmenka, C. Restrepo-Gil, A. Lindholm, V. Marangoni, S. Abubakar, J. Cifuentes, P. Vondráková, D. Harrowby, R. Zuluaga, E. Simonetti, T. Balogh, N. Ospina, K. Westergaard, G. Fontaine-Rey, I. Chernova, B. Villamizar, O. Nagashima, F. Mostert, H. Urdaneta, Z. Kaplanova, A. Longoria, M. Dubravko, C. Pfeiffer',
    ),
    played(
      2454,
      { 'pt-BR': 'WTA Roma', es: 'WTA Roma' },
      WTA,
      'G. Bonaventura, E. Markovska, S. Tyndall, A. Cantarelli, L. Dombrovska, M. Shirazi, P. Guillemot, V. Ferrandini, J. Kratochvilova, R. Ellsworth, C. Ponzio, T. Zorić, N. Bramante, D. Halvorsen, I. Vassileva, K. Sugimoto, B. Ruggeri, O. Slavik-Maia, F. Torregrossa, H. Anders, Z. Matejova, A. Baldassari, M. Lestrange, C. Urrutia',
    ),
    played(
      2455,
      both('WTA Miami'),
      WTA,
      'K. Rutherford, D. Mbeki-Lowe, A. Santangelo, M. Vidović, T. Carmichael, S. Lobanova, L. Altamirano, J. Prescott, E. Tomaszewska, C. Fairbairn, V. Quesada, N. Hosokawa, P. Lundqvist, R. Calloway, G. Iglesias-Prat, I. Sedlackova, B. Winthrop, O. Barrenechea, F. Delorme, H. Mackenzie, Z. Nedelcheva, A. Whitfield, M. Orellana, C. Johannsen',
    ),
    played(
      2470,
      both('WTA Stuttgart'),
      WTA,
      'L. Hohenfeld, S. Brandstätter, M. Reinhardt-Vogel, A. Kowalczyk-Bauer, J. Steinbach, C. Oberländer, P. Majerová, D. Lichtenberg, E. Sørlie, T. Wackernagel, N. Rosenthal, K. Petterson, V. Ambrosini, R. Falkenberg, G. Tremblay, I. Zavadska, B. Engelhardt, F. Hirvonen, O. Lambrecht, H. Weidenfeller',
    ),
  ],
  [
    played(
      2456,
      both('Challenger Lima'),
      CHALLENGER,
      'A. Huamán, J. Bustíos, R. Carrillo-Paz, D. Echeandía, M. Weissmann, P. Tovarich, C. Lizárraga, F. Gutzwiller, N. Amézaga, L. Sotomayor, T. Brandvold, S. Querecotillo, E. Mancuso, K. Ogbonna, G. Valdelomar, V. Nemec, B. Chumpitaz, O. Larrabure, I. Petkovich, H. Marroquín',
    ),
    played(
      2457,
      both('Challenger Quito'),
      CHALLENGER,
      'E. Guayasamín, D. Cevallos-Mora, J. Plaza-Luna, A. Wiśniak, M. Arosemena, S. Caicedo-Rey, C. Fernsby, P. Endara, R. Jativa, T. Molander, L. Burneo, N. Krajicek-Ott, F. Espinel, K. Halloran, V. Moncayo, G. Sarrazin, B. Ycaza, O. Toivonen, I. Ludeña, H. Descalzi',
    ),
    played(
      2458,
      { 'pt-BR': 'Challenger Cidade da Guatemala', es: 'Challenger Ciudad de Guatemala' },
      CHALLENGER,
      'C. Arzú-Leal, M. Batres, J. Skinner-Paiz, R. Monzón, A. Hedström, D. Castejón, P. Lainfiesta, F. Ruyters, S. Aycinena, N. Barrondo, L. Toledo-Cruz, T. Grzelak, E. Zachrisson, K. Maldonado-Reyes, V. Beltranena, G. Sapper, B. Ordóñez-Vila, O. Pivaral, I. Kostić-Bell, H. Cuestas',
    ),
    played(
      2459,
      both('Challenger Santiago'),
      CHALLENGER,
      'J. Undurraga, T. Barrientos-Lyon, A. Errázuriz, M. Vicuña-Prat, C. Halabi, D. Lindemann, P. Santelices, R. Kovacevich, F. Matte-Ríos, N. Olivos, L. Zegers, S. Arriagada, E. Whitaker, K. Yrarrázaval, V. Subercaseaux, G. Tampier, B. Concha-Díaz, O. Eliasson, I. Morandé, H. Rencoret',
    ),
    played(
      2460,
      both('Challenger Montevideo'),
      CHALLENGER,
      'F. Arocena, D. Bordaberri, M. Etcheverry-Sosa, J. Pintos-Rial, A. Stirling, R. Methol, C. Zunino, P. Varela-Acosta, S. Haedo, N. Lussich, L. Berro-García, T. Capurro, E. Nordström, K. Artagaveytia, V. Irureta, G. Piñeyrúa, B. Scasso, O. Mailhos, I. Blanc-Roux, H. Jeffries',
    ),
    played(
      2461,
      both('Challenger Medellín'),
      CHALLENGER,
      'S. Arango-Toro, D. Uribe-Cano, J. Botero-Mesa, M. Ochoa-Lince, A. Bjelica, C. Jaramillo-Posada, R. Londoño, P. Echeverri, F. Haddad-Sáenz, N. Vélez-Isaza, L. Tobón, T. Mejía-Roldán, E. Drummond, K. Saldarriaga, V. Montoya-Gaviria, G. Restovic, B. Aristizábal, O. Hincapié, I. Lalinde, H. Zapatero',
    ),
    played(
      2462,
      both('Challenger Florianópolis'),
      CHALLENGER,
      'T. Schmitt-Rosa, L. Konder, G. Bornhausen, A. Ramos-Luz, J. Vieira-Melo, M. Hering-Duarte, R. Gerlach, P. Amorim-Filho, D. Luchesi, C. Weingartner, F. Prates, N. Zimmermann-Reis, B. Sardinha, E. Malheiros, K. Peixoto, V. Machado-Lins, S. Budal, O. Nicolazzi, I. Demeterco, H. Westphal',
    ),
    played(
      2463,
      { 'pt-BR': 'Challenger Lisboa', es: 'Challenger Lisboa' },
      CHALLENGER,
      'D. Vasconcelos, G. Saldanha, J. Brito-Faria, M. Castelo-Melhor, A. Lencastre, R. Teles-Gama, P. Noronha, F. Siqueira-Paço, L. Mascarenhas, N. Arriaga, T. Falcão-Reis, S. Wouters, C. Abecassis, E. Corte-Real, K. Boavida, V. Sampaio-Nunes, B. Folque, O. Ulrich, I. Champalimaud, H. Pinto-Leite',
    ),
  ],
  [
    played(
      2464,
      both('ATP Marrakech'),
      ATP,
      'Y. Bensouda, K. Lahlou, A. El Fassi, M. Berrada, J. Cattermole, D. Vranješ, S. Ouazzani, T. Lindegaard, R. Pasquier, N. Guerraoui, L. Bentahar, C. Sforzini, P. Wójtowicz, F. Tazi, E. Karlsholm, G. Benjelloun, V. Tsvetanov, B. Amrani, O. Riisager, I. Sefrioui, H. Cornelisse, J. Mernissi',
    ),
    played(
      2465,
      { 'pt-BR': 'ATP Tóquio', es: 'ATP Tokio' },
      ATP,
      'H. Kitagawa, R. Shinohara, S. Ogasawara, T. Minamoto, J. Wetherby, D. Kurosaki, A. Belyakov, M. Hoshino, P. Lagerfelt, K. Amamiya, N. Fujisawa, L. Corbellini, Y. Tachibana, C. Draycott, E. Shimazaki, F. Oberholzer, G. Mizushima, V. Rostropov, B. Asakawa, O. Lindblad, I. Kamiyama, W. Zhaoming',
    ),
    played(
      2466,
      { 'pt-BR': 'WTA Praga', es: 'WTA Praga' },
      WTA,
      'K. Havránková, T. Benešová-Ross, L. Sklenářová, M. Doležalová, A. Strnadová-Kiss, B. Kolářová, J. Vejvodová, E. Lundgaard, P. Horáčková, S. Macháčová, D. Fialová-Grant, N. Zemanová, V. Romanetti, C. Hladíková, R. Pospíchalová, I. Tesařová, G. Oikonomou, H. Bednářová, O. Kubíčková, F. Matsuoka, Z. Říhová, A. Wilbraham',
    ),
    played(
      2467,
      both('WTA Auckland'),
      WTA,
      'P. Ngata, J. Tamihana, S. Wetherall, A. Parata, M. Blakeney, C. Hohepa, D. Krüger-Stein, T. Rangihuna, L. Ashcroft, E. Mataira, N. Penfold, K. Solomona, R. Dunsmore, V. Laurentin, B. Tipene, G. Hadlow, I. Ferrario, F. Whaanga, O. Lockwood, H. Paewai, Z. Marinova-Cole, A. Brathwaite',
    ),
    played(
      2468,
      both('WTA Monterrey'),
      WTA,
      'R. Garza-Sada, A. Treviño, M. Elizondo, L. Cantú-Ríos, J. Zambrano-Páez, S. Lozano-Vidal, D. Kirilova, C. Villarreal-Ochoa, P. Margáin, E. Benavides-Luna, N. Thorvald, V. Sepúlveda, T. Garmendia, K. Montemayor, B. Olszewska, G. Arizpe, I. Canavati, F. Rangel-Mier, O. Bremer, H. Leclair, Z. Tijerina, A. Maiz',
    ),
    played(
      2471,
      both('WTA Charleston'),
      WTA,
      'S. Pinckney, A. Gadsden, M. Ravenel, J. Middleton-Ray, C. Beaumont, D. Ionescu-Tate, L. Calhoun, P. Lindgren, E. Rutledge, T. Manigault, N. Drayton, K. Vranova, V. Legare, R. Heyward, G. Moultrie, I. Bergström-Lee, B. Huger, F. Simons-Roe, O. Trapier, H. Wraggborough',
    ),
  ],
];
