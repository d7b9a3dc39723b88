import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { minorUnits } from '@vitrine/betting/base/money';
import { textsOf } from '@vitrine/messages/texts';
import { QuickStakesPage } from '../../features/bet-slip/quick-stakes/quick-stakes-page.tsx';
import {
  type QuickStakeEntry,
  readQuickStakes,
  typedStakes,
  RESET_FIELD,
} from '../../features/bet-slip/quick-stakes/read-quick-stakes.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { keepQuickStakes, quickStakesOf } from '../../services/bet-slip/quick-stakes.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('quickStakes');

export const loader = guardedPage(handle, async ({ context, bettor }) => {
  const { brand } = context;
  const texts = textsOf(brand.locale, 'bet-slip');
  return {
    metadata: await privateMetadata(texts['quickStakes.title'], context),
    texts,
    errorSummary: textsOf(brand.locale, 'account').errorSummary,
    stakes: await quickStakesOf(bettor, context),
    minStake: minorUnits(brand.minStake),
    maxStake: minorUnits(brand.maxStake),
  };
});

/** Keeps the typed amounts, or goes back to those of the brand, and leads to the slip. */
export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  if (refusal) return answer([], 403, textsOf(context.brand.locale, 'shell')[refusal]);
  const userId = bettor.session.user.id;
  if (formData.has(RESET_FIELD)) {
    await keepQuickStakes(null, userId, context);
    return redirect(paths.betSlip);
  }
  const read = readQuickStakes(formData, context.brand);
  if (!read.ok) return answer(read.entries, 422);
  await keepQuickStakes(read.stakes, userId, context);
  return redirect(paths.betSlip);
});

function answer(
  refused: readonly QuickStakeEntry[],
  status: number,
  problem: string | null = null,
) {
  return data({ refused, problem }, { status });
}

export { meta } from '../../frame/page-meta.ts';

export default function QuickStakes() {
  const answer = useSentForm<typeof action>();
  const refused = answer && ('refused' in answer ? answer.refused : typedStakes(answer.values));
  const problem = answer && 'problem' in answer ? answer.problem : null;
  return (
    <QuickStakesPage {...useLoaderData<typeof loader>()} refused={refused} problem={problem} />
  );
}
