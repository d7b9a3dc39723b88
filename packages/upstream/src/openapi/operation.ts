import { isRetried, type Endpoint } from '../base/endpoint.ts';
import type { Operation, Parameter } from './document-types.ts';
import { responsesOf } from './responses.ts';
import type { SchemaStore } from './schema-store.ts';

const SECURITY: Readonly<Record<Endpoint['auth'], Operation['security']>> = {
  none: [],
  optional: [{}, { bearer: [] }],
  bearer: [{ bearer: [] }],
};

/** A path of a document begins with a slash, whether or not the operator's does. */
export function documentPath({ path }: Pick<Endpoint, 'path'>): string {
  return path.startsWith('/') ? path : `/${path}`;
}

function description({ path, source, assumed = [] }: Endpoint): string {
  const spelling = path.startsWith('/') ? [] : [`Spelled without its first slash: \`${path}\`.`];
  const toCheck = assumed.length === 0 ? [] : [`To check:\n\n- ${assumed.join('\n- ')}`];
  return [`Source: ${source}.`, ...spelling, ...toCheck].join('\n\n');
}

function parameters(endpoint: Endpoint, store: SchemaStore): readonly Parameter[] {
  const { params, query, headers = {} } = endpoint;
  return [
    ...(params
      ? store.fields(params).map((field) => ({ ...field, in: 'path', required: true }) as const)
      : []),
    ...(query ? store.fields(query).map((field) => ({ ...field, in: 'query' }) as const) : []),
    ...Object.entries(headers).map(
      ([name, value]) =>
        ({ name, in: 'header', required: true, schema: { type: 'string', const: value } }) as const,
    ),
  ];
}

/** An endpoint as an operation. Throws an Error that names the endpoint when it can't be one. */
export function operationOf(endpoint: Endpoint, store: SchemaStore): Operation {
  const { name, body, bodyType, auth, source, assumed } = endpoint;
  const mediaType = bodyType === 'multipart' ? 'multipart/form-data' : 'application/json';
  try {
    const given = parameters(endpoint, store);
    return {
      operationId: name,
      tags: [name.split('.')[0] ?? name],
      description: description(endpoint),
      ...(given.length > 0 ? { parameters: given } : {}),
      ...(body
        ? {
            requestBody: {
              required: true,
              content: { [mediaType]: { schema: store.refer(body, `${name}.request`) } },
            },
          }
        : {}),
      responses: responsesOf(endpoint, store),
      security: SECURITY[auth],
      'x-source': source,
      'x-retried': isRetried(endpoint),
      ...(assumed ? { 'x-assumed': assumed } : {}),
    };
  } catch (error) {
    throw new Error(`${name} cannot be written as OpenAPI: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
