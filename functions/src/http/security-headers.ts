import type { NextFunction, Request, Response } from 'express'

export function securityHeaders(_request: Request, response: Response, next: NextFunction): void {
  // The platform's own Express sets this header.
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
