import { flushCompileCache } from 'node:module';

// Node writes what it compiled when it ends; a server of the tests is killed.
setTimeout(flushCompileCache, 5_000).unref();
