import { z } from 'zod';
import { controlCall } from '../control/control-call.ts';
import type { ServerApp } from '../implement.ts';
import type { Announcements } from './announcements.ts';

/** The call by which a tester announces something, or takes it back. */
export function mountAnnouncementsControl(app: ServerApp, announcements: Announcements): void {
  controlCall(
    app,
    'announcement',
    z.object({
      isActive: z.boolean(),
      title: z.string().default(''),
      description: z.string().default(''),
    }),
    (announcement) => announcements.set(announcement),
  );
}
