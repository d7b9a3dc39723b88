import type { RegionTable, StateTable } from './country-places.ts';

export const PERU_STATES: StateTable = {
  AMA: [
    'Amazonas',
    `Chachapoyas, Bagua, Bagua Grande, Rodríguez de Mendoza, Jumbilla, Lámud,
    Santa María de Nieva`,
  ],
  ANC: [
    'Áncash',
    `Huaraz, Chimbote, Nuevo Chimbote, Casma, Huarmey, Caraz, Yungay, Carhuaz, Recuay, Pomabamba,
    Huari, Sihuas`,
  ],
  APU: [
    'Apurímac',
    'Abancay, Andahuaylas, Chalhuanca, Antabamba, Tambobamba, Chincheros, Chuquibambilla',
  ],
  ARE: [
    'Arequipa',
    `Arequipa, Camaná, Mollendo, Chivay, Aplao, Cotahuasi, Chuquibamba, Caravelí, El Pedregal, La Joya`,
  ],
  AYA: [
    'Ayacucho',
    `Ayacucho, Huanta, Puquio, San Miguel, Coracora, Cangallo, Huanca Sancos, Vilcas Huamán,
    Querobamba`,
  ],
  CAJ: [
    'Cajamarca',
    `Cajamarca, Jaén, Chota, Cutervo, Celendín, Cajabamba, Bambamarca, San Ignacio, Santa Cruz,
    San Miguel, Contumazá, San Marcos`,
  ],
  CAL: [
    'Callao',
    'Callao, Ventanilla, Bellavista, La Perla, La Punta, Carmen de la Legua Reynoso, Mi Perú',
  ],
  CUS: [
    'Cusco',
    `Cusco, Sicuani, Quillabamba, Espinar, Urubamba, Calca, Anta, Paucartambo, Santo Tomás, Pisac,
    Ollantaytambo, Machu Picchu`,
  ],
  HUC: [
    'Huánuco',
    `Huánuco, Tingo María, Amarilis, La Unión, Ambo, Llata, Panao, Puerto Inca, Aucayacu, Huacaybamba`,
  ],
  HUV: [
    'Huancavelica',
    'Huancavelica, Pampas, Lircay, Acobamba, Castrovirreyna, Churcampa, Huaytará',
  ],
  ICA: ['Ica', 'Ica, Chincha Alta, Pisco, Nasca, Palpa, Paracas, Marcona, Parcona, Sunampe'],
  JUN: [
    'Junín',
    `Huancayo, El Tambo, Chilca, Jauja, Tarma, La Oroya, La Merced, San Ramón, Satipo, Pichanaqui,
    Concepción, Chupaca, Junín`,
  ],
  LAL: [
    'La Libertad',
    `Trujillo, La Esperanza, El Porvenir, Víctor Larco Herrera, Huanchaco, Chepén, Guadalupe,
    Pacasmayo, Virú, Huamachuco, Otuzco, Ascope, Casa Grande, Laredo`,
  ],
  LAM: [
    'Lambayeque',
    `Chiclayo, José Leonardo Ortiz, La Victoria, Lambayeque, Ferreñafe, Monsefú, Tumán, Pimentel,
    Olmos, Motupe, Jayanca`,
  ],
  LIM: [
    'Región Lima',
    `Huacho, Huaral, Barranca, San Vicente de Cañete, Mala, Chancay, Imperial, Supe, Paramonga, Oyón,
    Matucana, Yauyos, Canta`,
  ],
  LMA: ['Lima Metropolitana', 'Lima'],
  LOR: [
    'Loreto',
    `Iquitos, Yurimaguas, Nauta, Requena, Contamana, Caballococha, San Lorenzo, Punchana, Belén`,
  ],
  MDD: ['Madre de Dios', 'Puerto Maldonado, Iñapari, Iberia, Salvación, Mazuko, Huepetuhe'],
  MOQ: ['Moquegua', 'Moquegua, Ilo, Omate, Samegua, Pacocha, Torata'],
  PAS: [
    'Pasco',
    'Cerro de Pasco, Oxapampa, Villa Rica, Yanahuanca, Huayllay, Pozuzo, Puerto Bermúdez',
  ],
  PIU: [
    'Piura',
    `Piura, Castilla, Sullana, Talara, Paita, Catacaos, Chulucanas, Sechura, Tambogrande,
    Huancabamba, Ayabaca, Máncora, Bellavista`,
  ],
  PUN: [
    'Puno',
    `Puno, Juliaca, Ilave, Ayaviri, Azángaro, Juli, Lampa, Huancané, Yunguyo, Desaguadero, Macusani,
    Putina, Sandia`,
  ],
  SAM: [
    'San Martín',
    `Tarapoto, Moyobamba, Rioja, Juanjuí, Tocache, Nueva Cajamarca, Bellavista, Lamas, Saposoa,
    Picota, Uchiza`,
  ],
  TAC: ['Tacna', 'Tacna, Alto de la Alianza, Ciudad Nueva, Pocollay, Locumba, Tarata, Candarave'],
  TUM: ['Tumbes', 'Tumbes, Zarumilla, Zorritos, Aguas Verdes, Corrales, La Cruz'],
  UCA: ['Ucayali', 'Pucallpa, Yarinacocha, Aguaytía, Atalaya, Campoverde, Purús'],
};

export const PERU_REGIONS: RegionTable = {
  'ARE/Arequipa': `Alto Selva Alegre, Cayma, Cercado, Cerro Colorado, Characato, Jacobo Hunter,
    José Luis Bustamante y Rivero, Mariano Melgar, Miraflores, Paucarpata, Sabandía, Sachaca,
    Socabaya, Tiabaya, Yanahuara`,
  'CUS/Cusco': 'Cusco, San Jerónimo, San Sebastián, Santiago, Saylla, Wanchaq, Poroy, Ccorca',
  'LMA/Lima': `Ancón, Ate, Barranco, Breña, Carabayllo, Chaclacayo, Chorrillos, Cieneguilla, Comas,
    El Agustino, Independencia, Jesús María, La Molina, La Victoria, Lima, Lince, Los Olivos,
    Lurigancho, Lurín, Magdalena del Mar, Miraflores, Pachacámac, Pucusana, Pueblo Libre,
    Puente Piedra, Punta Hermosa, Punta Negra, Rímac, San Bartolo, San Borja, San Isidro,
    San Juan de Lurigancho, San Juan de Miraflores, San Luis, San Martín de Porres, San Miguel,
    Santa Anita, Santa María del Mar, Santa Rosa, Santiago de Surco, Surquillo, Villa El Salvador,
    Villa María del Triunfo`,
};
