/** What a bettor allows the operator to write about, and when the account was closed. */
export const ACCOUNT_CHOICES = `
  ALTER TABLE user ADD COLUMN notifications TEXT NOT NULL DEFAULT '{"email":false,"sms":false,"push":false}';
  ALTER TABLE user ADD COLUMN closed_at INTEGER;
  `;
