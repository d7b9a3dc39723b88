import type { Namespaces } from '@vitrine/messages/namespaces';
import type { ConfirmQuestion } from '../shapes/account/confirm-question.ts';

/** The question that a form asks of a session that went on for a while. */
export function askedPassword(texts: Namespaces['account']): ConfirmQuestion {
  return {
    by: 'password',
    label: texts.password,
    hint: texts['confirm.hintGoogle'],
    showLabel: texts.showPassword,
    hideLabel: texts.hidePassword,
  };
}
