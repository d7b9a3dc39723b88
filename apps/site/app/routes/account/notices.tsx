import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { NoticesView } from '../../features/account/notices/notices-view.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { SAVED } from '../../paths.ts';
import { accountPaths } from '../../paths/account-paths.ts';
import { refusalCode, refusalStatus } from '../../services/account/refusal-code.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { namedDevice } from '../../services/base/session/device-id.server.ts';
import {
  deviceOf,
  noticesStanding,
  readToken,
  turnOffNotices,
  turnOnNotices,
} from '../../services/base/session/notices.server.ts';
import { withSession } from '../../services/base/session/session.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import { SWITCH_FIELD, SWITCH_OFF, TOKEN_FIELD } from '../../shapes/account/notices.ts';

export const handle = routeHandle('notices');

export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const texts = textsOf(context.brand.locale, 'account');
  const saved = new URL(request.url).searchParams.get(SAVED);
  const standing = await noticesStanding(await deviceOf(request, bettor), context);
  return {
    metadata: await privateMetadata(texts['notices.title'], context),
    texts,
    pushKey: context.config.pushKey ?? '',
    standing,
    isSaved: saved === (standing === 'off' ? 'off' : 'on'),
  };
});

/** Switches notices on for the device whose browser made the token, or off wherever they arrive. Source: 1§9. */
export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  const texts = textsOf(locale, 'account');
  if (refusal) return refuse(403, textsOf(locale, 'shell')[refusal]);
  const isOff = formData.get(SWITCH_FIELD) === SWITCH_OFF;
  const given = isOff ? '' : String(formData.get(TOKEN_FIELD) ?? '');
  if (!isOff && given === '') return refuse(400, texts['notices.needsScripts']);
  const token = readToken(given);
  if (!isOff && token === null) return refuse(400, texts['notices.failed']);
  const device = await namedDevice(request, context);
  const userId = bettor.session.user.id;
  try {
    await withSession(accountPaths.notices, bettor, context, (session) =>
      token === null
        ? turnOffNotices(userId, session, context)
        : turnOnNotices(token, { deviceId: device.id, userId }, session, context),
    );
  } catch (error) {
    if (error instanceof Response) throw error;
    return refuse(refusalStatus(refusalCode(error)), texts['notices.notSaved']);
  }
  const headers = { 'Set-Cookie': device.header };
  return redirect(`${accountPaths.notices}?${SAVED}=${isOff ? 'off' : 'on'}`, { headers });
});

function refuse(status: number, formError: string) {
  const form: FormState = { values: {}, errors: {}, formError };
  return data(form, { status });
}

export { meta } from '../../frame/page-meta.ts';

export default function Notices() {
  return <NoticesView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />;
}
