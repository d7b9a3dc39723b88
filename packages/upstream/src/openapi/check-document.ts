import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { OpenApiDocument } from './document-types.ts';

const OF_OPERATION = /^#\/paths\/([^/]+)\/(\w+)/;

/** The operation, component or other part of a document that a pointer leads into. */
function partAt(pointer: string, { paths }: OpenApiDocument): string {
  const [, path, method] = OF_OPERATION.exec(pointer) ?? [];
  if (path === undefined || method === undefined) return pointer;
  const spelled = decodeURIComponent(path).replaceAll('~1', '/').replaceAll('~0', '~');
  const operation = paths[spelled]?.[method]?.operationId;
  return operation === undefined ? pointer : `${operation} ${pointer}`;
}

/**
 * What is wrong with a document by the rules of OpenAPI 3.1, each with the endpoint or component at
 * fault. Checked by a linter that knows nothing of how the document was made.
 */
export async function documentProblems(document: OpenApiDocument): Promise<readonly string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['spec'] }),
  });
  return problems.map(
    ({ message, location }) => `${partAt(location[0]?.pointer ?? '#', document)}: ${message}`,
  );
}
