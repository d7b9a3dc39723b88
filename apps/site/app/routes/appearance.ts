import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths, returnPath } from '../paths.ts';
import { readForm } from '../services/csrf.server.ts';
import { schemeCookieHeader, schemeName } from '../services/scheme.server.ts';

export function loader() {
  return redirect(paths.home);
}

/** Keeps the chosen scheme and leads back to the page the form stood on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { formData, refusal } = await readForm(request, context);
  const back = returnPath(formData.get('returnTo'), paths.home);
  const chosen = schemeName.safeParse(formData.get('scheme'));
  if (refusal || !chosen.success) return redirect(back);
  return redirect(back, {
    headers: { 'Set-Cookie': await schemeCookieHeader(chosen.data, context) },
  });
}
