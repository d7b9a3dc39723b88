import { Agent, get } from 'node:http';

export interface Throughput {
  readonly requestsPerSecond: number;
  /** Milliseconds that half of the requests, and all but one in a hundred, stay below. */
  readonly median: number;
  readonly slowest1Percent: number;
}

const CONNECTIONS = 10;
const WARM_UP_MS = 3_000;
const MEASURED_MS = 6_000;

/** Requests a page over ten kept connections as fast as it is answered. */
export async function throughputOf(address: string): Promise<Throughput> {
  await run(address, WARM_UP_MS);
  const times = (await run(address, MEASURED_MS)).sort((one, other) => one - other);
  const share = (part: number) => times[Math.floor(times.length * part)] ?? NaN;
  return {
    requestsPerSecond: (times.length * 1_000) / MEASURED_MS,
    median: share(0.5),
    slowest1Percent: share(0.99),
  };
}

async function run(address: string, milliseconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const begun = performance.now();
        await request(address, agent);
        times.push(performance.now() - begun);
      }
    }),
  );
  agent.destroy();
  return times;
}

function request(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}
