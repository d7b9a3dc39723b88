import type { Namespaces } from '@vitrine/messages/namespaces';
import type { PasswordCheckWords } from '../../forms/password-field/password-check.tsx';

/** The rules of a new password, as registration has them. */
export function passwordWords(t: Namespaces['forms']): PasswordCheckWords {
  return {
    rules: [
      { text: t['rule.length'], isMet: (password) => password.length >= 8 },
      { text: t['rule.upperCase'], isMet: (password) => /\p{Lu}/u.test(password) },
      { text: t['rule.lowerCase'], isMet: (password) => /\p{Ll}/u.test(password) },
      { text: t['rule.digit'], isMet: (password) => /\d/.test(password) },
    ],
    metText: t['rule.met'],
    unmetText: t['rule.unmet'],
    strengthLabel: t.strength,
    strengthNames: {
      weak: t['strength.weak'],
      fair: t['strength.fair'],
      good: t['strength.good'],
      strong: t['strength.strong'],
    },
  };
}
