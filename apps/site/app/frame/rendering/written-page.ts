import { EventEmitter } from 'node:events';

/**
 * Takes what React writes of a page, and hands its text on at the end. It takes the place of a stream of
 * Node's: whatever hangs on one stays until the heap is marked as a whole, because V8 makes a function that
 * is set as a property as if it would stay for good (decision 0288).
 */
export class WrittenPage extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly #pieces: Uint8Array[] = [];
  readonly #ended: (html: string) => void;

  constructor(ended: (html: string) => void) {
    super();
    this.#ended = ended;
  }

  /** Always takes the next one at once. */
  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  end(): this {
    this.#ended(renderedText(this.#pieces));
    return this;
  }
}

/**
 * The text of a page that React wrote in pieces. React 18 fills a piece that ends before a letter of
 * several bytes up with zeros: in a form's value they would change what the bettor sends.
 */
function renderedText(pieces: readonly Uint8Array[]): string {
  return Buffer.concat(pieces).toString().replaceAll('\0', '');
}
