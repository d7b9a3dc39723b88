import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { Visitor } from '../../base/session/visitor.server.ts';
import { knownSecrets } from '../../base/store/known-secrets.ts';
import { opened, sealed } from '../../base/store/sealed.ts';
import { isStoreUnavailable } from '../../base/store/store.ts';

/** How long a half-finished registration waits for its bettor, in milliseconds. */
const KEPT_MS = 30 * 60_000;
/** Longer than any honest value. */
const LONGEST_VALUE = 200;

/** The fields that are kept: no password, and no consent, which is given anew. */
const DRAFT_FIELDS = [
  'fullName',
  'document',
  'birthDate',
  'birthDate.day',
  'birthDate.month',
  'birthDate.year',
  'cellPhone',
  'email',
] as const;

const draft = z.partialRecord(z.enum(DRAFT_FIELDS), z.string().max(LONGEST_VALUE));
export type RegistrationDraft = Readonly<Partial<Record<string, string>>>;

function keyOf(visitorId: string): string {
  return `registration:${visitorId}`;
}

function sealOf({ id }: Pick<Visitor, 'id'>) {
  return { purpose: 'registration-draft', owner: id };
}

/**
 * Keeps what was typed so far for this browser, encrypted. A browser without the site's cookie keeps
 * nothing: nobody could be told apart. Nothing is kept while the store can't be reached.
 */
export async function keepRegistrationDraft(
  formData: FormData,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<void> {
  if (visitor.isNew) return;
  const typed = DRAFT_FIELDS.flatMap((name) => {
    const value = formData.get(name);
    const isKept = typeof value === 'string' && value !== '' && value.length <= LONGEST_VALUE;
    return isKept ? [[name, value] as const] : [];
  });
  if (typed.length === 0) return;
  const text = JSON.stringify(Object.fromEntries(typed));
  const seal = sealed(text, sealOf(visitor), context.config.sessionSecret);
  await context.store.set(keyOf(visitor.id), seal, { ttlMs: KEPT_MS }).catch(ifUnavailable);
}

/** What this browser typed within the last half hour; null when there is nothing. */
export async function registrationDraft(
  visitor: Visitor,
  context: AppLoadContext,
): Promise<RegistrationDraft | null> {
  if (visitor.isNew) return null;
  const seal = await context.store.get(keyOf(visitor.id)).catch(ifUnavailable);
  if (typeof seal !== 'string') return null;
  const text = opened(seal, sealOf(visitor), knownSecrets(context.config));
  return text === null ? null : (draft.safeParse(JSON.parse(text)).data ?? null);
}

/** Forgets it: the account is made, or the bettor wants it gone. */
export async function forgetRegistrationDraft(
  visitor: Pick<Visitor, 'id'>,
  context: AppLoadContext,
): Promise<void> {
  await context.store.delete(keyOf(visitor.id)).catch(ifUnavailable);
}

function ifUnavailable(error: unknown): undefined {
  if (!isStoreUnavailable(error)) throw error;
  return undefined;
}
