import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

const { resolve } = createRequire(import.meta.url);

/**
 * Copies what SQLite's write-ahead log holds into the database every half second, in a thread of its own: the
 * commit that fills the log would otherwise do it, and all requests would wait for the disk meanwhile. Answers
 * what ends it. Decision 0181.
 */
export function checkpointAside(databaseFile: string): () => Promise<void> {
  // By a name of the package: where this file stands differs between sources and build.
  const worker = new Worker(resolve('#checkpoint-worker'), {
    workerData: databaseFile,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  });
  // Without the thread the log is copied by the commits that find it very long.
  worker.on('error', () => undefined);
  worker.unref();
  return async () => {
    await worker.terminate();
  };
}
