import ErrorPage from '../../features/shell/error-page.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('notFound');

/** Any path that is no page: 404, with a way on. */
export const loader = guardedPage(handle, () => {
  throw new Response(null, { status: 404 });
});

export { meta } from '../../frame/page-meta.ts';

export default function NotFound() {
  return <ErrorPage kind="notFound" />;
}
