import { readFileSync } from 'node:fs';

/** What a process has used so far. */
export interface ProcessCost {
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
}

/** Linux counts time in hundredths of a second, and memory in pages of 4 KiB. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4_096;

/** Read from Linux's /proc; throws elsewhere. */
export function processCost(pid: number): ProcessCost {
  // The name of the program, in brackets, can hold spaces.
  const [, facts = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = facts.split(' ').map(Number);
  const [userTicks = NaN, systemTicks = NaN] = [fields[11], fields[12]];
  return {
    cpuSeconds: (userTicks + systemTicks) / TICKS_PER_SECOND,
    memoryBytes: (fields[21] ?? NaN) * PAGE_BYTES,
  };
}
