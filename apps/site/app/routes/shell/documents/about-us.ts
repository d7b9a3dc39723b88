import { routeHandle } from '../../../guard/route-handle.ts';
import { guardedPage } from '../../../services/shell/guard.server.ts';
import { documentPage } from '../../../services/shell/site-document.server.ts';

export const handle = routeHandle('aboutUs');

export const loader = guardedPage(handle, ({ context }) => documentPage('aboutUs', context));

export { meta } from '../../../frame/page-meta.ts';

export { DocumentView as default } from '../../../features/shell/documents/document-view.tsx';
