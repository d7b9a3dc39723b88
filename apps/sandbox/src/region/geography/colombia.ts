import type { RegionTable, StateTable } from './country-places.ts';

export const COLOMBIA_STATES: StateTable = {
  AMA: ['Amazonas', 'Leticia, Puerto Nariño'],
  ANT: [
    'Antioquia',
    `Medellín, Bello, Itagüí, Envigado, Rionegro, Turbo, Apartadó, Caucasia, Sabaneta, La Estrella,
    Caldas, Copacabana, Girardota, Barbosa, Chigorodó, Marinilla, El Carmen de Viboral,
    La Ceja, Guarne, Puerto Berrío, Yarumal, Andes, Necoclí, Santa Fe de Antioquia, Guatapé`,
  ],
  ARA: ['Arauca', 'Arauca, Saravena, Tame, Arauquita, Fortul, Puerto Rondón, Cravo Norte'],
  ATL: [
    'Atlántico',
    `Barranquilla, Soledad, Malambo, Sabanalarga, Puerto Colombia, Galapa, Baranoa, Santo Tomás,
    Palmar de Varela, Sabanagrande, Luruaco, Campo de la Cruz`,
  ],
  BOL: [
    'Bolívar',
    `Cartagena de Indias, Magangué, Turbaco, Arjona, El Carmen de Bolívar, Mompós, María La Baja,
    San Juan Nepomuceno, Santa Rosa del Sur, Turbaná, San Jacinto, San Pablo`,
  ],
  BOY: [
    'Boyacá',
    `Tunja, Duitama, Sogamoso, Chiquinquirá, Puerto Boyacá, Paipa, Moniquirá, Villa de Leyva,
    Garagoa, Samacá, Nobsa, Tibasosa, Aquitania`,
  ],
  CAL: [
    'Caldas',
    `Manizales, La Dorada, Chinchiná, Villamaría, Riosucio, Anserma, Salamina, Aguadas, Supía,
    Neira, Viterbo, Pensilvania`,
  ],
  CAQ: [
    'Caquetá',
    `Florencia, San Vicente del Caguán, Puerto Rico, El Doncello, El Paujil, Cartagena del Chairá,
    Belén de los Andaquíes`,
  ],
  CAS: [
    'Casanare',
    'Yopal, Aguazul, Villanueva, Tauramena, Paz de Ariporo, Monterrey, Trinidad, Maní',
  ],
  CAU: [
    'Cauca',
    `Popayán, Santander de Quilichao, Puerto Tejada, Patía, Piendamó, Miranda, Corinto, Guapi,
    Caloto, Timbío, Silvia, Villa Rica`,
  ],
  CES: [
    'Cesar',
    `Valledupar, Aguachica, Agustín Codazzi, Bosconia, Curumaní, El Copey, Chiriguaná, La Paz,
    La Jagua de Ibirico, San Alberto, Pailitas`,
  ],
  CHO: [
    'Chocó',
    'Quibdó, Istmina, Tadó, Condoto, Riosucio, Acandí, Bahía Solano, Nuquí, Carmen del Darién',
  ],
  COR: [
    'Córdoba',
    `Montería, Lorica, Cereté, Sahagún, Planeta Rica, Montelíbano, Tierralta, Ciénaga de Oro,
    San Antero, Ayapel, Chinú, San Bernardo del Viento`,
  ],
  CUN: [
    'Cundinamarca',
    `Soacha, Fusagasugá, Facatativá, Chía, Zipaquirá, Girardot, Mosquera, Madrid, Funza, Cajicá,
    Villeta, Ubaté, La Calera, Cota, Sibaté, Tocancipá, Guaduas, Sopó, La Mesa, Tabio, Tenjo,
    Anapoima, Pacho, Chocontá`,
  ],
  DC: ['Bogotá, Distrito Capital', 'Bogotá'],
  GUA: ['Guainía', 'Inírida, Barrancominas'],
  GUV: ['Guaviare', 'San José del Guaviare, Calamar, El Retorno, Miraflores'],
  HUI: [
    'Huila',
    `Neiva, Pitalito, Garzón, La Plata, Campoalegre, San Agustín, Gigante, Palermo, Isnos, Rivera,
    Aipe, Timaná`,
  ],
  LAG: [
    'La Guajira',
    `Riohacha, Maicao, Uribia, Fonseca, San Juan del Cesar, Villanueva, Manaure, Barrancas, Dibulla,
    Albania`,
  ],
  MAG: [
    'Magdalena',
    `Santa Marta, Ciénaga, Fundación, El Banco, Plato, Aracataca, Zona Bananera, Pivijay,
    Puebloviejo, Sitionuevo, Santa Ana`,
  ],
  MET: [
    'Meta',
    `Villavicencio, Acacías, Granada, Puerto López, Puerto Gaitán, San Martín, Cumaral, La Macarena,
    Restrepo, Guamal, Vista Hermosa`,
  ],
  NAR: [
    'Nariño',
    `Pasto, Tumaco, Ipiales, Túquerres, La Unión, Samaniego, Barbacoas, Sandoná, El Charco, Cumbal,
    La Cruz`,
  ],
  NSA: [
    'Norte de Santander',
    `Cúcuta, Ocaña, Villa del Rosario, Los Patios, Pamplona, Tibú, Ábrego, El Zulia, Sardinata,
    Chinácota, Convención`,
  ],
  PUT: [
    'Putumayo',
    'Mocoa, Puerto Asís, Orito, Valle del Guamuez, Villagarzón, Sibundoy, Puerto Leguízamo',
  ],
  QUI: [
    'Quindío',
    `Armenia, Calarcá, La Tebaida, Montenegro, Quimbaya, Circasia, Filandia, Salento, Génova,
    Pijao`,
  ],
  RIS: [
    'Risaralda',
    `Pereira, Dosquebradas, Santa Rosa de Cabal, La Virginia, Quinchía, Belén de Umbría, Marsella,
    Apía, Santuario`,
  ],
  SAN: [
    'Santander',
    `Bucaramanga, Floridablanca, Barrancabermeja, Girón, Piedecuesta, San Gil, Socorro, Málaga,
    Barbosa, Lebrija, Sabana de Torres, Vélez, Barichara, Puerto Wilches`,
  ],
  SAP: ['San Andrés, Providencia y Santa Catalina', 'San Andrés, Providencia'],
  SUC: [
    'Sucre',
    `Sincelejo, Corozal, San Marcos, Tolú, Sampués, San Onofre, Majagual, Sincé, Coveñas, Ovejas`,
  ],
  TOL: [
    'Tolima',
    `Ibagué, Espinal, Chaparral, Líbano, Melgar, Mariquita, Honda, Guamo, Flandes, Purificación,
    Fresno, Planadas`,
  ],
  VAC: [
    'Valle del Cauca',
    `Cali, Buenaventura, Palmira, Tuluá, Yumbo, Cartago, Buga, Jamundí, Candelaria, Florida, Pradera,
    Zarzal, Sevilla, Dagua, Roldanillo, El Cerrito, La Unión, Caicedonia`,
  ],
  VAU: ['Vaupés', 'Mitú, Carurú, Taraira'],
  VID: ['Vichada', 'Puerto Carreño, Cumaribo, La Primavera, Santa Rosalía'],
};

export const COLOMBIA_REGIONS: RegionTable = {
  'ANT/Medellín': `Popular, Santa Cruz, Manrique, Aranjuez, Castilla, Doce de Octubre, Robledo,
    Villa Hermosa, Buenos Aires, La Candelaria, Laureles-Estadio, La América, San Javier,
    El Poblado, Guayabal, Belén`,
  'ATL/Barranquilla': 'Norte-Centro Histórico, Riomar, Suroccidente, Suroriente, Metropolitana',
  'DC/Bogotá': `Antonio Nariño, Barrios Unidos, Bosa, Chapinero, Ciudad Bolívar, Engativá, Fontibón,
    Kennedy, La Candelaria, Los Mártires, Puente Aranda, Rafael Uribe Uribe, San Cristóbal,
    Santa Fe, Suba, Sumapaz, Teusaquillo, Tunjuelito, Usaquén, Usme`,
};
