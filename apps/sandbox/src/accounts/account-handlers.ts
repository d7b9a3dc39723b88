import type { Implementation } from '../implement.ts';
import type { AccountServices } from './account-services.ts';
import { implementAccountChoices } from './account-choice-handlers.ts';
import { implementPasswords } from './proof/password-handlers.ts';
import { implementPins } from './proof/pin-handlers.ts';
import { implementRegistration } from './registration-handlers.ts';
import { implementResponsibleGaming } from './responsible-gaming-handlers.ts';
import { implementSessions } from './session-handlers.ts';
import { implementUsers } from './user-handlers.ts';

/** Answers every call of accounts. Source: 1§7. */
export function implementAccounts(implementation: Implementation, services: AccountServices): void {
  implementSessions(implementation, services);
  implementRegistration(implementation, services);
  implementPins(implementation, services);
  implementPasswords(implementation, services);
  implementUsers(implementation, services);
  implementAccountChoices(implementation, services);
  implementResponsibleGaming(implementation, services);
}
