import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { INTERVAL_FIELD } from '../../../features/account/responsible-gaming/limit-fields.ts';
import {
  readCancelledLimit,
  readLimits,
} from '../../../features/account/responsible-gaming/read-limits.ts';
import { ResponsibleGameView } from '../../../features/account/responsible-gaming/responsible-game-view.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { useSentForm } from '../../../forms/use-sent-form.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { loginPath } from '../../../paths/access-paths.ts';
import { paths } from '../../../paths.ts';
import { helpWays, noCentralList } from '../../../services/account/contact-ways.server.ts';
import {
  movedLimitsForm,
  notCancelledForm,
} from '../../../services/account/moved-limits.server.ts';
import {
  type CancelAsked,
  cancelPendingLimit,
  changeLimits,
  limitSections,
  limitsNote,
  playLimits,
} from '../../../services/account/play-limits.server.ts';
import { changeCheckInterval } from '../../../services/account/reality-check.server.ts';
import { sessionProgress } from '../../../services/account/session-progress.server.ts';
import { checkIntervals } from '../../../services/base/session/check-interval.server.ts';
import { pauseWords } from '../../../services/account/play-breaks.server.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { type Bettor, isBettor, pathOf } from '../../../services/base/session/session.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('responsibleGame');

export const loader = guardedPage(handle, async ({ request, context, visitor }) => {
  const { locale } = context.brand;
  const texts = textsOf(locale, 'responsible-gaming');
  const { searchParams } = new URL(request.url);
  const bettor = isBettor(visitor) ? visitor : null;
  const limits = bettor && (await playLimits(pathOf(request), bettor, context));
  return {
    metadata: await headedMetadata('responsibleGame', texts['page.title'], context, {
      path: paths.responsibleGame,
    }),
    texts,
    errorSummary: textsOf(locale, 'account').errorSummary,
    pause: bettor && (await pauseWords(pathOf(request), bettor, context)),
    isSaved: searchParams.has('saved') && searchParams.get('saved') !== INTERVAL_FIELD,
    isCancelled: searchParams.has('cancelled'),
    limitsNote: await limitsNote(context),
    help: await helpWays(context),
    helpNote: await noCentralList(context),
    session: bettor && (await sessionProgress(bettor, limits, context)),
    interval: bettor && {
      choices: checkIntervals(context),
      chosen: bettor.session.checkEveryMinutes ?? context.brand.realityCheckMinutes,
      isSaved: searchParams.get('saved') === INTERVAL_FIELD,
    },
    limits: bettor ? limits && (await limitSections(limits, context)) : ('guest' as const),
  };
});

/** What holds is read again where it is not what the page showed, and where a change was not confirmed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate || actionStatus === 409 || actionStatus === 502;

/** Sends the limits of one kind to the operator, and leads back to the page that shows what holds. */
export const action = guardedAction(handle, async ({ request, context, visitor }) => {
  const { formData, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  if (refusal) return refuse(403, { formError: textsOf(locale, 'shell')[refusal] });
  if (!isBettor(visitor)) throw redirect(loginPath(paths.responsibleGame));
  const texts = textsOf(locale, 'responsible-gaming');
  if (formData.has(INTERVAL_FIELD)) return saveInterval(formData, visitor, context);
  const cancelled = readCancelledLimit(formData);
  if (cancelled) return cancelPending(cancelled, visitor, context);
  const read = readLimits(formData, context.brand);
  if (!read) return refuse(400, { formError: texts['limits.errors.notSaved'] });
  if (!read.ok) {
    const problems = Object.entries(read.problems);
    const errors = problems.map(([name, problem]) => [name, texts[`limits.errors.${problem}`]]);
    return refuse(422, { values: read.typed, errors: Object.fromEntries(errors) });
  }
  const change = await changeLimits(paths.responsibleGame, read, visitor, context);
  switch (change.kind) {
    case 'changed':
      return redirect(`${paths.responsibleGame}?saved=${read.kind}`);
    case 'moved':
      return refuse(409, await movedLimitsForm(read, change, read.typed, context));
    case 'failed':
      return refuse(502, { values: read.typed, formError: texts['limits.errors.notSaved'] });
  }
});

/** Takes back a change that waits, and leads back to the page; one that is too late says what holds. */
async function cancelPending(asked: CancelAsked, bettor: Bettor, context: AppLoadContext) {
  const change = await cancelPendingLimit(paths.responsibleGame, asked, bettor, context);
  switch (change.kind) {
    case 'changed':
      return redirect(`${paths.responsibleGame}?cancelled=${asked.kind}`);
    case 'moved':
      return refuse(409, await notCancelledForm(asked, change, context));
    case 'failed': {
      const texts = textsOf(context.brand.locale, 'responsible-gaming');
      return refuse(502, { formError: texts['limits.errors.notSaved'] });
    }
  }
}

/** Sends how often the reality check comes to the operator, and keeps it for this session and the next. */
async function saveInterval(formData: FormData, bettor: Bettor, context: AppLoadContext) {
  const texts = textsOf(context.brand.locale, 'responsible-gaming');
  const asked = formData.get(INTERVAL_FIELD);
  const minutes = checkIntervals(context).find((each) => String(each) === asked);
  if (minutes === undefined) {
    return refuse(422, { errors: { [INTERVAL_FIELD]: texts['interval.required'] } });
  }
  if (!(await changeCheckInterval(paths.responsibleGame, minutes, bettor, context))) {
    return refuse(502, { formError: texts['interval.failed'] });
  }
  return redirect(`${paths.responsibleGame}?saved=${INTERVAL_FIELD}`);
}

function refuse(status: number, state: Partial<FormState>) {
  return data<FormState>({ values: {}, errors: {}, formError: null, ...state }, { status });
}

export { meta } from '../../../frame/page-meta.ts';

export default function ResponsibleGame() {
  const form = useSentForm<typeof action>();
  return <ResponsibleGameView {...useLoaderData<typeof loader>()} form={form} />;
}
