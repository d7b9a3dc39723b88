import type { UpstreamClient } from '../base/client.ts';

/** A client whose every call answers what the test says then, and the names of the calls so far. */
export function answering(answer: (endpoint: { readonly name: string }) => Promise<unknown>): {
  readonly client: UpstreamClient;
  readonly called: readonly string[];
} {
  const called: string[] = [];
  const call = (endpoint: { readonly name: string }) => {
    called.push(endpoint.name);
    return answer(endpoint);
  };
  // Safe: the tests that use it answer in the endpoint's own shape.
  return { client: { call: call as UpstreamClient['call'] }, called };
}
