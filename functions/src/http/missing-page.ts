/// <reference path="../pages/site-pages.d.ts" />
import type { Request, Response } from 'express'
import { Failure } from '../lib/failure.ts'
import { replyFailure } from './reply-failure.ts'
import { securityHeaders } from './security-headers.ts'

/** Replies to an unknown path among the endpoints that Hosting sends to the pages, as the endpoints reply to theirs. */
export async function replyNoSuchCall(request: Request, response: Response): Promise<void> {
  securityHeaders(request, response, () => {})
  if (asksForPage(request)) return replyMissingPage(response)
  const reason = new Failure('no-such-call')
  replyFailure(response, reason, { requestId: '-', endpoint: request.method, asText: false })
}

export function asksForPage(request: Request): boolean {
  return request.method === 'GET' && request.accepts(['application/json', 'text/html']) === 'text/html'
}

export async function replyMissingPage(response: Response): Promise<void> {
  const { renderMissingPage } = await import('site-pages')
  response.set({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Content-Type': 'text/html; charset=utf-8',
  })
  response
    .vary('Accept')
    .status(404)
    .send(await renderMissingPage())
}
