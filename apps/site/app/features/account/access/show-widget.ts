import { loadScript } from '../../../frame/load-script.ts';

interface WidgetOptions {
  readonly sitekey: string;
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** What the script of a provider defines; the three that are widespread spell it alike. */
export interface WidgetScript {
  readonly render?: (element: HTMLElement, options: WidgetOptions) => unknown;
  /** Calls back once `render` is there. */
  readonly ready?: (work: () => void) => void;
}

declare global {
  var turnstile: WidgetScript | undefined;
  var hcaptcha: WidgetScript | undefined;
  var grecaptcha: WidgetScript | undefined;
}

/** How long somebody waits for the script before another way is shown, in milliseconds. */
const SCRIPT_WITHIN_MS = 8_000;

/**
 * Shows the widget of a provider in an element, and tells each token that it gives: an empty one when the
 * last has expired. Resolves to whether the widget is there; `onError` hears of a failure after that.
 */
export async function showWidget(
  element: HTMLElement,
  { script, siteKey }: { readonly script: string; readonly siteKey: string },
  { onToken, onError }: { readonly onToken: (token: string) => void; readonly onError: () => void },
): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), SCRIPT_WITHIN_MS));
  const isLoaded = await Promise.race([loadScript(script), late]);
  const defined = globalThis.turnstile ?? globalThis.hcaptcha ?? globalThis.grecaptcha;
  if (!isLoaded || !defined) return false;
  if (!defined.render && defined.ready) {
    const { ready } = defined;
    await Promise.race([new Promise<void>((resolve) => ready(resolve)), late]);
  }
  if (!defined.render) return false;
  try {
    defined.render(element, {
      sitekey: siteKey,
      callback: onToken,
      'expired-callback': () => onToken(''),
      'error-callback': onError,
    });
    return true;
  } catch {
    return false;
  }
}
