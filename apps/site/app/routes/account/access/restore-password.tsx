import { parseWithZod } from '@conform-to/zod/v4';
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import {
  openRestoreLink,
  type RestoreLink,
  setNewPassword,
} from '@vitrine/upstream/account/restore-password';
import {
  RestorePasswordView,
  type RestorePasswordViewProps,
} from '../../../features/account/access/restore-password-view.tsx';
import { newPasswordSchema } from '../../../features/account/access/registration-schema.ts';
import { formatDateTime } from '../../../format/date-time.ts';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { loginPath } from '../../../paths/access-paths.ts';
import { paths } from '../../../paths.ts';
import { afterwards } from '../../../services/base/afterwards.server.ts';
import { tooManyAttempts } from '../../../services/base/store/attempts.server.ts';
import { refusingGuessable } from '../../../services/account/guessable-password.server.ts';
import { refusalCode, refusalStatus } from '../../../services/account/refusal-code.server.ts';
import { pageDeadline, SIGN_IN_DEADLINE_MS } from '../../../services/base/pages/page-deadline.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { endSessionsOfName } from '../../../services/base/session/session-list.server.ts';
import { translator } from '../../../services/base/pages/texts.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { rejectedForm } from '../../../services/forms/form-state.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('restorePassword');

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('Token') ?? '';
}

function restorePath(token: string): string {
  return `${paths.restorePassword}?${new URLSearchParams({ Token: token }).toString()}`;
}

export const loader = guardedPage(handle, async ({ request, context }) => {
  const { locale } = context.brand;
  const texts = textSections(textsOf(locale, 'access'), ['restore']);
  const token = tokenOf(request);
  const link = await linkOf(token, context);
  const page = {
    metadata: await headedMetadata('restorePassword', texts['restore.title'], context),
    texts,
    accountTexts: textSections(textsOf(locale, 'account'), [
      'showPassword',
      'hidePassword',
      'errorSummary',
      'loginSubmit',
    ]),
    fieldTexts: textSections(textsOf(locale, 'forms'), ['rule', 'strength']),
    link,
    path: restorePath(token),
  };
  return data(page, { status: link.kind === 'tooMany' ? 429 : 200 });
});

async function linkOf(
  token: string,
  context: AppLoadContext,
): Promise<RestorePasswordViewProps['link']> {
  const { locale } = context.brand;
  if (await tooManyAttempts('link', token, context)) return { kind: 'tooMany' };
  const settings = { deadlineMs: pageDeadline(context), requestId: context.requestId };
  const link = await openRestoreLink(context.upstream, token, settings);
  if (link.kind === 'failed') {
    context.log.warn({ err: link.error }, 'restore link not read');
    return { kind: 'unreachable' };
  }
  if (link.kind !== 'open') return { kind: link.kind };
  const say = await translator(locale, 'access');
  const { username, expiresAt } = link;
  const time = formatDateTime(expiresAt, context.brand);
  return { kind: 'open', username, intro: say('restore.intro', { username, time }) };
}

export const action = guardedAction(handle, async ({ request, context }) => {
  const { locale } = context.brand;
  const token = tokenOf(request);
  const { formData, refusal } = await readForm(request, context);
  const say = await translator(locale, 'account');
  const schema = refusingGuessable(newPasswordSchema, context);
  const submission = await parseWithZod(formData, { schema, async: true });
  const refuse = (status: number, sentence: string | null = null) =>
    data(rejectedForm(submission, say, sentence), { status });

  if (refusal) return refuse(403, textsOf(locale, 'shell')[refusal]);
  if (submission.status !== 'success') return refuse(400);

  try {
    if (await tooManyAttempts('link', token, context)) {
      return refuse(429, say('errors.tooManyAttempts'));
    }
    const { requestId, upstream } = context;
    // Whose it is can be asked only before it is used up.
    const reading = { deadlineMs: pageDeadline(context), requestId };
    const link = await openRestoreLink(upstream, token, reading);
    const settings = { deadlineMs: SIGN_IN_DEADLINE_MS, requestId };
    const end = await setNewPassword(upstream, { token, ...submission.value }, settings);
    switch (end.kind) {
      case 'set':
        await afterwards('end sessions', () => endSessionsByLink(link, context), context);
        return redirect(loginPath(paths.sportsbook, 'passwordSet'));
      case 'weak':
        return refuse(400, say('errors.passwordWeak'));
      case 'different':
        return refuse(400, say('errors.passwordMismatch'));
      case 'invalid':
      case 'expired':
        // The page itself says what became of the link.
        return redirect(restorePath(token));
      case 'failed':
        throw end.error;
    }
  } catch (error) {
    const code = refusalCode(error);
    const sentence =
      code === 'unreachable' ? textsOf(locale, 'access')['restore.unknown'] : say(`errors.${code}`);
    return refuse(refusalStatus(code), sentence);
  }
});

/** Ends the sessions of whoever a link was for. Throws when that could not be read. */
async function endSessionsByLink(link: RestoreLink, context: AppLoadContext): Promise<void> {
  if (link.kind === 'failed') throw link.error;
  if (link.kind === 'open') await endSessionsOfName(link.username, context);
}

export { meta } from '../../../frame/page-meta.ts';

export default function RestorePassword() {
  return (
    <RestorePasswordView
      {...useLoaderData<typeof loader>()}
      form={useActionData<typeof action>()}
    />
  );
}
