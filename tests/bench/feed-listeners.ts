import { get } from 'node:http';

/** A reader of a stream that counts its messages. */
export interface Listening {
  heard(): number;
  /** Whether the stream ended by itself. */
  isLost(): boolean;
  stop(): void;
}

const MESSAGE = Buffer.from('\nid: ');

/** Opens a topic of the feed and counts the messages on it, without reading them. */
export function listenTo(address: string): Listening {
  let heard = 0;
  let isLost = false;
  let isStopped = false;
  const lose = () => {
    isLost ||= !isStopped;
  };
  const request = get(address, { agent: false }, (response) => {
    response.on('data', (chunk: Buffer) => {
      for (let at = chunk.indexOf(MESSAGE); at >= 0; at = chunk.indexOf(MESSAGE, at + 1))
        heard += 1;
    });
    response.on('close', lose);
    response.on('error', lose);
  });
  request.on('error', lose);
  return {
    heard: () => heard,
    isLost: () => isLost,
    stop() {
      isStopped = true;
      request.destroy();
    },
  };
}
