import { redirect } from '@remix-run/node';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { uploadPath } from '../../../shapes/account/document-upload.ts';
import {
  browserUpload,
  browserUploadRequest,
} from '../../../services/account/documents/browser-upload.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('documentSteps');

/** Nothing to look at: who comes here goes to the page of the identification. */
export const loader = guardedLoader(handle, () => redirect(paths.userIdentification));

/** The steps of a browser that puts a document to the store itself. Source: 1§4. */
export const action = guardedAction(handle, async ({ request, bettor, context }) => {
  const { formData, refusal } = await readForm(request, context);
  const step = refusal ? null : browserUploadRequest(formData);
  if (!step) return Response.json({ kind: 'refused', problem: 'generic' }, { status: 400 });
  return Response.json(await browserUpload(step, uploadPath(step.document), bettor, context));
});
