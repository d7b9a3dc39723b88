import ErrorPage from '../features/shell/error-page.tsx';

/** Any path that is no page: 404, with a way on. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return <ErrorPage kind="notFound" />;
}
