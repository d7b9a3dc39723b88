import { RemixBrowser } from '@remix-run/react';
import { hasLowMemory } from '@vitrine/betting/base/device';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadForChunk } from './frame/chunk-reload.ts';

declare global {
  /** Read by libraries that write a style element, such as the scroll lock of dialogs. */
  var __webpack_nonce__: string | undefined;

  interface Navigator {
    /** Gigabytes; not every browser tells. */
    readonly deviceMemory?: number;
  }
}

// The content policy lets through only styles that carry the page's nonce.
globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

// The styles spare such a device what only dialogs show, and no dialog opens without scripts.
document.documentElement.toggleAttribute('data-low-memory', hasLowMemory(navigator.deviceMemory));

// Told by Vite, and by the router of a page's own chunk, which waits for the answer.
addEventListener('vite:preloadError', (event) => {
  Object.assign(event, { reloads: reloadForChunk(window) });
});

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

// After the page's own work, with a script that no page waits for.
addEventListener('load', () => {
  void import('./frame/after-load.ts').then(({ afterLoad }) => afterLoad(window.__remixManifest));
});
