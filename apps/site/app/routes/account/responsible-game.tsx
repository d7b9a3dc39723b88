import { data, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { readCancelledLimit, readLimits } from '../../features/account/read-limits.ts';
import { ResponsibleGameView } from '../../features/account/responsible-game-view.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { loginPath, paths } from '../../paths.ts';
import { helpWays } from '../../services/account/contact-ways.server.ts';
import {
  cancelPendingLimit,
  changeLimits,
  limitSections,
} from '../../services/account/play-limits.server.ts';
import { pauseWords } from '../../services/account/play-breaks.server.ts';
import { pageTitle } from '../../services/base/page-title.server.ts';
import { pathOf } from '../../services/base/session.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('responsibleGame');

export const loader = guardedLoader(handle, async ({ request, context, visitor }) => {
  const { locale } = context.brand;
  const texts = textsOf(locale, 'responsible-gaming');
  const { searchParams } = new URL(request.url);
  return {
    title: await pageTitle(texts['page.title'], context),
    texts,
    errorSummary: textsOf(locale, 'account').errorSummary,
    pause: visitor.session ? await pauseWords(pathOf(request), visitor, context) : null,
    isSaved: searchParams.has('saved'),
    isCancelled: searchParams.has('cancelled'),
    help: await helpWays(context),
    limits: visitor.session
      ? await limitSections(pathOf(request), visitor, context)
      : ('guest' as const),
  };
});

/** Sends the limits of one kind to the operator, and leads back to the page that shows what holds. */
export const action = guardedAction(handle, async ({ request, context, visitor }) => {
  const { formData, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  if (refusal) return refuse(403, { formError: textsOf(locale, 'shell')[refusal] });
  if (!visitor.session) throw redirect(loginPath(paths.responsibleGame));
  const texts = textsOf(locale, 'responsible-gaming');
  const cancelled = readCancelledLimit(formData);
  if (cancelled) {
    const isDone = await cancelPendingLimit(paths.responsibleGame, cancelled, visitor, context);
    if (!isDone) return refuse(502, { formError: texts['limits.errors.notSaved'] });
    return redirect(`${paths.responsibleGame}?cancelled=${cancelled.kind}`);
  }
  const read = readLimits(formData, context.brand);
  if (!read) return refuse(400, { formError: texts['limits.errors.notSaved'] });
  if (!read.ok) {
    const problems = Object.entries(read.problems);
    const errors = problems.map(([name, problem]) => [name, texts[`limits.errors.${problem}`]]);
    return refuse(422, { values: read.typed, errors: Object.fromEntries(errors) });
  }
  if (!(await changeLimits(paths.responsibleGame, read, visitor, context))) {
    return refuse(502, { formError: texts['limits.errors.notSaved'] });
  }
  return redirect(`${paths.responsibleGame}?saved=${read.kind}`);
});

function refuse(status: number, state: Partial<FormState>) {
  return data<FormState>({ values: {}, errors: {}, formError: null, ...state }, { status });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function ResponsibleGame() {
  const form = useActionData<typeof action>();
  return <ResponsibleGameView {...useLoaderData<typeof loader>()} form={form} />;
}
