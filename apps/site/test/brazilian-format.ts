import type { BrandFormat } from '../app/shell-data.ts';

/** How a brand of Brazil writes, for components outside a site: tests in a document can't read a brand's facts. */
export const BRAZILIAN_FORMAT: BrandFormat = {
  locale: 'pt-BR',
  language: 'pt',
  currency: 'BRL',
  currencySymbol: 'R$',
  decimalSeparator: ',',
  timeZone: 'America/Sao_Paulo',
  oddsFormat: 'decimal',
};
