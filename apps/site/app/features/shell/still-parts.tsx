import { randomBytes } from 'node:crypto';
import type { StillWriter } from '../../frame/still.tsx';

/** The still parts of one page that the server renders. */
export interface PageParts extends StillWriter {
  /** The page as React wrote it, with what is kept in its places; keeps what was rendered for it. */
  filled(page: string): string;
}

/** What differs between pages inside of a kept part: it is cut at these texts of the page. */
type Own = readonly [csrf: string, nonce: string];
/** A part's HTML between the places of a page's own texts, which are told by their number. */
type Kept = readonly (string | number)[];

/** More than the lists of a day have outcomes; a part of the slip takes about 2 kB. */
const MAX_KEPT = 1_000;
/** In characters. A visitor writes the page's query, which many keys have: no one fills the memory with it. */
const LONGEST_KEY = 2_000;

/** Nobody can write it into a text of a page beforehand. */
const MARK = `still-${randomBytes(12).toString('hex')}-`;
/** React sets texts apart that stand beside each other; the marks are none in the end. */
const PLACE = new RegExp(`(?:<!-- -->)?${MARK}(begin|end|kept)-(\\d+);(?:<!-- -->)?`);

/** In the order in which they were rendered. */
const kept = new Map<string, Kept>();

/** The still parts of a page with these own texts, which are cut out of what is kept. */
export function stillParts(own: Own): PageParts {
  const keys: string[] = [];
  const used: string[] = [];
  return {
    place(key, content) {
      if (key.length > LONGEST_KEY) return content;
      const known = kept.get(key);
      if (known) return mark('kept', used.push(joined(known, own)) - 1);
      const index = keys.push(key) - 1;
      return (
        <>
          {mark('begin', index)}
          {content}
          {mark('end', index)}
        </>
      );
    },
    filled(page) {
      // Texts between places stand at even indices, each followed by what its place says.
      const [first = '', ...pieces] = page.split(PLACE);
      const begun: { readonly index: number; readonly at: number }[] = [];
      let html = first;
      for (let at = 0; at < pieces.length; at += 3) {
        const [kind, number, text = ''] = pieces.slice(at, at + 3);
        const index = Number(number);
        if (kind === 'kept') html += used[index] ?? '';
        if (kind === 'begin') begun.push({ index, at: html.length });
        const open = begun.at(-1);
        if (kind === 'end' && open?.index === index) {
          keep(keys[index] ?? '', html.slice(open.at), own);
          begun.pop();
        }
        html += text;
      }
      return html;
    },
  };
}

function mark(kind: 'begin' | 'end' | 'kept', index: number): string {
  return `${MARK}${kind}-${index};`;
}

function keep(key: string, html: string, own: Own): void {
  const [oldest] = kept.size >= MAX_KEPT ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  const cut = own.reduce<Kept>(
    (pieces, text, index) =>
      pieces.flatMap((piece) =>
        typeof piece === 'number' || text === ''
          ? [piece]
          : piece.split(text).flatMap((part, place) => (place === 0 ? [part] : [index, part])),
      ),
    [html],
  );
  kept.set(
    key,
    cut.map((piece) => (typeof piece === 'number' ? piece : copied(piece))),
  );
}

/** The same text without the page that it was cut out of, which would stay with it. */
function copied(text: string): string {
  return Buffer.from(text).toString();
}

function joined(pieces: Kept, own: Own): string {
  return pieces.map((piece) => (typeof piece === 'number' ? own[piece] : piece)).join('');
}
