import type { Country } from '../../country.ts';
import type { Mailbox } from '../../mailbox/mailbox.ts';
import { ACCOUNT_MAIL_TEXTS, type AccountMailTexts } from './account-mail-texts.ts';
import type { LinkPurpose, Links } from './links.ts';
import type { Pins } from './pins.ts';
import type { User } from '../users.ts';

/** The mails of an account. Each makes what it brings: a PIN, a link, or both. */
export interface AccountMail {
  /** Mails a new PIN, and with it a link that proves the e-mail as well. */
  sendPin(user: User): void;
  sendRestoreLink(user: User): void;
  sendReleaseLink(user: User): void;
}

export interface AccountMailServices {
  readonly mailbox: Mailbox;
  readonly pins: Pins;
  readonly links: Links;
  readonly country: Country;
  /** Address of the site, which the links lead to. */
  readonly siteUrl: string;
}

/** Pages of the site and the names they take a link's token by. Source: 1§2, 1§7. */
const PAGES: Readonly<Record<LinkPurpose, { path: string; token: string; hasUsername: boolean }>> =
  {
    verification: { path: '/login', token: 'linkToken', hasUsername: true },
    restore: { path: '/RestorePassword', token: 'Token', hasUsername: false },
    release: { path: '/attempt-limit', token: 'Token', hasUsername: true },
  };

export function createAccountMail(services: AccountMailServices): AccountMail {
  const { mailbox, pins, links, country, siteUrl } = services;
  const texts = ACCOUNT_MAIL_TEXTS[country.language];

  function newLink({ id, email }: User, purpose: LinkPurpose): string {
    const { path, token, hasUsername } = PAGES[purpose];
    const query = new URLSearchParams({
      ...(hasUsername ? { username: email } : {}),
      [token]: links.make(id, purpose),
    });
    return `${siteUrl}${path}?${query}`;
  }

  function send(user: User, kind: keyof AccountMailTexts, pin: string | null, link: string): void {
    const { subject, paragraphs } = texts[kind];
    const places: Readonly<Record<string, string>> = { name: user.fullName, pin: pin ?? '', link };
    const filled = (text: string) =>
      text.replaceAll(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '');
    mailbox.send({
      address: user.email,
      subject: filled(subject),
      body: paragraphs.map(filled).join('\n'),
      pin,
      link,
    });
  }

  return {
    sendPin: (user) => send(user, 'pin', pins.make(user.id), newLink(user, 'verification')),
    sendRestoreLink: (user) => send(user, 'restore', null, newLink(user, 'restore')),
    sendReleaseLink: (user) => send(user, 'release', null, newLink(user, 'release')),
  };
}
