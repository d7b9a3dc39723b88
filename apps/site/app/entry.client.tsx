import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

declare global {
  /** Read by libraries that write a style element, such as the scroll lock of dialogs. */
  var __webpack_nonce__: string | undefined;
}

// The content policy lets through only styles that carry the page's nonce.
globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
