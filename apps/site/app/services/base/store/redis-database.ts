import type { Redis } from 'ioredis';

/**
 * Leaves a server that refuses the database of the address, again and again until it gives it. Otherwise the
 * connection would go on in database 0, and that may be another installation's.
 */
export function keepToDatabase(redis: Redis): void {
  redis.on('error', (error: Error & { readonly command?: { readonly name: string } }) => {
    if (error.command?.name === 'select') redis.disconnect(true);
  });
}
