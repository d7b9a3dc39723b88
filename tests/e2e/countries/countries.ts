import { expect as baseExpect, testOf } from '../support/test.ts';
import { METHODS, type DepositMethod } from './deposit-methods.ts';
import type { Language } from './texts.ts';

/** A brand, its language, and what people of its country type and choose. */
export interface Country {
  readonly code: string;
  readonly language: Language;
  /** By it `npm test` plays a brand in one of the four ways. */
  readonly tag: '@brazil' | '@elsewhere';
  /** The amount of a deposit and of a withdrawal, as the brand writes it, and in minor units. */
  readonly amount: string;
  readonly minorUnits: number;
  /** Every way to deposit, in the order of the page. */
  readonly methods: readonly DepositMethod[];
  /** Whether nothing is withdrawn before the identity is established. */
  readonly needsValidation: boolean;
  /** Where withdrawals go: numbers of an account that can't be and of one that can, and what is said of the first. */
  readonly account: { readonly wrong: string; readonly refused: string; readonly right: string };
}

const BRAZIL = {
  language: 'pt',
  tag: '@brazil',
  amount: '50,00',
  minorUnits: 50_00,
  needsValidation: true,
  account: {
    wrong: '11111111111',
    refused: 'Este CPF não existe. Confira os 11 números.',
    right: 'validada@vitrine.example',
  },
} as const;

const ELSEWHERE = {
  language: 'es',
  tag: '@elsewhere',
  amount: '50.00',
  minorUnits: 50_00,
  needsValidation: true,
} as const;

const { bankTransfer, card, digitalWallet, oxxo, pagoEfectivo, pix, spei, tupay, yape } = METHODS;

const ALL: readonly Country[] = [
  { code: 'arara', ...BRAZIL, methods: [pix] },
  { code: 'ipe', ...BRAZIL, methods: [pix, bankTransfer] },
  { code: 'mare', ...BRAZIL, methods: [pix, bankTransfer] },
  {
    code: 'vicuna',
    ...ELSEWHERE,
    methods: [yape, pagoEfectivo, card, bankTransfer, tupay],
    account: {
      wrong: '01124100019000658271',
      refused: 'Este CCI no es correcto. Revisa los 20 dígitos.',
      right: '01124100019000658270',
    },
  },
  {
    code: 'cafetal',
    ...ELSEWHERE,
    amount: '100.000',
    minorUnits: 100_000_00,
    methods: [bankTransfer, card, digitalWallet],
    account: {
      wrong: '12345678',
      refused: 'El número de cuenta tiene de 9 a 16 dígitos.',
      right: '1234567890',
    },
  },
  {
    code: 'galapago',
    ...ELSEWHERE,
    amount: '50,00',
    methods: [bankTransfer, card, digitalWallet],
    account: {
      wrong: '123456',
      refused: 'El número de cuenta tiene de 7 a 13 dígitos.',
      right: '1234567890',
    },
  },
  {
    code: 'quetzal',
    ...ELSEWHERE,
    methods: [card, bankTransfer],
    needsValidation: false,
    account: {
      wrong: '12345',
      refused: 'El número de cuenta tiene de 6 a 20 dígitos.',
      right: '1234567890',
    },
  },
  {
    code: 'axolote',
    ...ELSEWHERE,
    methods: [spei, oxxo, card],
    account: {
      wrong: '002010077777777770',
      refused: 'Esta CLABE no es correcta. Revisa los 18 dígitos.',
      right: '0020 1007 7777 7777 71',
    },
  },
];

/** The brands of `npm test`, or those that `COUNTRIES` names instead: `COUNTRIES=vicuna,cafetal`. */
export function chosenCountries(usual: readonly string[]): readonly Country[] {
  const chosen = process.env['COUNTRIES']?.split(',') ?? usual;
  return ALL.filter(({ code }) => chosen.includes(code));
}

/** Waits long: eight brands one after another meet a busy machine, which is slow and not wrong. */
export const expect = baseExpect.configure({ timeout: 20_000 });

const tests = new Map<string, ReturnType<typeof testOf>>();

/** The tests of a brand. All journeys of its country share a platform and a site, and use different users. */
export function testIn({ code }: Country): ReturnType<typeof testOf> {
  const test = tests.get(code) ?? testOf(code);
  tests.set(code, test);
  return test;
}
