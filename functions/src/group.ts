import type { Response } from 'express'
import type { Request } from 'firebase-functions/v2/https'

type HttpHandler = (request: Request, response: Response) => unknown

/**
 * An HTTP function whose code is loaded by the process that serves it and by no other: all functions share one
 * entry, and a trigger should not pay for Express. The platform names the process's function in FUNCTION_TARGET.
 */
export function group(
  name: string,
  load: () => Promise<HttpHandler>,
): (request: Request, response: Response) => Promise<void> {
  let loading: Promise<HttpHandler> | undefined
  const handler = () => {
    loading ??= load()
    return loading
  }
  // A failed load is answered, and thrown again, at the first request.
  if (process.env.FUNCTION_TARGET === name) handler().catch(() => undefined)
  return async (request, response) => {
    const handle = await handler()
    await handle(request, response)
  }
}
