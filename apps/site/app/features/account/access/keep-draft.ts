import { accountPaths } from '../../../paths/account-paths.ts';

/** Fields that never leave the page before the form itself does. */
const WITHHELD = ['password', 'confirmPassword', 'acceptTerms'];

/**
 * Sends what is typed so far, so that a reload of the page finds it again. A failure is nobody's concern:
 * the form itself still has everything.
 */
export function keepDraft(form: HTMLFormElement): void {
  const typed = new FormData(form);
  for (const name of WITHHELD) typed.delete(name);
  const body = new URLSearchParams();
  for (const [name, value] of typed) if (typeof value === 'string') body.append(name, value);
  void fetch(accountPaths.registerDraft, { method: 'POST', body, keepalive: true }).catch(
    () => null,
  );
}
