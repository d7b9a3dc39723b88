import type { Namespaces } from '@vitrine/messages/namespaces';
import type { PasswordFieldProps } from '@vitrine/ui/forms/password-field';
import type { TextSections } from '../../../format/text-sections.ts';

/** The rules for a new password, by the name of their text. Our choice: 1§5 leaves them open. */
export const PASSWORD_RULES = {
  length: (password: string) => password.length >= 8,
  upperCase: (password: string) => /\p{Lu}/u.test(password),
  lowerCase: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
} as const;

const RULES = ['length', 'upperCase', 'lowerCase', 'digit'] as const;

type RuleTexts = TextSections<Namespaces['forms'], 'rule' | 'strength'>;

/** The rules and the strength of a new password, in words. */
export function passwordCheck(texts: RuleTexts): NonNullable<PasswordFieldProps['check']> {
  return {
    rules: RULES.map((rule) => ({ text: texts[`rule.${rule}`], isMet: PASSWORD_RULES[rule] })),
    metText: texts['rule.met'],
    unmetText: texts['rule.unmet'],
    strengthLabel: texts.strength,
    strengthNames: {
      weak: texts['strength.weak'],
      fair: texts['strength.fair'],
      good: texts['strength.good'],
      strong: texts['strength.strong'],
    },
  };
}
