import { redirect } from '@remix-run/node';
import {
  DOCUMENT_KIND,
  type UploadAnswer,
  uploadPath,
} from '../../../shapes/account/document-upload.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { withReceivedDocument } from '../../../services/account/documents/receive-document.server.ts';
import { sendWholeDocument } from '../../../services/account/documents/send-document.server.ts';
import { namedDocument } from '../../../services/account/documents/upload-page.server.ts';
import { guardedAction, guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('documentFile');

/** Nothing to look at: who comes here goes to the page of the identification. */
export const loader = guardedLoader(handle, () => redirect(paths.userIdentification));

function answer(given: UploadAnswer, status = 200) {
  return Response.json(given, { status });
}

/** The plain upload: the last way of a browser that could not reach the store. Source: 1§4. */
export const action = guardedAction(handle, ({ request, bettor, context }) =>
  withReceivedDocument(request, context, async ({ fields, file, refusal }) => {
    const document = namedDocument(fields.get(DOCUMENT_KIND));
    if (refusal || !document || !file) return answer({ kind: 'refused', problem: 'generic' }, 400);
    const problem = await sendWholeDocument(document, file, uploadPath(document), bettor, context);
    return answer(problem ? { kind: 'refused', problem } : { kind: 'stored' });
  }),
);
