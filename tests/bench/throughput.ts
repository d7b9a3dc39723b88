import { Agent, get } from 'node:http';

export interface Throughput {
  readonly requestsPerSecond: number;
  /** Milliseconds that half of the requests, and all but one in a hundred, stay below. */
  readonly median: number;
  readonly slowest1Percent: number;
}

/** All at once. */
export const CONNECTIONS = 10;
const WARM_AFTER = 4_000;

type Headers = Readonly<Record<string, string>>;

/** What a browser says of a page that its reader asks for. */
export const AS_BROWSER: Headers = { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document' };

/**
 * Requests a page over ten kept connections as fast as it is answered, for so many milliseconds; each with
 * headers of its own where several are given.
 */
export async function throughputOf(
  address: string,
  milliseconds: number,
  ...visitors: readonly Headers[]
): Promise<Throughput> {
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  await overAll(visitors, async (agent, headers) => {
    while (performance.now() < end) {
      const begun = performance.now();
      await request(address, agent, headers);
      times.push(performance.now() - begun);
    }
  });
  times.sort((one, other) => one - other);
  const share = (part: number) => times[Math.floor(times.length * part)] ?? NaN;
  return {
    requestsPerSecond: (times.length * 1_000) / milliseconds,
    median: share(0.5),
    slowest1Percent: share(0.99),
  };
}

/**
 * Requests a page 4,000 times over ten kept connections. V8 has compiled for good then what makes it, also
 * what is called once a page, which it takes after 3,000 calls.
 */
export async function warmUp(address: string, ...visitors: readonly Headers[]): Promise<void> {
  let left = WARM_AFTER;
  await overAll(visitors, async (agent, headers) => {
    for (; left > 0; left -= 1) await request(address, agent, headers);
  });
}

/** Does the same over all connections at once, which share the visitors' headers. */
async function overAll(
  visitors: readonly Headers[],
  work: (agent: Agent, headers: Headers) => Promise<void>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, connection) =>
      work(agent, visitors[connection % visitors.length] ?? {}),
    ),
  );
  agent.destroy();
}

function request(address: string, agent: Agent, headers: Headers): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}
