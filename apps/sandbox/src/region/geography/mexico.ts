import type { RegionTable, StateTable } from './country-places.ts';

export const MEXICO_STATES: StateTable = {
  AGU: [
    'Aguascalientes',
    `Aguascalientes, Jesús María, Calvillo, Rincón de Romos, Pabellón de Arteaga, Asientos,
    San Francisco de los Romo, Tepezalá`,
  ],
  BCN: [
    'Baja California',
    'Tijuana, Mexicali, Ensenada, Playas de Rosarito, Tecate, San Quintín, San Felipe',
  ],
  BCS: [
    'Baja California Sur',
    `La Paz, Cabo San Lucas, San José del Cabo, Ciudad Constitución, Loreto, Santa Rosalía,
    Guerrero Negro, Todos Santos`,
  ],
  CAM: [
    'Campeche',
    `San Francisco de Campeche, Ciudad del Carmen, Champotón, Escárcega, Calkiní, Hecelchakán,
    Candelaria, Hopelchén`,
  ],
  CHH: [
    'Chihuahua',
    `Ciudad Juárez, Chihuahua, Delicias, Cuauhtémoc, Hidalgo del Parral, Nuevo Casas Grandes,
    Camargo, Jiménez, Meoqui, Ojinaga, Creel`,
  ],
  CHP: [
    'Chiapas',
    `Tuxtla Gutiérrez, Tapachula, San Cristóbal de las Casas, Comitán de Domínguez, Palenque,
    Chiapa de Corzo, Ocosingo, Tonalá, Villaflores, Cintalapa, Huixtla, Arriaga, Pichucalco`,
  ],
  CMX: [
    'Ciudad de México',
    `Álvaro Obregón, Azcapotzalco, Benito Juárez, Coyoacán, Cuajimalpa de Morelos, Cuauhtémoc,
    Gustavo A. Madero, Iztacalco, Iztapalapa, La Magdalena Contreras, Miguel Hidalgo, Milpa Alta,
    Tláhuac, Tlalpan, Venustiano Carranza, Xochimilco`,
  ],
  COA: [
    'Coahuila de Zaragoza',
    `Saltillo, Torreón, Monclova, Piedras Negras, Ciudad Acuña, Ramos Arizpe, Matamoros,
    San Pedro, Sabinas, Parras de la Fuente, Frontera, Múzquiz`,
  ],
  COL: ['Colima', 'Colima, Manzanillo, Tecomán, Villa de Álvarez, Armería, Comala, Coquimatlán'],
  DUR: [
    'Durango',
    `Victoria de Durango, Gómez Palacio, Ciudad Lerdo, Santiago Papasquiaro, El Salto,
    Guadalupe Victoria, Canatlán, Nuevo Ideal`,
  ],
  GRO: [
    'Guerrero',
    `Acapulco de Juárez, Chilpancingo de los Bravo, Iguala de la Independencia, Taxco de Alarcón,
    Zihuatanejo, Chilapa de Álvarez, Tlapa de Comonfort, Ometepec, Teloloapan, Petatlán,
    Tixtla de Guerrero`,
  ],
  GUA: [
    'Guanajuato',
    `León, Irapuato, Celaya, Salamanca, Silao de la Victoria, Guanajuato, San Miguel de Allende,
    Dolores Hidalgo, San Francisco del Rincón, Pénjamo, Acámbaro, Valle de Santiago,
    San Luis de la Paz, Uriangato, Moroleón, Cortazar`,
  ],
  HID: [
    'Hidalgo',
    `Pachuca de Soto, Tulancingo de Bravo, Tula de Allende, Tizayuca, Mineral de la Reforma,
    Huejutla de Reyes, Ixmiquilpan, Tepeji del Río, Actopan, Apan, Ciudad Sahagún,
    Zimapán, Huichapan`,
  ],
  JAL: [
    'Jalisco',
    `Guadalajara, Zapopan, Tlaquepaque, Tonalá, Tlajomulco de Zúñiga, El Salto, Puerto Vallarta,
    Lagos de Moreno, Tepatitlán de Morelos, Ocotlán, Ciudad Guzmán, La Barca, Arandas,
    Autlán de Navarro, Ameca, Chapala, Tequila, Atotonilco el Alto`,
  ],
  MEX: [
    'Estado de México',
    `Ecatepec de Morelos, Nezahualcóyotl, Toluca de Lerdo, Naucalpan de Juárez, Tlalnepantla,
    Chimalhuacán, Cuautitlán Izcalli, Atizapán de Zaragoza, Ixtapaluca, Tecámac, Tultitlán,
    Valle de Chalco, Nicolás Romero, Chalco de Díaz Covarrubias, Coacalco de Berriozábal,
    Texcoco, Metepec, La Paz, Huixquilucan, Zumpango, Chicoloapan, Lerma, Cuautitlán, Tepotzotlán,
    Valle de Bravo, Tenancingo`,
  ],
  MIC: [
    'Michoacán de Ocampo',
    `Morelia, Uruapan, Zamora de Hidalgo, Lázaro Cárdenas, Apatzingán, Zitácuaro, La Piedad,
    Pátzcuaro, Ciudad Hidalgo, Sahuayo, Jacona, Zacapu, Maravatío, Los Reyes, Tacámbaro`,
  ],
  MOR: [
    'Morelos',
    `Cuernavaca, Jiutepec, Cuautla, Temixco, Yautepec, Emiliano Zapata, Jojutla, Puente de Ixtla,
    Xochitepec, Tepoztlán, Zacatepec, Yecapixtla`,
  ],
  NAY: [
    'Nayarit',
    `Tepic, Bahía de Banderas, Xalisco, Compostela, Santiago Ixcuintla, Acaponeta, Tecuala,
    San Blas, Ixtlán del Río, Bucerías`,
  ],
  NLE: [
    'Nuevo León',
    `Monterrey, Guadalupe, Apodaca, San Nicolás de los Garza, General Escobedo, Santa Catarina,
    García, Juárez, San Pedro Garza García, Cadereyta Jiménez, Linares, Montemorelos, Santiago,
    Sabinas Hidalgo, Ciénega de Flores, Salinas Victoria`,
  ],
  OAX: [
    'Oaxaca',
    `Oaxaca de Juárez, San Juan Bautista Tuxtepec, Salina Cruz, Juchitán de Zaragoza,
    Santa Cruz Xoxocotlán, Santo Domingo Tehuantepec, Huajuapan de León, Puerto Escondido,
    Matías Romero, Loma Bonita, Pinotepa Nacional, Miahuatlán, Santa María Huatulco, Pochutla,
    Tlaxiaco`,
  ],
  PUE: [
    'Puebla',
    `Puebla de Zaragoza, Tehuacán, San Martín Texmelucan, Atlixco, San Pedro Cholula,
    San Andrés Cholula, Cuautlancingo, Amozoc, Huauchinango, Teziutlán, Tecamachalco, Zacatlán,
    Izúcar de Matamoros, Huejotzingo, Xicotepec, Tepeaca`,
  ],
  QUE: [
    'Querétaro',
    `Santiago de Querétaro, San Juan del Río, El Pueblito, El Marqués, Tequisquiapan, Pedro Escobedo,
    Cadereyta de Montes, Ezequiel Montes, Amealco, Jalpan de Serra, Colón`,
  ],
  ROO: [
    'Quintana Roo',
    `Cancún, Playa del Carmen, Chetumal, Cozumel, Tulum, Felipe Carrillo Puerto, Puerto Morelos,
    Isla Mujeres, Bacalar, José María Morelos, Kantunilkín`,
  ],
  SIN: [
    'Sinaloa',
    `Culiacán Rosales, Mazatlán, Los Mochis, Guasave, Guamúchil, Navolato, Escuinapa, El Rosario,
    El Fuerte, Costa Rica, Juan José Ríos`,
  ],
  SLP: [
    'San Luis Potosí',
    `San Luis Potosí, Soledad de Graciano Sánchez, Ciudad Valles, Matehuala, Rioverde, Tamazunchale,
    Ébano, Cárdenas, Xilitla, Salinas de Hidalgo`,
  ],
  SON: [
    'Sonora',
    `Hermosillo, Ciudad Obregón, Nogales, San Luis Río Colorado, Navojoa, Guaymas, Caborca,
    Agua Prieta, Cananea, Puerto Peñasco, Empalme, Huatabampo, Magdalena de Kino`,
  ],
  TAB: [
    'Tabasco',
    `Villahermosa, Cárdenas, Comalcalco, Huimanguillo, Macuspana, Paraíso, Tenosique, Teapa,
    Cunduacán, Frontera, Emiliano Zapata, Jalpa de Méndez, Nacajuca`,
  ],
  TAM: [
    'Tamaulipas',
    `Reynosa, Heroica Matamoros, Nuevo Laredo, Ciudad Victoria, Tampico, Ciudad Madero, Altamira,
    Ciudad Mante, Río Bravo, Valle Hermoso, San Fernando, Miguel Alemán`,
  ],
  TLA: [
    'Tlaxcala',
    `Tlaxcala de Xicohténcatl, Apizaco, Huamantla, Chiautempan, Zacatelco, Calpulalpan,
    San Pablo del Monte, Contla, Tlaxco, Papalotla`,
  ],
  VER: [
    'Veracruz de Ignacio de la Llave',
    `Veracruz, Xalapa, Coatzacoalcos, Poza Rica de Hidalgo, Córdoba, Minatitlán, Orizaba,
    Boca del Río, Tuxpan, Papantla, San Andrés Tuxtla, Martínez de la Torre, Tierra Blanca,
    Acayucan, Cosamaloapan, Pánuco, Coatepec, Tantoyuca, Agua Dulce, Catemaco`,
  ],
  YUC: [
    'Yucatán',
    `Mérida, Kanasín, Valladolid, Tizimín, Progreso, Umán, Ticul, Tekax, Motul, Oxkutzcab, Izamal,
    Hunucmá, Peto, Maxcanú`,
  ],
  ZAC: [
    'Zacatecas',
    `Guadalupe, Fresnillo, Zacatecas, Jerez de García Salinas, Río Grande, Sombrerete, Calera,
    Loreto, Ojocaliente, Jalpa, Nochistlán, Tlaltenango, Juchipila`,
  ],
};

export const MEXICO_REGIONS: RegionTable = {
  'CMX/Benito Juárez': `Álamos, Del Valle, Insurgentes Mixcoac, Letrán Valle, Nápoles, Narvarte,
    Nativitas, Portales, San José Insurgentes, Xoco`,
  'CMX/Coyoacán': `Ajusco, Ciudad Universitaria, Copilco, Culhuacán, Del Carmen, Pedregal de Santo Domingo,
    Villa Coyoacán, Villa Quietud`,
  'CMX/Cuauhtémoc': `Centro, Condesa, Doctores, Guerrero, Hipódromo, Juárez, Obrera, Peralvillo,
    Roma Norte, Roma Sur, San Rafael, Santa María la Ribera, Tlatelolco`,
  'CMX/Miguel Hidalgo': `Anzures, Argentina, Escandón, Granada, Lomas de Chapultepec, Pensil, Polanco,
    San Miguel Chapultepec, Tacuba, Tacubaya`,
  'JAL/Guadalajara': `Centro, Minerva, Huentitán, Oblatos, Olímpica, Tetlán, Cruz del Sur`,
  'NLE/Monterrey': `Centro, Cumbres, Contry, Del Valle, Mitras Centro, Obispado, San Bernabé,
    San Jerónimo, Tecnológico, Vista Hermosa`,
};
