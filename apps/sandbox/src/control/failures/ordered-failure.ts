import { HOSTS } from '@vitrine/upstream/base/hosts';
import { z } from 'zod';

/** Ways in which a body is not what its content type says. */
export const MALFORMATIONS = ['truncated', 'html', 'empty', 'wrongType', 'wrongCharset'] as const;
export type Malformation = (typeof MALFORMATIONS)[number];

const moment = z.enum(['before', 'after']);

/** What happens to a call instead of its answer, or to its answer. Event streams stay whole. */
export const orderedFailure = z.union([
  /** Refused: before anything is done unless said otherwise. */
  z.object({
    status: z.number().int().min(400).max(599),
    retryAfterSeconds: z.number().int().min(0).max(3600).optional(),
    when: moment.optional(),
  }),
  /** Answered late: the wait comes after the call was done unless said otherwise. */
  z.object({ delayMs: z.number().int().min(0).max(600_000), when: moment.optional() }),
  /** Done, and answered with a body that cannot be read, or not as what it should be. */
  z.object({ malformed: z.enum(MALFORMATIONS) }),
  /** The connection is destroyed without an answer, before or after the call was done. */
  z.object({ drop: moment }),
  /** Done, and answered at so many bytes a second. */
  z.object({ dripBytes: z.number().int().min(1).max(1_000_000) }),
  /** Done twice, as when something on the way sends it again, and answered as the second time. */
  z.object({ twice: z.literal(true) }),
]);
export type OrderedFailure = Readonly<z.output<typeof orderedFailure>>;

const shape = z.object({
  host: z.enum(HOSTS).optional(),
  /** Name of an endpoint of the contract, in which `*` stands for anything, or its path. */
  endpoint: z.string().min(1).optional(),
  /** One failure, or several of which each failing call draws one. */
  failure: z.union([orderedFailure, z.array(orderedFailure).min(1)]),
  /** How many calls fail; 0 takes the order back. 1 unless there is a rate. */
  count: z.number().int().min(0).optional(),
  /** The chance of each call to fail, until the order is taken back with 0. */
  rate: z.number().min(0).max(1).optional(),
  /** Draws by this seed: the same call of the same endpoint fails in the same way each time. */
  seed: z.number().int().optional(),
});

/** A tester's order: of all calls to a host, or to one endpoint, so many or at a rate. */
export const failureOrder = shape
  .refine(({ host, endpoint }) => (host === undefined) !== (endpoint === undefined), {
    message: 'expected either host or endpoint',
  })
  .refine(({ count, rate }) => count === undefined || rate === undefined, {
    message: 'expected either count or rate',
  });
export type FailureOrder = z.output<typeof failureOrder>;
