import path from 'node:path';
import { demoLogin, stopSignal } from './servers/platform.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { chosenBrand, knownBrands } from './setup/brands.mjs';
import { buildSite, buildThemes } from './setup/build.mjs';
import { runCommand } from './setup/failure.mjs';
import { root } from './setup/places.mjs';
import { provideStackPrograms } from './stack/programs.mjs';
import { chooseStackPorts, startStack } from './stack/stack.mjs';

await runCommand(async () => {
  const brand = chosenBrand(process.env, knownBrands());
  const ports = await chooseStackPorts(process.env);
  await bootstrap();
  const programs = await provideStackPrograms();
  await buildThemes();
  await buildSite(brand);
  const signal = stopSignal();
  const folder = path.join(root, 'var/stack', brand);
  const stack = await startStack({ brand, folder, programs, ports }, signal);
  let rolling = Promise.resolve();
  process.on('SIGHUP', () => {
    rolling = rolling
      .then(() => stack.roll())
      .then(() => void process.stdout.write('Both sites were started anew\n'));
  });
  const metrics = ports.sites.map(({ metrics }) => `http://127.0.0.1:${metrics}/metrics`);
  process.stdout.write(
    [
      `\n  ${brand}  ${stack.url}  (a certificate that nobody signed)`,
      `${demoLogin(stack.demo)}  Figures at ${metrics.join(' and ')}`,
      `  kill -HUP ${process.pid} starts the sites anew, one after the other`,
      '  Stop with Ctrl+C\n\n',
    ].join('\n'),
  );
  const ended = await Promise.race([
    stack.ended,
    new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined))),
  ]);
  if (ended) {
    process.stderr.write(`The ${ended.name} ended by itself (${ended.how}); stopping.\n`);
    process.exitCode = 1;
  }
  await stack.stop();
});
