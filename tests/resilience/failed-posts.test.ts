import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import type { Answer } from '../e2e/support/site-visitor.ts';
import {
  type FailingGate,
  GATE_FAULTS,
  type GateFault,
  openFailingGate,
} from './failed-posts/failing-gate.ts';
import { POSTS, type PostRow, type ReadyPost } from './failed-posts/posts.ts';
import { Scene } from './failed-posts/scene.ts';
import { SHORT_DEADLINES } from './failed-posts/short-deadlines.ts';

const MOST_HOPS = 4;
const SILENT_ROUNDS = 7;
const MOST_TRIES = 10;
const RETRY_MS = 700;
/** By this the client repeats what changes nothing the second time: three times. */
const MOST_PUTS = 4;

let gate: FailingGate;
let servers: Servers;
let scene: Scene;
let sent = 0;
const wrong: string[] = [];

beforeAll(async () => {
  let platform = '';
  gate = await openFailingGate(() => platform);
  servers = await startServers('arara', STILL_WORLD, (url) => {
    platform = url;
    return { SANDBOX_URL: gate.url, TRUST_PROXY: '1', ...SHORT_DEADLINES };
  });
  scene = new Scene(servers);
});
afterAll(async () => {
  await servers.stop();
  await gate.close();
});

/** While the site leaves a host alone, nobody gets so far. */
async function readyOf(row: PostRow): Promise<ReadyPost> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await row.ready(scene);
    } catch (error) {
      if (tried === MOST_TRIES) throw new Error(`${row.route} is not ready`, { cause: error });
      await wait(RETRY_MS);
    }
  }
}

/** What somebody sees of a post: its answer, or the page that it leads to. */
async function seenAfter({ visitor, path, fields }: ReadyPost): Promise<Answer> {
  let answer = await visitor.post(path, fields);
  for (let hop = 0; answer.location !== null && hop < MOST_HOPS; hop += 1) {
    answer = await visitor.get(answer.location.replace(/#.*/, ''));
  }
  return answer;
}

function mainText(html: string): string {
  const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? html;
  return main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

/** The fields that are not in the page any more, with or without what a mask adds to them. */
function lost({ kept = [] }: PostRow, { fields }: ReadyPost, html: string): readonly string[] {
  const values = [...html.matchAll(/ value="([^"]*)"|<textarea[^>]*>([^<]*)/g)].map(
    ([, value, text]) => bare(value ?? text ?? ''),
  );
  return kept.filter((name) => !values.includes(bare(fields[name] ?? '')));
}

const bare = (text: string) => text.trim().replace(/(?<=\d)[.\-/ ](?=\d)|[()]|(?<=\)) /g, '');

/** Posts some forms at once, no two of which lead to the same call. */
async function play(posts: readonly (readonly [PostRow, ReadyPost])[], fault: GateFault) {
  gate.changes();
  const seen = await Promise.all(posts.map(([, ready]) => seenAfter(ready)));
  const changes = gate.changes();
  sent += changes.length;
  posts.forEach(([row, ready], index) => {
    const name = [row.route, row.form].filter(Boolean).join(' ');
    const answer = seen[index];
    const problems = answer ? problemsOf(row, ready, answer) : [];
    wrong.push(...problems.map((problem) => `${name}, ${fault}: ${problem}`));
  });
  for (const change of new Set(changes)) {
    const count = changes.filter((each) => each === change).length;
    const most = change.startsWith('PUT') ? MOST_PUTS : 1;
    if (count > most) wrong.push(`${change}, ${fault}: sent ${count} times`);
  }
}

function problemsOf(row: PostRow, ready: ReadyPost, { status, html }: Answer) {
  const text = mainText(html);
  const isHidden = row.isHiddenUnread && !row.kept?.some((name) => html.includes(`name="${name}"`));
  const isShown = !isDone(status) && !isHidden;
  return [
    ...(row.says.test(text) ? [] : [`says "${text.slice(0, 400)}"`]),
    ...(status === 500 || status > 502 ? [`answers ${status}`] : []),
    ...(isShown ? lost(row, ready, html) : []).map((name) => `loses ${name}`),
  ];
}

/** A form that was taken is not shown again. */
const isDone = (status: number) => status === 200;

describe('a form whose call to the operator fails', () => {
  it.each(GATE_FAULTS)(
    'says what became of it, keeps what was typed and sends nothing twice: %s',
    { timeout: 300_000 },
    async (fault) => {
      wrong.length = 0;
      sent = 0;
      await gate.deal(null);
      const ready = await Promise.all(POSTS.map(async (row) => [row, await readyOf(row)] as const));
      await gate.deal(fault);
      // Silence takes a deadline for each form: several wait at once, of those that stand apart in the table.
      const rounds = fault === 'silent' ? SILENT_ROUNDS : ready.length;
      for (let round = 0; round < rounds; round += 1) {
        await play(
          ready.filter((_, index) => index % rounds === round),
          fault,
        );
      }
      process.stdout.write(
        `failed posts, ${fault}: ${POSTS.length} forms, ${sent} calls that change something, ${wrong.length} wrong\n`,
      );
      expect(wrong).toEqual([]);
    },
  );
});
