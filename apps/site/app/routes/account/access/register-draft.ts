import { redirect } from '@remix-run/node';
import { FORGET_DRAFT } from '../../../features/account/access/draft-field.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { tooManyAttempts } from '../../../services/base/store/attempts.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import {
  forgetRegistrationDraft,
  keepRegistrationDraft,
} from '../../../services/shell/registration/registration-draft.server.ts';
import { guardedAction, guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('registerDraft');

export const loader = guardedLoader(handle, () => redirect(paths.register));

/** Keeps what a script sends of a half-finished registration; or forgets it, by the button for that. */
export const action = guardedAction(handle, async ({ request, context, visitor }) => {
  const { formData, refusal } = await readForm(request, context);
  if (formData.has(FORGET_DRAFT)) {
    if (!refusal) await forgetRegistrationDraft(visitor, context);
    return redirect(paths.register);
  }
  if (refusal) return new Response(null, { status: 403 });
  if (await tooManyAttempts('registrationDraft', visitor.id, context)) {
    return new Response(null, { status: 429 });
  }
  await keepRegistrationDraft(formData, visitor, context);
  return new Response(null, { status: 204 });
});
