import type { RegionTable, StateTable } from './country-places.ts';

export const GUATEMALA_STATES: StateTable = {
  '01': [
    'Guatemala',
    `Ciudad de Guatemala, Mixco, Villa Nueva, San Miguel Petapa, San Juan Sacatepéquez,
    Villa Canales, Amatitlán, Chinautla, Santa Catarina Pinula, Palencia, Fraijanes,
    San Pedro Ayampuc, San José Pinula, San Pedro Sacatepéquez, San Raymundo, Chuarrancho,
    San José del Golfo`,
  ],
  '02': [
    'El Progreso',
    `Guastatoya, Sanarate, San Agustín Acasaguastlán, Morazán, Sansare, El Jícaro,
    San Antonio La Paz, San Cristóbal Acasaguastlán`,
  ],
  '03': [
    'Sacatepéquez',
    `Antigua Guatemala, Ciudad Vieja, Sumpango, Jocotenango, Santa María de Jesús,
    San Lucas Sacatepéquez, Santiago Sacatepéquez, Alotenango, Pastores, Santo Domingo Xenacoj,
    San Bartolomé Milpas Altas, Magdalena Milpas Altas, Santa Lucía Milpas Altas`,
  ],
  '04': [
    'Chimaltenango',
    `Chimaltenango, Tecpán Guatemala, Patzún, San Juan Comalapa, San Martín Jilotepeque, Patzicía,
    El Tejar, Zaragoza, San Andrés Itzapa, Parramos, Acatenango, San José Poaquil, Santa Apolonia`,
  ],
  '05': [
    'Escuintla',
    `Escuintla, Santa Lucía Cotzumalguapa, Puerto San José, Palín, Tiquisate, Nueva Concepción,
    La Gomera, Masagua, Siquinalá, La Democracia, Guanagazapa, San Vicente Pacaya, Iztapa,
    Sipacate`,
  ],
  '06': [
    'Santa Rosa',
    `Cuilapa, Barberena, Chiquimulilla, Guazacapán, Taxisco, Santa Rosa de Lima, Nueva Santa Rosa,
    Casillas, San Rafael Las Flores, Oratorio, Pueblo Nuevo Viñas`,
  ],
  '07': [
    'Sololá',
    `Sololá, Santiago Atitlán, Panajachel, Nahualá, San Lucas Tolimán, San Pedro La Laguna,
    Santa Catarina Ixtahuacán, San Juan La Laguna, San Marcos La Laguna, San Andrés Semetabaj`,
  ],
  '08': [
    'Totonicapán',
    `Totonicapán, San Francisco El Alto, Momostenango, San Cristóbal Totonicapán, Santa María Chiquimula,
    San Andrés Xecul, Santa Lucía La Reforma, San Bartolo`,
  ],
  '09': [
    'Quetzaltenango',
    `Quetzaltenango, Coatepeque, Olintepeque, La Esperanza, Salcajá, Cantel, Almolonga,
    Zunil, Colomba Costa Cuca, El Palmar, San Juan Ostuncalco, Génova, Flores Costa Cuca,
    San Carlos Sija, Concepción Chiquirichapa`,
  ],
  '10': [
    'Suchitepéquez',
    `Mazatenango, San Antonio Suchitepéquez, Chicacao, Patulul, Cuyotenango, San Francisco Zapotitlán,
    Santo Domingo Suchitepéquez, Samayac, San Bernardino, Santa Bárbara, Río Bravo`,
  ],
  '11': [
    'Retalhuleu',
    `Retalhuleu, San Sebastián, Champerico, Nuevo San Carlos, El Asintal, San Felipe,
    Santa Cruz Muluá, San Martín Zapotitlán, San Andrés Villa Seca`,
  ],
  '12': [
    'San Marcos',
    `San Marcos, San Pedro Sacatepéquez, Malacatán, Ayutla, Catarina, El Tumbador, Ocós, San Pablo,
    Tacaná, Comitancillo, Concepción Tutuapa, Tejutla, El Quetzal, Pajapita, Nuevo Progreso`,
  ],
  '13': [
    'Huehuetenango',
    `Huehuetenango, Chiantla, Santa Cruz Barillas, Jacaltenango, San Pedro Soloma, La Democracia,
    Cuilco, San Mateo Ixtatán, Todos Santos Cuchumatán, Nentón, Aguacatán, La Libertad,
    San Juan Ixcoy, Malacatancito`,
  ],
  '14': [
    'Quiché',
    `Santa Cruz del Quiché, Chichicastenango, Nebaj, Joyabaj, Ixcán, Uspantán, Chajul, Cunén,
    Sacapulas, Zacualpa, San Juan Cotzal, Chiché, Chinique`,
  ],
  '15': [
    'Baja Verapaz',
    `Salamá, San Jerónimo, Rabinal, Purulhá, San Miguel Chicaj, Cubulco, Santa Cruz El Chol,
    Granados`,
  ],
  '16': [
    'Alta Verapaz',
    `Cobán, San Pedro Carchá, San Juan Chamelco, San Cristóbal Verapaz, Tactic, Chisec, Panzós,
    Santa María Cahabón, Fray Bartolomé de las Casas, Senahú, Lanquín, Santa Cruz Verapaz, Chahal,
    Tamahú, Tucurú, Raxruhá`,
  ],
  '17': [
    'Petén',
    `Flores, San Benito, Santa Elena, Poptún, Sayaxché, Melchor de Mencos, La Libertad, Dolores,
    San Luis, San Francisco, Santa Ana, San Andrés, San José, Las Cruces, El Chal`,
  ],
  '18': [
    'Izabal',
    'Puerto Barrios, Morales, Livingston, El Estor, Los Amates, Santo Tomás de Castilla',
  ],
  '19': [
    'Zacapa',
    `Zacapa, Gualán, Teculután, Estanzuela, Río Hondo, Usumatlán, La Unión, Cabañas, Huité,
    San Diego, San Jorge`,
  ],
  '20': [
    'Chiquimula',
    `Chiquimula, Esquipulas, Jocotán, Camotán, Quezaltepeque, Ipala, San José La Arada, Olopa,
    Concepción Las Minas, San Jacinto, San Juan Ermita`,
  ],
  '21': [
    'Jalapa',
    `Jalapa, Monjas, San Pedro Pinula, Mataquescuintla, San Luis Jilotepeque, San Carlos Alzatate,
    San Manuel Chaparrón`,
  ],
  '22': [
    'Jutiapa',
    `Jutiapa, Asunción Mita, El Progreso, Jalpatagua, Moyuta, Quesada, Santa Catarina Mita,
    Agua Blanca, Atescatempa, Comapa, Pasaco, Conguaco, Yupiltepeque`,
  ],
};

export const GUATEMALA_REGIONS: RegionTable = {
  '01/Ciudad de Guatemala': `Zona 1, Zona 2, Zona 3, Zona 4, Zona 5, Zona 6, Zona 7, Zona 8, Zona 9,
    Zona 10, Zona 11, Zona 12, Zona 13, Zona 14, Zona 15, Zona 16, Zona 17, Zona 18, Zona 19,
    Zona 21, Zona 24, Zona 25`,
  '01/Mixco': `Zona 1, Zona 2, Zona 3, Zona 4, Zona 5, Zona 6, Zona 7, Zona 8, Zona 9, Zona 10, Zona 11`,
  '09/Quetzaltenango': `Zona 1, Zona 2, Zona 3, Zona 4, Zona 5, Zona 6, Zona 7, Zona 8, Zona 9, Zona 10,
    Zona 11`,
};
