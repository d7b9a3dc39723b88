import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/setup/chromium-launch.mjs';

/*
 * The browser of a match day, started by run.ts, which gets its address as the only message. Visitors
 * bring machines of their own: on the one that they share with the sites they give way to them, and so
 * the browser is in a process whose children, too, come after the others.
 */
setPriority(constants.priority.PRIORITY_LOW);
const server = await chromium.launchServer(chromiumLaunch());
// Linux may share a machine between sessions first, and the browser is one of its own.
await writeFile(`/proc/${server.process().pid}/autogroup`, '10').catch(() => undefined);
process.once('disconnect', () => void server.close());
process.send?.(server.wsEndpoint());
