import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { declaredEndpoints } from '../contract/declared-endpoints.ts';
import { endpoint, type Endpoint } from '../base/endpoint.ts';
import { feedMessages } from '../contract/sportsbook/feed.ts';
import { documentProblems } from './check-document.ts';
import type { OpenApiDocument, Operation } from './document-types.ts';
import { openApiDocuments } from './document.ts';
import { schemaNames } from './schema-names.ts';

const endpoints = declaredEndpoints.map((declared) => declared.endpoint);
const documents = openApiDocuments({ endpoints, names: schemaNames(), version: '1' });

function operationsIn({ paths }: OpenApiDocument): readonly Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

const operations = new Map(
  [...documents.values()].flatMap(operationsIn).map((each) => [each.operationId, each] as const),
);

function operation(name: string): Operation {
  return operations.get(name) ?? expect.fail(`no operation ${name}`);
}

const sample = {
  name: 'test.call',
  host: 'main',
  method: 'POST',
  path: 'api/Test/{id}',
  auth: 'bearer',
  params: z.object({ id: z.string() }),
  source: '1§7',
} as const;

/** The document of a host with one endpoint of its own. */
function documentWith(declared: Partial<Endpoint>, names = new Map<z.ZodType, string>()) {
  const only = endpoint({ ...sample, ...declared } as Endpoint);
  const document = openApiDocuments({ endpoints: [only], names, version: '1' }).get(only.host);
  return document ?? expect.fail('no document');
}

function onlyOperation(document: OpenApiDocument): Operation {
  return operationsIn(document)[0] ?? expect.fail('no operation');
}

describe('the documents of the contract', () => {
  it.each([...documents])('%s is valid OpenAPI 3.1', async (_, document) => {
    expect(await documentProblems(document)).toEqual([]);
  });

  it('hold every endpoint once, under its name, at its host', () => {
    for (const [host, document] of documents) {
      const declared = endpoints.filter((each) => each.host === host).map(({ name }) => name);
      const printed = operationsIn(document).map(({ operationId }) => operationId);
      expect(printed.toSorted()).toEqual(declared.toSorted());
    }
    expect(operations.size).toBe(endpoints.length);
  });

  it.each(endpoints.map((each) => [each.name, each] as const))(
    '%s says what it needs, what it assumes and how it is repeated',
    (name, { path, auth, assumed = [], source, method, refusals = {} }) => {
      const printed = operation(name);
      expect(printed['x-source']).toBe(source);
      expect(printed['x-assumed'] ?? []).toEqual(assumed);
      expect(printed['x-retried']).toBe(['GET', 'PUT', 'DELETE'].includes(method));
      expect(printed.description.includes('To check:')).toBe(assumed.length > 0);
      for (const each of assumed) expect(printed.description).toContain(`\n- ${each}`);
      expect(printed.description.includes(`\`${path}\``)).toBe(!path.startsWith('/'));
      const statuses = ['400', '429', '5XX', ...Object.keys(refusals)];
      if (auth !== 'none') statuses.push('401');
      expect(Object.keys(printed.responses)).toEqual(expect.arrayContaining(statuses));
      expect(printed.security).toEqual(
        { none: [], optional: [{}, { bearer: [] }], bearer: [{ bearer: [] }] }[auth],
      );
    },
  );

  it('name the messages of the event streams', () => {
    const stream = operation('feed.home').responses[200]?.content;
    expect(stream).toEqual({
      'text/event-stream': { schema: { $ref: '#/components/schemas/feedEvent' } },
    });
    const { schemas = {} } = documents.get('feedGate')?.components ?? {};
    expect(schemas['feedEvent']).toEqual({
      oneOf: Object.keys(feedMessages).map((name) => ({
        type: 'object',
        properties: {
          event: { const: name },
          id: { type: 'string' },
          data: {
            type: 'string',
            contentMediaType: 'application/json',
            contentSchema: { $ref: `#/components/schemas/feedMessages.${name}` },
          },
        },
        required: ['event', 'data'],
      })),
    });
  });
});

describe('an operation', () => {
  it('has a first slash whatever the operator spells, and says so', () => {
    const document = documentWith({});
    expect(Object.keys(document.paths)).toEqual(['/api/Test/{id}']);
    expect(onlyOperation(document).description).toBe(
      'Source: 1§7.\n\nSpelled without its first slash: `api/Test/{id}`.',
    );
  });

  it('has its parameters in path, query and header', () => {
    const { parameters } = onlyOperation(
      documentWith({
        query: z.object({ page: z.number().int().min(1), from: z.iso.date().optional() }),
        headers: { 'Feed-Version': '2' },
      }),
    );
    expect(parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'page', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } },
      { name: 'from', in: 'query', required: false, schema: { type: 'string', format: 'date' } },
      {
        name: 'Feed-Version',
        in: 'header',
        required: true,
        schema: { type: 'string', const: '2' },
      },
    ]);
  });

  it('shows bodies as they go over the wire: files as binary, defaults as what may be left out', () => {
    const amount = z.number().refine((each) => each > 0, 'expected more than nothing');
    const { components, ...document } = documentWith({
      bodyType: 'multipart',
      body: z.object({ file: z.file(), kind: z.enum(['1', '2']) }),
      answer: z.object({ amount, isOld: z.boolean().default(false), at: z.iso.datetime() }),
    });
    const { requestBody } = onlyOperation({ ...document, components });
    expect(requestBody?.content).toEqual({
      'multipart/form-data': { schema: { $ref: '#/components/schemas/test.call.request' } },
    });
    expect(components.schemas['test.call.request']).toMatchObject({
      properties: { file: { type: 'string', format: 'binary' }, kind: { enum: ['1', '2'] } },
      required: ['file', 'kind'],
    });
    expect(components.schemas['test.call.answer']).toEqual({
      type: 'object',
      properties: {
        amount: { type: 'number', description: 'expected more than nothing' },
        isOld: { type: 'boolean', default: false },
        at: { type: 'string', format: 'date-time' },
      },
      required: ['amount', 'at'],
    });
  });

  it('answers 204 where there may be none, and anything where nothing is read', () => {
    const answer = z.object({ date: z.string() }).nullable();
    const orNone = documentWith({ answer, none: 204 });
    expect(Object.keys(onlyOperation(orNone).responses)).toContain('204');
    expect(orNone.components.schemas['test.call.answer']).toMatchObject({ type: 'object' });
    const unread = onlyOperation(documentWith({}));
    expect(unread.responses['2XX']).toEqual({ description: 'Done; nothing is read of the body.' });
  });

  it('has the codes of its refusals by status', () => {
    const { responses } = onlyOperation(
      documentWith({ refusals: { 400: ['A', 'B'], 409: ['CONFLICT'] } }),
    );
    const codes = (status: number) =>
      JSON.stringify(responses[status]?.content).match(/"enum":(\[[^\]]*\])/)?.[1];
    expect(codes(400)).toBe('["INVALID_REQUEST","A","B"]');
    expect(codes(409)).toBe('["CONFLICT"]');
    expect(responses[401]?.description).toContain('refreshed');
    expect(responses[429]?.headers).toHaveProperty('Retry-After');
  });

  it('refers to what has a name, however deep and however often', async () => {
    const leaf = z.object({ id: z.string() });
    interface Branch {
      readonly leaves: z.output<typeof leaf>[];
      readonly branches: Branch[];
    }
    const branch: z.ZodType<Branch> = z.lazy(() =>
      z.object({ leaves: z.array(leaf), branches: z.array(branch) }),
    );
    const answer = z.object({ first: branch, second: branch, leaf });
    for (const names of [
      [[leaf, 'leaf']],
      [
        [leaf, 'leaf'],
        [branch, 'branch'],
      ],
      [],
    ] as const) {
      const document = documentWith({ answer, body: leaf }, new Map<z.ZodType, string>(names));
      expect(await documentProblems(document)).toEqual([]);
      expect(JSON.stringify(document)).not.toContain('$defs');
    }
  });
});

describe('a fault', () => {
  it('in a schema names its endpoint', () => {
    expect(() => documentWith({ answer: z.object({ at: z.date() }) })).toThrow(
      'test.call cannot be written as OpenAPI: Date cannot be represented in JSON Schema',
    );
    expect(() => documentWith({ query: z.union([z.string(), z.number()]) })).toThrow(
      'test.call cannot be written as OpenAPI: parameters must be an object',
    );
  });

  it('of two endpoints at one path names both', () => {
    const twice = ['a', 'b'].map((name) =>
      endpoint({ ...sample, name, path: name === 'a' ? '/api/x' : 'api/x' }),
    );
    expect(() => openApiDocuments({ endpoints: twice, names: new Map(), version: '1' })).toThrow(
      'a and b have one path but for its first slash',
    );
  });

  it.each([
    ['a parameter that is not declared', { params: z.object({ other: z.string() }) }],
    ['a place without a parameter', { params: z.object({}) }],
  ])('found by the linter names its endpoint: %s', async (_, declared) => {
    const problems = await documentProblems(documentWith(declared));
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toMatch(/^test\.call /);
  });

  it('in a component names it, and so the endpoint it stands for', async () => {
    const document = documentWith({ answer: z.object({ at: z.string() }) });
    const { schemas } = document.components;
    const broken = { ...schemas, 'test.call.answer': { type: 'text' } };
    const problems = await documentProblems({ ...document, components: { schemas: broken } });
    expect(problems.join()).toContain('test.call.answer');
  });

  it('of a reference into nowhere names who refers', async () => {
    const document = documentWith({ answer: z.object({ at: z.string() }) });
    const problems = await documentProblems({ ...document, components: { schemas: {} } });
    expect(problems.join()).toContain('test.call #/paths/~1api~1Test~1{id}/post/responses/200');
  });
});
