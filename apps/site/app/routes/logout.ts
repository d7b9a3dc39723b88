import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '../paths.ts';
import { readForm } from '../services/csrf.server.ts';
import { endSession } from '../services/session.server.ts';

export function loader() {
  return redirect(paths.sportsbook);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { visitor, refusal } = await readForm(request, context);
  if (refusal) return redirect(`${paths.account}?notice=${refusal}`);
  const cookie = await endSession(visitor, context);
  return redirect(`${paths.login}?reason=loggedOut`, { headers: { 'Set-Cookie': cookie } });
}
