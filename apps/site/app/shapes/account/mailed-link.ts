/** Names, in the address that the form of a mailed link is posted to, what it is. */
export const BY_LINK = 'link';

/** A mailed link that waits for a press, with the words of its page. */
export interface MailedLink {
  readonly username: string;
  readonly linkToken: string;
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  /** The way to the log-in with the password. */
  readonly otherwise: string;
}
