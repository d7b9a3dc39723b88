import { createClock } from '@sinonjs/fake-timers';
import { type SportEvent, nameOfEvent } from '@vitrine/betting/sportsbook/event';
import type { FeedMessage } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import { formatOdds } from '@vitrine/betting/base/odds';
import { startLivePage } from '../../live/live-page.ts';
import type { VitrineLive } from '../../live/live-types.ts';
import type { LiveWorld } from '../../live/live-world.ts';
import { STORY_NOW } from '../story-facts.ts';
import { type Happening, messagesOf } from './happenings.ts';
import { type LabFeed, labFeed, type LabTopic } from './lab-feed.ts';
import { type LogEntry, labLog } from './lab-log.ts';
import { type Fault, labNetwork } from './lab-network.ts';

/** What the panel of the lab shows. */
export interface LabView {
  /** What the operator's buttons act on. */
  readonly target: string;
  readonly entries: readonly LogEntry[];
  readonly faults: ReadonlySet<Fault>;
  /** Whether time passes by itself. */
  readonly runs: boolean;
}

/** A simulated feed, the network from it to the page, and the page's live script, in a time of their own. */
export interface FaultLab {
  readonly world: LiveWorld;
  readonly feed: LabFeed;
  /** Epoch milliseconds of the lab's time. */
  now(): number;
  happen(happening: Happening): void;
  toggle(fault: Fault): void;
  /** The site's process ends and another begins. */
  restart(): void;
  /** Lets time pass, in milliseconds. */
  pass(milliseconds: number): void;
  /** Lets time pass by itself, or stand still again. */
  run(runs: boolean): void;
  /** The page has read its data again. */
  noteRead(): void;
  /** Starts the live script on the page. Returns the way to stop. */
  start(): () => void;
  view(): LabView;
  subscribe(listener: () => void): () => void;
}

interface FaultLabOptions {
  readonly topics: readonly LabTopic[];
  /** What `join` brings. */
  readonly joining: (now: number) => FeedMessage | null;
}

/** What the log says once the page hears of new structure, too. */
export const LISTENS = 'Its scripts listen to the feed.';

/** In milliseconds: so often a lock is looked for, and time that runs by itself moves. */
const STEP_MS = 100;
/** A page reads its data again within this time. */
const READ_MS = 1_000;
/** After these the page reads its data again. */
const STRUCTURAL: ReadonlySet<Happening> = new Set([
  'settle',
  'join',
  'end',
  'withdraw',
  'replace',
]);
const BURST_ROUNDS = 5;

/** A lab whose time stands still until a button is pressed. */
export function faultLab({ topics, joining }: FaultLabOptions): FaultLab {
  const clock = createClock(STORY_NOW);
  const time = clock as unknown as LiveWorld;
  const log = labLog(() => clock.now - STORY_NOW);
  const feed = labFeed({ topics, clock: time, log });
  const network = labNetwork({ feed, clock: time, log });
  const observers = new Set<MutationObserver>();
  const listeners = new Set<() => void>();
  let targetId = topics[0]?.events[0]?.id ?? '';
  let wasLost = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let view = viewNow();

  class OwnObserver extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.add(this);
    }
  }

  const world = {
    setTimeout: time.setTimeout,
    clearTimeout: time.clearTimeout,
    setInterval: time.setInterval,
    requestAnimationFrame: time.requestAnimationFrame,
    Date: time.Date,
    performance: time.performance,
    // The middle of each spread.
    Math: Object.create(Math, { random: { value: () => 0.5 } }) as Math,
    EventSource: network.EventSource,
    BroadcastChannel,
    MutationObserver: OwnObserver,
    // A browser without locks, so that no other tab is heard.
    navigator: {} as Navigator,
  } satisfies Record<keyof LiveWorld, unknown> as LiveWorld;

  function shownEvents(): readonly SportEvent[] {
    return topics.flatMap(({ name }) => feed.events(name));
  }

  function target(): SportEvent | undefined {
    return feed.event(targetId) ?? shownEvents()[0];
  }

  function targetText(): string {
    const event = target();
    const [market] = event?.markets ?? [];
    const [outcome] = market?.outcomes ?? [];
    if (!event || !market || !outcome) return 'Nothing is left to act on.';
    return `${nameOfEvent(event)}, ${market.name}: ${outcome.name} ${formatOdds(outcome.odds, '.')}`;
  }

  function viewNow(): LabView {
    return {
      target: targetText(),
      entries: log.entries(),
      faults: network.faults(),
      runs: timer !== undefined,
    };
  }

  function tell(): void {
    view = viewNow();
    listeners.forEach((listener) => listener());
  }

  function noteLock(): void {
    const isLost = document.documentElement.hasAttribute('data-live-lost');
    if (isLost === wasLost) return;
    wasLost = isLost;
    log.add(
      'Page',
      isLost ? 'Locks all prices: nothing was heard for 1.7 s.' : 'Frees its prices.',
    );
  }

  function pass(milliseconds: number): void {
    for (let left = milliseconds; left > 0; left -= STEP_MS) {
      clock.tick(Math.min(left, STEP_MS));
      noteLock();
    }
    tell();
  }

  function say(happening: Happening): void {
    const event = target();
    const [market] = event?.markets ?? [];
    if (!event || !market) return;
    const messages = messagesOf(happening, {
      event,
      market,
      events: shownEvents(),
      joining: joining(clock.now),
      now: clock.now,
    });
    for (const message of messages) {
      if (message.kind === 'switchEvent' && message.replacedBy) targetId = message.replacedBy;
      feed.hear(message);
    }
  }

  return {
    world,
    feed,
    now: () => clock.now,
    happen(happening) {
      log.add('Operator', `${DEEDS[happening]} (${targetText()}).`);
      for (let round = 0; round < (happening === 'burst' ? BURST_ROUNDS : 1); round += 1) {
        say(happening);
        pass(STEP_MS);
      }
      if (STRUCTURAL.has(happening)) pass(READ_MS);
    },
    toggle(fault) {
      const isOn = network.faults().has(fault);
      log.add('Network', FAULT_TEXTS[fault][isOn ? 1 : 0]);
      network.toggle(fault);
      pass(STEP_MS);
    },
    restart() {
      log.add('Site', 'Its process ends, and another begins with numbers of its own.');
      feed.restart();
      network.breakOff();
      pass(STEP_MS);
    },
    pass,
    run(runs) {
      clearInterval(timer);
      timer = runs ? setInterval(() => pass(STEP_MS), STEP_MS) : undefined;
      tell();
    },
    noteRead() {
      log.add('Page', `Has read its data again, at ${feed.version()}.`);
      tell();
    },
    start() {
      const meta = document.createElement('meta');
      meta.name = 'vitrine-live';
      meta.content = topics.map(({ name }) => name).join(',');
      meta.dataset['version'] = feed.version();
      document.head.append(meta);
      const started = startLivePage(world);
      const live: VitrineLive = {
        ...started,
        subscribe(listener) {
          log.add('Page', LISTENS);
          tell();
          return started.subscribe(listener);
        },
      };
      window.vitrineLive = live;
      log.add('Page', `Stands, made at ${feed.version()}.`);
      pass(STEP_MS);
      return () => {
        clearInterval(timer);
        observers.forEach((observer) => observer.disconnect());
        meta.remove();
        document.documentElement.removeAttribute('data-live-lost');
        document.documentElement.removeAttribute('data-live-cut');
        document.documentElement.removeAttribute('data-live-paused');
        if (window.vitrineLive === live) delete window.vitrineLive;
      };
    },
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What the log says of a happening. */
const DEEDS: Readonly<Record<Happening, string>> = {
  rise: 'Raises a price',
  fall: 'Lowers a price',
  burst: 'Moves all prices five times in half a second',
  goal: 'Tells a goal of the home side',
  suspend: 'Suspends a market',
  open: 'Opens a market',
  settle: 'Settles a market',
  join: 'Brings something new',
  end: 'Ends an event and settles its markets',
  withdraw: 'Withdraws an event',
  replace: 'Replaces an event by the other provider’s',
};

/** What the log says when a fault begins, and when it ends. */
const FAULT_TEXTS: Readonly<Record<Fault, readonly [begins: string, ends: string]>> = {
  cut: ['The connection is cut.', 'The connection can be made again.'],
  silent: [
    'Nothing gets through any more.',
    'Everything gets through again, what was late as well.',
  ],
  late: ['Frames arrive 2 s late from now on.', 'Frames arrive at once again.'],
  twice: ['Each frame arrives twice from now on.', 'Each frame arrives once again.'],
  swapped: ['Each two frames change places from now on.', 'Frames arrive in order again.'],
};
