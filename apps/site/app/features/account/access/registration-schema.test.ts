import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, registrationSchema } from './registration-schema.ts';

const TODAY = '2026-03-14';

const FORM = {
  fullName: 'Ana Souza',
  document: '52998224725',
  birthDate: '1990-05-30',
  cellPhone: '11912345678',
  email: 'ana@example.com',
  password: 'Segredo1',
  confirmPassword: 'Segredo1',
  acceptTerms: 'on',
};
type Country = Parameters<typeof registrationSchema>[0]['country'];
type Form = Partial<Record<keyof typeof FORM, string>>;

/** The first code of each field of a form that differs from a good one as given. */
function codes(change: Form, country: Country = 'BR'): Readonly<Record<string, string>> {
  const parsed = registrationSchema({ country, today: TODAY }).safeParse({ ...FORM, ...change });
  if (parsed.success) return {};
  return Object.fromEntries(
    parsed.error.issues.toReversed().map(({ path, message }) => [path[0], message]),
  );
}

/** A CPF's check digits over its first nine. Source: Receita Federal. */
function withCheckDigits(nine: readonly number[]): readonly number[] {
  const next = (digits: readonly number[]) => {
    const sum = digits.reduce((total, digit, at) => total + digit * (digits.length + 1 - at), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const ten = [...nine, next(nine)];
  return [...ten, next(ten)];
}

const cpf = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .filter((nine) => new Set(nine).size > 1)
  .map(withCheckDigits);

describe('the registration form', () => {
  it('REG-11 takes a CPF with its check digits, in any of its writings', () => {
    fc.assert(
      fc.property(cpf, (digits) => {
        const plain = digits.join('');
        const dotted = plain.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
        expect(codes({ document: plain })).toEqual({});
        expect(codes({ document: ` ${dotted} ` })).toEqual({});
      }),
    );
  });

  it('REG-11 takes no CPF of which one digit was mistyped', () => {
    // A check digit 0 stands for two remainders, so that it alone does not catch every slip.
    const telling = cpf.filter((digits) => digits[9] !== 0);
    const slip = fc.record({
      at: fc.integer({ min: 0, max: 10 }),
      by: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(telling, slip, (digits, { at, by }) => {
        const mistyped = digits.map((digit, index) => (index === at ? (digit + by) % 10 : digit));
        expect(codes({ document: mistyped.join('') })).toEqual({ document: 'errors.cpf' });
      }),
    );
  });

  it.each(['', '5299822472', '529982247251', '11111111111', 'abcdefghijk'])(
    'REG-11 takes "%s" for no CPF',
    (document) => {
      expect(codes({ document })).toEqual({
        document: document === '' ? 'errors.required' : 'errors.cpf',
      });
    },
  );

  it.each(['Curta1A', 'segredo1', 'SEGREDO1', 'SemNumero', `Aa1${'x'.repeat(126)}`])(
    'REG-11 takes "%s" for a weak password, without a word on its repetition',
    (password) => {
      expect(codes({ password, confirmPassword: 'other' })).toEqual({
        password: 'errors.passwordWeak',
      });
    },
  );

  it.each(['Segredo2', 'segredo1', ''])(
    'REG-11 wants the password repeated exactly, not as "%s"',
    (confirmPassword) => {
      expect(codes({ confirmPassword })).toEqual({ confirmPassword: 'errors.passwordMismatch' });
    },
  );

  it.each(['ana', 'ana@', '@example.com', 'ana souza@example.com'])(
    'REG-11 takes "%s" for no e-mail',
    (email) => {
      expect(codes({ email })).toEqual({ email: 'errors.email' });
    },
  );

  it.each([
    ['2008-03-14', {}],
    ['2008-03-15', { birthDate: 'errors.underage' }],
    ['2026-03-14', { birthDate: 'errors.underage' }],
    ['2026-03-15', { birthDate: 'errors.birthDate' }],
    ['1899-12-31', { birthDate: 'errors.birthDate' }],
  ])('REG-15 judges who was born on %s', (birthDate, expected) => {
    expect(codes({ birthDate })).toEqual(expected);
  });

  it('counts whole years: who was born on a leap day comes of age on the first of March', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });

  it.each(['30/05/1990', '30.05.1990', '30-5-1990', '1990-5-30', '1990-05-30'])(
    'reads the date typed as %s',
    (birthDate) => {
      const form = { ...FORM, birthDate };
      expect(registrationSchema({ country: 'BR', today: TODAY }).parse(form).birthDate).toBe(
        '1990-05-30',
      );
    },
  );

  it.each([
    [{ day: '30', month: '5', year: '1990' }, undefined],
    [{ day: '31', month: '02', year: '1990' }, 'errors.birthDate'],
    [{ day: '30', month: '5', year: '90' }, 'errors.birthDate'],
    [{ day: '30', month: undefined, year: '1990' }, 'errors.birthDate'],
    [{ day: '', month: '', year: '' }, 'errors.required'],
    [{}, 'errors.required'],
  ])('reads the date that came in the parts %j', (birthDate, code) => {
    const schema = registrationSchema({ country: 'BR', today: TODAY });
    const parsed = schema.safeParse({ ...FORM, birthDate });
    expect(parsed.data?.birthDate).toBe(code ? undefined : '1990-05-30');
    expect(parsed.error?.issues[0]?.message).toBe(code);
    if (code) expect(parsed.error?.issues[0]?.path).toEqual(['birthDate']);
  });

  it.each(['31/02/1990', '05/30/1990', '30/05/90', '30 de maio'])(
    'takes "%s" for no date',
    (birthDate) => {
      expect(codes({ birthDate })).toMatchObject({ birthDate: 'errors.birthDate' });
    },
  );

  it.each([
    ['BR', '(11) 91234-5678', true],
    ['BR', '(11) 3123-4567', true],
    ['BR', '91234-5678', false],
    ['PE', '912 345 678', true],
    ['GT', '5123 4567', true],
    ['GT', '51234', false],
  ] as const)('in %s takes the phone %s: %s', (country, cellPhone, isTaken) => {
    const document = { BR: FORM.document, PE: '45678912', GT: '2547896170101' }[country];
    expect(codes({ cellPhone, document }, country)).toEqual(
      isTaken ? {} : { cellPhone: 'errors.cellPhone' },
    );
  });

  it('asks for first and last name, and for the terms', () => {
    expect(codes({ fullName: 'Ana' })).toEqual({ fullName: 'errors.fullName' });
    expect(codes({ acceptTerms: 'off' })).toEqual({ acceptTerms: 'errors.acceptTerms' });
  });

  it('asks for every field that is missing, in the order of the page', () => {
    const parsed = registrationSchema({ country: 'BR', today: TODAY }).safeParse({});
    const missing = new Set(parsed.error?.issues.map(({ path }) => String(path[0])));
    expect([...missing]).toEqual(Object.keys(FORM));
  });

  it.each([
    ['PE', '45678912', '4567891'],
    ['CO', '1.020.304.050', '0123456'],
    ['EC', '171003406-5', '171003406-6'],
    ['GT', '2547 89617 0101', '2547 89613 0101'],
    ['MX', 'hegg560427mvzrrl04', 'hegg560427mvzrrl05'],
    ['PE', '10-45678912-4', '10456789125'],
    ['EC', '1710034065001', '1790034065001'],
  ] as const)('REG-11 in %s takes the document %s, and not %s', (country, right, wrong) => {
    const cellPhone = '5512345678';
    expect(codes({ document: right, cellPhone }, country)).toEqual({});
    expect(codes({ document: wrong, cellPhone }, country)).toEqual({
      document: 'errors.document',
    });
  });

  it.each([
    ['PE', '10456789124', '45678912'],
    ['EC', '1710034065001', '1710034065'],
  ] as const)('REG-11 in %s sends the id in the RUC %s', (country, ruc, id) => {
    const form = { ...FORM, document: ruc, cellPhone: '5512345678' };
    const parsed = registrationSchema({ country, today: TODAY }).safeParse(form);
    expect(parsed.data?.document).toBe(id);
  });
});
