import { Suspense, useEffect, useState } from 'react';
import { useLocation } from '@remix-run/react';
import { lateComponent } from '../../frame/late-component.tsx';
import { PageTold } from '../../frame/page-told.tsx';
import { Still } from '../../frame/still.tsx';
import { useClosedSession } from '../../frame/use-closed-session.ts';
import { useFrameNews } from '../../frame/use-frame-news.ts';
import { useNetworkBack } from '../../frame/use-network-back.ts';
import { useOtherOwners } from '../../frame/use-other-owners.ts';
import { hidesCashback } from '../../shapes/promotions/cashback-overlay.ts';
import { paths } from '../../paths.ts';
import { type ModalNotice, useShellData } from '../../shell-data.ts';
import { ChatLine } from './chat/chat-line.tsx';
import { InstallLine } from './install/install-line.tsx';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
import { OfflineForms } from './slow-connection/offline-forms.tsx';
import { SlowConnectionNotice } from './slow-connection/slow-connection-notice.tsx';
import { UnansweredForms } from './slow-connection/unanswered-forms.tsx';

/** Few visits have one: its script loads with the first. */
const FrameModal = lateComponent(() => import('./frame-modal.tsx'));
/** Asked once in 90 days: its script loads with the question. */
const ConsentQuestion = lateComponent(() => import('./privacy/consent-question.tsx'));

/** The same for visitors who allow it alone. */
const PageTracking = lateComponent(() => import('./tracking/page-tracking.tsx'));

/** Its script loads for bettors who have a box today. */
const CashbackCorner = lateComponent(() => import('./cashback/cashback-corner.tsx'));

/** The parts of the frame that nobody needs first: their script loads when the page is idle. */
export default function LateFrame(props: SiteFooterProps) {
  const { pathname, search } = useLocation();
  const shell = useShellData();
  const { scheme, format, modalNotice, tracking, cashback, csrf, user, hasPromotions } = shell;
  useFrameNews(shell);
  useClosedSession(shell.sessionTimes !== null);
  useOtherOwners(csrf);
  useNetworkBack();
  const [told, setTold] = useState<ModalNotice | null>(null);
  // It stays while the page's data are asked for again, and goes with the page.
  useEffect(() => setTold(null), [pathname]);
  useEffect(() => {
    if (modalNotice) setTold(modalNotice);
  }, [modalNotice]);
  // Their words are needed when the network is gone: their script is there before.
  useEffect(() => void import('./frame-notices.tsx'), []);
  const { isReportingErrors } = tracking;
  useEffect(() => {
    if (!isReportingErrors) return;
    void import('../../tracking/browser-errors.ts').then(({ reportErrors }) => reportErrors(csrf));
  }, [isReportingErrors, csrf]);
  return (
    <>
      <PageTold />
      <ChatLine />
      <InstallLine brand={props.licensee.tradeName} />
      <Still
        name="footer"
        of={[
          pathname,
          search,
          scheme,
          format.oddsFormat,
          Number(hasPromotions),
          Number(user?.mayDeposit !== false),
        ]}
      >
        <SiteFooter {...props} />
      </Still>
      {tracking.question && pathname !== paths.cookies ? (
        <Suspense>
          <ConsentQuestion texts={tracking.question} />
        </Suspense>
      ) : null}
      {tracking.consent.measurement || tracking.consent.marketing ? (
        <Suspense>
          <PageTracking />
        </Suspense>
      ) : null}
      {cashback && !hidesCashback(pathname) ? (
        <Suspense>
          <CashbackCorner box={cashback.box} button={cashback.button} />
        </Suspense>
      ) : null}
      <SlowConnectionNotice />
      <OfflineForms />
      <UnansweredForms />
      {told ? (
        <Suspense>
          <FrameModal notice={told} onClose={() => setTold(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
