interface EventProofsOptions {
  /** Looks for an event at the operator; whether it is there and shown. Never rejects. */
  readonly prove: (eventId: string) => Promise<boolean>;
}

/**
 * Looks for events that streams name and the hub doesn't know, such as those of a page made before a
 * restart: one after the other for each client address, so that nobody can ask for many at once.
 */
export interface EventProofs {
  /** Calls `onProven` once the event was found. Answers the way to stop waiting. */
  ask(eventId: string, address: string, onProven: () => void): () => void;
}

interface Question {
  readonly eventId: string;
  readonly onProven: () => void;
}

/** A stream that names more is not answered for the rest. */
const MAX_WAITING = 80;

export function eventProofs({ prove }: EventProofsOptions): EventProofs {
  /** By address. */
  const waiting = new Map<string, Set<Question>>();

  async function work(address: string, questions: Set<Question>): Promise<void> {
    for (const question of questions) {
      const isProven = await prove(question.eventId);
      if (questions.delete(question) && isProven) question.onProven();
    }
    waiting.delete(address);
  }

  return {
    ask(eventId, address, onProven) {
      const known = waiting.get(address);
      const questions = known ?? new Set<Question>();
      if (questions.size >= MAX_WAITING) return () => undefined;
      const question = { eventId, onProven };
      questions.add(question);
      if (!known) {
        waiting.set(address, questions);
        void work(address, questions);
      }
      return () => void questions.delete(question);
    },
  };
}
