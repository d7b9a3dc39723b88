import { z } from 'zod';
import { parseConfig, type Config } from './config.ts';
import { startServer } from './server.ts';

const config = configOrExit();
const server = await startServer(config);
console.log(
  `Operator platform ready on port ${server.port}, bank at ${config.publicUrl}/bank, mail at ${config.publicUrl}/mailbox, control at ${config.publicUrl}/sandbox`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}

function configOrExit(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    console.error(`The environment is not valid:\n${z.prettifyError(error)}`);
    return process.exit(1);
  }
}
