import type { Language } from '../country.ts';

/** Words of the bank page. */
export interface BankTexts {
  readonly title: string;
  readonly lead: string;
  readonly codeLabel: string;
  readonly codeHint: string;
  readonly find: string;
  readonly codeInvalid: string;
  readonly chargeUnknown: string;
  readonly payee: string;
  readonly amount: string;
  readonly expires: string;
  readonly identifier: string;
  readonly pay: string;
  readonly refuse: string;
  readonly paid: string;
  readonly refused: string;
  readonly expired: string;
  readonly back: string;
  readonly another: string;
}

export const BANK_TEXTS: Readonly<Record<Language, BankTexts>> = {
  'pt-BR': {
    title: 'Banco de testes',
    lead: 'Aqui você faz o papel do pagador. Nenhum valor real é movimentado.',
    codeLabel: 'Pix copia e cola',
    codeHint: 'Cole o código que o site mostrou.',
    find: 'Continuar',
    codeInvalid: 'Este código não é um Pix válido. Copie de novo, do início ao fim.',
    chargeUnknown: 'Esta cobrança não existe.',
    payee: 'Recebedor',
    amount: 'Valor',
    expires: 'Vence em',
    identifier: 'Identificador',
    pay: 'Pagar',
    refuse: 'Recusar',
    paid: 'Pagamento concluído',
    refused: 'Pagamento recusado',
    expired: 'Esta cobrança venceu',
    back: 'Você já pode voltar ao site.',
    another: 'Pagar outra cobrança',
  },
  es: {
    title: 'Banco de pruebas',
    lead: 'Aquí haces el papel de quien paga. No se mueve dinero real.',
    codeLabel: 'Código de pago',
    codeHint: 'Pega el código que mostró el sitio.',
    find: 'Continuar',
    codeInvalid: 'Este código no es válido. Cópialo de nuevo, de principio a fin.',
    chargeUnknown: 'Este cobro no existe.',
    payee: 'Beneficiario',
    amount: 'Monto',
    expires: 'Vence el',
    identifier: 'Identificador',
    pay: 'Pagar',
    refuse: 'Rechazar',
    paid: 'Pago realizado',
    refused: 'Pago rechazado',
    expired: 'Este cobro venció',
    back: 'Ya puedes volver al sitio.',
    another: 'Pagar otro cobro',
  },
};
