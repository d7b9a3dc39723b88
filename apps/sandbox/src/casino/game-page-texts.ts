import type { Language } from '../country.ts';

/** The words of the platform's games. */
export const GAME_TEXTS = {
  'pt-BR': {
    balance: 'Saldo',
    stake: 'Valor da rodada',
    play: 'Jogar',
    returns: 'Retorno teórico ao jogador: {{percent}}',
    crash: 'Sair em',
    roulette: 'Aposta em',
    red: 'Vermelho',
    black: 'Preto',
    green: 'Zero',
    ready: 'Escolha o valor e jogue.',
    won: 'Você ganhou {{amount}}',
    lost: 'Não foi desta vez',
    poor: 'Seu saldo não alcança este valor.',
    wrong: 'Digite um valor de {{lowest}} a {{highest}}.',
    refused:
      'Esta rodada não foi aceita: um dos seus limites foi atingido, ou sua conta não pode apostar agora.',
    back: 'Voltar ao cassino',
    ended: 'Este jogo foi fechado. Abra-o de novo no cassino.',
    title: 'Jogo',
  },
  es: {
    balance: 'Saldo',
    stake: 'Monto de la ronda',
    play: 'Jugar',
    returns: 'Retorno teórico al jugador: {{percent}}',
    crash: 'Salir en',
    roulette: 'Apuesta a',
    red: 'Rojo',
    black: 'Negro',
    green: 'Cero',
    ready: 'Elige el monto y juega.',
    won: 'Ganaste {{amount}}',
    lost: 'Esta vez no',
    poor: 'Tu saldo no alcanza para este monto.',
    wrong: 'Escribe un monto de {{lowest}} a {{highest}}.',
    refused:
      'Esta ronda no fue aceptada: alcanzaste uno de tus límites, o tu cuenta no puede apostar ahora.',
    back: 'Volver al casino',
    ended: 'Este juego se cerró. Ábrelo de nuevo en el casino.',
    title: 'Juego',
  },
} as const satisfies Record<Language, Record<string, string>>;
