/** Addresses of the support chat; apart from the others, since no first visit needs them. */
export const chatPaths = {
  /** The conversation by plain forms. */
  chat: '/chat',
  /** What the panel begins with. */
  start: '/chat/start',
  /** Where a browser tells what became of a chat's script. */
  events: '/chat/events',
} as const;

/** Names the event of a chat's script in a form. */
export const CHAT_EVENT = 'event';

/** The visitor's newest message, where a form leads back to: its answer stands below. */
export const NEWEST = 'newest';
