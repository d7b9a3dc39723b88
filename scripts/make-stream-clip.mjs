/// <reference lib="dom" />
// Draws the clip that the platform streams of every match, and writes it beside the code that serves it:
// a pitch with a ball, six seconds, VP8 in WebM. A browser encodes the pictures. Run it only to change the
// clip: node scripts/make-stream-clip.mjs
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from './setup/chromium-launch.mjs';

const WIDTH = 320;
const HEIGHT = 180;
const FRAMES_A_SECOND = 10;
const FRAMES = 60;
const FRAME_MS = 1000 / FRAMES_A_SECOND;

/**
 * An encoded picture; a key frame needs no other before it.
 *
 * @typedef {{ isKey: boolean, bytes: number[] }} Frame
 */

/**
 * The encoded frames: the key frames begin a cluster. Runs in the browser.
 *
 * @param {{ width: number, height: number, frames: number, framesASecond: number }} clip
 */
async function encode({ width, height, frames, framesASecond }) {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws nothing');
  /** @type {Frame[]} */
  const encoded = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      encoded.push({ isKey: chunk.type === 'key', bytes: [...bytes] });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp8', width, height, bitrate: 60_000, framerate: framesASecond });
  for (let at = 0; at < frames; at += 1) {
    const turn = (at / frames) * 2 * Math.PI;
    pen.fillStyle = '#1d6b34';
    pen.fillRect(0, 0, width, height);
    pen.strokeStyle = '#d8efe0';
    pen.lineWidth = 2;
    pen.strokeRect(10, 10, width - 20, height - 20);
    pen.strokeRect(10, 50, 40, 80);
    pen.strokeRect(width - 50, 50, 40, 80);
    pen.beginPath();
    pen.moveTo(width / 2, 10);
    pen.lineTo(width / 2, height - 10);
    pen.stroke();
    pen.beginPath();
    pen.arc(width / 2, height / 2, 28, 0, 2 * Math.PI);
    pen.stroke();
    pen.fillStyle = '#ffffff';
    pen.beginPath();
    pen.arc(width / 2 + Math.cos(turn) * 110, height / 2 + Math.sin(turn * 2) * 45, 6, 0, 7);
    pen.fill();
    const timestamp = (at * 1_000_000) / framesASecond;
    const frame = new VideoFrame(canvas, { timestamp });
    encoder.encode(frame, { keyFrame: at === 0 });
    frame.close();
  }
  await encoder.flush();
  return encoded;
}

/**
 * An element of WebM: its id in hexadecimal, its size in eight bytes, its content.
 *
 * @param {string} id
 * @param {readonly Buffer[]} content
 * @returns {Buffer}
 */
function element(id, ...content) {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

/** @param {number} value */
const number = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
/** @param {number} value */
const decimal = (value) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

/**
 * A frame of the only track, at its time within the cluster.
 *
 * @param {Frame} frame
 * @param {number} at Which frame it is, from 0.
 */
function simpleBlock({ isKey, bytes }, at) {
  const head = Buffer.alloc(4);
  head[0] = 0x81;
  head.writeInt16BE(at * FRAME_MS, 1);
  head[3] = isKey ? 0x80 : 0;
  return element('a3', head, Buffer.from(bytes));
}

/** @param {readonly Frame[]} frames */
function webm(frames) {
  const header = element(
    '1a45dfa3',
    element('4282', Buffer.from('webm')),
    element('4287', number(2)),
    element('4285', number(2)),
  );
  const info = element(
    '1549a966',
    element('2ad7b1', number(1_000_000)),
    element('4489', decimal(FRAMES * FRAME_MS)),
    element('4d80', Buffer.from('vitrine')),
    element('5741', Buffer.from('vitrine')),
  );
  const video = element('e0', element('b0', number(WIDTH)), element('ba', number(HEIGHT)));
  const track = element(
    'ae',
    element('d7', number(1)),
    element('73c5', number(1)),
    element('83', number(1)),
    element('86', Buffer.from('V_VP8')),
    video,
  );
  const cluster = element('1f43b675', element('e7', number(0)), ...frames.map(simpleBlock));
  return Buffer.concat([header, element('18538067', info, element('1654ae6b', track), cluster)]);
}

const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage();
// Only a page of a secure origin may encode.
await page.route('https://clip.example/', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<title>Clip</title>' }),
);
await page.goto('https://clip.example/');
const frames = await page.evaluate(encode, {
  width: WIDTH,
  height: HEIGHT,
  frames: FRAMES,
  framesASecond: FRAMES_A_SECOND,
});
await browser.close();
await writeFile(
  new URL('../apps/sandbox/src/catalogue/stream-clip.webm', import.meta.url),
  webm(frames),
);
