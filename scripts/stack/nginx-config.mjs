import { existsSync } from 'node:fs';

/**
 * What nginx needs to know.
 *
 * @typedef {object} Front
 * @property {string} folder Its own: pid, access log, temporary files, cache, certificate.
 * @property {number} port Where browsers come, by TLS.
 * @property {readonly string[]} sites Host and port of each site.
 * @property {string | null} files The build's files for browsers; null where only the sites have them.
 * @property {string | null} user Who the workers run as; null where nginx may not choose.
 * @property {number} [workers] Processes of nginx, each of which takes 16,384 connections; 2 unless given.
 * @property {readonly string[]} [trustedProxies] Addresses of all that stands in front of nginx, such as a CDN and a
 *   balancer, and tells where a visitor comes from; nothing unless given.
 * @property {string} [host] The address to listen on; this machine's own unless given.
 * @property {string} [certificates] The folder of the certificate and its key; `folder` unless given.
 * @property {boolean} [staysInFront] Whether the file keeps nginx in the foreground, as it does unless given;
 *   nginx refuses to be told twice, and the command of an image or of a unit may say it.
 * @property {string} [accessLog] The file of the access log; in `folder` unless given.
 * @property {string} [resolver] The DNS server that is asked again and again where the sites are; where addresses
 *   don't change, none. Needs nginx 1.27.3.
 */

/** Where documents are posted to: `UPLOAD_PATHS` of the site. */
export const UPLOAD_PATHS = [
  '/user-identification/identity-card',
  '/user-identification/address',
  '/user-identification/documents/file',
];

/** Debian's modules; without them brotli is what the sites send, and gzip the rest. */
const MODULES = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
];

/**
 * The configuration of the nginx in front of the sites: TLS, HTTP/2, compression, the build's files from
 * the disk, a cache of what the sites call public, streams as they come, and for each request the next
 * site when one takes no connection.
 *
 * @param {Front} front
 * @param {(file: string) => boolean} [exists]
 */
export function nginxConfig(front, exists = existsSync) {
  const { folder, port, sites, files, user, trustedProxies = [] } = front;
  const { host = '127.0.0.1', certificates = folder, resolver, workers = 2 } = front;
  const { accessLog = `${folder}/access.log`, staysInFront = true } = front;
  const modules = MODULES.filter(exists);
  const hasBrotli = modules.length === MODULES.length;
  return `# Written by scripts/stack: changes are lost.
${hasBrotli ? modules.map((file) => `load_module ${file};\n`).join('') : ''}${staysInFront ? 'daemon off;\n' : ''}${user === null ? '' : `user ${user};\n`}worker_processes ${workers};
# A stream takes two connections, each with a file of its own.
worker_rlimit_nofile 40000;
pid ${folder}/nginx.pid;
error_log stderr warn;

events {
  worker_connections 16384;
}

http {
  default_type application/octet-stream;
  types {
    text/css css;
    text/html html;
    text/javascript js mjs;
    application/json json map;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
    image/x-icon ico;
    image/webp webp;
    image/avif avif;
    font/woff2 woff2;
    video/mp4 mp4;
    text/plain txt;
  }
  # The query may hold the token of a mail, so only the path is written. Lines of errors and warnings hold
  # the whole request, as when a site is started anew.
  log_format vitrine '$time_iso8601 $remote_addr $remote_port $request_method $uri $status $request_time $request_id';
  access_log ${accessLog} vitrine;
  error_log stderr crit;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  # A form is kept on disk until it is whole, whoever sends it; a site takes a quarter of this.
  client_max_body_size 512k;
  limit_conn_zone $binary_remote_addr zone=uploads:1m;
  limit_conn_status 429;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=public:8m max_size=256m inactive=1h use_temp_path=off;
  ssl_certificate ${certificates}/certificate.pem;
  ssl_certificate_key ${certificates}/key.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:tls:4m;
${ownHeaders}
  # Pages and data come compressed by the sites, which make those of many visitors once.
  gzip_vary on;

${
  resolver
    ? `  # A container that is made anew has another address.
  resolver ${resolver} valid=5s;
`
    : ''
}  upstream sites {
    zone sites 128k;
${sites.map((site) => `    server ${site} ${resolver ? 'resolve ' : ''}max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 64;
  }

  server {
    listen ${host}:${port} ssl http2;
    server_name _;
${trustedProxies.length === 0 ? '' : visitorsBehind(trustedProxies)}
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Request-Id $request_id;
    # A placement may take three minutes.
    proxy_read_timeout 190s;
    proxy_connect_timeout 1s;
    # A request that may have reached a site is sent again only when it changes nothing.
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries ${sites.length};
    # A page waits here for a slow reader; streams say themselves that they go through as they come.
    proxy_buffering on;
    proxy_buffers 16 32k;
    proxy_buffer_size 32k;
    proxy_busy_buffers_size 64k;
${files === null ? cachedFiles : filesFromDisk(files, hasBrotli)}
    location = /live {
      # A site that is about to stop takes no new stream: the next one has a place.
      proxy_next_upstream error timeout http_503;
      proxy_pass http://sites;
    }
    location ~ ^/(robots\\.txt|sitemap\\.xml|manifest\\.webmanifest)$ {
      ${cached}
    }
    # Figures and probes are for those who run the sites.
    location ~ ^/health(/|$) {
      return 404;
    }
    # Documents go through as they come: a site looks first at who sends them.
    location ~ ^(?:${UPLOAD_PATHS.join('|')})(?:\\.data)?$ {
      client_max_body_size 65m;
      proxy_request_buffering off;
      limit_conn uploads 16;
      proxy_pass http://sites;
    }
    location / {
      proxy_pass http://sites;
    }
  }
}
`;
}

/**
 * What the sites say with every answer, where an answer is nginx' own: a redirect, a refusal, a file. A policy that says
 * more would hold for a worker that such a file is.
 */
const OWN_HEADERS = [
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Content-Security-Policy', "frame-ancestors 'none'"],
];
const own = OWN_HEADERS.map(([name = '', value = '']) => {
  const variable = name.toLowerCase().replaceAll('-', '_');
  return { name, value, said: `$https:$upstream_http_${variable}`, unsaid: `$own_${variable}` };
});

/** For all servers of the file; a location that adds a header of its own has to repeat them. */
const ownHeaders = `  # As the sites say it with every answer; nginx says it over TLS where no site has.
${own.map(({ said, unsaid, value }) => `  map ${said} ${unsaid} {\n    default "";\n    "on:" "${value}";\n  }`).join('\n')}
${own.map(({ name, unsaid }) => `  add_header ${name} ${unsaid} always;`).join('\n')}
`;

/** @param {readonly string[]} proxies */
function visitorsBehind(proxies) {
  const trusted = proxies.map((address) => `    set_real_ip_from ${address};\n`);
  return `${trusted.join('')}    real_ip_header X-Forwarded-For;
    # The last address that none of them has: each names the one before it.
    real_ip_recursive on;
`;
}

/** As long as the site says, once for many who ask at the same time, and an old one while sites are gone. */
const cached = `proxy_cache public;
      proxy_cache_lock on;
      proxy_cache_use_stale error timeout updating http_502 http_503;
      proxy_pass http://sites;`;

/** While a release replaces another, a file of one is not at the site that has the other. */
const fromEitherRelease = 'proxy_next_upstream error timeout http_404;';

const cachedFiles = `
    location /assets/ {
      ${fromEitherRelease}
      ${cached}
    }
`;

/**
 * @param {string} folder
 * @param {boolean} hasBrotli
 */
function filesFromDisk(folder, hasBrotli) {
  return `
    location /assets/ {
      root ${folder};
      gzip_static on;${hasBrotli ? '\n      brotli_static on;' : ''}
      add_header Cache-Control "public,max-age=31536000,immutable";
      # One header here takes away those of the whole file.
${own.map(({ name, value }) => `      add_header ${name} "${value}" always;`).join('\n')}
      add_header Cross-Origin-Resource-Policy same-origin;
      # A name of another release is the sites' to answer.
      try_files $uri @sites;
    }
    location @sites {
      ${fromEitherRelease}
      proxy_pass http://sites;
    }
`;
}
