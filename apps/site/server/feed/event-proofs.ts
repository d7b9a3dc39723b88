interface EventProofsOptions {
  /** Looks for an event or a tournament at the operator; whether it is there and shown. Rejects if it can't tell. */
  readonly prove: (id: string) => Promise<boolean>;
}

/**
 * Looks for events and tournaments that streams name and the hub doesn't know, such as those of a page made before a
 * restart: one after the other for each client address, so that nobody can ask for many at once.
 */
export interface EventProofs {
  /** Answers the way to stop waiting. */
  ask(id: string, address: string, asker: Asker): () => void;
}

interface Asker {
  /** It was found. */
  readonly onProven: () => void;
  /** It was looked for, found or not, or never will be; not called before `ask` has answered. */
  readonly onLooked: () => void;
}

interface Question {
  readonly id: string;
  readonly asker: Asker;
  /** Until it is asked again. */
  timer: NodeJS.Timeout | undefined;
}

/** Of an address that names more events, the rest is not answered. */
const MAX_WAITING = 80;
/** So long after a look that failed the same is looked for again, in milliseconds. */
const AGAIN_AFTER_MS = 5_000;

export function eventProofs({ prove }: EventProofsOptions): EventProofs {
  /** By address, what waits for each id. */
  const waiting = new Map<string, Map<string, Set<Question>>>();

  async function work(address: string, questions: Map<string, Set<Question>>): Promise<void> {
    for (const [id, ofId] of questions) {
      const isProven = await prove(id).catch(() => null);
      if (questions.get(id) === ofId) questions.delete(id);
      for (const question of ofId) {
        if (isProven) question.asker.onProven();
        question.asker.onLooked();
        if (isProven === null) {
          question.timer = setTimeout(() => add(question, address), AGAIN_AFTER_MS);
        }
      }
    }
    waiting.delete(address);
  }

  function add(question: Question, address: string): void {
    const known = waiting.get(address);
    const questions = known ?? new Map<string, Set<Question>>();
    const ofId = questions.get(question.id);
    if (ofId) {
      ofId.add(question);
      return;
    }
    if (questions.size >= MAX_WAITING) {
      queueMicrotask(question.asker.onLooked);
      return;
    }
    questions.set(question.id, new Set([question]));
    if (known) return;
    waiting.set(address, questions);
    void work(address, questions);
  }

  function remove(question: Question, address: string): void {
    const questions = waiting.get(address);
    const ofId = questions?.get(question.id);
    ofId?.delete(question);
    if (ofId?.size === 0) questions?.delete(question.id);
  }

  return {
    ask(id, address, asker) {
      const question: Question = { id, asker, timer: undefined };
      add(question, address);
      return () => {
        clearTimeout(question.timer);
        remove(question, address);
      };
    },
  };
}
