import type { AppLoadContext } from '@remix-run/node';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { z } from 'zod';
import type { KeptForm } from '../../forms/kept-form.ts';
import { RequestRefused } from '../base/pages/request-refused.ts';
import { type Visitor, visitorOf } from '../base/session/visitor.server.ts';
import { isStoreUnavailable } from '../base/store/store.ts';
import { formRefusal, ownerOf } from './csrf.server.ts';
import { isOwnedBy, ownerMark } from './form-owner.server.ts';
import { KEPT_FIELDS } from './kept-fields.ts';
import { postedForm } from './posted-form.server.ts';
import { headOfForm, rememberedForm, type SentForm } from './sent-form.server.ts';

/** Names the kept form in the address of its page. */
const KEPT_FORM = 'kept';

/** How long a form waits until its bettor has logged in again. */
const LIFE_MS = 15 * 60_000;

const keptRecord = z.object({
  /** The mark of its bettor. */
  owner: z.string(),
  path: z.string(),
  values: z.record(z.string(), z.string()),
  files: z.array(z.string()),
});
type KeptRecord = z.output<typeof keptRecord>;

const key = (id: string) => `kept-form:${id}`;

/**
 * Keeps what was typed into a form of the site whose bettor has to log in first, and returns the address
 * that the log-in leads back to. The form is this bettor's alone; what is kept stands in `KEPT_FIELDS`. A form
 * that can't be kept leads to `returnTo` as it is. 722/2024 art. 14.
 */
export async function keepForm(
  request: Request,
  returnTo: string,
  context: AppLoadContext,
): Promise<string> {
  if (request.method !== 'POST') return returnTo;
  try {
    const [form, visitor] = await Promise.all([sentForm(request), visitorOf(request, context)]);
    if (!form || formRefusal(request, form.fields, visitor, context)) return returnTo;
    const owner = ownerOfForm(form.fields, visitor, context);
    if (owner === null) return returnTo;
    const id = context.newId();
    const { pathname, searchParams } = new URL(returnTo, context.config.publicUrl);
    const record: KeptRecord = {
      owner,
      path: pathname,
      values: typed(form),
      files: [...form.files],
    };
    await context.store.set(key(id), record, { ttlMs: LIFE_MS });
    searchParams.set(KEPT_FORM, id);
    return `${pathname}?${searchParams.toString()}`;
  } catch (error) {
    if (error instanceof RequestRefused || isStoreUnavailable(error)) return returnTo;
    throw error;
  }
}

/** What was posted; null for a body that another reader took without a word. */
async function sentForm(request: Request): Promise<SentForm | null> {
  const remembered = rememberedForm(request);
  if (remembered) return remembered;
  if (request.bodyUsed) return null;
  const isMultipart = /^multipart\//i.test(request.headers.get('Content-Type') ?? '');
  return isMultipart ? headOfForm(request) : { fields: await postedForm(request), files: [] };
}

/** A page may be older than the session that sends its form: then it is nobody's. */
function ownerOfForm(fields: FormData, { session }: Visitor, context: AppLoadContext) {
  const marked = ownerOf(fields, context);
  if (!session) return marked;
  const { id } = session.user;
  return marked === null || isOwnedBy(marked, id, context) ? ownerMark(id, context) : null;
}

function typed({ fields }: SentForm): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...fields].filter(
      (field): field is [string, string] =>
        KEPT_FIELDS.has(field[0]) && typeof field[1] === 'string',
    ),
  );
}

const found = new WeakMap<AppLoadContext, Promise<KeptForm | undefined>>();

/**
 * The form that was kept for this bettor and this page, as it stood, with a word that nothing was sent;
 * undefined for none, for another bettor's, the second time, and a quarter of an hour later.
 */
export function keptForm(request: Request, context: AppLoadContext): Promise<KeptForm | undefined> {
  let form = found.get(context);
  if (!form) {
    form = takeKeptForm(request, context);
    found.set(context, form);
  }
  return form;
}

async function takeKeptForm(
  request: Request,
  context: AppLoadContext,
): Promise<KeptForm | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const id = searchParams.get(KEPT_FORM);
  if (id === null || !/^[\w-]{36}$/.test(id)) return undefined;
  const { session } = await visitorOf(request, context);
  if (!session) return undefined;
  const { data: kept } = keptRecord.safeParse(await context.store.get(key(id)));
  if (kept?.path !== pathname || !isOwnedBy(kept.owner, session.user.id, context)) return undefined;
  await context.store.delete(key(id));
  return { values: kept.values, errors: {}, formError: null, notice: noticeOf(kept, context) };
}

/** A browser takes no file from a site: it is said which one to choose again. */
function noticeOf({ values, files }: KeptRecord, { brand }: AppLoadContext): string {
  const texts = textsOf(brand.locale, 'account');
  if (files.length > 0) return formatText(texts.keptFile, { file: files.join(', ') });
  return Object.keys(values).length > 0 ? texts.keptForm : texts.keptNothing;
}
