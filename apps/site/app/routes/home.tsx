import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '../paths.ts';

/** Home leads into the product: the sportsbook, the one module this site offers. Source: 1§2. */
export function loader({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  return redirect(paths.sportsbook + search);
}
