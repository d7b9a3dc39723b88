import { z } from 'zod';
import { controlCall } from '../control/control-call.ts';
import type { ServerApp } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { AccountServices } from './account-services.ts';
import { PERMANENT_MONTHS } from './exclusions.ts';
import { USER_STATUSES, type User } from './users.ts';

export type AccountControlServices = Pick<AccountServices, 'users' | 'exclusions' | 'mail'>;

const email = z.string();

/** The calls by which a tester sees what an account is, and changes what it may do. */
export function mountAccountsControl(app: ServerApp, services: AccountControlServices): void {
  const { users, exclusions, mail } = services;

  function userOf(address: string): User {
    const user = users.byEmail(address);
    if (!user) throw new Refusal(404, 'USER_WAS_NOT_FOUND', 'No such user');
    return user;
  }

  app.get('/sandbox/accounts/:email', (context) => {
    const user = userOf(context.req.param('email'));
    const exclusion = exclusions.of(user.id);
    return context.json({ ...user, passwordHash: undefined, exclusion });
  });

  controlCall(app, 'accounts/status', z.object({ email, status: z.enum(USER_STATUSES) }), (order) =>
    users.update(userOf(order.email).id, { status: order.status }),
  );
  controlCall(
    app,
    'accounts/exclude',
    z.object({
      email,
      months: z.number().int().min(1).max(PERMANENT_MONTHS),
      resumeDate: z.iso.datetime().nullish(),
    }),
    ({ email: address, months, resumeDate: day }) => {
      exclusions.exclude(userOf(address).id, months, day == null ? null : Date.parse(day));
    },
  );
  controlCall(app, 'accounts/lift', z.object({ email }), (order) =>
    exclusions.lift(userOf(order.email).id),
  );
  controlCall(
    app,
    'accounts/deactivate',
    z.object({ email, isDeactivated: z.boolean().default(true) }),
    ({ email: address, isDeactivated }) => users.update(userOf(address).id, { isDeactivated }),
  );
  controlCall(
    app,
    'accounts/step',
    z.object({ email, step: z.number().int().min(1) }),
    ({ email: address, step }) => users.update(userOf(address).id, { registerStep: step }),
  );
  controlCall(
    app,
    'accounts/migration',
    z.object({ email, mustMigrate: z.boolean() }),
    ({ email: address, mustMigrate }) => users.update(userOf(address).id, { mustMigrate }),
  );
  controlCall(app, 'accounts/lock-out', z.object({ email }), (order) => {
    const user = userOf(order.email);
    users.update(user.id, { isLockedOut: true });
    mail.sendReleaseLink(user);
  });
}
