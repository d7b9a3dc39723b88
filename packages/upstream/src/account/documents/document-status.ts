import { elapsedMs } from '@vitrine/betting/base/elapsed';
import type { CallSettings, UpstreamClient } from '../../base/client.ts';
import { statusFiles } from '../../contract/account/documents.ts';
import { UpstreamStatusError } from '../../base/errors.ts';
import { untilAborted } from '../../base/until-aborted.ts';
import { documentFromWire, type DocumentState } from './document.ts';

/** The least time between two questions for the same bettor. Source: 1§7, 1§9. */
export const STATUS_THROTTLE_MS = 1000;

/** Where a bettor's documents stand, or why the operator refuses them. Source: 1§8. */
export type DocumentsStanding =
  | { readonly kind: 'listed'; readonly documents: readonly DocumentState[] }
  | { readonly kind: 'duplicatedAccount' }
  | { readonly kind: 'invalidDocument' };

export interface DocumentStatusReader {
  /**
   * The standing of a bettor's documents. Within a second of the last question its answer, or its
   * failure, holds; who needs one from now on (`isFresh`) waits until a question may be asked.
   * Throws what `UpstreamClient.call` throws.
   */
  read(
    userId: string,
    settings: CallSettings,
    wanted?: { readonly isFresh: boolean },
  ): Promise<DocumentsStanding>;
}

export interface DocumentStatusOptions {
  readonly client: UpstreamClient;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Resolves after so many milliseconds; rejects with the signal's reason when that aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

interface Question {
  readonly askedAt: number;
  readonly answer: Promise<DocumentsStanding>;
}

async function readStanding(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<DocumentsStanding> {
  try {
    const rows = await client.call(statusFiles, settings);
    return { kind: 'listed', documents: rows.map(documentFromWire) };
  } catch (error) {
    if (error instanceof UpstreamStatusError) {
      if (error.status === 409) return { kind: 'duplicatedAccount' };
      if (error.status === 451) return { kind: 'invalidDocument' };
    }
    throw error;
  }
}

/** Asks for the status of documents at most once a second per bettor, for all who ask. Source: 1§7. */
export function createDocumentStatus(options: DocumentStatusOptions): DocumentStatusReader {
  const { client, now, wait } = options;
  const questions = new Map<string, Question>();

  const ageOf = ({ askedAt }: Question) => elapsedMs(askedAt, now());

  function forgetOld(): void {
    for (const [userId, question] of questions) {
      if (ageOf(question) >= STATUS_THROTTLE_MS) questions.delete(userId);
    }
  }

  /** Asked for everybody who waits, so that one who leaves takes nothing from the others. */
  function ask(userId: string, settings: CallSettings): Question {
    const question = {
      askedAt: now(),
      answer: readStanding(client, { ...settings, signal: undefined }),
    };
    questions.set(userId, question);
    return question;
  }

  return {
    async read(userId, settings, { isFresh } = { isFresh: false }) {
      const { signal } = settings;
      forgetOld();
      const last = questions.get(userId);
      if (last && isFresh) {
        await wait(STATUS_THROTTLE_MS - ageOf(last), signal);
        forgetOld();
      }
      const known = questions.get(userId);
      const usable = known && (!isFresh || known !== last) ? known : null;
      const { answer } = usable ?? ask(userId, settings);
      return signal ? untilAborted(answer, signal) : answer;
    },
  };
}
