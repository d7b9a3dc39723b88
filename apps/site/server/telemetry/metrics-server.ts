import { createServer, type Server } from 'node:http';
import type { SiteMetrics } from './site-metrics.ts';

/**
 * Serves the figures under `/metrics`, on an address of their own: the site's address knows nothing of
 * them, so no visitor can ask for them.
 */
export function createMetricsServer(metrics: Pick<SiteMetrics, 'text' | 'contentType'>): Server {
  return createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
}
