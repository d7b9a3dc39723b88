/** A game in which free spins can be played. */
export interface PromotionGame {
  readonly gameId: string;
  readonly gameName: string;
}

export const PROMOTION_GAMES: readonly PromotionGame[] = [
  { gameId: '1001', gameName: 'Tesouro do Rio' },
  { gameId: '1002', gameName: 'Frutas da Serra' },
  { gameId: '1003', gameName: 'Estrela do Sul' },
];
