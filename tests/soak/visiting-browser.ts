import { constants, setPriority } from 'node:os';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/setup/chromium-launch.mjs';

/*
 * The browser of a match day, started by run.ts, which gets its address as the only message. Visitors
 * bring machines of their own: on the one that they share with the sites they give way to them, and so
 * the browser is in a process whose children, too, come after the others.
 */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const server = await chromium.launchServer(chromiumLaunch());
process.once('disconnect', () => void server.close());
process.send?.(server.wsEndpoint());
