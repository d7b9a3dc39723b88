import { useEffect, useState } from 'react';
import { loadOwnJson } from '../../../frame/load-own-json.ts';
import { paths } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';
import { ConnectionToast } from './connection-toast.tsx';

/**
 * Keeps a form that is sent without a network where it is, with all that was typed, and says why: the router
 * would put the page of a failure in its place. Some browsers report no network where there is one, so the
 * site is asked first, and a form that it can take goes on.
 */
export function OfflineForms() {
  const { texts } = useShellData();
  const [held, setHeld] = useState(0);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let isAsking = false;
    let goesOn = false;

    async function ask(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
      isAsking = true;
      const news = await loadOwnJson(paths.frameNews, signal);
      isAsking = false;
      if (signal.aborted) return;
      if (news === null) return setHeld((times) => times + 1);
      goesOn = true;
      form.requestSubmit(submitter?.isConnected ? submitter : null);
      goesOn = false;
    }

    function hold(event: SubmitEvent): void {
      const { target: form, submitter } = event;
      if (navigator.onLine || goesOn || !(form instanceof HTMLFormElement)) return;
      // A field may be called `method`, and hides the form's own.
      if (form.getAttribute('method') !== 'post') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!isAsking) void ask(form, submitter);
    }

    addEventListener('submit', hold, { capture: true, signal });
    addEventListener('online', () => setHeld(0), { signal });
    return () => left.abort();
  }, []);

  return (
    <ConnectionToast
      times={held}
      title={texts.offlineTitle}
      text={texts.offlineText}
      duration={null}
    />
  );
}
