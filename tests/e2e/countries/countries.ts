/** How a brand's pages of the account speak, and what its country's people type there. */
export interface CountryPages {
  readonly code: string;
  readonly email: string;
  readonly password: string;
  readonly logIn: string;
  readonly depositAmount: string;
  readonly depositGo: RegExp;
  /** The amount of a deposit and of a withdrawal, as the brand writes it, and in minor units. */
  readonly amount: string;
  readonly minorUnits: number;
  /** What the link to the bank is called. */
  readonly toBank: RegExp;
  readonly paid: string;
  /** The account that takes withdrawals. */
  readonly account: { readonly path: string; readonly number: string };
  readonly save: string;
  readonly saved: string;
  readonly withdrawAmount: string;
  readonly goOn: string;
  readonly confirm: RegExp;
  readonly asked: string;
}

const PORTUGUESE = {
  email: 'E-mail',
  password: 'Senha',
  logIn: 'Entrar',
  depositAmount: 'Valor do depósito',
  depositGo: /^(Gerar Pix|Continuar para o pagamento)$/,
  toBank: /^(Pagar no site do banco|Continuar no site do provedor)$/,
  paid: 'Depósito confirmado',
  save: 'Salvar conta',
  saved: 'Conta salva',
  withdrawAmount: 'Valor do saque',
  goOn: 'Continuar',
  confirm: /^Confirmar saque de/,
  asked: 'Saque pedido',
  amount: '50,00',
  minorUnits: 50_00,
  account: { path: '/bank-accounts', number: 'validada@vitrine.example' },
};

const SPANISH = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  logIn: 'Entrar',
  depositAmount: 'Monto del depósito',
  depositGo: /^Continuar al pago$/,
  toBank: /^(Pagar en el sitio del banco|Continuar en el sitio del proveedor)$/,
  paid: 'Depósito confirmado',
  save: 'Guardar cuenta',
  saved: 'Cuenta guardada',
  withdrawAmount: 'Monto del retiro',
  goOn: 'Continuar',
  confirm: /^Confirmar retiro de/,
  asked: 'Retiro pedido',
  amount: '50.00',
  minorUnits: 50_00,
};

function bank(number: string) {
  return { path: '/withdrawal/accounts', number };
}

const ALL: readonly CountryPages[] = [
  { code: 'arara', ...PORTUGUESE },
  { code: 'ipe', ...PORTUGUESE },
  { code: 'mare', ...PORTUGUESE },
  { code: 'vicuna', ...SPANISH, account: bank('01124100019000658270') },
  {
    code: 'cafetal',
    ...SPANISH,
    amount: '50.000',
    minorUnits: 50_000_00,
    account: bank('1234567890'),
  },
  { code: 'galapago', ...SPANISH, account: bank('1234567890') },
  { code: 'quetzal', ...SPANISH, account: bank('1234567890') },
  { code: 'axolote', ...SPANISH, account: bank('002010077777777771') },
];

/** Two brands, or with `COUNTRIES` all, or those it names: `COUNTRIES=vicuna,cafetal`. */
export function chosenCountries(): readonly CountryPages[] {
  const asked = process.env['COUNTRIES'] ?? 'arara,axolote';
  return asked === 'all' ? ALL : ALL.filter(({ code }) => asked.split(',').includes(code));
}
