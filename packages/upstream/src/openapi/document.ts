import type { z } from 'zod';
import type { Endpoint } from '../base/endpoint.ts';
import { HOSTS, THIRD_PARTY_HOSTS, type Host } from '../base/hosts.ts';
import type { OpenApiDocument, Operation } from './document-types.ts';
import { documentPath, operationOf } from './operation.ts';
import { createSchemaStore } from './schema-store.ts';

const THIRD_PARTIES: readonly Host[] = THIRD_PARTY_HOSTS;

const ABOUT = [
  'What Vitrine calls, and what it reads of the answers.',
  'Further fields do no harm, and where text is read a number will do: its digits are taken as written.',
  'What is assumed beyond the specification stands under "To check" of each call.',
].join(' ');

export interface DocumentOptions {
  readonly endpoints: readonly Endpoint[];
  /** The schemas that have a name of their own. */
  readonly names: ReadonlyMap<z.ZodType, string>;
  readonly version: string;
}

function withSeparator(host: Host, separator: string): string {
  return host.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase());
}

function pathsOf(
  endpoints: readonly Endpoint[],
  operation: (endpoint: Endpoint) => Operation,
): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const methods = (paths[documentPath(endpoint)] ??= {});
    const method = endpoint.method.toLowerCase();
    const other = methods[method]?.operationId;
    if (other !== undefined) {
      throw new Error(`${other} and ${endpoint.name} have one path but for its first slash`);
    }
    methods[method] = operation(endpoint);
  }
  return paths;
}

function documentOf(
  host: Host,
  endpoints: readonly Endpoint[],
  { names, version }: DocumentOptions,
): OpenApiDocument {
  const store = createSchemaStore(names);
  const paths = pathsOf(endpoints, (endpoint) => operationOf(endpoint, store));
  const isThirdParty = THIRD_PARTIES.includes(host);
  const needsBearer = endpoints.some(({ auth }) => auth !== 'none');
  return {
    openapi: '3.1.1',
    info: {
      title: `Vitrine's calls to ${isThirdParty ? 'a third party' : 'the operator'}: ${host}`,
      version,
      description: ABOUT,
    },
    servers: [
      {
        url: '{address}',
        variables: {
          address: {
            default: `https://${withSeparator(host, '-')}.${isThirdParty ? '' : 'operator.'}example`,
            description: `UPSTREAM_${withSeparator(host, '_').toUpperCase()}_URL`,
          },
        },
      },
    ],
    tags: [...new Set(endpoints.map(({ name }) => name.split('.')[0] ?? name))].map((name) => ({
      name,
    })),
    paths,
    components: {
      schemas: store.components(),
      ...(needsBearer ? { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } } : {}),
    },
  };
}

/**
 * One OpenAPI document for each host that endpoints are declared for. Throws an Error that names the
 * endpoint at fault.
 */
export function openApiDocuments(options: DocumentOptions): ReadonlyMap<Host, OpenApiDocument> {
  return new Map(
    HOSTS.map((host) => [host, options.endpoints.filter((each) => each.host === host)] as const)
      .filter(([, endpoints]) => endpoints.length > 0)
      .map(([host, endpoints]) => [host, documentOf(host, endpoints, options)] as const),
  );
}
