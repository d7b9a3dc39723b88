import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** A handler whose failure comes to the next one: Express 4 leaves a rejected promise to end the process. */
export function caught(
  handler: (request: Request, response: Response, next: NextFunction) => Promise<void>,
): RequestHandler {
  return (request, response, next) => void handler(request, response, next).catch(next);
}
