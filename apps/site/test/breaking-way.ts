import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a port of this machine that can break when an answer comes, after what was asked has arrived. */
export async function breakingWay(to: number) {
  let isBreaking = false;
  const open = new Set<Socket>();
  const server = createServer((here) => {
    const there = connect(to, '127.0.0.1');
    for (const end of [here, there]) open.add(end.on('error', () => undefined));
    here.on('data', (asked) => there.write(asked));
    there.on('data', (answer) => {
      if (!isBreaking) {
        here.write(answer);
        return;
      }
      isBreaking = false;
      here.destroy();
      there.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    breakAtNextAnswer() {
      isBreaking = true;
    },
    close() {
      for (const end of open) end.destroy();
      server.close();
    },
  };
}
