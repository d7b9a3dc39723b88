import { Form, useNavigation } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { AppLink } from '@vitrine/ui/base/app-link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { MysteryBox } from '@vitrine/ui/promotions/mystery-box';
import { SpinWindow } from '@vitrine/ui/promotions/spin-window';
import type { ReactNode } from 'react';
import { CsrfField } from '../../forms/csrf-field.tsx';
import {
  ATTEMPT_FIELD,
  GIFT_FIELD,
  GIFT_ID_FIELD,
  type SpinPart,
} from '../../shapes/promotions/gift-claim.ts';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';

const SPIN = 'spin';

export interface SpinFormProps {
  readonly spin: SpinPart;
  /** Why the last form was not taken; null when it was. */
  readonly problem: string | null;
}

/** Today's spin: a plain form, whose answer shows what came out. Source: 3§7. */
export function SpinForm({ spin, problem }: SpinFormProps) {
  const isPending = useNavigation().formData?.has(GIFT_FIELD) ?? false;
  const { user } = useShellData();
  const { promotion, play, notice, link } = spin;
  const button = { name: GIFT_FIELD, value: SPIN, label: play?.label ?? '' };
  const links = link ? (
    <Button asChild size="large" fullWidth intent={user ? 'quiet' : 'action'}>
      <AppLink href={link.href}>{link.label}</AppLink>
    </Button>
  ) : null;
  return (
    <Form noValidate method="post" action={spin.path} preventScrollReset className="grid gap-4">
      <CsrfField />
      {play ? (
        <>
          <input type="hidden" name={GIFT_ID_FIELD} value={play.spinId} />
          <input type="hidden" name={ATTEMPT_FIELD} value={play.attempt} />
        </>
      ) : null}
      {problem ? <Alert tone="warning" title={problem} /> : null}
      {notice ? (
        <Alert tone={notice.tone} title={notice.title} announce="polite">
          {notice.text}
        </Alert>
      ) : null}
      {promotion === 'mysticBox' ? (
        <Box spin={spin} isPending={isPending} slots={spin.slotsLabel} links={links} />
      ) : (
        <SpinWindow
          kind={promotion === 'giramania' ? 'wheel' : 'scratch'}
          title={spin.title}
          text={spin.text}
          prizes={spin.prizes}
          prizesLabel={spin.prizesLabel}
          play={play ? button : undefined}
          pending={isPending}
          result={spin.result}
          closedText={spin.closedText}
          links={links}
        />
      )}
    </Form>
  );
}

interface BoxProps extends Pick<SpinFormProps, 'spin'> {
  readonly isPending: boolean;
  readonly slots: string;
  readonly links: ReactNode;
}

/** The box with a surprise. One that can't be opened now is not drawn as a button. */
function Box({ spin, isPending, slots, links }: BoxProps) {
  const { play, result, closedText } = spin;
  if (!play && !result) {
    return (
      <section className="card-frame grid gap-4 p-card">
        <h2 className="text-display text-lg">{spin.title}</h2>
        <p className="text-text-muted">{spin.text}</p>
        {closedText ? <p className="font-medium">{closedText}</p> : null}
        {links}
      </section>
    );
  }
  const isEmpty = result !== null && spin.prizes[result.prize]?.kind === 'nothing';
  return (
    <MysteryBox
      state={result ? (isEmpty ? 'tryAgain' : 'amount') : isPending ? 'opening' : 'closed'}
      title={result?.title ?? spin.title}
      text={result?.text ?? spin.text}
      open={{ name: GIFT_FIELD, value: SPIN, label: play?.label ?? spin.title }}
      actions={
        result ? (
          <>
            <Button asChild size="large" fullWidth>
              <AppLink href={paths.casino}>{slots}</AppLink>
            </Button>
            {links}
          </>
        ) : null
      }
    />
  );
}
