import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import {
  ALL_OTHERS,
  CONFIRMING,
  END_FIELD,
  SessionsView,
  type ShownSession,
} from '../../../features/account/access/sessions-view.tsx';
import { formatDateTime } from '../../../format/date-time.ts';
import type { FormState } from '../../../forms/form-state.ts';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { privateMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { translator } from '../../../services/base/pages/texts.server.ts';
import {
  endOtherSessions,
  type ListedSession,
  sessionsOf,
} from '../../../services/base/session/session-list.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { rejectedForm } from '../../../services/forms/form-state.server.ts';
import {
  confirmQuestion,
  confirmationProblem,
} from '../../../services/shell/confirm-bettor.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('accountSessions');

/** Names, in the address, how many sessions were just ended. */
const ENDED = 'encerradas';

export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const texts = textsOf(context.brand.locale, 'access');
  const sessions = await sessionsOf(bettor, context);
  return {
    metadata: await privateMetadata(texts['sessions.title'], context),
    texts: textSections(texts, ['sessions']),
    sessions: await Promise.all(sessions.map((session) => shown(session, context))),
    done: doneWords(new URL(request.url).searchParams.get(ENDED), context),
  };
});

/**
 * Ends one of the bettor's other sessions, or all of them. The password or the code is asked for first, on the same
 * page: the button says which sessions, and the question repeats it.
 */
export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  if (refusal) {
    const sentence = textsOf(context.brand.locale, 'shell')[refusal];
    const form = rejectedForm({ payload: {} }, (code) => code, sentence);
    return data(form, { status: 403 });
  }
  const named = String(formData.get(END_FIELD) ?? '');
  const asked = formData.has(CONFIRMING) ? null : await confirmQuestion(bettor, context);
  const unconfirmed = asked ? null : await confirmationProblem(formData, bettor, context);
  if (asked || unconfirmed) {
    const blank: FormState = { values: { [END_FIELD]: named }, errors: {}, formError: null };
    const form = { ...blank, confirm: asked, ...unconfirmed?.form };
    return data<FormState>(form, { status: unconfirmed?.status ?? 200 });
  }
  const which = named === ALL_OTHERS ? 'all' : { handle: named };
  const ended = await endOtherSessions(bettor, which, context);
  return redirect(`${accountPaths.sessions}?${ENDED}=${Math.min(ended, 2)}`);
});

/** A session that is none of theirs any more has ended, however that came. */
function doneWords(ended: string | null, { brand }: AppLoadContext): string | null {
  const texts = textsOf(brand.locale, 'access');
  const words = {
    0: texts['sessions.gone'],
    1: texts['sessions.ended'],
    2: texts['sessions.endedAll'],
  };
  return Object.entries(words).find(([count]) => count === ended)?.[1] ?? null;
}

async function shown(
  { handle: name, device, startedAt, seenAt, isThis }: ListedSession,
  { brand }: AppLoadContext,
): Promise<ShownSession> {
  const say = await translator(brand.locale, 'access');
  const named = [device?.browser, device?.system].filter((part) => part).join(', ');
  return {
    handle: name,
    device: named || say('sessions.unknownDevice'),
    since: say('sessions.since', { time: formatDateTime(startedAt, brand) }),
    seen: say('sessions.seen', { time: formatDateTime(seenAt, brand) }),
    isThis,
  };
}

export { meta } from '../../../frame/page-meta.ts';

export default function Sessions() {
  return <SessionsView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />;
}
