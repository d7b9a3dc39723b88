import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Heard, Listen } from './stream-listeners.ts';

/** Readers of a server's stream, in a process of their own. */
export interface Listeners {
  /** What they hear in so many milliseconds. */
  hear(measureMs: number): Promise<Heard>;
  stop(): Promise<void>;
}

/** Opens so many streams of one path; resolves when all have begun. */
export async function openListeners(listen: Listen): Promise<Listeners> {
  const child = fork(join(import.meta.dirname, 'stream-listeners.ts'));
  child.send(listen);
  const [begun] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
  if (begun !== 'open') throw new Error('The streams were not opened');
  return {
    async hear(measureMs) {
      child.send({ measureMs });
      const [heard] = (await once(child, 'message')) as [Heard];
      return heard;
    },
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
