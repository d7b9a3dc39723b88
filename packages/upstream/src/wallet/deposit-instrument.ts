/** What a bettor needs to pay a deposit, by the way it is paid. */
export type DepositInstrument =
  | { readonly kind: 'pix'; readonly brCode: string }
  /** Paid on the page of the provider. */
  | { readonly kind: 'redirect' }
  /** A barcode, paid in a shop. */
  | { readonly kind: 'voucher'; readonly reference: string }
  | {
      readonly kind: 'clabe';
      readonly clabe: string;
      readonly reference: string | null;
      readonly beneficiary: string | null;
      readonly bankName: string | null;
    }
  | { readonly kind: 'cip'; readonly cip: string; readonly qrCode: string | null }
  /** Confirmed on the phone. */
  | { readonly kind: 'phone'; readonly phone: string }
  | {
      readonly kind: 'transfer';
      readonly accountNumber: string;
      readonly reference: string | null;
      readonly beneficiary: string | null;
      readonly bankName: string | null;
    };

/** The fields of an answer that say how a deposit is paid. */
export interface InstrumentFields {
  readonly brCode?: string | null | undefined;
  readonly reference?: string | null | undefined;
  readonly clabe?: string | null | undefined;
  readonly cip?: string | null | undefined;
  readonly qrCode?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly beneficiary?: string | null | undefined;
  readonly bankName?: string | null | undefined;
  readonly accountNumber?: string | null | undefined;
}

/** How a deposit is paid, told by what its answer holds. */
export function instrumentOf(fields: InstrumentFields): DepositInstrument {
  const { brCode, clabe, cip, phone, accountNumber, reference } = fields;
  const payee = {
    reference: reference ?? null,
    beneficiary: fields.beneficiary ?? null,
    bankName: fields.bankName ?? null,
  };
  if (brCode != null) return { kind: 'pix', brCode };
  if (clabe != null) return { kind: 'clabe', clabe, ...payee };
  if (cip != null) return { kind: 'cip', cip, qrCode: fields.qrCode ?? null };
  if (phone != null) return { kind: 'phone', phone };
  if (accountNumber != null) return { kind: 'transfer', accountNumber, ...payee };
  if (reference != null) return { kind: 'voucher', reference };
  return { kind: 'redirect' };
}
