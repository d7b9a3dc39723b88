import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { knownSecrets } from '../base/store/known-secrets.ts';

const OWNER_LENGTH = 22;

/**
 * Says whose a form is without saying who: the forms of a bettor's pages carry it, so that what was typed is
 * theirs also when nothing is left of the session. Only this site can make one.
 */
export function ownerMark(userId: string, { config }: AppLoadContext): string {
  return markBy(config.sessionSecret, userId);
}

/** Whether this site made the mark, for whomever. */
export function isOwnerMark(mark: string, { config }: AppLoadContext): boolean {
  const owner = mark.slice(0, OWNER_LENGTH);
  return knownSecrets(config).some((secret) => isSame(mark, signed(secret, owner)));
}

/** The bettor's marks by all known secrets: an open page has the mark of the secret that it was made with. */
export function ownerMarks(userId: string, { config }: AppLoadContext): readonly string[] {
  return knownSecrets(config).map((secret) => markBy(secret, userId));
}

/** Whether the mark is that of this bettor. */
export function isOwnedBy(mark: string, userId: string, context: AppLoadContext): boolean {
  return ownerMarks(userId, context).some((known) => isSame(mark, known));
}

function markBy(secret: string, userId: string): string {
  return signed(secret, digest(secret, `owner:${userId}`));
}

function signed(secret: string, owner: string): string {
  return owner + digest(secret, `mark:${owner}`);
}

function digest(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, OWNER_LENGTH);
}

function isSame(text: string, expected: string): boolean {
  const [given, wanted] = [Buffer.from(text), Buffer.from(expected)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
