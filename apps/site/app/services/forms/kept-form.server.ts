import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { z } from 'zod';
import type { FormState } from '../../forms/form-state.ts';
import { RequestRefused } from '../base/pages/request-refused.ts';
import { type Bettor, pathOf } from '../base/session/session.server.ts';
import { isStoreUnavailable } from '../base/store/store.ts';
import { CSRF_FIELD, readForm } from './csrf.server.ts';

/** Names the kept form in the address of its page. */
export const KEPT_FORM = 'kept';

/** How long a form waits until its bettor has entered the password. */
const LIFE_MS = 15 * 60_000;

/** Never kept, however a form names them. */
const SECRET = /password|senha|contrase|pin$|code$/i;

const keptRecord = z.object({
  userId: z.string(),
  path: z.string(),
  values: z.record(z.string(), z.string()),
});

const key = (id: string) => `kept-form:${id}`;

/**
 * Keeps what was typed into a form of the site whose bettor has to enter the password first, and returns the
 * address of its page. The form is this bettor's alone; secrets are left out. A form that can't be kept, and
 * one whose body another reader took, leads to its page as it is. 722/2024 art. 14.
 */
export async function keepForm(
  request: Request,
  userId: string,
  context: AppLoadContext,
): Promise<string> {
  const path = pathOf(request);
  if (request.method !== 'POST' || request.bodyUsed) return path;
  try {
    const { formData, refusal } = await readForm(request, context);
    if (refusal) return path;
    const typed = [...formData].filter(
      (field): field is [string, string] =>
        typeof field[1] === 'string' && field[0] !== CSRF_FIELD && !SECRET.test(field[0]),
    );
    const id = context.newId();
    const { pathname, searchParams } = new URL(path, context.config.publicUrl);
    const record: z.output<typeof keptRecord> = {
      userId,
      path: pathname,
      values: Object.fromEntries(typed),
    };
    await context.store.set(key(id), record, { ttlMs: LIFE_MS });
    searchParams.set(KEPT_FORM, id);
    return `${pathname}?${searchParams.toString()}`;
  } catch (error) {
    if (error instanceof RequestRefused || isStoreUnavailable(error)) return path;
    throw error;
  }
}

/**
 * The form that was kept for this bettor and this page, as it stood, with a word that nothing was sent yet;
 * undefined for none, for another bettor's, and a quarter of an hour later.
 */
export async function keptForm(
  request: Request,
  { session }: Bettor,
  { store, brand }: AppLoadContext,
): Promise<FormState | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const id = searchParams.get(KEPT_FORM);
  if (id === null || !/^[\w-]{36}$/.test(id)) return undefined;
  const { data: kept } = keptRecord.safeParse(await store.get(key(id)));
  if (kept?.userId !== session.user.id || kept.path !== pathname) return undefined;
  const notice = textsOf(brand.locale, 'account').keptForm;
  return { values: kept.values, errors: {}, formError: null, notice };
}
