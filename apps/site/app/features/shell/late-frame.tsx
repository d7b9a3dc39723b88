import { useEffect } from 'react';
import { useLocation } from '@remix-run/react';
import { useShellData } from '../../shell-data.ts';
import { ChatLine } from './chat/chat-line.tsx';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
import { SlowConnectionNotice } from './slow-connection/slow-connection-notice.tsx';
import { Still } from './still.tsx';

/** The parts of the frame that nobody needs first: their script loads when the page is idle. */
export default function LateFrame(props: SiteFooterProps) {
  const { pathname, search } = useLocation();
  const { scheme, format } = useShellData();
  // Their words are needed when the network is gone: their script is there before.
  useEffect(() => void import('./frame-notices.tsx'), []);
  return (
    <>
      <ChatLine />
      <Still name="footer" of={[pathname, search, scheme, format.oddsFormat]}>
        <SiteFooter {...props} />
      </Still>
      <SlowConnectionNotice />
    </>
  );
}
