import { nginxConfig } from '../stack/nginx-config.mjs';

/** The sites of `compose.yaml`. */
export const CONTAINER_SITES = ['site-1', 'site-2'];

/**
 * The configuration of the nginx of `compose.yaml`. Files come from the sites, as brotli where a browser takes
 * it, and are kept: the image of nginx has neither the build nor the module for brotli.
 */
export function containerFront() {
  return nginxConfig(
    {
      folder: '/var/cache/nginx',
      certificates: '/etc/nginx/tls',
      host: '0.0.0.0',
      port: 8443,
      sites: CONTAINER_SITES.map((site) => `${site}:3000`),
      files: null,
      accessLog: '/dev/stdout',
      staysInFront: false,
      // The DNS server of Docker's networks.
      resolver: '127.0.0.11',
      user: 'nginx',
    },
    () => false,
  ).replace('scripts/stack', '`pnpm containers`');
}
