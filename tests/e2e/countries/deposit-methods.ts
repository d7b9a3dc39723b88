import type { Language, Texts } from './texts.ts';

/** A way to deposit, as the site and the bank speak of it. */
export interface DepositMethod {
  /** The requirement that it shows. */
  readonly shows: string;
  readonly name: Texts;
  /** The title of its charge. */
  readonly heading: Texts;
  /** What the charge is paid with, on its page. */
  readonly means: Texts;
  /** What the payer does at the bank, step by step. */
  readonly steps: Readonly<Record<Language, readonly string[]>>;
}

/** One that is had only in countries of one language. */
function inOne(
  shows: string,
  name: string,
  heading: string,
  means: string | RegExp,
  steps: readonly string[],
): DepositMethod {
  const both = <T>(text: T) => ({ pt: text, es: text });
  return {
    shows,
    name: both(name),
    heading: both(heading),
    means: both(means),
    steps: both(steps),
  };
}

const ON_PHONE = 'Aprueba el pago en tu celular';
const AT_PROVIDER = 'Termina el pago en el sitio seguro';

export const METHODS = {
  pix: inOne('WAL-04', 'Pix', 'Pague com Pix', 'Pix copia e cola', ['Pagar']),
  bankTransfer: {
    shows: 'WAL-08',
    name: { pt: 'Transferência bancária', es: 'Transferencia bancaria' },
    heading: { pt: 'Pague por transferência', es: 'Paga por transferencia' },
    means: {
      pt: 'Escreva a referência na transferência',
      es: 'Escribe la referencia en la transferencia',
    },
    steps: {
      pt: ['Enviar a transferência', 'Aprovar o comprovante'],
      es: ['Enviar la transferencia', 'Aprobar el comprobante'],
    },
  },
  card: inOne('WAL-05', 'Tarjeta', 'Paga con tarjeta', AT_PROVIDER, [
    'Usar la tarjeta de prueba •••• 4242',
    'Confirmar la compra',
  ]),
  spei: inOne('WAL-06', 'SPEI', 'Paga por SPEI', /^CLABE$/, ['Transferir']),
  oxxo: inOne('WAL-06', 'OXXO', 'Paga en OXXO', 'Muestra el código de barras', ['Pagar en caja']),
  tupay: inOne('WAL-07', 'TuPay', 'Paga con TuPay', ON_PHONE, ['Aprobar en el celular']),
  yape: inOne('WAL-07', 'Yape', 'Paga con Yape', ON_PHONE, ['Aprobar en el celular']),
  pagoEfectivo: inOne('WAL-07', 'PagoEfectivo', 'Paga con PagoEfectivo', 'Escribe el código CIP', [
    'Pagar el CIP',
  ]),
  digitalWallet: inOne(
    'WAL-08',
    'Billetera digital',
    'Paga con tu billetera digital',
    AT_PROVIDER,
    ['Pagar con el saldo'],
  ),
} as const satisfies Readonly<Record<string, DepositMethod>>;
