import type { activeMessage } from '@vitrine/upstream/contract/shell/maintenance';
import type { z } from 'zod';
import type { Settings } from '../storage/settings.ts';

export type Announcement = z.output<NonNullable<typeof activeMessage.answer>>;

/** The message that everybody is shown, if it is active. */
export interface Announcements {
  current(): Announcement;
  set(announcement: Announcement): void;
}

const NONE: Announcement = { isActive: false, title: '', description: '' };

export function createAnnouncements(settings: Settings): Announcements {
  return {
    current() {
      const kept = settings.read('announcement');
      return kept ? (JSON.parse(kept) as Announcement) : NONE;
    },
    set: (announcement) => settings.write('announcement', JSON.stringify(announcement)),
  };
}
