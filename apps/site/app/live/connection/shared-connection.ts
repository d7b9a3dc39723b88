import type { LiveFrame } from '../live-types.ts';
import type { LiveWorld } from '../live-world.ts';
import { type HearFrame, liveConnection, type LiveConnection } from './live-connection.ts';
import { olderVersion, startsInTime } from './live-version.ts';

/** What the tabs of a browser tell each other. */
type Note =
  /** A tab wants these topics after a version; it wants nothing any more when there are none. */
  | { readonly tab: number; readonly topics: string; readonly since: string }
  /** The leader has these topics after a version, and the server's time if it is known. */
  | { readonly lead: string; readonly since: string; readonly now?: number | undefined }
  /** A frame as the leader got it. */
  | { readonly id: string; readonly data: string };

const NAME = 'vitrine-live';
/** One stream for several tabs has no more topics. The server takes more, for the page of one tab. */
const MAX_TOPICS = 40;
/** A tab that asked and is not served by then opens a stream of its own, in milliseconds. */
const UNANSWERED_MS = 1_000;
/** So does one that hears nothing of its leader for longer. */
const UNHEARD_MS = 6_000;
/** A leader that can't take a tab's topics isn't asked without an end. */
const MAX_ASKED = 3;

function splitTopics(topics: string): readonly string[] {
  return topics.split(',');
}

/**
 * One event stream for all tabs of a browser. The tab that holds a lock leads: it opens the stream with
 * the topics of all, and hands each frame on. When it closes or rests, the browser gives the lock to the
 * next one, which continues after its own last frame. A tab that isn't served, and each tab of a browser
 * without locks or channels, has a stream of its own.
 */
export function sharedConnection(hear: HearFrame, world: LiveWorld): LiveConnection {
  if (!world.navigator.locks || !world.BroadcastChannel) return liveConnection(hear, world);

  const tab = world.Math.random();
  /** What other tabs want; without a version once the stream has it. */
  const wants = new Map<number, { readonly topics: string; since: string | undefined }>();
  let mine = { topics: '', since: '' };
  let channel: BroadcastChannel | undefined;
  let queued: AbortController | undefined;
  /** Gives the lock back; there while this tab leads. */
  let release: (() => void) | undefined;
  /** What the leader has opened, and the version its stream has come to. */
  let shared = '';
  let position = '';
  /** The server's clock minus ours, in milliseconds, once the present stream has told it. */
  let skew: number | undefined;
  let isServed = false;
  let isAlone = false;
  let asked = 0;
  let unserved: number | undefined;

  const own = liveConnection(
    (id, frame, data) => {
      if (release) {
        position = id;
        if (frame.now) skew = frame.now - world.Date.now();
        tell({ id, data });
      }
      take(id, frame);
    },
    world,
    // A tab that joins now waits for the next stream's greeting, as this one does.
    () => {
      skew = undefined;
    },
  );

  function tell(note: Note): void {
    channel?.postMessage(note);
  }

  function take(id: string, frame: LiveFrame): void {
    mine.since = id;
    hear(id, frame);
  }

  /** Serves itself unless somebody does by then. */
  function serveSelfAfter(milliseconds: number): void {
    world.clearTimeout(unserved);
    unserved = world.setTimeout(() => {
      isServed = false;
      isAlone = true;
      own.open(mine.topics, mine.since);
    }, milliseconds);
  }

  function ask(): void {
    isServed = false;
    if (asked >= MAX_ASKED) return;
    asked += 1;
    tell({ tab, ...mine });
    if (!isAlone) serveSelfAfter(UNANSWERED_MS);
  }

  /** Opens the stream anew if it lacks topics or frames of a tab, and tells the tabs what it has. */
  function lead(): void {
    let topics = new Set(splitTopics(mine.topics));
    let since = olderVersion(position, mine.since);
    for (const want of wants.values()) {
      const more = new Set([...topics, ...splitTopics(want.topics)]);
      if (more.size > MAX_TOPICS) continue;
      topics = more;
      if (want.since !== undefined) since = olderVersion(since, want.since);
      want.since = undefined;
    }
    const all = [...topics].sort().join();
    if (all === shared && since === position) {
      tell({ lead: all, since, now: skew === undefined ? skew : world.Date.now() + skew });
      return;
    }
    shared = all;
    position = since;
    tell({ lead: all, since });
    own.open(all, since);
  }

  /** Whether the leader's stream has all that this tab wants; it is asked for otherwise. */
  function followLeader(lead: string, since: string, now: number | undefined): void {
    const led = splitTopics(lead);
    const hasAll = (topics: string) => splitTopics(topics).every((topic) => led.includes(topic));
    // From now on they hear what this tab hears: should it lead, they go on from where it is.
    for (const want of wants.values()) if (hasAll(want.topics)) want.since = undefined;
    if (!hasAll(mine.topics) || !startsInTime(since, mine.since)) return ask();
    own.close();
    isServed = true;
    isAlone = false;
    asked = 0;
    serveSelfAfter(UNHEARD_MS);
    if (now) take(mine.since, { now });
  }

  function receive({ data: note }: MessageEvent<Note>): void {
    if ('tab' in note) {
      if (note.topics) wants.set(note.tab, { ...note });
      else wants.delete(note.tab);
      if (release && note.topics) lead();
    } else if (release) {
      // Only a tab that leads no more can say so now.
    } else if ('lead' in note) {
      followLeader(note.lead, note.since, note.now);
    } else if (isServed) {
      serveSelfAfter(UNHEARD_MS);
      take(note.id, JSON.parse(note.data) as LiveFrame);
    }
  }

  function queueForLead(): void {
    const waiting = new AbortController();
    const { signal } = waiting;
    queued = waiting;
    void world.navigator.locks
      .request(NAME, { signal }, () => {
        if (signal.aborted) return undefined;
        world.clearTimeout(unserved);
        isServed = false;
        isAlone = false;
        shared = '';
        position = mine.since;
        return new Promise<void>((resolve) => {
          release = resolve;
          lead();
        });
      })
      // It left the queue, or may not stand in it: then it serves itself.
      .catch(() => undefined);
  }

  return {
    open(topics, since) {
      mine = { topics, since };
      if (release) return lead();
      if (!channel) {
        channel = new world.BroadcastChannel(NAME);
        channel.onmessage = receive;
      }
      asked = 0;
      if (!queued) queueForLead();
      if (isAlone) own.open(topics, since);
      ask();
    },
    close() {
      world.clearTimeout(unserved);
      own.close();
      queued?.abort();
      release?.();
      tell({ tab, topics: '', since: '' });
      channel?.close();
      wants.clear();
      queued = release = channel = undefined;
      isServed = false;
      isAlone = false;
    },
  };
}
