import type { NextFunction, Request, Response } from 'express'

/** What every answer of a call carries; files set their own cache and policy over it. */
export function securityHeaders(_request: Request, response: Response, next: NextFunction): void {
  // The platform's own Express names itself.
  response.removeHeader('X-Powered-By')
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  })
  next()
}
