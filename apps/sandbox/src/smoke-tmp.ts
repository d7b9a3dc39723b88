import { startServer } from './server.ts';
import { parseConfig } from './config.ts';
import { eventFixture, liveMatches, prematchMatches } from '@vitrine/upstream/contract/catalogue';
import { eventFromWire } from '@vitrine/upstream/mappers/event';
import { readFeedMessage } from '@vitrine/upstream/mappers/feed-message';
const server = await startServer(parseConfig({ SANDBOX_DATA: ':memory:', SANDBOX_PORT: '0', WORLD_SPEED: process.argv[2] ?? '1', WORLD_LIVE: process.argv[3] ?? '1' }));
const base = `http://localhost:${server.port}`;
const get = async (p: string) => (await fetch(base + p)).json();
const live = liveMatches.answer!.parse(await get('/front-back/live-matches')).data;
const events = live.map((m) => eventFromWire(m, Date.now()));
console.log(events.length, JSON.stringify(events[0]).slice(0, 700));
for (const m of live) {
  const v = m.id.startsWith('bg') ? 'v2' : 'v1';
  eventFixture[v].markets.answer!.parse(await get(`/sportsbook/api/EventFixture/${v}/markets/${m.id}`));
}
let n = 0, bad = 0; const names: Record<string, number> = {}; let bytes = 0;
async function listen(topic: string) {
  const r = await fetch(base + '/feed-gate' + topic);
  let rest = '';
  for await (const chunk of r.body!.pipeThrough(new TextDecoderStream())) {
    bytes += chunk.length;
    const frames = (rest + chunk).split('\n\n'); rest = frames.pop()!;
    for (const f of frames) {
      if (!f.startsWith('event')) continue;
      const name = /^event: (\w+)/.exec(f)![1]!; n++; names[name] = (names[name] ?? 0) + 1;
      const read = readFeedMessage(name, /^data: (.*)$/m.exec(f)![1]!, Date.now());
      if (!JSON.stringify(read).includes('"kind"') || /unread|invalid|problem/i.test(JSON.stringify(read).slice(0, 60))) { if (bad++ < 3) console.log(name, JSON.stringify(read).slice(0, 300)); }
    }
  }
}
for (const t of ['/home', '/sport/sr:sport:1', '/sport/sr:sport:1/prematch', '/matches/' + live.map((m) => m.id).join('&')]) void listen(t).catch(() => {});
await new Promise((r) => setTimeout(r, 1000)); const n0 = n, b0 = bytes; const c0 = process.cpuUsage();
await new Promise((r) => setTimeout(r, 10000)); const c = process.cpuUsage(c0);
console.log({ perSecond: (n - n0) / 10, kBps: (bytes - b0) / 1e4, bad, names, cpu: (c.user + c.system) / 1e7 });
await server.stop(); process.exit(0);
