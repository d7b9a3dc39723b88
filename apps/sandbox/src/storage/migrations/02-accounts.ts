/** What an account knows of verification, exclusion, migration, and its mail. */
export const ACCOUNTS = '';
