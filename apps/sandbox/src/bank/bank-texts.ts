import type { Language } from '../country.ts';

/** Words of the bank's pages. */
export interface BankTexts {
  readonly title: string;
  readonly lead: string;
  readonly codeLabel: string;
  readonly codeHint: string;
  readonly find: string;
  readonly codeInvalid: string;
  readonly paymentUnknown: string;
  readonly payee: string;
  readonly amount: string;
  readonly expires: string;
  readonly identifier: string;
  readonly instrument: Readonly<Record<string, string>>;
  readonly enterCard: string;
  readonly cardLead: string;
  readonly confirmLead: string;
  readonly approve: string;
  readonly refuse: string;
  readonly letExpire: string;
  readonly refund: string;
  readonly refundImpossible: string;
  readonly inApproval: string;
  readonly paid: string;
  readonly refused: string;
  readonly expired: string;
  readonly failed: string;
  readonly refunded: string;
  readonly back: string;
  readonly another: string;
}

export const BANK_TEXTS: Readonly<Record<Language, BankTexts>> = {
  'pt-BR': {
    title: 'Banco de testes',
    lead: 'Aqui você faz o papel do pagador. Nenhum valor real é movimentado.',
    codeLabel: 'Pix copia e cola, ou a referência da transferência',
    codeHint: 'Cole o código que o site mostrou.',
    find: 'Continuar',
    codeInvalid: 'Este código não é um Pix válido, nem uma referência. Copie de novo, inteiro.',
    paymentUnknown: 'Esta cobrança não existe.',
    payee: 'Recebedor',
    amount: 'Valor',
    expires: 'Vence em',
    identifier: 'Identificador',
    instrument: {
      reference: 'Referência',
      bankName: 'Banco',
      accountNumber: 'Conta',
      clabe: 'CLABE',
      cip: 'Código CIP',
      phone: 'Celular',
    },
    enterCard: 'Usar o cartão de teste •••• 4242',
    cardLead: 'Página do meio de pagamento. O cartão é de teste.',
    confirmLead: 'O banco do cartão pergunta se a compra é sua (3-D Secure).',
    approve: 'Aprovar o comprovante',
    refuse: 'Recusar',
    letExpire: 'Deixar vencer',
    refund: 'Estornar',
    refundImpossible: 'Não dá para estornar: o apostador já não tem este valor.',
    inApproval: 'Transferência enviada, em análise',
    paid: 'Pagamento concluído',
    refused: 'Pagamento recusado',
    expired: 'Esta cobrança venceu',
    failed: 'O pagamento falhou',
    refunded: 'Pagamento estornado',
    back: 'Você já pode voltar ao site.',
    another: 'Ir para outra cobrança',
  },
  es: {
    title: 'Banco de pruebas',
    lead: 'Aquí haces el papel de quien paga. No se mueve dinero real.',
    codeLabel: 'Código, CLABE o referencia de pago',
    codeHint: 'Pega el código que mostró el sitio.',
    find: 'Continuar',
    codeInvalid: 'Este código no es válido. Cópialo de nuevo, de principio a fin.',
    paymentUnknown: 'Este cobro no existe.',
    payee: 'Beneficiario',
    amount: 'Monto',
    expires: 'Vence el',
    identifier: 'Identificador',
    instrument: {
      reference: 'Referencia',
      bankName: 'Banco',
      accountNumber: 'Cuenta',
      clabe: 'CLABE',
      cip: 'Código CIP',
      phone: 'Celular',
    },
    enterCard: 'Usar la tarjeta de prueba •••• 4242',
    cardLead: 'Página del medio de pago. La tarjeta es de prueba.',
    confirmLead: 'El banco de la tarjeta pregunta si la compra es tuya (3-D Secure).',
    approve: 'Aprobar el comprobante',
    refuse: 'Rechazar',
    letExpire: 'Dejar vencer',
    refund: 'Devolver',
    refundImpossible: 'No se puede devolver: quien apostó ya no tiene este monto.',
    inApproval: 'Transferencia enviada, en revisión',
    paid: 'Pago realizado',
    refused: 'Pago rechazado',
    expired: 'Este cobro venció',
    failed: 'El pago falló',
    refunded: 'Pago devuelto',
    back: 'Ya puedes volver al sitio.',
    another: 'Ir a otro cobro',
  },
};
