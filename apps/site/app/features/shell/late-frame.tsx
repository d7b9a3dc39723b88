import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from '@remix-run/react';
import { type ReferralNotice, useShellData } from '../../shell-data.ts';
import { ChatLine } from './chat/chat-line.tsx';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
import { SlowConnectionNotice } from './slow-connection/slow-connection-notice.tsx';
import { Still } from './still.tsx';

/** Few visits have one: its script loads with the first. */
const ReferralModal = lazy(() => import('./referral-modal.tsx'));

/** The parts of the frame that nobody needs first: their script loads when the page is idle. */
export default function LateFrame(props: SiteFooterProps) {
  const { pathname, search } = useLocation();
  const { scheme, format, referralNotice } = useShellData();
  const [told, setTold] = useState<ReferralNotice | null>(null);
  // It stays while the page's data are asked for again, and goes with the page.
  useEffect(() => setTold(null), [pathname]);
  useEffect(() => {
    if (referralNotice) setTold(referralNotice);
  }, [referralNotice]);
  // Their words are needed when the network is gone: their script is there before.
  useEffect(() => void import('./frame-notices.tsx'), []);
  return (
    <>
      <ChatLine />
      <Still name="footer" of={[pathname, search, scheme, format.oddsFormat]}>
        <SiteFooter {...props} />
      </Still>
      <SlowConnectionNotice />
      {told ? (
        <Suspense>
          <ReferralModal notice={told} onClose={() => setTold(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
