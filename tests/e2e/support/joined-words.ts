/** Elements that begin and end a line where nothing is styled: their words can't run together. */
const LINES = new Set(
  (
    'address article aside blockquote body br button caption dd details dialog div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html input legend li main nav ol ' +
    'option p pre section select summary table tbody td textarea tfoot th thead title tr ul'
  ).split(' '),
);

/** What a reader never meets as words. */
const UNREAD = /<(script|style|svg|noscript|template|head)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;

/**
 * The words of a page that run together because no space and no line stands between their elements,
 * such as `Série BBrasil`: screen readers and browsers of text read them as one.
 *
 * @example
 * joinedWords('<h3><a>Série B</a><span>Brasil</span></h3>') // ['Série B|Brasil']
 * joinedWords('<h3><a>Série B</a> <span>Brasil</span></h3>') // []
 */
export function joinedWords(html: string): readonly string[] {
  const page = html.replace(UNREAD, '');
  const found: string[] = [];
  let before = '';
  let isApart = true;
  let at = 0;
  function read(text: string): void {
    if (text === '') return;
    if (!isApart && isWordEnd(before) && isWordStart(text)) found.push(`${before}|${text}`);
    before = text;
    isApart = false;
  }
  for (const tag of page.matchAll(TAG)) {
    read(page.slice(at, tag.index));
    at = tag.index + tag[0].length;
    if (LINES.has(tag[2] ?? '')) isApart = true;
  }
  read(page.slice(at));
  return found;
}

function isWordEnd(text: string): boolean {
  return /[\p{L}\p{N})%+]$/u.test(text);
}

function isWordStart(text: string): boolean {
  return /^[\p{L}\p{N}(+]/u.test(text);
}
