import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { tooManyAttempts } from '../../../services/base/store/attempts.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedLoader } from '../../../services/shell/guard.server.ts';
import { isProductError } from '../../../tracking/product-error.ts';

export const handle = routeHandle('errorReports');

export const loader = guardedLoader(handle, () => redirect(paths.home));

const reported = z.object({
  name: z.string().regex(/^\w{1,100}$/),
  message: z.string().max(500),
  stack: z.string().max(4_000),
});

/** Takes an error of a browser: a line of the log as any other error, and so a report. Source: 3§8. */
export const action = guardedAction(handle, async ({ request, context, visitor }) => {
  const { formData, refusal } = await readForm(request, context);
  if (context.config.errorReports === null) return new Response(null, { status: 404 });
  const { data } = reported.safeParse(Object.fromEntries(formData));
  if (refusal || !data) return new Response(null, { status: 400 });
  if (await tooManyAttempts('errorReport', visitor.id, context)) {
    return new Response(null, { status: 429 });
  }
  const error = Object.assign(new Error(data.message), { name: data.name, stack: data.stack });
  if (isProductError(error)) context.log.error({ err: error }, 'error of a browser');
  return new Response(null, { status: 204 });
});
