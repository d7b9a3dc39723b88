import { createServer, type ServerResponse } from 'node:http';

/** The least that can send the same frames to all: a program on PORT, with frames of FRAME_BYTES. */
const FRAME_EVERY_MS = 100;
const text = 'x'.repeat(Number(process.env['FRAME_BYTES']));
const streams = new Set<ServerResponse>();
let number = 0;

createServer((request, response) => {
  if (request.url === '/health') {
    response.end('ok');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(':\n\n');
  streams.add(response);
  response.on('close', () => streams.delete(response));
}).listen(Number(process.env['PORT']), '127.0.0.1');

setInterval(() => {
  number += 1;
  const frame = Buffer.from(`id: bare.${number}\ndata: ${text}\n\n`);
  for (const stream of streams) stream.write(frame);
}, FRAME_EVERY_MS);
