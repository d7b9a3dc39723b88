import { useLocation } from '@remix-run/react';
import { ChatLauncher } from '@vitrine/ui/shell/chat-launcher';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { chatPaths } from '../../../paths/chat-paths.ts';
import { OVERLAYS } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';
import { lateComponent, leadTo } from '../../../frame/late-component.tsx';
import { Still } from '../../../frame/still.tsx';
import { useHydrated } from '../../../frame/use-hydrated.ts';

/** Loaded with the first tap. Where it can't be, the page of the chat opens in its place. */
const ChatPanel = lateComponent(() => import('./chat-panel.tsx'), leadTo(chatPaths.chat));

/**
 * The way to the support under every page, for whoever gets a chat: a link, which opens the operator's
 * chat over the page where scripts run. Source: 1§4.
 */
export function ChatLine() {
  const { chat, texts } = useShellData();
  const { pathname, hash } = useLocation();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (hash === OVERLAYS.chat) setIsOpen(true);
  }, [hash]);
  if (!chat || pathname === chatPaths.chat) return null;
  const opensPanel = isHydrated && chat.opensPanel;

  function open(event: MouseEvent) {
    // Another tab or window gets the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <div className="mx-auto flex w-full max-w-page justify-end px-4 py-4 lg:px-6">
      <Still name="chat" of={[chat.href]}>
        <ChatLauncher
          href={chat.href}
          label={texts.chatOpen}
          state={{ kind: opensPanel ? (isOpen ? 'open' : 'closed') : 'link' }}
          placement="line"
          onClick={opensPanel ? open : undefined}
        />
      </Still>
      {isOpen && opensPanel ? (
        <Suspense>
          <ChatPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
