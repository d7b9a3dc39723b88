/** What links of mails carry: whose they are, and what opens an account. */
export const MAILED_SECRETS: readonly string[] = ['username', 'linkToken', 'Token'];

/** Whether an address is a mailed link: whoever reads it can open the account. */
export function isMailedLink({ searchParams }: URL): boolean {
  return MAILED_SECRETS.some((secret) => searchParams.has(secret));
}
