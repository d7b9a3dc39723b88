import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import type { ChildServer } from './child-server.ts';

/** Of Debian's package `libnginx-mod-nchan`. */
const MODULE = '/usr/lib/nginx/modules/ngx_nchan_module.so';
const NGINX = '/usr/sbin/nginx';
const FRAME_EVERY_MS = 100;
const READY_TRIES = 50;

/** Whether this machine has nginx with its module for streams. */
export function hasNchan(): boolean {
  return existsSync(NGINX) && existsSync(MODULE);
}

/** Frames of so many bytes, ten a second, told to nginx, which sends them to whoever reads `/`. */
export async function startNchanBroadcast(frameBytes: number): Promise<ChildServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nchan-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), config(folder, port));
  const master = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    if (await fetch(`${origin}/health`).catch(() => null)) break;
    await wait(FRAME_EVERY_MS);
  }
  const agent = new Agent({ keepAlive: true });
  const frame = 'x'.repeat(frameBytes);
  const timer = setInterval(() => {
    const told = request(`${origin}/frames`, { method: 'POST', agent }, (answer) =>
      answer.resume(),
    );
    told.on('error', () => undefined);
    told.end(frame);
  }, FRAME_EVERY_MS);
  return {
    origin,
    pid: workerOf(master.pid ?? 0),
    async stop() {
      clearInterval(timer);
      agent.destroy();
      master.kill('SIGTERM');
      if (master.exitCode === null) await once(master, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Its work is done by one process that it starts. */
function workerOf(master: number): number {
  return Number(
    readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')[0],
  );
}

function config(folder: string, port: number): string {
  return `
    load_module ${MODULE};
    daemon off;
    pid ${folder}/nginx.pid;
    error_log stderr crit;
    worker_processes 1;
    worker_rlimit_nofile 20000;
    events { worker_connections 19000; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      nchan_message_buffer_length 2;
      server {
        listen 127.0.0.1:${port} backlog=4096;
        location = /health { return 204; }
        location = /frames { nchan_publisher; nchan_channel_id live; }
        location = / { nchan_subscriber eventsource; nchan_channel_id live; }
      }
    }`;
}
