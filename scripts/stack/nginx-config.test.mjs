import { describe, expect, it } from 'vitest';
import { UPLOAD_PATHS as SITE_UPLOAD_PATHS } from '../../apps/site/app/shapes/account/document-upload.ts';
import { nginxConfig, UPLOAD_PATHS } from './nginx-config.mjs';

const front = {
  folder: '/stack/nginx',
  port: 8443,
  sites: ['127.0.0.1:3001', '127.0.0.1:3002'],
  files: '/build/client',
  user: null,
};

describe('nginxConfig', () => {
  it('serves what the build made from the disk, as brotli where nginx can', () => {
    const all = nginxConfig(front, () => true);
    expect(all).toMatch(/load_module \S+brotli_static_module\.so;/);
    expect(all).toMatch(/location \/assets\/ \{\s+root \/build\/client;/);
    expect(all).toContain('brotli_static on;');
    expect(all).toMatch(/location \/assets\/ \{[^}]+Strict-Transport-Security/);
    const none = nginxConfig(front, () => false);
    expect(none).not.toContain('brotli');
    expect(none).toContain('gzip_static on;');
  });

  it('asks the next site only for what was not sent or changes nothing, and for streams', () => {
    const config = nginxConfig(front);
    expect(config).not.toContain('non_idempotent');
    expect(config.match(/proxy_next_upstream [^;]*http_503;/g)).toHaveLength(1);
    expect(config).toMatch(/location = \/live \{[^}]*http_503;/);
    for (const site of front.sites) expect(config).toContain(`server ${site} max_fails=1`);
  });

  it('asks a DNS server again and again where the sites are, if one is named', () => {
    expect(nginxConfig(front)).not.toMatch(/resolver|resolve /);
    const config = nginxConfig({ ...front, resolver: '127.0.0.11' });
    expect(config).toContain('resolver 127.0.0.11 valid=5s;');
    for (const site of front.sites) expect(config).toContain(`server ${site} resolve max_fails=1`);
  });

  it('writes who asked for which path and when, and keeps figures and probes to itself', () => {
    const config = nginxConfig(front);
    const [, format] = /log_format vitrine '([^']+)';/.exec(config) ?? [];
    expect(format).toBe(
      '$time_iso8601 $remote_addr $remote_port $request_method $uri $status $request_time $request_id',
    );
    expect(config).toContain('access_log /stack/nginx/access.log vitrine;');
    expect(config).toMatch(/http \{[^}]+\}[^}]+error_log stderr crit;/);
    expect(config).toMatch(/location ~ \^\/health\(\/\|\$\) \{\s+return 404;/);
  });

  it('takes the connections of as many workers as it is given, a stream being two', () => {
    expect(nginxConfig(front)).toContain('worker_processes 2;');
    const config = nginxConfig({ ...front, workers: 4 });
    expect(config).toContain('worker_processes 4;');
    const [files = 0, connections = 0] = ['worker_rlimit_nofile', 'worker_connections'].map(
      (name) => Number(new RegExp(`${name} (\\d+);`).exec(config)?.[1]),
    );
    expect(files).toBeGreaterThan(2 * connections);
  });

  it('takes large bodies only where documents are posted, and does not keep them', () => {
    expect(new Set(UPLOAD_PATHS)).toEqual(SITE_UPLOAD_PATHS);
    const [, upload = '', settings] =
      /location ~ (\S+user-identification\S+) \{([^}]+)\}/.exec(nginxConfig(front)) ?? [];
    expect(settings).toMatch(/client_max_body_size 65m;\s+proxy_request_buffering off;/);
    for (const taken of UPLOAD_PATHS) {
      expect(taken).toMatch(new RegExp(upload));
      expect(`${taken}.data`).toMatch(new RegExp(upload));
    }
    expect('/login').not.toMatch(new RegExp(upload));
  });

  it('leaves files to the sites where only they have them', () => {
    const config = nginxConfig({ ...front, files: null });
    expect(config).not.toContain('root ');
    expect(config).toMatch(/location \/assets\/ \{[^}]+proxy_cache public;/);
  });
});
