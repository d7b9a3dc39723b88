import type { ModalNotice } from '../../../shell-data.ts';

/** What a page tells in a modal, and the cookie header that remembers it. */
export interface ToldNotice {
  readonly words: ModalNotice;
  readonly header: string;
}
