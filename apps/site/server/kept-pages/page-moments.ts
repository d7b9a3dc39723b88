import { elapsedMs } from '@vitrine/betting/base/elapsed';
import { pageMoment, type PageMoment } from '../../app/services/base/pages/page-moment.ts';

interface PageMomentsOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The live stream's last frame. */
  readonly version: () => string;
  /** Changes with every change of a list or a market that a page shows. */
  readonly structureVersion: () => string;
}

/** The moments of the pages that are made for a visitor of their own. */
export interface PageMoments {
  /** The moment of the pages of now: they share what shows nothing of their visitors. */
  current(): PageMoment;
  /** A moment of one answer. */
  alone(): PageMoment;
}

/** As long as a page may lag behind; its live stream continues from its version. */
const KEEP_MS = 1_000;
/** However often the structure changes, a page's share of it is made at most this often. */
const SETTLE_MS = 100;

export function pageMoments({ now, version, structureVersion }: PageMomentsOptions): PageMoments {
  const alone = () => pageMoment(version(), now());
  let shared = alone();
  let structure = structureVersion();

  function isFresh(): boolean {
    const age = elapsedMs(shared.madeAt, now());
    return age <= SETTLE_MS || (age <= KEEP_MS && structure === structureVersion());
  }

  return {
    alone,
    current() {
      if (!isFresh()) {
        structure = structureVersion();
        shared = alone();
      }
      return shared;
    },
  };
}
