import { z } from 'zod';
import type { Users } from '../accounts/users.ts';
import { controlCall } from '../control/control-call.ts';
import { namedUser } from '../control/named-user.ts';
import type { ServerApp } from '../implement.ts';
import { createNotices, type PushKeys } from './notices.ts';
import { mountPushService } from './push-service.ts';

const notice = z.object({
  email: z.string(),
  title: z.string().min(1).max(100),
  body: z.string().max(300).default(''),
  path: z.string().startsWith('/').default('/'),
});

/** The call by which a tester sends a notice to a bettor's device, and a push service for tests. */
export function openPush(
  app: ServerApp,
  { users, keys, publicUrl }: { users: Users; keys: PushKeys; publicUrl: string },
): void {
  const contact = publicUrl.startsWith('https:') ? publicUrl : 'mailto:notices@vitrine.example';
  const notices = createNotices({ users, keys, contact });
  mountPushService(app);
  controlCall(app, 'push/send', notice, ({ email, ...sent }) =>
    notices.send(namedUser(users, email), sent),
  );
}
