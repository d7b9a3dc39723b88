import { useLocation } from '@remix-run/react';
import { Alert } from '@vitrine/ui/feedback/alert';
import { Link } from '@vitrine/ui/base/link';
import { Suspense } from 'react';
import { lateComponent } from '../../frame/late-component.tsx';
import { hidesCashback } from '../../shapes/promotions/cashback-overlay.ts';
import { isReactivating, loginPath } from '../../paths/access-paths.ts';
import { type ShellData, useShellData } from '../../shell-data.ts';

/** Few visits have any. */
const ReceivedCashback = lateComponent(() => import('./cashback/received-cashback.tsx'));

interface FrameNoticesProps {
  /** What this page said last of live prices. */
  readonly feedTold: ShellData['feed'];
  /** Of a form that waited while its bettor logged in again. */
  readonly keptNotice: string | null;
}

/** What every page has to say at its top: most days nothing. */
export default function FrameNotices({ feedTold, keptNotice }: FrameNoticesProps) {
  const { texts, isSignInPaused, isDeactivated, modalNotice, cashback } = useShellData();
  const { pathname } = useLocation();
  return (
    <div className="mx-auto grid max-w-page gap-3 px-3 pt-3">
      {keptNotice ? <Alert tone="info" title={keptNotice} announce="polite" /> : null}
      {isSignInPaused ? <Alert tone="warning" title={texts.pausedNotice} /> : null}
      {feedTold === 'up' ? null : <FeedNotice told={feedTold} />}
      {isDeactivated && !isReactivating(pathname) ? (
        <Alert
          tone="warning"
          title={texts.deactivatedTitle}
          action={<Link href={loginPath(pathname, 'deactivated')}>{texts.reactivate}</Link>}
        >
          {texts.deactivatedText}
        </Alert>
      ) : null}
      {modalNotice && !isDeactivated ? (
        // With scripts a modal says it.
        <noscript>
          <Alert
            tone="info"
            title={modalNotice.title}
            action={<Link href={modalNotice.href}>{modalNotice.open}</Link>}
          >
            {modalNotice.text}
          </Alert>
        </noscript>
      ) : null}
      {cashback?.banner && !hidesCashback(pathname) ? (
        <Suspense>
          <ReceivedCashback banner={cashback.banner} />
        </Suspense>
      ) : null}
    </div>
  );
}

const FEED_NOTICES = {
  loading: { tone: 'info', text: 'feedLoading' },
  down: { tone: 'warning', text: 'feedDown' },
} as const;

/** What live prices wait for; once they are up again, that they are, in the same room. */
function FeedNotice({ told }: { readonly told: keyof typeof FEED_NOTICES }) {
  const { texts, feed } = useShellData();
  const { tone, text } = FEED_NOTICES[told];
  const isBack = feed === 'up';
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <Alert tone={tone} title={texts[text]} className={isBack ? 'invisible' : undefined} />
      {isBack ? (
        <Alert tone="success" title={texts.feedBack} announce="polite" className="items-center" />
      ) : null}
    </div>
  );
}
