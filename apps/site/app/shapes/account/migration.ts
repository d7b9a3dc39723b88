/** What the modal of the migration says. Source: 1§4. */
export type MigrationStatus = 'initial' | 'succeeded' | 'unconfirmed';
