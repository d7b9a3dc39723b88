import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import type { Request, Response } from 'express';
import type { FailureKind } from '../../app/shapes/base/failure.ts';
import { paths } from '../../app/paths.ts';
import { OFFLINE_PATH } from '../../app/service-worker/worker-paths.ts';
import { FAILURE_STYLES } from './failure-page-styles.ts';

interface SentFailure {
  /** From 400 to 599; 200 for the page that is kept for later. */
  readonly status: number;
  /** `busy` and `tooMany` are for requests that come to no page, so that no other page has their words. */
  readonly kind: FailureKind | 'busy' | 'tooMany';
  /** Seconds after which another try makes sense, where that is known. */
  readonly retryAfterS?: number | undefined;
}

/** The error page of the brand for whatever can't be answered by the build of its pages. */
export interface FailurePage {
  /** Ends the response: HTML for a browser, else a line of text. */
  send(request: Request, response: Response, failure: SentFailure): void;
}

/**
 * The error page of a brand, in its colours, mark and language. It stands by itself: it loads no file,
 * runs no script and needs neither the store nor the operator. Says what happened, what is safe and what
 * to do, as the pages' own error page does.
 */
export function createFailurePage(brand: BrandFacts): FailurePage {
  const texts = { ...textsOf(brand.locale, 'shell'), ...textsOf(brand.locale, 'busy') };
  const styles = themeOf(brand.code) + FAILURE_STYLES;
  const mark = markOf(brand.code);

  function html({ kind }: SentFailure, again: string, requestId: string, nonce: string): string {
    const { legalName, taxIdLabel, taxId, authorisation, address, regulatorLine } = brand.licensee;
    const { supportPhone, supportEmail } = brand.licensee;
    return `<!doctype html>
<html lang="${brand.locale}" data-brand="${brand.code}" data-scheme="${brand.scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${brand.themeColor}">
<meta name="robots" content="noindex">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark)}">
<title>${escaped(`${texts[`${kind}Title`]} | ${brand.name}`)}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<header><a href="${paths.sportsbook}">${mark}<span>${escaped(brand.name)}</span></a></header>
<main>
${DRAWING}
<h1>${escaped(texts[`${kind}Title`])}</h1>
<p class="safe">${SHIELD}<span>${escaped(texts[`${kind}Text`])}</span></p>
<p class="ways"><a class="again" href="${escaped(again)}">${escaped(texts.tryAgain)}</a>
<a href="${paths.sportsbook}">${escaped(texts.backToSports)}</a></p>
${kind === 'offline' ? '' : `<p class="reference">${escaped(formatText(texts.errorReference, { id: requestId }))}</p>`}
</main>
<footer>
<p>${escaped(`18+ · ${texts.adultsOnly}. ${texts.playResponsibly}`)}</p>
<p>${escaped(`${legalName} · ${taxIdLabel} ${taxId} · ${authorisation} · ${address}`)}</p>
<p>${escaped(`${texts.support}: ${supportPhone} · ${supportEmail}`)}</p>
<p>${escaped(regulatorLine)}</p>
</footer>
</body>
</html>
`;
  }

  return {
    send(request, response, failure) {
      const requestId = String(response.locals['requestId']);
      // Not compressed either: that would cost more than the page.
      response.status(failure.status).set('Cache-Control', 'no-store, no-transform');
      if (failure.retryAfterS !== undefined) response.set('Retry-After', `${failure.retryAfterS}`);
      if (!request.accepts('html')) {
        const { kind } = failure;
        const lines = [texts[`${kind}Title`], texts[`${kind}Text`], requestId];
        response.type('text/plain').send(`${lines.join('\n')}\n`);
        return;
      }
      const nonce = String(response.locals['nonce']);
      response.type('text/html').send(html(failure, pathAgain(request), requestId, nonce));
    },
  };
}

/** The same page once more; a form's page is opened, the form is not sent again. */
function pathAgain({ method, originalUrl, path: asked }: Request): string {
  // Shown at the address of another page, which an empty address names.
  if (asked === OFFLINE_PATH) return '';
  const path = method === 'GET' ? originalUrl : originalUrl.replace(/\?.*$/s, '');
  return /^\/(?!\/)/.test(path) ? path.replace(/\.data(?=\?|$)/, '') : paths.home;
}

const { resolve } = createRequire(import.meta.url);

/** The brand's colours, radii and type without its font files, which have an address in a build only. */
function themeOf(code: string): string {
  const theme = readFileSync(resolve(`@vitrine/brand-themes/css/${code}.css`), 'utf8');
  return theme.replace(/@font-face\s*\{[^}]*\}/g, '');
}

function markOf(code: string): string {
  const mark = readFileSync(resolve(`@vitrine/brand-themes/assets/${code}/mark.svg`), 'utf8');
  return mark.replace('<svg', '<svg aria-hidden="true" width="32" height="32"');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The drawing of trouble, as the component library has it. */
const DRAWING = `<svg class="drawing" aria-hidden="true" viewBox="0 0 96 72" width="96" height="72">
<path class="line" d="M10 44h20M66 44h20M38 40h5M38 48h5"/>
<path class="sheet" d="M30 34h8v20h-8a10 10 0 0 1 0-20zM66 34h-8v20h8a10 10 0 0 0 0-20z"/>
<path class="mark" d="M48 14v10M38 18l4 8M58 18l-4 8"/></svg>`;

const SHIELD = `<svg class="shield" aria-hidden="true" viewBox="0 0 24 24" width="16" height="16">
<path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52
0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z"/><path d="m9 12 2 2 4-4"/></svg>`;
