import { cpus, totalmem } from 'node:os';

/** How a report names the machine that it was made on: its processors and its memory. */
export function machineName() {
  const processors = cpus();
  return `${processors.length} × ${processors[0]?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB`;
}
