interface EventProofsOptions {
  /** Looks for an event or a tournament at the operator; whether it is there and shown. Never rejects. */
  readonly prove: (id: string) => Promise<boolean>;
}

/**
 * Looks for events and tournaments that streams name and the hub doesn't know, such as those of a page made before a
 * restart: one after the other for each client address, so that nobody can ask for many at once.
 */
export interface EventProofs {
  /** Calls `onProven` once it was found. Answers the way to stop waiting. */
  ask(id: string, address: string, onProven: () => void): () => void;
}

interface Question {
  readonly id: string;
  readonly onProven: () => void;
}

/** A stream that names more is not answered for the rest. */
const MAX_WAITING = 80;

export function eventProofs({ prove }: EventProofsOptions): EventProofs {
  /** By address. */
  const waiting = new Map<string, Set<Question>>();

  async function work(address: string, questions: Set<Question>): Promise<void> {
    for (const question of questions) {
      const isProven = await prove(question.id);
      if (questions.delete(question) && isProven) question.onProven();
    }
    waiting.delete(address);
  }

  return {
    ask(id, address, onProven) {
      const known = waiting.get(address);
      const questions = known ?? new Set<Question>();
      if (questions.size >= MAX_WAITING) return () => undefined;
      const question = { id, onProven };
      questions.add(question);
      if (!known) {
        waiting.set(address, questions);
        void work(address, questions);
      }
      return () => void questions.delete(question);
    },
  };
}
