import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { pausePlay } from '@vitrine/upstream/account/play-break';
import {
  pauseHoursOf,
  PERIOD_FIELD,
} from '../../../features/account/responsible-gaming/break-period.ts';
import { PlayPauseView } from '../../../features/account/responsible-gaming/play-break-view.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { useSentForm } from '../../../forms/use-sent-form.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { BREAK_DEADLINE_MS } from '../../../services/account/play-breaks.server.ts';
import { privateMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { withSession } from '../../../services/base/session/session.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('playPause');

export const loader = guardedPage(handle, async ({ context }) => {
  const { locale, licensee } = context.brand;
  const texts = textsOf(locale, 'responsible-gaming');
  return {
    metadata: await privateMetadata(texts['pause.title'], context),
    texts,
    errorSummary: textsOf(locale, 'account').errorSummary,
    supportEmail: licensee.supportEmail,
    now: context.now(),
  };
});

/** Begins a pause, and leads to the page that says until when. */
export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  if (refusal) return refuse(403, { formError: textsOf(locale, 'shell')[refusal] });
  const texts = textsOf(locale, 'responsible-gaming');
  const hours = pauseHoursOf(formData);
  if (hours === null) return refuse(422, { errors: { [PERIOD_FIELD]: texts['pause.required'] } });
  const { upstream, requestId, log } = context;
  const end = await withSession(paths.playPause, bettor, context, (session) =>
    pausePlay(upstream, hours, { session, deadlineMs: BREAK_DEADLINE_MS, requestId }),
  );
  if (end.kind === 'paused') return redirect(paths.responsibleGame);
  log.warn({ err: end.error }, 'pause not confirmed');
  return refuse(502, { formError: texts['break.failed'] });
});

function refuse(status: number, state: Partial<FormState>) {
  return data<FormState>({ values: {}, errors: {}, formError: null, ...state }, { status });
}

export { meta } from '../../../frame/page-meta.ts';

export default function PlayPause() {
  return <PlayPauseView {...useLoaderData<typeof loader>()} form={useSentForm<typeof action>()} />;
}
