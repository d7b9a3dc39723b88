import { brandFacts } from '@vitrine/brand-themes/brands';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { PASSWORD_RULES } from '../../../features/account/access/password-rules.ts';
import {
  newPasswordSchema,
  registrationSchema,
} from '../../../features/account/access/registration-schema.ts';
import { REGISTRATION_FORM } from '../../../../test/entry-forms.ts';
import { refusingGuessable } from '../../../services/account/guessable-password.server.ts';

const GUESSABLE = ['errors.passwordGuessable'];
const context = { brand: brandFacts('arara') };
const newPassword = refusingGuessable(newPasswordSchema, context);
const registration = refusingGuessable(
  registrationSchema({ country: 'BR', today: '2026-03-14' }),
  context,
);

async function issuesOf(schema: typeof newPassword | typeof registration, password: string) {
  const form = { ...REGISTRATION_FORM, password, confirmPassword: password };
  const { error } = await schema.safeParseAsync(form);
  return error?.issues.map(({ message }) => message) ?? [];
}

describe('a new password', () => {
  it('is compared with more than 3,000 that the rules allow once a letter is a capital', () => {
    const rules = Object.values(PASSWORD_RULES);
    const allowed = dictionary['passwords-common'].filter((password) => {
      const withCapital = password.replace(/[a-z]/, (letter) => letter.toUpperCase());
      return rules.every((isMet) => isMet(withCapital));
    });
    expect(allowed.length).toBeGreaterThan(3_000);
  });

  it.each(['Password1', 'pASSWORD1', 'Qwerty123', '1q2w3e4R', 'Senha123'])(
    'is not "%s", which is among the most used',
    async (password) => {
      expect(await issuesOf(newPassword, password)).toEqual(GUESSABLE);
    },
  );

  it.each(['Arara2026', 'Minha-Senha1', 'Futebol2024!', 'Cassino777', 'Contraseña12'])(
    'is not "%s", which words of the site make up',
    async (password) => {
      expect(await issuesOf(newPassword, password)).toEqual(GUESSABLE);
    },
  );

  it.each(['AnaSouza1990', 'Souza-12345', 'Sóuza1990!', 'Aa52998224725', 'Xy11912345678'])(
    'is not "%s", which data of its bettor make up',
    async (password) => {
      expect(await issuesOf(registration, password)).toEqual(GUESSABLE);
      // Nobody knows here whose it is.
      expect(await issuesOf(newPassword, password)).toEqual([]);
    },
  );

  it.each(['Segredo1', 'Tucano2024', 'AraraAzul-no-Pantanal7', 'Souza-e-o-mar-9Zq'])(
    'may be "%s": enough is left without those words',
    async (password) => {
      expect(await issuesOf(registration, password)).toEqual([]);
    },
  );
});
