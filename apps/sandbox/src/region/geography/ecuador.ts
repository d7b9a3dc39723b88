import type { RegionTable, StateTable } from './country-places.ts';

export const ECUADOR_STATES: StateTable = {
  A: [
    'Azuay',
    'Cuenca, Gualaceo, Paute, Santa Isabel, Sígsig, Chordeleg, Girón, Camilo Ponce Enríquez',
  ],
  B: ['Bolívar', 'Guaranda, San Miguel, Caluma, Echeandía, Chillanes, Chimbo, Las Naves'],
  C: ['Carchi', 'Tulcán, San Gabriel, El Ángel, Mira, Bolívar, Huaca'],
  D: ['Orellana', 'Francisco de Orellana, La Joya de los Sachas, Loreto, Nuevo Rocafuerte'],
  E: [
    'Esmeraldas',
    'Esmeraldas, Quinindé, Atacames, San Lorenzo, Muisne, Rioverde, Valdez, Súa, Tonsupa',
  ],
  F: ['Cañar', 'Azogues, La Troncal, Cañar, Biblián, El Tambo, Déleg, Suscal'],
  G: [
    'Guayas',
    `Guayaquil, Durán, Milagro, Daule, Samborondón, El Empalme, Balzar, Naranjal, Yaguachi, Playas,
    Pedro Carbo, Naranjito, El Triunfo, Salitre, Santa Lucía, Palestina, Balao, Bucay, Nobol`,
  ],
  H: ['Chimborazo', 'Riobamba, Guano, Alausí, Cumandá, Chambo, Colta, Guamote, Penipe, Pallatanga'],
  I: ['Imbabura', 'Ibarra, Otavalo, Cotacachi, Antonio Ante, Pimampiro, Urcuquí'],
  L: [
    'Loja',
    'Loja, Catamayo, Cariamanga, Macará, Catacocha, Saraguro, Alamor, Vilcabamba, Zapotillo',
  ],
  M: [
    'Manabí',
    `Portoviejo, Manta, Chone, Montecristi, Jipijapa, El Carmen, Bahía de Caráquez, Pedernales,
    Calceta, Tosagua, Rocafuerte, Jaramijó, Santa Ana, Sucre, San Vicente, Puerto López, Junín,
    Paján`,
  ],
  N: ['Napo', 'Tena, Archidona, El Chaco, Baeza, Carlos Julio Arosemena Tola'],
  O: [
    'El Oro',
    `Machala, Pasaje, Santa Rosa, Huaquillas, El Guabo, Arenillas, Piñas, Zaruma, Portovelo,
    Balsas, Puerto Bolívar`,
  ],
  P: [
    'Pichincha',
    `Quito, Rumiñahui, Cayambe, Machachi, Pedro Moncayo, San Miguel de los Bancos,
    Pedro Vicente Maldonado, Puerto Quito`,
  ],
  R: [
    'Los Ríos',
    `Babahoyo, Quevedo, Buena Fe, Ventanas, Vinces, Valencia, Montalvo, Mocache, Baba, Urdaneta,
    Puebloviejo, Palenque, Quinsaloma`,
  ],
  S: ['Morona Santiago', 'Macas, Sucúa, Gualaquiza, Méndez, Limón Indanza, Palora, Taisha'],
  SD: ['Santo Domingo de los Tsáchilas', 'Santo Domingo, La Concordia'],
  SE: ['Santa Elena', 'Santa Elena, La Libertad, Salinas, Montañita, Ballenita, Ancón'],
  T: [
    'Tungurahua',
    'Ambato, Baños de Agua Santa, Pelileo, Píllaro, Quero, Cevallos, Patate, Tisaleo, Mocha',
  ],
  U: ['Sucumbíos', 'Nueva Loja, Shushufindi, Cascales, Gonzalo Pizarro, Putumayo, Cuyabeno'],
  W: ['Galápagos', 'Puerto Ayora, Puerto Baquerizo Moreno, Puerto Villamil'],
  X: ['Cotopaxi', 'Latacunga, La Maná, Pujilí, Salcedo, Saquisilí, Sigchos, Pangua'],
  Y: ['Pastaza', 'Puyo, Mera, Shell, Santa Clara, Arajuno'],
  Z: [
    'Zamora Chinchipe',
    'Zamora, Yantzaza, El Pangui, Zumba, Centinela del Cóndor, Palanda, Guayzimi, Yacuambi',
  ],
};

export const ECUADOR_REGIONS: RegionTable = {
  'A/Cuenca': `Bellavista, Cañaribamba, El Batán, El Sagrario, El Vecino, Gil Ramírez Dávalos,
    Hermano Miguel, Huayna Cápac, Machángara, Monay, San Blas, San Sebastián, Sucre,
    Totoracocha, Yanuncay`,
  'G/Guayaquil': `Ayacucho, Bolívar, Carbo, Febres Cordero, García Moreno, Letamendi,
    Nueve de Octubre, Olmedo, Pascuales, Roca, Rocafuerte, Sucre, Tarqui, Urdaneta, Ximena`,
  'P/Quito': `Belisario Quevedo, Calderón, Carapungo, Carcelén, Centro Histórico, Chillogallo,
    Chimbacalle, Conocoto, Cotocollao, Cumbayá, Guamaní, Iñaquito, Itchimbía, Jipijapa, Kennedy,
    La Magdalena, La Mariscal, Pomasqui, Quitumbe, Rumipamba, Solanda, Tumbaco, Turubamba`,
};
