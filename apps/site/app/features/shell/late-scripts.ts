const PRELOAD = '<link rel="modulepreload" ';
const LATE = 'late-modulepreload';

/** Lets the script files of `withLateScripts` go that are read so far. */
export const START_LATE_SCRIPTS = `document.querySelectorAll("link[rel=${LATE}]").forEach(function(link){link.rel="modulepreload"});`;

const START_AFTER_STYLES = `Promise.all(Array.from(document.querySelectorAll("link[rel=stylesheet]"),function(link){return link.sheet||new Promise(function(go){link.onload=link.onerror=go})})).then(function(){${START_LATE_SCRIPTS}});`;

/**
 * A page whose script files wait for its styles. Browsers load a preload as soon as they read of it, and on
 * a slow line it would share the time until the first paint with the styles; a page of this site works before
 * its scripts. A script at the end of the head lets them go when the styles are there, and the page's data
 * those that were not read by then.
 */
export function withLateScripts(page: string, nonce: string): string {
  return page
    .replaceAll(PRELOAD, `<link rel="${LATE}" fetchpriority="low" `)
    .replace(
      '</head>',
      `<script type="module" async nonce="${nonce}">${START_AFTER_STYLES}</script></head>`,
    );
}
