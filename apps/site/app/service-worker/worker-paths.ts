/** The page that stands in for one that can't be reached; the same for everybody. */
export const OFFLINE_PATH = '/offline';

/** Where files stand whose names carry a hash of what is in them. */
export const STATIC_FILES = '/assets/';

/** The script of the service worker. Its scope is the folder it stands in: the whole site. */
export const WORKER_PATH = '/service-worker.js';
