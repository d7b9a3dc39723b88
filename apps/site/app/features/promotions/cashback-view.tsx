import { Form, Link as RouterLink, useNavigation } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { MysteryBox } from '@vitrine/ui/promotions/mystery-box';
import type { CashbackBox, OpenedCashbackBox } from '../../shapes/promotions/cashback-box.ts';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { loginPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';

const BOX_FIELD = 'box';

export interface CashbackViewProps {
  readonly texts: Namespaces['promotions'];
  readonly box: CashbackBox;
  /** What came out after a tap; null before. */
  readonly opened: OpenedCashbackBox | null;
  /** The form was too old to be taken. */
  readonly isStale: boolean;
}

/** Today's cashback: a box that is tapped, and what was in it. Source: 3§2, 3§4. */
export function CashbackView({ texts, box, opened, isStale }: CashbackViewProps) {
  const isOpening = useNavigation().formData?.has(BOX_FIELD) ?? false;
  if (opened === null && box.kind !== 'closed' && box.kind !== 'openedBefore') {
    return (
      <FormPage
        title={texts['box.name']}
        back={{ href: promotionPaths.list, label: texts['detail.back'] }}
      >
        <NoBox texts={texts} kind={box.kind} />
      </FormPage>
    );
  }
  const amount =
    opened?.kind === 'amount'
      ? opened.amount
      : opened === null && box.kind === 'openedBefore'
        ? box.amount
        : null;
  const words = wordsOf(texts, { amount, opened, isOpening, isStale });
  return (
    <Form noValidate method="post" action={paths.cashback} className="px-4 py-8">
      <CsrfField />
      <MysteryBox
        {...words}
        titleAs="h1"
        open={{ name: BOX_FIELD, value: 'open', label: texts['box.open'] }}
        actions={
          words.state === 'closed' || words.state === 'opening' ? null : (
            <>
              <Button asChild size="large" fullWidth>
                <RouterLink to={paths.casino}>{texts['box.slots']}</RouterLink>
              </Button>
              {amount === null ? null : (
                <Button asChild intent="quiet" fullWidth>
                  <RouterLink to={paths.transactions}>{texts['box.transactions']}</RouterLink>
                </Button>
              )}
            </>
          )
        }
      />
    </Form>
  );
}

interface BoxFacts extends Pick<CashbackViewProps, 'opened' | 'isStale'> {
  readonly amount: string | null;
  readonly isOpening: boolean;
}

function wordsOf(
  texts: CashbackViewProps['texts'],
  { amount, opened, isOpening, isStale }: BoxFacts,
) {
  if (amount !== null) {
    return {
      state: 'amount',
      title: formatText(texts['box.amount'], { amount }),
      text: texts[opened === null ? 'box.amountBefore' : 'box.amountText'],
    } as const;
  }
  if (opened?.kind === 'tryAgainTomorrow') {
    const text = texts[opened.reason === 'empty' ? 'box.empty' : 'box.failed'];
    return { state: 'tryAgain', title: texts['box.tryAgain'], text } as const;
  }
  return isOpening
    ? ({ state: 'opening', title: texts['box.opening'], text: texts['box.text'] } as const)
    : ({
        state: 'closed',
        title: texts['box.title'],
        text: texts[isStale ? 'box.stale' : 'box.text'],
      } as const);
}

interface NoBoxProps extends Pick<CashbackViewProps, 'texts'> {
  readonly kind: Exclude<CashbackBox['kind'], 'closed' | 'openedBefore'>;
}

/** There is no box to tap: in maintenance, for a guest, without a loss today, or while the operator is not heard. */
function NoBox({ texts, kind }: NoBoxProps) {
  if (kind === 'unread') {
    return (
      <ErrorState
        title={texts['box.unreadTitle']}
        safe={texts['box.unreadText']}
        action={
          <Button asChild>
            <a href={paths.cashback}>{texts['box.retry']}</a>
          </Button>
        }
      />
    );
  }
  if (kind === 'resting') {
    return (
      <EmptyState
        drawing="wallet"
        title={texts['box.restingTitle']}
        text={texts['box.restingText']}
        action={
          <Button asChild>
            <RouterLink to={promotionPaths.list}>{texts['detail.back']}</RouterLink>
          </Button>
        }
      />
    );
  }
  const isGuest = kind === 'guest';
  return (
    <EmptyState
      drawing="wallet"
      title={texts[isGuest ? 'box.guestTitle' : 'box.noneTitle']}
      text={texts[isGuest ? 'box.guestText' : 'box.noneText']}
      action={
        <Button asChild>
          <RouterLink to={isGuest ? loginPath(paths.cashback) : paths.transactions}>
            {texts[isGuest ? 'box.login' : 'box.transactions']}
          </RouterLink>
        </Button>
      }
    />
  );
}
