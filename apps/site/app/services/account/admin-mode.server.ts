import type { AppLoadContext } from '@remix-run/node';
import { readIsAdministrator } from '@vitrine/upstream/account/user-roles';
import { adminModeCookie, isAdminModeOn } from '../base/session/admin-mode-cookie.server.ts';
import { KeptReadings } from '../base/kept-readings.ts';
import { guardDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, sessionHandle } from '../base/session/session.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';

/** Pages ask at most once a minute whether somebody is an administrator; a form asks each time. */
const answers = new KeptReadings<boolean>(60_000);

/** The cookie header that turns admin mode on or off. */
export function adminModeHeader(isOn: boolean, { config }: AppLoadContext): Promise<string> {
  return adminModeCookie.serialize(isOn ? 'on' : '', {
    secure: config.secure,
    ...(isOn ? {} : { maxAge: 0 }),
  });
}

/** Whether the operator says that a bettor is an administrator. When it can't be asked, they are not. */
export async function isAdministrator(bettor: Bettor, context: AppLoadContext): Promise<boolean> {
  const settings = {
    session: sessionHandle(bettor, context),
    deadlineMs: guardDeadline(context),
    requestId: context.requestId,
  };
  try {
    return await readIsAdministrator(context.upstream, settings);
  } catch (error) {
    context.log.warn({ err: error }, 'roles not read');
    return false;
  }
}

/** Whether a page shows the tools of admin mode: it is on, and the bettor is an administrator. */
export async function showsAdminTools(
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<boolean> {
  const { session } = visitor;
  if (!session || !(await isAdminModeOn(request))) return false;
  return isAdministratorToPages({ ...visitor, session }, context);
}

/** Whether a bettor is an administrator, as the operator said within the last minute. */
export function isAdministratorToPages(bettor: Bettor, context: AppLoadContext): Promise<boolean> {
  return answers.of(bettor.session.user.id, context, () => isAdministrator(bettor, context));
}
