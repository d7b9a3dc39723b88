import { activeMessage } from '@vitrine/upstream/contract/shell/maintenance';
import type { Implementation, ServerApp } from '../implement.ts';
import type { Settings } from '../storage/settings.ts';
import { mountAnnouncementsControl } from './announcements-control.ts';
import { createAnnouncements } from './announcements.ts';

/** Everything of announcements: the call of the contract and that of testers. */
export function openAnnouncements(
  { implement }: Implementation,
  app: ServerApp,
  settings: Settings,
): void {
  const announcements = createAnnouncements(settings);
  implement(activeMessage, () => announcements.current());
  mountAnnouncementsControl(app, announcements);
}
