import { Button } from '@vitrine/ui/base/button';
import { Drawer } from '@vitrine/ui/feedback/drawer';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { SkeletonRows } from '@vitrine/ui/feedback/skeleton-rows';
import { useEffect, useRef, useState } from 'react';
import { chatPaths } from '../../../paths/chat-paths.ts';
import { useOverlayAddress } from '../../../frame/use-overlay-address.ts';
import { OVERLAYS } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';
import type { ChatStart } from '../../../shapes/shell/support-chat.ts';
import { browserEffects } from './browser-effects.ts';
import { startChat } from './start-chat.ts';
import { SupportWays } from './support-ways.tsx';

export interface ChatPanelProps {
  readonly onClose: () => void;
}

/** The operator's chat over the page; its script loads now, with the tap. Source: 1§4. */
export default function ChatPanel({ onClose }: ChatPanelProps) {
  const { texts } = useShellData();
  useOverlayAddress(OVERLAYS.chat, onClose);
  const [isWide] = useState(() => matchMedia('(width >= 64rem)').matches);
  return (
    <Drawer
      open
      onClose={onClose}
      from={isWide ? 'side' : 'bottom'}
      title={texts.chatOpen}
      closeLabel={texts.chatClose}
    >
      <Chat />
    </Drawer>
  );
}

/** How far the chat is: on its way, there, or given up. */
type Progress =
  { readonly kind: 'starting' | 'there' } | { readonly kind: 'failed'; readonly start: ChatStart };

/** In the drawer, so that its place is on the page when the script asks for it. */
function Chat() {
  const { csrf, texts } = useShellData();
  const place = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>({ kind: 'starting' });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function begin(element: HTMLElement) {
      const start = await readStart(csrf, signal);
      if (signal.aborted) return;
      // Nobody is left with an empty panel: the page works without scripts.
      if (!start) return location.assign(chatPaths.chat);
      const isThere = await startChat(start, element, browserEffects(csrf), signal);
      if (!signal.aborted) setProgress(isThere ? { kind: 'there' } : { kind: 'failed', start });
    }
    if (place.current) void begin(place.current);
    return () => leaving.abort();
  }, [csrf]);

  return (
    <div className="min-h-80">
      {progress.kind === 'starting' ? (
        <SkeletonRows label={texts.pageLoading} count={3} twoLines />
      ) : null}
      {progress.kind === 'failed' ? <NoChat start={progress.start} /> : null}
      {/* The chat's own element. It takes its colours from these properties. */}
      <div
        ref={place}
        className="[--chat-action:var(--color-action)] [--chat-field:var(--color-field)] [--chat-line:var(--color-control-border)] [--chat-on-action:var(--color-on-action)]"
      />
    </div>
  );
}

/** The chat is given up: the page of it works without its script, and so do mail and telephone. */
function NoChat({ start: { texts, contacts } }: { readonly start: ChatStart }) {
  return (
    <ErrorState
      title={texts.failedTitle}
      safe={texts.failedText}
      action={
        <div className="grid gap-4">
          <Button asChild>
            <a href={chatPaths.chat}>{texts.toPage}</a>
          </Button>
          <SupportWays texts={texts} contacts={contacts} />
        </div>
      }
    />
  );
}

/** What the chat begins with; null where there is none now, or the site was not reached. */
async function readStart(csrf: string, signal: AbortSignal): Promise<ChatStart | null> {
  const body = new URLSearchParams({ csrf });
  try {
    const answer = await fetch(chatPaths.start, { method: 'POST', body, signal });
    // Written by this site's own server.
    return answer.ok ? ((await answer.json()) as ChatStart | null) : null;
  } catch {
    return null;
  }
}
