import type { BusyOperator } from './busy-operator.ts';
import type { ChildServer } from './child-server.ts';
import { startElementsPage } from './elements-page.ts';
import { interleaved, median, medianRatio } from './interleaved.ts';
import { processCost } from './process-cost.ts';
import { startSameBytes } from './same-bytes.ts';
import { startStockPage } from './stock-page.ts';
import { takeSelections, visitorCookie } from './slip-of.ts';
import type { Line } from './table.ts';
import { AS_BROWSER, CONNECTIONS, throughputOf, warmUp } from './throughput.ts';

const ROUNDS = 9;
const ROUND_MS = 2_000;
const ODDS_PER_SECOND = 1_000;
const GUEST_TARGET = 0.6;
const SLIP_TARGET = 5;
const MEMORY_TARGET_MIB = 250;
const SELECTIONS = 3;
const PATH = '/esportes';

/** How often a brand's server answers with the list, for guests and for a visitor with a slip. */
export async function pageLines(
  brand: string,
  site: ChildServer,
  operator: BusyOperator,
): Promise<Line[]> {
  const address = site.origin + PATH;
  const guest = await fetch(address, { headers: AS_BROWSER });
  const bytes = await startSameBytes(await guest.text());
  const { matches } = operator;
  const elements = await startElementsPage(address, matches);
  // Each connection has a slip of its own, so that no page is another's.
  const cookies: string[] = [];
  for (let visitor = 0; visitor < CONNECTIONS; visitor += 1) {
    const cookie = visitorCookie(await fetch(address, { headers: AS_BROWSER }));
    await takeSelections(site.origin, cookie, SELECTIONS, SELECTIONS * visitor);
    cookies.push(cookie);
  }
  const [cookie = ''] = cookies;
  const stock = await startStockPage({ brand, address, cookie, matches });
  const asVisitors = cookies.map((Cookie) => ({ ...AS_BROWSER, Cookie }));
  const stop = operator.change(ODDS_PER_SECOND);
  try {
    // A process is measured as it is for nearly all of its life, the floor's as well.
    await warmUp(address, ...asVisitors);
    await warmUp(stock.origin + PATH);
    const found = await interleaved(ROUNDS, {
      bytes: () => throughputOf(`${bytes.origin}/`, ROUND_MS),
      guest: () => throughputOf(address, ROUND_MS, AS_BROWSER),
      stock: () => throughputOf(stock.origin + PATH, ROUND_MS),
      elements: () => throughputOf(`${elements.origin}/`, ROUND_MS),
      slip: () => throughputOf(address, ROUND_MS, ...asVisitors),
    });
    const rate = (name: keyof typeof found) =>
      found[name].map(({ requestsPerSecond }) => requestsPerSecond);
    const memory = processCost(site.pid).memoryBytes / 2 ** 20;
    return [
      ratioLine(`A guest's ${PATH} to Express with the same bytes`, {
        ours: rate('guest'),
        floor: rate('bytes'),
        target: GUEST_TARGET,
      }),
      ratioLine(`${PATH} with a slip of ${SELECTIONS} to the stock entry`, {
        ours: rate('slip'),
        floor: rate('stock'),
        target: SLIP_TARGET,
      }),
      ratioLine(`${PATH} with a slip of ${SELECTIONS} to its elements without components`, {
        ours: rate('slip'),
        floor: rate('elements'),
        target: null,
      }),
      {
        measure: 'Memory of the site meanwhile',
        value: `${memory.toFixed(0)} MiB`,
        target: `at most ${MEMORY_TARGET_MIB} MiB`,
        met: memory <= MEMORY_TARGET_MIB,
      },
    ];
  } finally {
    stop();
    await bytes.stop();
    await elements.stop();
    await stock.stop();
  }
}

interface Compared {
  readonly ours: readonly number[];
  readonly floor: readonly number[];
  /** Null for a figure that only informs. */
  readonly target: number | null;
}

function ratioLine(measure: string, { ours, floor, target }: Compared): Line {
  const ratio = medianRatio(ours, floor);
  return {
    measure: `${measure}, requests a second`,
    value: `${ratio.toFixed(2)} (${median(ours).toFixed(0)} to ${median(floor).toFixed(0)})`,
    target: target === null ? '' : `at least ${target}`,
    met: target === null || ratio >= target,
  };
}
