import type { MetaFunction } from '@remix-run/node';
import { routeHandle } from '../../../guard/route-handle.ts';
import { metadataElements } from '../../../shapes/base/page-metadata.ts';
import { guardedLoader } from '../../../services/shell/guard.server.ts';
import { documentPage } from '../../../services/shell/site-document.server.ts';

export const handle = routeHandle('responsibleGamePolicy');

export const loader = guardedLoader(handle, ({ context }) =>
  documentPage('responsibleGamePolicy', context),
);

export const meta: MetaFunction<typeof loader> = ({ data: page }) => metadataElements(page);

export { DocumentView as default } from '../../../features/shell/document-view.tsx';
