import type { z } from 'zod';
import type { loginAnswer } from '../contract/session.ts';

/** What every call that establishes a session tells of the account, its tokens included. Source: 1§3. */
export type EstablishedAccount = z.output<typeof loginAnswer>['data'];
