/** Addresses of the account and of responsible play that no first visit needs. */
export const accountPaths = {
  limitHistory: '/responsable-game/history',
  selfTest: '/responsable-game/self-test',
  notices: '/account/notices',
  sessions: '/account/sessions',
  data: '/account/data',
  dataExport: '/account/data/export',
  settings: '/account/settings',
  registerDraft: '/register/draft',
  close: '/account/close',
  closed: '/account-closed',
  authorize: '/authorize',
} as const;

/** Names, in the address of the page of one's data, why there is no copy. */
export const NOT_EXPORTED = 'falhou';

export function notExportedPath(why: 'unread' | 'tooMany'): string {
  return `${accountPaths.data}?${NOT_EXPORTED}=${why}`;
}
