/** Classes of errors that say that somebody else can't be reached, or left. */
const FOREIGN_NAMES: ReadonlySet<string> = new Set([
  'UpstreamUnreachable',
  'UpstreamCircuitOpen',
  'UpstreamTimeout',
  'StoreUnavailable',
  'LockTimeout',
  'AbortError',
  'TimeoutError',
  'NetworkError',
  'ChunkLoadError',
]);

/** Codes of connections that broke or were never made. */
const FOREIGN_CODE =
  /^(?:E(?:CONN\w+|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|TIMEDOUT)|UND_ERR_\w+)$/;

/** How browsers say that the network or a preload failed, and what their extensions and tools cause. */
const FOREIGN_MESSAGE =
  /Failed to fetch|Load failed|NetworkError when|network error|dynamically imported module|Importing a module script failed|preload CSS|preloadError|Loading (?:CSS )?chunk|ResizeObserver loop|^Script error\.?$/i;

/**
 * Whether an error is one of the product's own: one that its code can be mended for. Errors of the
 * network and of preloads are not. Source: 3§8.
 */
export function isProductError(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const code = 'code' in one && typeof one.code === 'string' ? one.code : '';
    const isForeign =
      FOREIGN_NAMES.has(one.name) || FOREIGN_CODE.test(code) || FOREIGN_MESSAGE.test(one.message);
    if (isForeign) return false;
  }
  return true;
}
