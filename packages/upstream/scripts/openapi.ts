import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { declaredEndpoints } from '../src/contract/declared-endpoints.ts';
import { documentProblems } from '../src/openapi/check-document.ts';
import { openApiDocuments } from '../src/openapi/document.ts';
import { schemaNames } from '../src/openapi/schema-names.ts';
import packageFacts from '../package.json' with { type: 'json' };

/** Prints an OpenAPI document for each host of the contract to dist/openapi, and checks it. */
const folder = path.join(import.meta.dirname, '../../../dist/openapi');

const documents = openApiDocuments({
  endpoints: declaredEndpoints.map(({ endpoint }) => endpoint),
  names: schemaNames(),
  version: packageFacts.version,
});

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [host, document] of documents) {
  const file = path.join(folder, `${host}.json`);
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  const calls = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length;
  console.log(`${path.relative(process.cwd(), file)}  ${calls} calls`);
  for (const problem of await documentProblems(document)) {
    console.error(`  ${problem}`);
    process.exitCode = 1;
  }
}
